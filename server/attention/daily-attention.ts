import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Door } from '../db/door.ts';
import { locations, patientAttention, patients } from '../db/schema/index.ts';
import { inDailyBatches, type Batch, type ZoneDay } from '../jobs/batches.ts';
import { refreshAttention } from './refresh-attention.ts';

const BATCH = 200;

/** The next patients in care at places of a zone whose row is of an earlier day, or who have none. */
const notLookedAt = ({ tx, scope, zone, today, after, size }: Batch & ZoneDay) =>
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
    .limit(size);

/**
 * Looks at every patient in care of an organization once a day in its place's zone, a batch a transaction. A run that
 * died is taken up by the next one where it ended: whoever was looked at today is passed over.
 */
export const dailyAttention = (
  door: Door,
  organizationId: number,
  zones: readonly string[],
  now: Date,
): Promise<void> =>
  inDailyBatches(door, organizationId, { zones, now }, BATCH, async (batch) => {
    const ids = (await notLookedAt(batch)).map(({ id }) => id);
    await refreshAttention(batch.tx, batch.scope, ids, now);
    return ids;
  });
