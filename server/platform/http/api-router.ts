import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Call } from '../../../contract/platform/call.ts';
import { serviceMessage } from '../../../contract/platform/messages.ts';
import { authorizeClient, hasBearerToken } from '../../api-clients/authorize-client.ts';
import { requireDocumented } from '../documentation/problems.ts';
import { describeSubject, type Actor } from '../../../domain/identity/actor.ts';
import type { Dependencies } from '../../dependencies.ts';
import { answersReceipt } from '../../../domain/identity/client-calls.ts';
import type { Person } from '../../identity/identity-provider.ts';
import { auditRefusal } from './audit-refusal.ts';
import {
  admitted,
  authorize,
  authorizeRecalled,
  CallerChanged,
  requirePerson,
  whenConfirmed,
  type Admission,
  type RequestLogContext,
} from './authorize.ts';
import { sendFhirReply } from '../../fhir/send-resource.ts';
import { sendOutcome } from '../../fhir/operation-outcome.ts';
import { describeError, sendError, toHttpError } from './error-response.ts';
import { HttpError, methodNotAllowed } from './http-error.ts';
import type { Reply } from './idempotency.ts';
import { readClientAddress, rejectCrossOriginWrite } from './origin.ts';
import { parseRequest, type ParsedRequest } from './parse-request.ts';
import { assertMatchesContract, buildReply, resolveBody, sendReply } from './reply.ts';
import { listAllowedMethods, listMethods, listPathSpellings } from './route-paths.ts';
import { RequestBudget } from './request-budget.ts';
import { runInTransaction, type ActorOf, type Answer, type RequestContext } from './run-in-transaction.ts';

/** What a log of security events is searched for: not signed in, not allowed, too often. */
const refusals = new Set([401, 403, 429]);

/** Registers calls on the application. Every route goes through this class. */
export class ApiRouter {
  readonly calls: Call[] = [];
  readonly #app: Hono;
  readonly #deps: Dependencies;
  readonly #budget: RequestBudget;

  constructor(app: Hono, deps: Dependencies) {
    this.#app = app;
    this.#deps = deps;
    this.#budget = new RequestBudget(deps.configuration.requestsPerMinute);
  }

