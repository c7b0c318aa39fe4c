import type { RtmClock, RtmCode, RtmFlag, RtmModifier, RtmStatus } from '../../contract/platform/enumerations.ts';
import type { RtmMonthDetail } from '../../contract/rtm/month.ts';
import { toDayInZone, getLastDayOfMonth, toMonth, getToday } from '../../domain/platform/calendar.ts';
import { toEpisodes } from '../../domain/rtm/episodes.ts';
import { evaluateMonthCodes } from '../../domain/rtm/month-codes.ts';
import { collectNoteEvidence, evaluateDataDays, sumByAuthor } from '../../domain/rtm/packet/month-evidence.ts';
import { toPacketKey } from '../../domain/rtm/months.ts';
import type { Episode } from '../../domain/rtm/windows.ts';
import { defaultRtmSettings } from '../../domain/rtm/settings.ts';
import { selectPatientCycles, selectStatusChanges, presentHistory } from './month-history.ts';
import {
  requireMonthPatient,
  selectSettings,
  selectNotesAround,
  selectPairedApps,
  selectPausesAround,
  listGaitDays,
  listLoggedDays,
} from './month-evidence.ts';
import { selectPlansOfCare } from './evidence-rows.ts';
import type { MonthReader } from './month-reader.ts';

type CycleRow = Awaited<ReturnType<typeof selectPatientCycles>>[number];

/** Recorded set-ups of the episodes with a day in the month. */
const listSetUps = (episodes: readonly Episode[], yearMonth: string): RtmMonthDetail['setUps'] =>
  episodes
    .filter(
      ({ setupDate, dischargeDate, isCarriedOver }) =>
        !isCarriedOver && toMonth(setupDate) <= yearMonth && (!dischargeDate || yearMonth <= toMonth(dischargeDate)),
    )
    .map(({ setupDate, setupCredential = null }) => ({ day: setupDate, credential: setupCredential }));

/** A stored cycle in the shape of the rules. */
const toCycle = (row: CycleRow) => ({
  ...row,
  code: row.code as RtmCode,
  clock: row.clock as RtmClock,
  status: row.status as RtmStatus,
  modifiers: row.modifiers as RtmModifier[],
  flags: row.flags as RtmFlag[],
});

/** One patient and month with all of its billing evidence, in the patient's zone (RTM-08, ENT-048). */
export async function readRtmMonth(reader: MonthReader, now: Date): Promise<RtmMonthDetail> {
  const { patientId, yearMonth } = reader;
  // In parallel; an inaccessible patient rejects before anything is returned.
  const [patient, plans, [settings], all, logged, gait, stored, apps, pauses, changes] = await Promise.all([
    requireMonthPatient(reader),
    selectPlansOfCare(reader.tx, reader.scope, [patientId]),
    selectSettings(reader),
    selectPatientCycles(reader),
    listLoggedDays(reader),
    listGaitDays(reader, now),
    selectNotesAround(reader),
    selectPairedApps(reader),
    selectPausesAround(reader),
    selectStatusChanges(reader),
  ]);
  const { id, firstName, lastName, dob, location, timezone } = patient;
  const today = getToday(timezone, now);
  const episodes = toEpisodes({ plans, dataDays: [], pauses, today });
  const cycles = all.filter(
    ({ startDate, endDate }) => toMonth(startDate) <= yearMonth && yearMonth <= toMonth(endDate),
  );
  const billedAt = (cycle: CycleRow): Date | null =>
    cycle.status === 'BILLED'
      ? (changes.find(({ cycleId, toStatus }) => cycleId === cycle.id && toStatus === 'BILLED')?.createdAt ?? null)
      : null;
  const windows = cycles
    .filter(({ clock }) => clock === 'ROLLING_30')
    .map((cycle) => ({ startDate: cycle.startDate, endDate: cycle.endDate, billedAt: billedAt(cycle) }));
  const billings = cycles.filter(({ clock }) => clock === 'CALENDAR_MONTH').flatMap((cycle) => billedAt(cycle) ?? []);
  const notes = collectNoteEvidence(stored, {
    yearMonth,
    episodes,
    plans,
    today,
    billedAt: billings.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  });
  const app = apps.find(({ pairedAt }) => toDayInZone(pairedAt, timezone) <= getLastDayOfMonth(yearMonth));
  const dataDays = evaluateDataDays([...logged, ...gait], yearMonth, {
    plans,
    episodes,
    windows,
  });
  return {
    patientRecord: { id, patient: { firstName, lastName }, location },
    dob,
    yearMonth,
    today,
    timezone,
    setUps: listSetUps(episodes, yearMonth),
    dataDayDefinition: (settings ?? defaultRtmSettings).dataDays,
    pdfKey: cycles.length > 0 ? toPacketKey(patientId, yearMonth) : null,
    codes: evaluateMonthCodes({
      month: yearMonth,
      cycles: all.map(toCycle),
      plans,
      pauses,
      settings: settings ?? defaultRtmSettings,
      today,
      loggedToday: dataDays.some(({ day, counted }) => counted && day === today),
    }),
    dataDays,
    notes: notes.map(({ note }) => note),
    authors: sumByAuthor(notes),
    device: app ? { name: app.name, pairedOn: toDayInZone(app.pairedAt, timezone) } : null,
    pauses,
    history: await presentHistory(reader, changes, all),
  };
}
