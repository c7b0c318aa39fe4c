import { serializeSigned } from 'hono/utils/cookie';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { ResponseOf, BodyIn, Call, ParamsOf } from '../../contract/platform/call.ts';
import type { Paged } from '../../contract/platform/paging.ts';
import type { Problem } from '../../contract/platform/error.ts';
import { createApp } from '../../server/app.ts';
import { readConfiguration, type Configuration } from '../../server/platform/configuration.ts';
import type { Tx } from '../../server/platform/db/database.ts';
import { openTenantDb, type AccessLayers } from '../../server/platform/db/tenant-context.ts';
import { authSessions } from '../../server/platform/db/schema.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { getAddress } from '../../server/platform/http/route-paths.ts';
import type { LogLine } from '../../server/platform/http/log.ts';
import type { ApiRouter } from '../../server/platform/http/api-router.ts';
import { sessionCookieName } from '../../server/identity/better-auth.ts';
import { createLocalIdentityProvider } from '../../server/identity/local-identity-provider.ts';
import { createJobHandlers } from '../../server/platform/jobs/job-handlers.ts';
import { Jobs } from '../../server/platform/jobs/jobs.ts';
import { WebhookSender } from '../../server/webhooks/deliver-events.ts';
import type { ResolveHost } from '../../server/webhooks/target-address.ts';
import { providerTexts } from '../../server/reminders/text-messages.ts';
import type { Email } from '../../server/platform/mail/mail.ts';
import { ReportPrinter } from '../../server/reports/report-printer.ts';
import { memoryStorage } from '../../server/platform/storage/memory.ts';
import { loggedErrors } from '../failure-notes.ts';
import type { Account, Seed } from './seed.ts';
import { PROVIDER_SECRET } from './survey-deliveries.ts';
import { openSeededDatabase, type TestDatabase } from './test-database.ts';

export interface Reply<T> {
  status: number;
  /** The answer as the contract has it when the call was answered; a problem otherwise. */
  body: T;
  problem: Problem;
  headers: Headers;
  /** The answer as it came. */
  bytes: Uint8Array<ArrayBuffer>;
}

interface Options<C extends Call> {
  params?: { [K in keyof ParamsOf<C>]: string | number };
  query?: Record<string, string | number>;
  body?: BodyIn<C> | Record<string, unknown>;
  headers?: Record<string, string>;
  file?: Uint8Array | string;
  /** The body as it is, for a call whose body is a file. */
  bytes?: Uint8Array;
}

type Body<C extends Call> = C extends { list: object } ? Paged<ResponseOf<C>> : ResponseOf<C>;

/** A client of the API: with a session cookie, a device token, or neither. */
export class Caller {
  readonly #app: Hono;
  readonly #headers: Record<string, string>;
  readonly #before: () => Promise<void>;

  constructor(app: Hono, headers: Record<string, string> = {}, before: () => Promise<void> = async () => undefined) {
    this.#app = app;
    this.#headers = headers;
    this.#before = before;
  }

  /** The same session or token at another application. */
  through(app: Hono): Caller {
    return new Caller(app, this.#headers, this.#before);
  }

  async call<C extends Call>(call: C, options: Options<C> = {}): Promise<Reply<Body<C>>> {
    const path = getAddress(call).replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((options.params as Record<string, string | number> | undefined)?.[name] ?? '')),
    );
    const query = new URLSearchParams(
      Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    return this.send(call.method, `${path}${query.size ? `?${query}` : ''}`, options) as Promise<Reply<Body<C>>>;
  }

