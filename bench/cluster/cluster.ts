import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../scripts/ensure-postgres.mjs';
import { openPostgres } from '../../server/platform/db/postgres.ts';
import { seed, type Seed } from '../../tests/api/seed.ts';
import { fillLargeClinics } from '../large-clinics.ts';
import { Application } from './application.ts';
import { findFreePort, startMailServer, startProxy, startStore, type Letter } from './services.ts';

export const SECRET = 'a secret of thirty-two characters.';
/** What a process may open at most (docs/OPERATING.md), and what the checks of a run use. */
const CONNECTIONS = { ofProcess: 35, ofOthers: 15 };

export interface Cluster {
  applications: Application[];
  proxyPort: number;
  proxyPid: number;
  /** What the proxy says of requests that did not end normally. */
  proxyOutput: () => string;
  letters: Letter[];
  seeded: Seed;
  /** Connections of a superuser, to whom no policy applies. */
  bare: pg.Pool;
  /** As a server has them. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** PostgreSQL that survives a power failure, a store, a mail server and a proxy before `count` processes, all on this machine. */
export async function startCluster(count: number, patients: number): Promise<Cluster> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  process.once('exit', remove);
  const stops: (() => unknown)[] = [remove];
  const stop = async () => {
    for (const each of stops) await each();
  };
  try {
    const postgres = await startPostgres({
      another: true,
      settings: {
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        shared_buffers: '512MB',
        max_connections: count * CONNECTIONS.ofProcess + CONNECTIONS.ofOthers,
      },
    });
    stops.unshift(() => postgres.stop());
    const as = (login: string, name?: string) => {
      const url = new URL(postgres.url);
      url.username = login;
      if (name) url.searchParams.set('application_name', name);
      return url.href;
    };
    const logins = (name?: string) => ({
      DATABASE_URL: as('portal_app', name),
      DATABASE_VENDOR_URL: as('portal_vendor', name),
      DATABASE_SERVICE_URL: as('portal_service', name),
      DATABASE_OWNER_URL: as('portal_owner', name),
    });
    const { DATABASE_URL: url, DATABASE_VENDOR_URL: vendorUrl, DATABASE_SERVICE_URL: serviceUrl } = logins();
    await (await openPostgres({ url, vendorUrl, serviceUrl, ownerUrl: postgres.ownerUrl, max: 1 })).close();
    await fillLargeClinics(as('postgres'), patients);
    const owner = await openPostgres({ url: as('postgres'), max: 2 });
    const seeded = await seed(owner);
    await owner.close();
    const bare = new pg.Pool({ connectionString: as('postgres', 'checks'), max: 3 });
    // Ended together with the database: the goodbye is no fault.
    bare.on('error', () => undefined);
    stops.unshift(() => bare.end());
    const store = await startStore(join(directory, 'store'));
    const mail = await startMailServer();
    stops.unshift(store.stop, mail.stop);
    const environment = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.example.test',
      SECRET,
      TRUST_PROXY: '1',
      CONTACT_MAILBOX: 'support@portal.example.test',
      ...store.environment,
      ...mail.environment,
    };
    const applications: Application[] = [];
    for (let number = 0; number < count; number++) {
      const name = `p${number}`;
      const own = { DATA_DIR: join(directory, name), ...logins(name) };
      applications.push(new Application(name, await findFreePort(), { ...environment, ...own }));
    }
    const proxy = await startProxy(
      directory,
      applications.map(({ port }) => port),
    );
    stops.unshift(() => proxy.stop());
    stops.unshift(() => Promise.all(applications.map((each) => each.stop())));
    await Promise.all(applications.map((each) => each.start()));
    return {
      applications,
      proxyPort: proxy.port,
      proxyPid: proxy.pid,
      proxyOutput: proxy.output,
      letters: mail.letters,
      seeded,
      bare,
      environment: { ...environment, ...logins() },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
