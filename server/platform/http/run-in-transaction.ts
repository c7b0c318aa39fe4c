import type { Context } from 'hono';
import { isWrite, type Call, type ResponseIn } from '../../../contract/platform/call.ts';
import {
  describeSubject,
  type Actor,
  type ClinicActor,
  type Device,
  type Member,
  type VendorStaff,
} from '../../../domain/identity/actor.ts';
import { insertAuditRow, type AuditEntry } from '../audit/audit.ts';
import type { Tx } from '../db/database.ts';
import type { Scope, TenantDb } from '../db/tenant-context.ts';
import { auditEntityIds, auditEntityType } from './audit-entity.ts';
import { whenConfirmed, type Admission } from './authorize.ts';
import { findStoredResponse, readIdempotencyKey, storeResponse, type Reply } from './idempotency.ts';
import type { ParsedRequest } from './parse-request.ts';
import { buildReply } from './reply.ts';

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

export type ActorOf<C extends Call> = C['access'] extends 'device'
  ? Device
  : C['access'] extends { action: `vendor.${string}` }
    ? VendorStaff
    : C extends { scopes: object }
      ? ClinicActor
      : Member;

/**
 * What a handler returns: a page of a list, a Response, or the body of the call. A slow Response is returned as a
 * function, which runs after the transaction so that it holds no connection.
 */
export type Answer<C extends Call> = C extends { list: object }
  ? { items: ResponseIn<C>[]; total: number; cursors?: string | null }
  : C extends { form: 'file' }
    ? Response | (() => Promise<Response>)
    : C extends { response: object }
      ? ResponseIn<C>
      : void;

/** The bytes that must be equal in a retry. A form that is sent again has another multipart boundary. */
function comparableBody(c: Context, call: Call, bytes: Uint8Array): string | Uint8Array {
  const boundary = call.form === 'multipart' && /boundary="?([^";]+)/.exec(c.req.header('content-type') ?? '')?.[1];
  return boundary ? Buffer.from(bytes).toString('latin1').replaceAll(boundary, '') : bytes;
}

/** The key of a retried write; null for reads and for writes without a key. */
const readRetry = (c: Context, call: Call, { bytes }: ParsedRequest<Call>, actor: Actor) =>
  isWrite(call) && !call.answersSecret
    ? readIdempotencyKey(c.req.header('idempotency-key'), describeSubject(actor), actor.organizationId, [
        c.req.method,
        c.req.path,
        new URL(c.req.url).search,
        comparableBody(c, call, bytes),
      ])
    : null;

/** Runs a handler in a transaction of its actor. The audit row and the response of a retryable write commit with it. */
export function runInTransaction<C extends Call, A extends Actor, Prepared>(
  tenantDb: TenantDb,
  c: Context,
  call: C,
  handler: (context: RequestContext<C, A, Prepared>) => Promise<Answer<C>>,
  input: ParsedRequest<C> & { actor: A; prepared: Prepared },
  confirm: Admission<A>['confirm'],
): Promise<Reply> {
  const { actor, requestId, params, list } = input;
  const retry = readRetry(c, call, input, actor);
  return tenantDb.withActor(
    actor,
    async (tx, scope, beforeCommit) => {
      const auditDetails: RequestContext<C, A>['auditDetails'] = {};
      const recordAudit = (reply: Reply) =>
        beforeCommit(
          insertAuditRow(tx, actor, {
            requestId,
            action: call.id,
            entity: auditEntityType(call),
            entityIds: auditEntityIds(params, reply.answer),
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
      const answer = await whenConfirmed(confirm, () => handler({ ...input, tx, scope, auditDetails }));
      const reply = buildReply(c, call, list, answer);
      recordAudit(reply);
      if (retry) await storeResponse(tx, retry, reply);
      return reply;
    },
    { relaxedCommit: !isWrite(call) },
  );
}
