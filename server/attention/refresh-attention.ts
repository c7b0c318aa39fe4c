import { and, inArray, sql } from 'drizzle-orm';
import { attentionOf } from '../../domain/attention/attention.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patientAttention } from '../db/schema/index.ts';
import { gatherFacts } from './gather-facts.ts';

const NEW_REASON = sql`not (excluded.kinds <@ ${patientAttention.kinds})`;
const OVER = sql`${patientAttention.snoozedUntil} < excluded.as_of`;

/** Takes patients who have just left care off the worklist. */
export const forgetAttention = (tx: Tx, scope: Scope, patientIds: number[]) =>
  tx
    .delete(patientAttention)
    .where(and(scope.organization(patientAttention.organizationId), inArray(patientAttention.patientId, patientIds)));

/**
 * Writes why these patients need attention, in the transaction that changed something about them: a row for each one in
 * care, with no reasons and urgency 0 for whoever needs none, so that `as_of` says who was looked at today. Whoever is
 * hidden or discharged has none. A snooze ends when its day is over or a further kind of reason comes.
 */
export async function refreshAttention(tx: Tx, scope: Scope, patientIds: number[], now: Date): Promise<void> {
  if (patientIds.length === 0) return;
  const found = await gatherFacts(tx, scope, patientIds, now);
  const gone = found.filter(({ facts }) => !facts.inCare).map(({ id }) => id);
  const rows = found
    .filter(({ facts }) => facts.inCare)
    .map(({ organizationId, id, facts }) => {
      const reasons = attentionOf(facts);
      return {
        organizationId,
        patientId: id,
        kinds: reasons.map(({ kind }) => kind),
        reasons,
        urgency: reasons[0]?.urgency ?? 0,
        asOf: facts.today,
        updatedAt: now,
      };
    });
  await Promise.all([
    gone.length > 0 && forgetAttention(tx, scope, gone),
    rows.length > 0 &&
      tx
        .insert(patientAttention)
        .values(rows)
        .onConflictDoUpdate({
          target: [patientAttention.organizationId, patientAttention.patientId],
          set: {
            kinds: sql`excluded.kinds`,
            reasons: sql`excluded.reasons`,
            urgency: sql`excluded.urgency`,
            asOf: sql`excluded.as_of`,
            updatedAt: sql`excluded.updated_at`,
            snoozedUntil: sql`case when ${NEW_REASON} or ${OVER} then null else ${patientAttention.snoozedUntil} end`,
          },
        }),
  ]);
}
