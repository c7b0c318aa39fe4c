import type { Context } from 'hono';
import type { Call } from '../../../contract/platform/call.ts';
import type { Actor } from '../../../domain/identity/actor.ts';
import { opensReader } from '../../../domain/identity/client-calls.ts';
import { audit } from '../audit/audit.ts';
import type { TenantDb } from '../db/tenant-context.ts';
import { auditEntityIds, auditEntityType } from './audit-entity.ts';
import { serviceUnavailable, type HttpError } from './http-error.ts';

interface RefusedRequest {
  c: Context;
  call: Call;
  /** All calls there are. */
  calls: readonly Call[];
  actor: Actor;
  requestId: string;
}

/** A version of the scan client, which 426 names, is no record: everybody may read it. */
const hasRecord = ({ status, extra }: HttpError): boolean => extra.current != null && status !== 426;

const mayRead = ({ call, calls, actor }: RefusedRequest): boolean =>
  actor.kind !== 'client' || opensReader(actor.scopes, call, calls);

/**
 * Records an access that was denied, or a record that an error answers, and returns what may be answered: no record that
 * the caller may not read, or that is not in the audit log. The audit row was rolled back with the transaction, so this
 * one is written on its own.
 */
export async function auditRefusal(
  tenantDb: TenantDb,
  request: RefusedRequest,
  refusal: HttpError,
): Promise<HttpError> {
  const { c, call, actor, requestId } = request;
  // FHIR's errors have no room for a record.
  if (hasRecord(refusal) && (call.fhir || !mayRead(request))) delete refusal.extra.current;
  const { status, extra, entityIds } = refusal;
  const showsRecord = hasRecord(refusal);
  if (!showsRecord && status !== 403 && status !== 404) return refusal;
  const entry = {
    requestId,
    action: call.id,
    entity: auditEntityType(call),
    entityIds: [...auditEntityIds(c.req.param(), extra.current), ...entityIds],
    outcome: status,
  };
  try {
    await tenantDb.asService((tx) => audit(tx, actor, entry));
    return refusal;
  } catch {
    return showsRecord ? serviceUnavailable() : refusal;
  }
}
