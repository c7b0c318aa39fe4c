import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { connectionMessage, serviceMessage } from '../../../contract/platform/messages.ts';
import { isRecordUpdate, type ResponseIn, type Call } from '../../../contract/platform/call.ts';
import { can } from '../../../domain/identity/access.ts';
import type { Actor, Device, Member, VendorStaff } from '../../../domain/identity/actor.ts';
import { isRecentProof } from '../../../domain/identity/second-factor.ts';
import { audit, insertAuditRow, type AuditEntry } from '../audit/audit.ts';
import type { Scope } from '../db/tenant-context.ts';
import type { Tx } from '../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Person } from '../../identity/identity-provider.ts';
import { parseRequest, type ParsedRequest } from './parse-request.ts';
import { auditEntityType, auditEntityIds } from './audit-entity.ts';
import { findStoredResponse, storeResponse, readIdempotencyKey, type Reply } from './idempotency.ts';
import { rejectCrossOriginWrite } from './origin.ts';
import { sendError, toHttpError, describeError } from './error-response.ts';
import { confirmationRequired, forbidden, methodNotAllowed, HttpError, secondFactorRequired } from './http-error.ts';
import { buildReply, sendReply } from './reply.ts';

/** A parsed request with the actor, the transaction and the actor's data scope. */
export interface RequestContext<C extends Call, A extends Actor, Prepared = unknown> extends ParsedRequest<C> {
  actor: A;
  /** The result of `before`. */
  prepared: Prepared;
  tx: Tx;
  scope: Scope;
  /** What the audit row records besides the call, its ids and its outcome. */
  auditDetails: Pick<AuditEntry, 'onBehalfOf' | 'entityIds' | 'subjects' | 'changes'>;
}

type ActorOf<C extends Call> = C['access'] extends 'device'
  ? Device
  : C['access'] extends { action: `vendor.${string}` }
    ? VendorStaff
    : Member;

/**
 * What a handler returns: a page of a list, a Response, or the body of the call. A slow Response is returned as a
 * function, which runs after the transaction so that it holds no connection.
 */
type Answer<C extends Call> = C extends { list: object }
  ? { items: ResponseIn<C>[]; total: number }
  : C extends { form: 'file' }
    ? Response | (() => Promise<Response>)
    : C extends { response: object }
      ? ResponseIn<C>
      : void;

const isWrite = (call: Call) => call.method !== 'GET';

/** The bytes that must be equal in a retry. A form that is sent again has another multipart boundary. */
function comparableBody(c: Context, call: Call, bytes: Uint8Array): string | Uint8Array {
  const boundary = call.form === 'multipart' && /boundary="?([^";]+)/.exec(c.req.header('content-type') ?? '')?.[1];
  return boundary ? Buffer.from(bytes).toString('latin1').replaceAll(boundary, '') : bytes;
}

interface RequestLogContext {
  actor?: Actor;
}

/** Registers calls on the application. Every route goes through this class. */
export class ApiRouter {
  readonly calls: Call[] = [];
  readonly #app: Hono;
  readonly #deps: Dependencies;

  constructor(app: Hono, deps: Dependencies) {
    this.#app = app;
    this.#deps = deps;
  }

