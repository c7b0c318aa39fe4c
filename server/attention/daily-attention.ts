import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { todayIn } from '../../domain/calendar.ts';
import type { Door, Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, patientAttention, patients } from '../db/schema/index.ts';
import { refreshAttention } from './refresh-attention.ts';
import { rowByRow } from './row-by-row.ts';

/** Patients a transaction: requests get in between. */
const BATCH = 200;

/** The next patients in care at places of a zone whose row is of an earlier day, or who have none. */
const notLookedAt = (tx: Tx, scope: Scope, zone: string, today: string, after: number) =>
  tx
    .select({ id: patients.id })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .leftJoin(
      patientAttention,
      and(eq(patientAttention.organizationId, patients.organizationId), eq(patientAttention.patientId, patients.id)),
    )
    .where(
      and(
        scope.organization(patients.organizationId),
        eq(locations.timezone, zone),
        eq(patients.discharged, false),
        eq(patients.hidden, false),
        gt(patients.id, after),
        or(isNull(patientAttention.asOf), lt(patientAttention.asOf, today)),
      ),
    )
    .orderBy(asc(patients.id))
    .limit(BATCH);

/**
 * Looks at every patient in care of an organization once a day in its place's zone, a batch a transaction. A run that
 * died is taken up by the next one where it ended: whoever was looked at today is passed over.
 */
export async function dailyAttention(
  door: Door,
  organizationId: number,
  zones: readonly string[],
  now: Date,
): Promise<void> {
  const actor = { kind: 'job', organizationId } as const;
  for (const zone of zones) {
    const today = todayIn(zone, now);
    let ids: number[] = [];
    do {
      ids = await door.withActor(actor, async (tx, scope) => {
        await rowByRow(tx);
        const next = (await notLookedAt(tx, scope, zone, today, ids.at(-1) ?? 0)).map(({ id }) => id);
        await refreshAttention(tx, scope, next, now);
        return next;
      });
    } while (ids.length === BATCH);
  }
}