  async send(
    method: string,
    path: string,
    options: Pick<Options<Call>, 'headers' | 'file' | 'bytes'> & { body?: unknown } = {},
  ): Promise<Reply<unknown>> {
    await this.#before();
    const headers = new Headers({ ...this.#headers, ...options.headers });
    let body: BodyInit | undefined;
    if (options.file !== undefined) {
      const form = new FormData();
      form.set('file', new Blob([options.file as BlobPart]), 'file');
      body = form;
    } else if (options.bytes) body = options.bytes as BodyInit;
    else if (options.body !== undefined) {
      if (!headers.has('content-type')) headers.set('content-type', 'application/json');
      body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    }
    const response = await this.#app.request(path, { method, headers, ...(body !== undefined && { body }) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    let parsed: unknown = text;
    if (/[/+]json\b/.test(response.headers.get('content-type') ?? '') && text) parsed = JSON.parse(text);
    return { status: response.status, body: parsed, problem: parsed as Problem, headers: response.headers, bytes };
  }
}

/** Names of the tests, which ask no name server: `private` ones lead into a network, all others to a public address. */
const resolveTestHost: ResolveHost = async (host) => {
  if (host.startsWith('unknown.')) throw Object.assign(new Error('No such host'), { code: 'ENOTFOUND' });
  const address = host === 'localhost' ? '127.0.0.1' : host.startsWith('private.') ? '10.1.2.3' : '93.184.215.14';
  return [{ address, family: 4 }];
};

/** Loading what it prints with takes longer than many a file's tests. */
const printer = new ReportPrinter();

/** The whole product in this process over a fresh, seeded database. */
export class World {
  readonly app: Hono;
  readonly router: ApiRouter;
  readonly deps: Dependencies;
  readonly seed: Seed;
  readonly database: TestDatabase;
  readonly sentEmails: Email[] = [];
  readonly log: LogLine[] = [];
  /** Added to the real clock. */
  offsetMs = 0;

  /** Moves the clock on to the beginning of a quarter of an hour, by which tries are counted; some of them later, if asked. */
  toQuarter(later = 0): void {
    const quarter = 900_000;
    this.offsetMs = later * quarter + quarter - (Date.now() % quarter);
  }

  constructor(database: TestDatabase, seeded: Seed, options: WorldOptions) {
    this.database = database;
    this.seed = seeded;
    const configuration = {
      ...readConfiguration({
        SECRET: 'a secret of thirty-two characters.',
        DATABASE_URL: 'unused',
        DEMO: '0',
        TYPEFORM_SECRET: PROVIDER_SECRET,
        ...options.environment,
      }),
      checkAnswers: true,
      ...options.configuration,
    };
    const accessLayers = options.accessLayers ?? { app: true, rls: true };
    const tenantDb = openTenantDb(accessLayers.rls ? database.app : database.bare, accessLayers);
    const now = () => new Date(Date.now() + this.offsetMs);
    const log = (line: LogLine) => {
      this.log.push(line);
      if (line.detail) loggedErrors.push(`${line.route ?? line.event}: ${line.detail}`);
    };
    const mail = {
      send: async (sentEmail: Email) => this.sentEmails.push(sentEmail) > 0,
      deliver: async (email: Email) => ((await mail.send(email)) ? ('SENT' as const) : ('UNREACHABLE' as const)),
    };
    const identity = createLocalIdentityProvider(tenantDb, configuration, mail, now);
    const texts =
      configuration.texts &&
      providerTexts(() => configuration.texts!, {
        // The loopback receiver of a test is named by its address.
        resolve: resolveTestHost,
        allowsLoopback: true,
      });
    const storage = memoryStorage();
    this.deps = {
      configuration,
      tenantDb,
      mail,
      log,
      now,
      identity,
      storage,
      jobs: new Jobs(tenantDb, createJobHandlers({ configuration, identity, mail, texts, storage, now }), log, () =>
        this.deps.clockError(),
      ),
      webhooks: new WebhookSender({ tenantDb, configuration, resolve: resolveTestHost, now, log }),
      resolveHost: resolveTestHost,
      printer: options.printer ?? printer,
      status: () => ({ status: 'LIVE' }),
      clockError: async () => null,
    };
    const { app, router } = createApp(this.deps);
    this.app = app;
    this.router = router;
  }

  /** Another application over the same data, with other access layers or settings. */
  beside(options: WorldOptions): World {
    return new World(this.database, this.seed, options);
  }

  get anonymous(): Caller {
    return new Caller(this.app);
  }

  /** Signs an account in by opening its session directly; passwords have tests of their own. */
  async as(account: Account): Promise<Caller> {
    const token = crypto.randomUUID();
    await this.database.bare.identity.insert(authSessions).values({
      id: crypto.randomUUID(),
      token,
      userId: account.userId,
      expiresAt: new Date(this.deps.now().getTime() + 43_200_000),
      lastActiveAt: this.deps.now(),
      confirmedAt: this.deps.now(),
    });
    const cookie = await serializeSigned(
      sessionCookieName(this.deps.configuration),
      token,
      this.deps.configuration.secret,
    );
    // A test that goes back in time takes its sessions along; otherwise they would end.
    let latest = this.deps.now();
    return new Caller(this.app, { cookie }, async () => {
      const now = this.deps.now();
      if (now < latest)
        await this.database.bare.identity
          .update(authSessions)
          .set({ lastActiveAt: now })
          .where(eq(authSessions.token, token));
      latest = now;
    });
  }

  /** Reads and writes as the owner of the database, past every rule about who may. */
  asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.bare.transaction({ role: 'owner' }, work);
  }

  /** The app of a patient, with its bearer token. */
  withToken(token: string): Caller {
    return new Caller(this.app, { authorization: `Bearer ${token}` });
  }

  close(): Promise<void> {
    return this.database.drop();
  }
}

/** Each of the two access layers alone: the conditions of the queries, and row-level security (A3). */
export const singleAccessLayers: AccessLayers[] = [
  { app: true, rls: false },
  { app: false, rls: true },
];
/** Both access layers together, then each alone. */
export const accessLayerCombinations: AccessLayers[] = [{ app: true, rls: true }, ...singleAccessLayers];

/**
 * What the probes of all calls look at, by its name and tags. What the application stops alone, both layers stop; the policies
 * alone are also compared with their schema (isolation/catalogue.test.ts).
 */
export const probedAccessLayers: [string, AccessLayers, string[]][] = [
  ['the application’s checks alone', { app: true, rls: false }, []],
  ['row-level security alone', { app: false, rls: true }, ['thorough']],
  ['both access layers', { app: true, rls: true }, ['thorough']],
];

export interface WorldOptions {
  accessLayers?: AccessLayers;
  environment?: Record<string, string>;
  configuration?: Partial<Configuration>;
  printer?: ReportPrinter;
}

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { database, seeded } = await openSeededDatabase();
  return new World(database, seeded, options);
}
