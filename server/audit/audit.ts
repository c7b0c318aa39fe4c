import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { TrailSubject } from '../../contract/activity-trail.ts';
import type { Actor } from '../../domain/actor.ts';
import type { Changes } from '../../domain/changes.ts';
import type { Tx } from '../db/database.ts';
import { auditRows } from '../db/schema/index.ts';

export interface AuditEntry {
  requestId: string;
  action: string;
  /** Kind of record, such as `patient`; ids only, never names or values. */
  entity: string;
  entityIds?: readonly (string | number)[];
  outcome: number;
  /** The organization touched, when it is not the actor's own. */
  actingFor?: number;
  /** Records of the vendor's (never of a patient) in whose activity trails the deed is shown. */
  subjects?: readonly TrailSubject[];
  /** What became different in them. */
  changes?: Changes;
}

const subjectOf = (actor: Actor): string =>
  actor.kind === 'device' ? `device:${actor.deviceId}` : actor.kind === 'job' ? 'job' : actor.userId;

/** The row that says who did or saw what, for the end of the deed's own transaction. */
export const auditRow = (tx: Tx, actor: Actor | null, entry: AuditEntry) =>
  tx.insert(auditRows).values({
    requestId: entry.requestId,
    userId: actor && subjectOf(actor),
    organizationId: actor?.organizationId ?? null,
    actingFor: entry.actingFor === actor?.organizationId ? null : (entry.actingFor ?? null),
    action: entry.action,
    entity: entry.entity,
    entityIds: (entry.entityIds ?? []).map(String),
    outcome: entry.outcome,
    ...(entry.subjects && { subjects: [...entry.subjects] }),
    ...(entry.changes && { changes: entry.changes }),
  });

/** Writes who did or saw what, in the transaction of the deed itself. Rows are never changed or deleted. */
export async function audit(tx: Tx, actor: Actor | null, entry: AuditEntry): Promise<void> {
  await auditRow(tx, actor, entry);
}

/** A deed of an account with which nobody acts for an organization: it signs in, or is joined with a profile. */
export interface AccountDeed extends Pick<AuditEntry, 'action' | 'entity' | 'entityIds' | 'outcome'> {
  /** Left out by what comes along with a request, such as joining, or comes back from another site. */
  requestId?: string;
  /** Null for whoever has no account; a statement where it is looked up by the row itself. */
  userId: string | SQL | null;
  organizationId?: number;
}

/** Writes what an account did, or was tried with it: ids only, and neither address nor secret. */
export async function auditAccount(tx: Tx, deed: AccountDeed): Promise<void> {
  await tx.insert(auditRows).values({
    requestId: deed.requestId ?? randomUUID(),
    userId: deed.userId,
    organizationId: deed.organizationId ?? null,
    action: deed.action,
    entity: deed.entity,
    entityIds: (deed.entityIds ?? []).map(String),
    outcome: deed.outcome,
  });
}
