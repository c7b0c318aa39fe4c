import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { savesRecord, type AnswerIn, type Call } from '../../contract/call.ts';
import { can } from '../../domain/access.ts';
import type { Actor, Device, Member, VendorStaff } from '../../domain/actor.ts';
import { isRecentProof } from '../../domain/second-factor.ts';
import { audit, auditRow, type AuditEntry } from '../audit/audit.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Person } from '../identity/provider.ts';
import { readAsked, type Asked } from './asked.ts';
import { entityOf, idsIn } from './audited.ts';
import { earlierReply, keepReply, retryOf, type Reply } from './idempotency.ts';
import { refuseForeignOrigin } from './origin.ts';
import { answerProblem, refusalFor, traceOf } from './problems.ts';
import { confirmFirst, forbidden, methodNotAllowed, Refusal, secondFactorFirst } from './refusal.ts';
import { layOut, send } from './reply.ts';

/** … with the transaction and what the actor may reach in it. */
export interface Acting<C extends Call, A extends Actor, Prepared = unknown> extends Asked<C> {
  actor: A;
  /** What was looked up before the transaction. */
  prepared: Prepared;
  tx: Tx;
  scope: Scope;
  /** What the audit row says beyond the call, its ids and its outcome. */
  trace: Pick<AuditEntry, 'actingFor' | 'entityIds' | 'subjects' | 'changes'>;
}

type ActorOf<C extends Call> = C['access'] extends 'device'
  ? Device
  : C['access'] extends { action: `vendor.${string}` }
    ? VendorStaff
    : Member;

/**
 * What a handler answers: a list's page, bytes as a Response, or the call's answer. Bytes that take long to make are
 * made by a function: after the transaction, so that no connection waits for them.
 */
type Answer<C extends Call> = C extends { list: object }
  ? { items: AnswerIn<C>[]; total: number }
  : C extends { form: 'file' }
    ? Response | (() => Promise<Response>)
    : C extends { answer: object }
      ? AnswerIn<C>
      : void;

const isWrite = (call: Call) => call.method !== 'GET';

/** What has to be the same in a retry: a form sent again has another boundary around the same parts. */
function bytesToCompare(c: Context, call: Call, bytes: Uint8Array): string | Uint8Array {
  const boundary = call.form === 'multipart' && /boundary="?([^";]+)/.exec(c.req.header('content-type') ?? '')?.[1];
  return boundary ? Buffer.from(bytes).toString('latin1').replaceAll(boundary, '') : bytes;
}

/** How a handler came to its answer, for the access log. */
interface Trail {
  actor?: Actor;
}

/** Registers calls on the application. Every route goes through here; there is no other way to add one. */
export class Served {
  readonly calls: Call[] = [];
  readonly #app: Hono;
  readonly #deps: Dependencies;

  constructor(app: Hono, deps: Dependencies) {
    this.#app = app;
    this.#deps = deps;
  }

