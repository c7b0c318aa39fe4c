import { randomUUID } from 'node:crypto';
import { fillPlaceholders, sql, type SQL } from 'drizzle-orm';
import type { AuditTrailSubject } from '../../../contract/platform/audit-trail.ts';
import { describeSubject, type Actor } from '../../../domain/identity/actor.ts';
import type { Changes } from '../../../domain/platform/changes.ts';
import type { CommitHook, Tx } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { auditRows } from '../db/schema.ts';

export interface AuditEntry {
  requestId: string;
  action: string;
  /** Kind of record, such as `patient`. Audit rows hold ids only, never names or values. */
  entity: string;
  entityIds?: readonly (string | number)[];
  outcome: number;
  /** The affected organization, when it is not the actor's own. */
  onBehalfOf?: number;
  /** Vendor records (never a patient's) whose activity trail shows this operation. */
  subjects?: readonly AuditTrailSubject[];
  /** What changed in them. */
  changes?: Changes;
}

const prepareAuditRow = (tx: Tx) =>
  prepareOnce(tx, 'audit_row', (on, name) =>
    on
      .insert(auditRows)
      .values({
        requestId: sql.placeholder('requestId'),
        userId: sql.placeholder('userId'),
        organizationId: sql.placeholder('organizationId'),
        onBehalfOf: sql.placeholder('onBehalfOf'),
        action: sql.placeholder('action'),
        entity: sql.placeholder('entity'),
        entityIds: sql.placeholder('entityIds'),
        outcome: sql.placeholder('outcome'),
      })
      .prepare(name),
  );

/** The audit row, to be inserted at the end of the operation's own transaction. */
export function insertAuditRow(tx: Tx, actor: Actor | null, entry: AuditEntry): CommitHook {
  const values = {
    requestId: entry.requestId,
    userId: actor && describeSubject(actor),
    organizationId: actor?.organizationId ?? null,
    onBehalfOf: entry.onBehalfOf === actor?.organizationId ? null : (entry.onBehalfOf ?? null),
    action: entry.action,
    entity: entry.entity,
    entityIds: (entry.entityIds ?? []).map(String),
    outcome: entry.outcome,
  };
  const { subjects, changes } = entry;
  if (subjects || changes)
    return tx.insert(auditRows).values({ ...values, ...(subjects && { subjects: [...subjects] }), changes });
  const statement = prepareAuditRow(tx);
  return {
    toSQL: () => {
      const query = statement.getQuery();
      return { name: 'audit_row', sql: query.sql, params: fillPlaceholders(query.params, values) };
    },
    // oxlint-disable-next-line unicorn/no-thenable -- a statement of drizzle's runs when it is awaited
    then: (done, failed) => statement.execute(values).then(done, failed),
  };
}

/** Records an access or a change in the operation's own transaction. Rows are never changed or deleted. */
export async function audit(tx: Tx, actor: Actor | null, entry: AuditEntry): Promise<void> {
  await insertAuditRow(tx, actor, entry);
}

/** An operation of an account outside an organization, such as a sign-in or joining a profile. */
interface AccountAuditEntry extends Pick<AuditEntry, 'action' | 'entity' | 'entityIds' | 'outcome'> {
  /** Omitted for operations without a request of their own. */
  requestId?: string;
  /** Null without an account; SQL when the insert looks it up. */
  userId: string | SQL | null;
  organizationId?: number;
}

/** Records an account operation: ids only, neither address nor secret. */
export async function auditAccount(tx: Tx, operation: AccountAuditEntry): Promise<void> {
  await tx.insert(auditRows).values({
    requestId: operation.requestId ?? randomUUID(),
    userId: operation.userId,
    organizationId: operation.organizationId ?? null,
    action: operation.action,
    entity: operation.entity,
    entityIds: (operation.entityIds ?? []).map(String),
    outcome: operation.outcome,
  });
}
