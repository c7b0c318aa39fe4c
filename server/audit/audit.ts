import { randomUUID } from 'node:crypto';
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

/** Writes that an account was joined with a provider's profile: before it nobody can act there, so the row names both. */
export async function auditJoin(
  tx: Tx,
  joined: { userId: string; organizationId: number; practitionerId: number },
): Promise<void> {
  await tx.insert(auditRows).values({
    requestId: randomUUID(),
    userId: joined.userId,
    organizationId: joined.organizationId,
    action: 'joinProfile',
    entity: 'practitioners',
    entityIds: [String(joined.practitionerId)],
    outcome: 200,
  });
}