  /** A call that anybody may make. */
  open<C extends Call & { access: 'public' }>(call: C, handler: (asked: Asked<C>) => Promise<Answer<C>>): void {
    this.#route(
      call,
      async () => null,
      async (c, asked) => layOut(c, call, asked.list, await handler(asked)),
    );
  }

  /** A call about the own account: whoever has a session and a known group, with or without a provider profile. */
  person<C extends Call & { access: { action: 'account.own' } }>(
    call: C,
    handler: (asked: Asked<C> & { person: Person }) => Promise<Answer<C>>,
  ): void {
    this.#route(
      call,
      (c) => this.#person(c, call),
      async (c, asked, person) => layOut(c, call, asked.list, await handler({ ...asked, person })),
    );
  }

  /**
   * A call of somebody of a clinic, of vendor staff (`vendor.*`) or of a patient's app, in one transaction. What takes
   * long and needs no database, or the service's, is done by `before`, for whoever may make the call, so that no connection
   * waits for it.
   */
  acting<C extends Call, Prepared = unknown>(
    call: C,
    handler: (acting: Acting<C, ActorOf<C>, Prepared>) => Promise<Answer<C>>,
    before?: (asked: Asked<C>, actor: ActorOf<C>) => Promise<Prepared>,
  ): void {
    const admit = (c: Context, trail: Trail) => this.#admitted(c, call, trail);
    this.#route(call, admit, async (c, asked, actor) => {
      const prepared = (await before?.(asked, actor as ActorOf<C>)) as Prepared;
      const subject =
        actor.kind === 'device' ? `device:${actor.deviceId}` : actor.kind === 'job' ? 'job' : actor.userId;
      const retry = isWrite(call)
        ? retryOf(c.req.header('idempotency-key'), subject, actor.organizationId, [
            c.req.method,
            c.req.path,
            new URL(c.req.url).search,
            bytesToCompare(c, call, asked.bytes),
          ])
        : null;
      return this.#deps.door.withActor(
        actor,
        async (tx, scope, atEnd) => {
          const trace: Acting<C, Actor>['trace'] = {};
          const writeDown = (reply: Reply) =>
            atEnd(
              auditRow(tx, actor, {
                requestId: asked.requestId,
                action: call.id,
                entity: entityOf(call),
                entityIds: idsIn(asked.params, reply.answer),
                outcome: reply.status,
                ...trace,
              }),
            );
          const replied = retry && (await earlierReply(tx, retry));
          if (replied) {
            // Whoever is given a kept answer sees it as much as the first time.
            writeDown(replied);
            return replied;
          }
          const reply = layOut(
            c,
            call,
            asked.list,
            await handler({ ...asked, actor: actor as ActorOf<C>, prepared, tx, scope, trace }),
          );
          writeDown(reply);
          if (retry) await keepReply(tx, retry, reply);
          return reply;
        },
        { relaxedCommit: !isWrite(call) },
      );
    });
  }

  /** Who makes the call; refuses whoever has to show a second factor, or prove again who they are, before this one. */
  async #person(c: Context, call: Call): Promise<Person> {
    const person = await this.#deps.identity.personOf(c.req.raw.headers, {
      background: c.req.header('x-background') === '1',
    });
    if (!person) throw new Refusal(401, 'Please sign in.');
    if (person.secondFactorDue && !call.beforeSecondFactor) throw secondFactorFirst();
    if (call.confirmed && !isRecentProof(person.proofAgeMs)) throw confirmFirst();
    return person;
  }

  async #actor(c: Context, call: Call, trail: Trail): Promise<Actor> {
    if (call.access === 'device') return this.#deps.identity.deviceOf(c.req.header('authorization'));
    const { member } = await this.#person(c, call);
    if (!member) throw forbidden();
    trail.actor = member;
    const vendorCall = typeof call.access === 'object' && call.access.action.startsWith('vendor.');
    if (!vendorCall) return member;
    if (member.role !== 'VENDOR_ADMIN' && member.role !== 'VENDOR_SUPPORT') throw forbidden();
    return { kind: 'vendor', userId: member.userId, role: member.role, organizationId: member.organizationId };
  }

  /** Who makes the call, and may. Written into the trail before anything is refused. */
  async #admitted(c: Context, call: Call, trail: Trail): Promise<Actor> {
    const actor = await this.#actor(c, call, trail);
    trail.actor = actor;
    if (this.#deps.door.walls.app && typeof call.access === 'object' && !can(actor, call.access.action))
      throw forbidden();
    return actor;
  }

  /** `admit` says who makes the call, or refuses: before the body is read, so that a stranger learns and costs nothing. */
  #route<C extends Call, Who>(
    call: C,
    admit: (c: Context, trail: Trail) => Promise<Who>,
    work: (c: Context, asked: Asked<C>, who: Who) => Promise<Reply>,
  ): void {
    const { log, configuration, door } = this.#deps;
    this.calls.push(call);
    const handle = async (c: Context): Promise<Response> => {
      const requestId = randomUUID();
      const started = performance.now();
      const trail: Trail = {};
      c.header('X-Request-Id', requestId);
      let response: Response;
      let detail: string | undefined;
      try {
        refuseForeignOrigin(c, configuration);
        const who = await admit(c, trail);
        const reply = await work(c, await readAsked(c, call, this.#deps, requestId), who);
        if (configuration.checkAnswers && call.answer && reply.status < 300) checkAnswer(call, reply.answer);
        response = send(c, await madeUp(reply));
      } catch (error) {
        const refusal = refusalFor(error);
        if (!refusal) detail = traceOf(error);
        const { status } = refusal ?? { status: 500 };
        if (trail.actor && (status === 403 || status === 404)) {
          // The transaction was rolled back with its audit row; a refused access is written down on its own.
          const entry = {
            requestId,
            action: call.id,
            entity: entityOf(call),
            entityIds: idsIn(c.req.param(), null),
            outcome: status,
          };
          await door.asService((tx) => audit(tx, trail.actor!, entry)).catch(() => undefined);
        }
        response = answerProblem(c, refusal ?? new Refusal(500, 'Something went wrong on our side.'), requestId);
      }
      const actor = trail.actor;
      log({
        event: 'request',
        requestId,
        route: `${call.method} ${call.path}`,
        status: response.status,
        ms: Math.round(performance.now() - started),
        ...(actor && { organization: actor.organizationId }),
        ...(actor && 'userId' in actor && { actor: actor.userId }),
        ...(detail && { detail }),
      });
      return response;
    };
    this.#app.on(methodsOf(call), bothSpellings(call), handle);
  }

  /** Whatever else is asked of a path that is served is told what may be (RFC 9110, 405). Comes after all the calls. */
  refuseOtherMethods(): void {
    const allowed = new Map<string, Set<string>>();
    for (const call of this.calls) {
      const [path] = bothSpellings(call);
      // Two calls may name the same place of a path otherwise.
      let place = 0;
      const pattern = path.replaceAll(/:\w+/g, () => `:p${++place}`);
      const methods = allowed.get(pattern) ?? new Set();
      for (const method of methodsOf(call)) methods.add(method);
      allowed.set(pattern, methods);
    }
    for (const [path, methods] of allowed) {
      const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].toSorted().join(', ');
      for (const spelling of [path, `${path}/`])
        this.#app.all(spelling, (c) => {
          c.header('Allow', allow);
          return answerProblem(c, methodNotAllowed(c.req.method), randomUUID());
        });
    }
  }
}

const methodsOf = (call: Call): string[] =>
  call.method === 'PATCH' && savesRecord(call) ? ['PATCH', 'PUT'] : [call.method];

/** Both spellings open (OPEN-018): the specification writes some calls with a slash at the end. */
function bothSpellings({ path }: Call): [string, string] {
  const plain = `/api${path.replace(/\/$/, '')}`;
  return [plain, `${plain}/`];
}

/** The reply with its bytes, where the handler left a function that makes them. */
const madeUp = async (reply: Reply): Promise<Reply> =>
  typeof reply.answer === 'function' ? { ...reply, answer: await (reply.answer as () => Promise<Response>)() } : reply;

/** In tests every answer has to be what the contract says. */
function checkAnswer(call: Call, answer: unknown): void {
  const items = call.list ? (Array.isArray(answer) ? answer : (answer as { items: unknown[] }).items) : [answer];
  for (const item of items) {
    const result = call.answer!.safeParse(item);
    if (!result.success)
      throw new Error(`${call.id} answers otherwise than its contract: ${JSON.stringify(result.error.issues)}`);
  }
}