  /** A call without authentication. */
  public<C extends Call & { access: 'public' }>(
    call: C,
    handler: (request: ParsedRequest<C>) => Promise<Answer<C>>,
  ): void {
    this.#route(
      call,
      async () => admitted(null),
      async (c, request) => buildReply(c, call, request.list, await handler(request)),
    );
  }

  /** A call about the own account: needs a session and a known group, but no provider profile. No client has one. */
  account<C extends Call & { access: { action: 'account.own' } }>(
    call: C,
    handler: (request: ParsedRequest<C> & { person: Person }) => Promise<Answer<C>>,
  ): void {
    this.#route(
      call,
      async (c, logContext) => {
        // Closed to every client: their tokens are refused as such, and that is audited.
        if (hasBearerToken(c, call)) await authorizeClient(this.#deps, c, call, logContext);
        const person = await requirePerson(this.#deps, c, call);
        this.#budget.take(person.userId, this.#deps.now().getTime());
        return admitted(person);
      },
      async (c, request, { who: person }) => buildReply(c, call, request.list, await handler({ ...request, person })),
    );
  }

  /**
   * A call of a clinic user or API client, of vendor staff (`vendor.*`) or of a patient's app, in one transaction. Slow work that
   * needs no tenant data is done by `before`, after authorization and before a connection is taken. A read begins while
   * the session is still being read (docs/decisions/0044).
   */
  authenticated<C extends Call, Prepared = unknown>(
    call: C,
    handler: (context: RequestContext<C, ActorOf<C>, Prepared>) => Promise<Answer<C>>,
    before?: (request: ParsedRequest<C>, actor: ActorOf<C>) => Promise<Prepared>,
  ): void {
    const mayBegin = call.method === 'GET' && !call.confirmed && call.access !== 'device' && !before;
    const admit = async (c: Context, logContext: RequestLogContext, isRepeated: boolean): Promise<Admission<Actor>> => {
      const recalled = mayBegin && !isRepeated ? authorizeRecalled(this.#deps, c, call, logContext) : null;
      const admission = recalled ?? admitted(await authorize(this.#deps, c, call, logContext));
      try {
        this.#budget.take(describeSubject(admission.who), this.#deps.now().getTime());
      } catch (error) {
        await admission.confirm();
        throw error;
      }
      return admission;
    };
    this.#route(call, admit, async (c, request, { who, confirm }) => {
      const actor = who as ActorOf<C>;
      const prepared = (await before?.(request, actor)) as Prepared;
      return runInTransaction(this.#deps.tenantDb, c, call, handler, { ...request, actor, prepared }, confirm);
    });
  }

  /** `admit` authenticates before the body is read: a large body of an unknown caller is never read. */
  #route<C extends Call, Who>(
    call: C,
    admit: (c: Context, logContext: RequestLogContext, isRepeated: boolean) => Promise<Admission<Who>>,
    work: (c: Context, request: ParsedRequest<C>, caller: Admission<Who>) => Promise<Reply>,
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
        // No browser sends a bearer token by itself, and one beside a session cookie is refused.
        if (!hasBearerToken(c, call)) rejectCrossOriginWrite(c, configuration);
        const answer = async (isRepeated: boolean) => {
          const caller = await admit(c, logContext, isRepeated);
          return whenConfirmed(caller.confirm, async () =>
            work(c, await parseRequest(c, call, this.#deps, requestId), caller),
          );
        };
        const reply = await answer(false).catch((error: unknown) => {
          if (error instanceof CallerChanged) return answer(true);
          throw error;
        });
        if (configuration.checkAnswers && call.response && reply.status < 300)
          assertMatchesContract(call, reply.answer);
        const isReceipt =
          logContext.actor?.kind === 'client' && answersReceipt(logContext.actor.scopes, call, this.calls);
        response = (call.fhir ? sendFhirReply : sendReply)(c, await resolveBody(reply), isReceipt);
      } catch (error) {
        const known = toHttpError(error);
        const isChecked = configuration.checkAnswers && !call.fhir;
        const httpError = known && isChecked ? requireDocumented(call, known) : known;
        if (!httpError) detail = describeError(error);
        const refusal = httpError ?? new HttpError(500, serviceMessage('service.failed'));
        const { actor } = logContext;
        const answered = actor
          ? await auditRefusal(tenantDb, { c, call, calls: this.calls, actor, requestId }, refusal)
          : refusal;
        response = (call.fhir ? sendOutcome : sendError)(c, answered, requestId);
      }
      const { actor } = logContext;
      log({
        event: 'request',
        requestId,
        route: `${call.method} ${call.path}`,
        status: response.status,
        ms: Math.round(performance.now() - started),
        ...(actor && { organization: actor.organizationId }),
        ...(actor && 'userId' in actor && { actor: actor.userId }),
        ...(actor?.kind === 'client' && { actor: describeSubject(actor) }),
        ...(refusals.has(response.status) && { address: readClientAddress(c, configuration) }),
        ...(detail && { detail }),
      });
      return response;
    };
    this.#app.on(listMethods(call), listPathSpellings(call), handle);
  }

  /** Answers 405 with `Allow` for every other method of a known path (RFC 9110). Register it after all calls. */
  rejectOtherMethods(): void {
    for (const [path, allow] of listAllowedMethods(this.calls)) {
      for (const spelling of [path, `${path}/`])
        this.#app.all(spelling, (c) => {
          c.header('Allow', allow);
          return (path.startsWith('/api') ? sendError : sendOutcome)(c, methodNotAllowed(c.req.method), randomUUID());
        });
    }
  }
}
