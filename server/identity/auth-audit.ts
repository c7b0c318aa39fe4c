import { eq, sql, type SQL } from 'drizzle-orm';
import type { Call } from '../../contract/platform/call.ts';
import { auditAccount } from '../platform/audit/audit.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { users } from '../platform/db/schema.ts';
import type { ParsedRequest } from '../platform/http/parse-request.ts';
import { auditEntityType } from '../platform/http/audit-entity.ts';
import { HttpError } from '../platform/http/http-error.ts';

/**
 * The account of an address as a subquery of the insert. Unknown addresses do the same work, so the duration reveals
 * nothing.
 */
export const selectAccountId = (email: string): SQL =>
  sql`(select ${users.id} from ${users} where ${eq(users.email, email)})`;

/** The identity provider commits on its own, so the audit row is written afterwards. */
interface AuditedOperation {
  tenantDb: TenantDb;
  call: Call;
  requestId: ParsedRequest<Call>['requestId'];
}

export const recordAuthEvent = (
  { tenantDb, call, requestId }: AuditedOperation,
  userId: string | SQL,
  outcome: number,
  action: string = call.id,
): Promise<void> =>
  tenantDb.asService((tx) => auditAccount(tx, { requestId, userId, action, entity: auditEntityType(call), outcome }));

/**
 * Runs a credential check and records success or failure in the audit log. Rate-limited attempts (429) are not
 * recorded. `outcomeOf` gives the status of a sign-in that still needs its second factor.
 */
export async function auditAttempt<T>(
  operation: AuditedOperation,
  userId: string | SQL,
  work: () => Promise<T>,
  outcomeOf: (done: T) => number = () => 200,
): Promise<T> {
  let done: T;
  try {
    done = await work();
  } catch (error) {
    if (error instanceof HttpError && (error.status === 401 || error.status === 422))
      await recordAuthEvent(operation, userId, error.status).catch(() => undefined);
    throw error;
  }
  await recordAuthEvent(operation, userId, outcomeOf(done));
  return done;
}
