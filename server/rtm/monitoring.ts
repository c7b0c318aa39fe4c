import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Monitoring, Pause } from '../../contract/rtm/monitoring.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { findStay, mergeStays } from '../../domain/rtm/episodes.ts';
import { practitioners, rtmCycles, rtmPauses } from '../platform/db/schema.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';
import { selectPlansOfCare } from './evidence-rows.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { MonitoringFacts } from '../../domain/rtm/monitoring.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';

/** Full names by user id, of the users that the reader may see. */
async function loadNames({ tx, scope, actor }: Reader, rows: readonly PauseRow[]): Promise<Map<string, string>> {
  const users = [...new Set(rows.flatMap(({ pausedBy, resumedBy }) => [pausedBy, ...(resumedBy ? [resumedBy] : [])]))];
  if (users.length === 0) return new Map();
  const found = await tx
    .select({
      userId: practitioners.userId,
      firstName: practitioners.firstName,
      lastName: practitioners.lastName,
    })
    .from(practitioners)
    .where(and(isProviderAccessible(tx, actor, scope), inArray(practitioners.userId, users)));
  return new Map(found.map((person) => [person.userId!, formatFullName(person)]));
}

const presentPause = (row: PauseRow, names: ReadonlyMap<string, string>): Pause => ({
  id: row.id,
  from: row.fromDay,
  to: row.toDay,
  reason: row.reason,
  pausedBy: names.get(row.pausedBy) ?? null,
  resumedBy: (row.resumedBy !== null && names.get(row.resumedBy)) || null,
});

/** A patient's monitoring at `now`, as the record shows it. The caller has checked access to the patient. */
export async function presentMonitoring(
  reader: Reader,
  patient: { id: number; timezone: string },
  now: Date,
): Promise<Monitoring> {
  const { tx, scope } = reader;
  const today = getToday(patient.timezone, now);
  const stays = mergeStays(await selectPlansOfCare(tx, scope, [patient.id]));
  const current = stays.at(-1);
  const pauses = await listPauses(reader, patient.id);
  const names = await loadNames(reader, pauses);
  const [window] = await tx
    .select({ startDate: rtmCycles.startDate, endDate: rtmCycles.endDate })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.patientId, patient.id),
        eq(rtmCycles.clock, 'ROLLING_30'),
        lte(rtmCycles.startDate, today),
      ),
    )
    .orderBy(desc(rtmCycles.startDate))
    .limit(1);
  const open = pauses.find(({ toDay }) => toDay === null);
  return {
    episodes: stays.toReversed().map(({ start, end, setupDate, setupBy = null, setupCredential = null }) => ({
      start,
      end,
      setupDate,
      setupBy,
      setupCredential,
    })),
    openWindow: window && window.endDate >= today ? window : null,
    lastWindow: window && current && findStay(window, stays) === current ? window : null,
    pause: open ? presentPause(open, names) : null,
    pastPauses: pauses.filter(({ toDay }) => toDay !== null).map((row) => presentPause(row, names)),
  };
}

export interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

type PauseRow = typeof rtmPauses.$inferSelect;

/** The pauses of a patient, the latest first. */
export const listPauses = ({ tx, scope }: Reader, patientId: number): Promise<PauseRow[]> =>
  tx
    .select()
    .from(rtmPauses)
    .where(and(scope.organization(rtmPauses.organizationId), eq(rtmPauses.patientId, patientId)))
    .orderBy(desc(rtmPauses.fromDay), desc(rtmPauses.id));

/** What a change of a patient's monitoring is validated against. */
export async function loadMonitoringFacts(
  reader: Reader,
  patient: { id: number; timezone: string },
  now: Date,
): Promise<MonitoringFacts> {
  const { tx, scope } = reader;
  const billed = await tx
    .select({
      code: rtmCycles.code,
      clock: rtmCycles.clock,
      startDate: rtmCycles.startDate,
      endDate: rtmCycles.endDate,
    })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        eq(rtmCycles.patientId, patient.id),
        eq(rtmCycles.status, 'BILLED'),
      ),
    );
  const pauses = await listPauses(reader, patient.id);
  return {
    today: getToday(patient.timezone, now),
    pauses: pauses.map(({ fromDay, toDay }) => ({ from: fromDay, to: toDay })),
    billed,
  };
}
