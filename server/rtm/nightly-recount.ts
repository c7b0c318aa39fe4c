import { and, asc, between, eq, gt, inArray, max, sql } from 'drizzle-orm';
import { addDays } from '../../domain/calendar.ts';
import { refreshAttention } from '../attention/refresh-attention.ts';
import type { Door } from '../db/door.ts';
import { careNotes, locations, patients, rtmCycles, rtmNights } from '../db/schema/index.ts';
import { inDailyBatches, type Batch, type ZoneDay } from '../jobs/batches.ts';
import { recountPatients } from './recompute.ts';

const BATCH = 200;
/** Days back of which a day may have begun to count only now: patients move between zones, which are a day apart. */
const DAYS_BACK = 2;

type Night = Pick<typeof rtmNights.$inferSelect, 'day' | 'afterPatient' | 'done'>;

const ownNight = ({ scope, zone }: Batch & ZoneDay, organizationId: number) =>
  and(
    scope.organization(rtmNights.organizationId),
    eq(rtmNights.organizationId, organizationId),
    eq(rtmNights.zone, zone),
  );

/**
 * How far the night has come, held until the end of the batch. It begins anew with a new day, and with a run that finds
 * a place of the zone changed since: the place may have come from another zone.
 */
async function nightOf(batch: Batch & ZoneDay, organizationId: number): Promise<Night> {
  const { tx, scope, zone, today, after } = batch;
  const start: Night = { day: today, afterPatient: 0, done: false };
  const [place] = await tx
    .select({ changedAt: max(locations.updatedAt) })
    .from(locations)
    .where(and(scope.organization(locations.organizationId), eq(locations.timezone, zone)));
  const [night] = await tx.select().from(rtmNights).where(ownNight(batch, organizationId)).for('update');
  if (!night) {
    await tx.insert(rtmNights).values({ organizationId, zone, ...start });
    return start;
  }
  const hasNewPlace = after === 0 && place?.changedAt && night.updatedAt < place.changedAt;
  return night.day < today || hasNewPlace ? start : night;
}

/** The next patients of an organization, a walk along one index; `lately` had something happen in these days. */
const nextPatients = ({ tx, scope, today, size }: Batch & ZoneDay, after: number) =>
  tx
    .select({
      id: patients.id,
      timezone: locations.timezone,
      lately: sql<boolean>`coalesce(${patients.lastActivityAt} >= ${addDays(today, -DAYS_BACK)}::date, false)`,
    })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(and(scope.organization(patients.organizationId), gt(patients.id, after)))
    .orderBy(asc(patients.id))
    .limit(size);

/** Those of them whose cycles a new day may change: with a cycle that is open, or with a note of these days. */
async function openOrNoted({ tx, scope, today }: Batch & ZoneDay, ids: number[]): Promise<Set<number>> {
  const [open, noted] = await Promise.all([
    tx
      .selectDistinct({ id: rtmCycles.patientId })
      .from(rtmCycles)
      .where(
        and(
          scope.organization(rtmCycles.organizationId),
          inArray(rtmCycles.patientId, ids),
          eq(rtmCycles.status, 'IN_PROGRESS'),
        ),
      ),
    tx
      .selectDistinct({ id: careNotes.patientId })
      .from(careNotes)
      .where(
        and(
          scope.organization(careNotes.organizationId),
          inArray(careNotes.patientId, ids),
          between(careNotes.date, addDays(today, -DAYS_BACK), today),
        ),
      ),
  ]);
  return new Set([...open, ...noted].map(({ id }) => id));
}

/**
 * Counts the cycles of a night: windows and months whose last day is over close, in the zone of each place. A batch and
 * how far it brought the night are one transaction, so that a run that died is taken up by the next one exactly where
 * it ended, and nobody is counted twice a day. Whoever's cycles changed is looked at again for the worklist.
 */
export const nightlyRecount = (
  door: Door,
  organizationId: number,
  zones: readonly string[],
  now: Date,
): Promise<void> =>
  inDailyBatches(door, organizationId, { zones, now }, BATCH, async (batch) => {
    const { tx, scope, zone, today, size } = batch;
    const night = await nightOf(batch, organizationId);
    if (night.done || night.day > today) return [];
    const walked = await nextPatients(batch, night.afterPatient);
    const there = walked.filter(({ timezone }) => timezone === zone);
    const changing = await openOrNoted(
      batch,
      there.map(({ id }) => id),
    );
    const ids = there.filter(({ id, lately }) => lately || changing.has(id)).map(({ id }) => id);
    await refreshAttention(tx, scope, await recountPatients(tx, scope, ids, now), now);
    await tx
      .update(rtmNights)
      .set({
        day: today,
        afterPatient: walked.at(-1)?.id ?? night.afterPatient,
        done: walked.length < size,
        updatedAt: sql`now()`,
      })
      .where(ownNight(batch, organizationId));
    return walked.map(({ id }) => id);
  });