  /** A call without authentication. */
  public<C extends Call & { access: 'public' }>(
    call: C,
    handler: (request: ParsedRequest<C>) => Promise<Answer<C>>,
  ): void {
    this.#route(
      call,
      async () => null,
      async (c, request) => buildReply(c, call, request.list, await handler(request)),
    );
  }

  /** A call about the own account: needs a session and a known group, but no provider profile. */
  account<C extends Call & { access: { action: 'account.own' } }>(
    call: C,
    handler: (request: ParsedRequest<C> & { person: Person }) => Promise<Answer<C>>,
  ): void {
    this.#route(
      call,
      (c) => this.#requirePerson(c, call),
      async (c, request, person) => buildReply(c, call, request.list, await handler({ ...request, person })),
    );
  }

  /**
   * A call of a clinic user, of vendor staff (`vendor.*`) or of a patient's app, in one transaction. Slow work that
   * needs no tenant data is done by `before`, after authorization and before a connection is taken.
   */
  authenticated<C extends Call, Prepared = unknown>(
    call: C,
    handler: (context: RequestContext<C, ActorOf<C>, Prepared>) => Promise<Answer<C>>,
    before?: (request: ParsedRequest<C>, actor: ActorOf<C>) => Promise<Prepared>,
  ): void {
    const admit = (c: Context, logContext: RequestLogContext) => this.#authorize(c, call, logContext);
    this.#route(call, admit, async (c, request, actor) => {
      const prepared = (await before?.(request, actor as ActorOf<C>)) as Prepared;
      const subject =
        actor.kind === 'device' ? `device:${actor.deviceId}` : actor.kind === 'job' ? 'job' : actor.userId;
      const retry = isWrite(call)
        ? readIdempotencyKey(c.req.header('idempotency-key'), subject, actor.organizationId, [
            c.req.method,
            c.req.path,
            new URL(c.req.url).search,
            comparableBody(c, call, request.bytes),
          ])
        : null;
      return this.#deps.tenantDb.withActor(
        actor,
        async (tx, scope, beforeCommit) => {
          const auditDetails: RequestContext<C, Actor>['auditDetails'] = {};
          const recordAudit = (reply: Reply) =>
            beforeCommit(
              insertAuditRow(tx, actor, {
                requestId: request.requestId,
                action: call.id,
                entity: auditEntityType(call),
                entityIds: auditEntityIds(request.params, reply.answer),
                outcome: reply.status,
                ...auditDetails,
              }),
            );
          const stored = retry && (await findStoredResponse(tx, retry));
          if (stored) {
            // A replayed response also counts as access and is audited.
            recordAudit(stored);
            return stored;
          }
          const reply = buildReply(
            c,
            call,
            request.list,
            await handler({ ...request, actor: actor as ActorOf<C>, prepared, tx, scope, auditDetails }),
          );
          recordAudit(reply);
          if (retry) await storeResponse(tx, retry, reply);
          return reply;
        },
        { relaxedCommit: !isWrite(call) },
      );
    });
  }

  /** Authenticates the caller, and requires the second factor or a recent proof where the call needs it. */
  async #requirePerson(c: Context, call: Call): Promise<Person> {
    const person = await this.#deps.identity.findPerson(c.req.raw.headers, {
      background: c.req.header('x-background') === '1',
    });
    if (!person) throw new HttpError(401, connectionMessage('service.signInRequired'));
    if (person.secondFactorDue && !call.beforeSecondFactor) throw secondFactorRequired();
    if (call.confirmed && !isRecentProof(person.proofAgeMs)) throw confirmationRequired();
    return person;
  }

  async #resolveActor(c: Context, call: Call, logContext: RequestLogContext): Promise<Actor> {
    if (call.access === 'device') return this.#deps.identity.requireDevice(c.req.header('authorization'));
    const { member } = await this.#requirePerson(c, call);
    if (!member) throw forbidden();
    logContext.actor = member;
    const vendorCall = typeof call.access === 'object' && call.access.action.startsWith('vendor.');
    if (!vendorCall) return member;
    if (member.role !== 'VENDOR_ADMIN' && member.role !== 'VENDOR_SUPPORT') throw forbidden();
    return { kind: 'vendor', userId: member.userId, role: member.role, organizationId: member.organizationId };
  }

  /** Authenticates and authorizes the caller. The actor is logged before anything is denied. */
  async #authorize(c: Context, call: Call, logContext: RequestLogContext): Promise<Actor> {
    const actor = await this.#resolveActor(c, call, logContext);
    logContext.actor = actor;
    if (this.#deps.tenantDb.accessLayers.app && typeof call.access === 'object' && !can(actor, call.access.action))
      throw forbidden();
    return actor;
  }

  /** `admit` authenticates before the body is read: a large body of an unknown caller is never read. */
  #route<C extends Call, Who>(
    call: C,
    admit: (c: Context, logContext: RequestLogContext) => Promise<Who>,
    work: (c: Context, request: ParsedRequest<C>, caller: Who) => Promise<Reply>,
  ): void {
    const { log, configuration, tenantDb } = this.#deps;
    this.calls.push(call);
    const handle = async (c: Context): Promise<Response> => {
      const requestId = randomUUID();
      const started = performance.now();
      const logContext: RequestLogContext = {};
      c.header('X-Request-Id', requestId);
      let response: Response;
      let detail: string | undefined;
      try {
        rejectCrossOriginWrite(c, configuration);
        const who = await admit(c, logContext);
        const reply = await work(c, await parseRequest(c, call, this.#deps, requestId), who);
        if (configuration.checkAnswers && call.response && reply.status < 300)
          assertMatchesContract(call, reply.answer);
        response = sendReply(c, await resolveBody(reply));
      } catch (error) {
        const refusal = toHttpError(error);
        if (!refusal) detail = describeError(error);
        const { status } = refusal ?? { status: 500 };
        if (logContext.actor && (status === 403 || status === 404)) {
          // The audit row was rolled back with the transaction, so a denied access is recorded on its own.
          const entry = {
            requestId,
            action: call.id,
            entity: auditEntityType(call),
            entityIds: auditEntityIds(c.req.param(), null),
            outcome: status,
          };
          await tenantDb.asService((tx) => audit(tx, logContext.actor!, entry)).catch(() => undefined);
        }
        response = sendError(c, refusal ?? new HttpError(500, serviceMessage('service.failed')), requestId);
      }
      const actor = logContext.actor;
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
    this.#app.on(listMethods(call), listPathSpellings(call), handle);
  }

  /** Answers 405 with `Allow` for every other method of a known path (RFC 9110). Register it after all calls. */
  rejectOtherMethods(): void {
    const allowed = new Map<string, Set<string>>();
    for (const call of this.calls) {
      const [path] = listPathSpellings(call);
      // Two calls may name the same path parameter differently.
      let place = 0;
      const pattern = path.replaceAll(/:\w+/g, () => `:p${++place}`);
      const methods = allowed.get(pattern) ?? new Set();
      for (const method of listMethods(call)) methods.add(method);
      allowed.set(pattern, methods);
    }
    for (const [path, methods] of allowed) {
      const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].toSorted().join(', ');
      for (const spelling of [path, `${path}/`])
        this.#app.all(spelling, (c) => {
          c.header('Allow', allow);
          return sendError(c, methodNotAllowed(c.req.method), randomUUID());
        });
    }
  }
}

const listMethods = (call: Call): string[] =>
  call.method === 'PATCH' && isRecordUpdate(call) ? ['PATCH', 'PUT'] : [call.method];

/** The specification writes some paths with a trailing slash; both spellings are served (OPEN-018). */
function listPathSpellings({ path }: Call): [string, string] {
  const plain = `/api${path.replace(/\/$/, '')}`;
  return [plain, `${plain}/`];
}

const resolveBody = async (reply: Reply): Promise<Reply> =>
  typeof reply.answer === 'function' ? { ...reply, answer: await (reply.answer as () => Promise<Response>)() } : reply;

/** In tests every response must match its contract. */
function assertMatchesContract(call: Call, answer: unknown): void {
  const items = call.list ? (Array.isArray(answer) ? answer : (answer as { items: unknown[] }).items) : [answer];
  for (const item of items) {
    const result = call.response!.safeParse(item);
    if (!result.success)
      throw new Error(`${call.id} response does not match its contract: ${JSON.stringify(result.error.issues)}`);
  }
}
