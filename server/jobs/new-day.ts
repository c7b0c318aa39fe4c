import { addHours } from 'date-fns';
import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { todayIn } from '../../domain/calendar.ts';
import { dailyAttention } from '../attention/daily-attention.ts';
import { forgetAttention } from '../attention/refresh-attention.ts';
import { dailyPaths } from '../care-paths/daily-paths.ts';
import type { Door, Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, organizations, patients, plansOfCare } from '../db/schema/index.ts';
import { nightlyRecount } from '../rtm/nightly-recount.ts';
import { enqueue, type JobWork } from './jobs.ts';

const isAt = and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId));
const later = alias(plansOfCare, 'later');

/** Active patients of a zone whose latest plan of care has ended before today. */
const overdue = (tx: Tx, scope: Scope, zone: string, today: string) =>
  tx
    .select({ id: patients.id })
    .from(plansOfCare)
    .innerJoin(
      patients,
      and(eq(patients.organizationId, plansOfCare.organizationId), eq(patients.id, plansOfCare.patientId)),
    )
    .innerJoin(locations, isAt)
    .where(
      and(
        scope.organization(plansOfCare.organizationId),
        eq(locations.timezone, zone),
        eq(patients.discharged, false),
        lt(plansOfCare.end, today),
        notExists(
          tx
            .select({ id: later.id })
            .from(later)
            .where(
              and(
                eq(later.organizationId, plansOfCare.organizationId),
                eq(later.patientId, plansOfCare.patientId),
                sql`(${later.start}, ${later.id}) > (${plansOfCare.start}, ${plansOfCare.id})`,
              ),
            ),
        ),
      ),
    );

async function turnDay(door: Door, organizationId: number, now: Date): Promise<void> {
  const actor = { kind: 'job', organizationId } as const;
  const zones = await door.withActor(actor, async (tx, scope) => {
    const places = await tx
      .selectDistinct({ zone: locations.timezone })
      .from(locations)
      .where(scope.organization(locations.organizationId));
    const there = places.map(({ zone }) => zone);
    for (const zone of there) {
      const today = todayIn(zone, now);
      // Held and asked again: a plan of care that somebody begins at this moment is waited for and counts.
      await overdue(tx, scope, zone, today).orderBy(asc(patients.id)).for('no key update', { of: patients });
      const archived = (await overdue(tx, scope, zone, today)).map(({ id }) => id);
      if (archived.length) {
        await tx
          .update(patients)
          .set({ discharged: true })
          .where(and(scope.organization(patients.organizationId), inArray(patients.id, archived)));
        await forgetAttention(tx, scope, archived);
      }
    }
    return there;
  });
  await nightlyRecount(door, organizationId, zones, now);
  await dailyPaths(door, organizationId, zones, now);
  await dailyAttention(door, organizationId, zones, now);
}

/**
 * Every hour, because zones change days at different ones: patients whose last day of care is over are archived
 * (REC-41), billing cycles are recounted, so that those whose last day is over close, whoever a path has waiting for the
 * day moves on, and everybody in care is looked at once a day. What
 * fails at one clinic keeps no other one waiting. Then asks for the next hour.
 */
export const newDay =
  ({ now }: { now: () => Date }): JobWork =>
  async (_job, door) => {
    const clinics = await door.asService((tx) =>
      tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.disabled, false)),
    );
    const failures: unknown[] = [];
    for (const { id } of clinics) await turnDay(door, id, now()).catch((error: unknown) => failures.push(error));
    // Tried again, which counts nobody twice; given up, `tidyUp` asks for the next hour.
    if (failures.length > 0) throw failures[0];
    await door.asService((tx) => enqueue(tx, 'new-day', null, {}, addHours(Date.now(), 1)));
  };
