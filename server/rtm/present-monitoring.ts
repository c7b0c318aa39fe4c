import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Monitoring, Pause } from '../../contract/monitoring.ts';
import { todayIn } from '../../domain/calendar.ts';
import { fullName } from '../../domain/patient.ts';
import { staysOf } from '../../domain/rtm/episodes.ts';
import { practitioners, rtmCycles } from '../db/schema/index.ts';
import { providersInReach } from '../routes/providers-in-reach.ts';
import { pausesOf, type PauseRow, type Reader } from './monitoring-facts.ts';
import { plansOf } from './plans-of-care.ts';

/** Full names by user id, of those whom the reader may see. */
async function namesOf({ tx, scope, actor }: Reader, rows: readonly PauseRow[]): Promise<Map<string, string>> {
  const users = [...new Set(rows.flatMap(({ pausedBy, resumedBy }) => [pausedBy, ...(resumedBy ? [resumedBy] : [])]))];
  if (users.length === 0) return new Map();
  const found = await tx
    .select({
      userId: practitioners.userId,
      firstName: practitioners.firstName,
      lastName: practitioners.lastName,
    })
    .from(practitioners)
    .where(and(providersInReach(tx, actor, scope), inArray(practitioners.userId, users)));
  return new Map(found.map((person) => [person.userId!, fullName(person)]));
}

const present = (row: PauseRow, names: ReadonlyMap<string, string>): Pause => ({
  id: row.id,
  from: row.fromDay,
  to: row.toDay,
  reason: row.reason,
  pausedBy: names.get(row.pausedBy) ?? null,
  resumedBy: (row.resumedBy !== null && names.get(row.resumedBy)) || null,
});

/** What the record says of a patient's monitoring, at `now`; whether the patient is in reach is asked before. */
export async function monitoringOf(
  reader: Reader,
  patient: { id: number; timezone: string },
  now: Date,
): Promise<Monitoring> {
  const { tx, scope } = reader;
  const today = todayIn(patient.timezone, now);
  const stays = staysOf(await plansOf(tx, scope, [patient.id]));
  const pauses = await pausesOf(reader, patient.id);
  const names = await namesOf(reader, pauses);
  const [window] = await tx
    .select({ startDate: rtmCycles.startDate, endDate: rtmCycles.endDate })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.patientId, patient.id),
        eq(rtmCycles.clock, 'ROLLING_30'),
        lte(rtmCycles.startDate, today),
        gte(rtmCycles.endDate, today),
      ),
    )
    .orderBy(desc(rtmCycles.startDate))
    .limit(1);
  const open = pauses.find(({ toDay }) => toDay === null);
  return {
    episodes: stays
      .toReversed()
      .map(({ start, end, setupDate, setupBy }) => ({ start, end, setupDate, setupBy: setupBy ?? null })),
    openWindow: window ?? null,
    pause: open ? present(open, names) : null,
    pastPauses: pauses.filter(({ toDay }) => toDay !== null).map((row) => present(row, names)),
  };
}
