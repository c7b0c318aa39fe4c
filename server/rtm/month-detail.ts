import type { RtmClock, RtmCode, RtmFlag, RtmModifier, RtmStatus } from '../../contract/enumerations.ts';
import type { RtmMonthDetail } from '../../contract/rtm-month.ts';
import { dayInZone, lastDayOf, monthOf, todayIn } from '../../domain/calendar.ts';
import { episodesOf } from '../../domain/rtm/episodes.ts';
import { codesOfMonth } from '../../domain/rtm/month-codes.ts';
import { authorsOf } from '../../domain/rtm/packet/authors.ts';
import { dataDaysOf } from '../../domain/rtm/packet/data-days.ts';
import { noteEvidence } from '../../domain/rtm/packet/note-evidence.ts';
import { packetKey } from '../../domain/rtm/packet/packet-key.ts';
import type { Episode } from '../../domain/rtm/windows.ts';
import { defaultRtmSettings } from '../../domain/rtm/settings.ts';
import { cyclesOfPatient, statusChanges } from './month-detail-cycles.ts';
import { historyOf } from './month-detail-history.ts';
import { patientOf, settingsOf } from './month-detail-patient.ts';
import { plansOf } from './plans-of-care.ts';
import { notesNear, pairedApps, pausesNear } from './month-detail-rows.ts';
import { gaitKinds, loggedKinds } from './month-logged.ts';
import type { MonthReader } from './month-reader.ts';

type CycleRow = Awaited<ReturnType<typeof cyclesOfPatient>>[number];

/** Recorded set-ups of the episodes with a day in the month. */
const setupDatesIn = (episodes: readonly Episode[], yearMonth: string): string[] =>
  episodes
    .filter(
      ({ setupDate, dischargeDate, isCarriedOver }) =>
        !isCarriedOver && monthOf(setupDate) <= yearMonth && (!dischargeDate || yearMonth <= monthOf(dischargeDate)),
    )
    .map(({ setupDate }) => setupDate);

/** A stored cycle as the rules know it. */
const cycleOf = (row: CycleRow) => ({
  ...row,
  code: row.code as RtmCode,
  clock: row.clock as RtmClock,
  status: row.status as RtmStatus,
  modifiers: row.modifiers as RtmModifier[],
  flags: row.flags as RtmFlag[],
});

/** One patient and month with all that its billing rests on, in the patient's zone (RTM-08, ENT-048). */
export async function readRtmMonth(reader: MonthReader, now: Date): Promise<RtmMonthDetail> {
  const { patientId, yearMonth } = reader;
  // Side by side; nothing is answered of a patient out of reach.
  const [patient, plans, [settings], all, logged, gait, stored, apps, pauses, changes] = await Promise.all([
    patientOf(reader),
    plansOf(reader.tx, reader.scope, [patientId]),
    settingsOf(reader),
    cyclesOfPatient(reader),
    loggedKinds(reader),
    gaitKinds(reader, now),
    notesNear(reader),
    pairedApps(reader),
    pausesNear(reader),
    statusChanges(reader),
  ]);
  const { id, firstName, lastName, dob, location, timezone } = patient;
  const today = todayIn(timezone, now);
  const episodes = episodesOf({ plans, dataDays: [], pauses, today });
  const cycles = all.filter(
    ({ startDate, endDate }) => monthOf(startDate) <= yearMonth && yearMonth <= monthOf(endDate),
  );
  const billedAt = (cycle: CycleRow): Date | null =>
    cycle.status === 'BILLED'
      ? (changes.find(({ cycleId, toStatus }) => cycleId === cycle.id && toStatus === 'BILLED')?.createdAt ?? null)
      : null;
  const windows = cycles
    .filter(({ clock }) => clock === 'ROLLING_30')
    .map((cycle) => ({ startDate: cycle.startDate, endDate: cycle.endDate, billedAt: billedAt(cycle) }));
  const billings = cycles.filter(({ clock }) => clock === 'CALENDAR_MONTH').flatMap((cycle) => billedAt(cycle) ?? []);
  const notes = noteEvidence(stored, {
    yearMonth,
    episodes,
    plans,
    today,
    billedAt: billings.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  });
  const app = apps.find(({ pairedAt }) => dayInZone(pairedAt, timezone) <= lastDayOf(yearMonth));
  const dataDays = dataDaysOf([...logged, ...gait], yearMonth, {
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
    setupDates: setupDatesIn(episodes, yearMonth),
    dataDayDefinition: (settings ?? defaultRtmSettings).dataDays,
    pdfKey: cycles.length > 0 ? packetKey(patientId, yearMonth) : null,
    codes: codesOfMonth({
      month: yearMonth,
      cycles: all.map(cycleOf),
      plans,
      pauses,
      settings: settings ?? defaultRtmSettings,
      today,
      loggedToday: dataDays.some(({ day, counted }) => counted && day === today),
    }),
    dataDays,
    notes: notes.map(({ note }) => note),
    authors: authorsOf(notes),
    device: app ? { name: app.name, pairedOn: dayInZone(app.pairedAt, timezone) } : null,
    pauses,
    history: await historyOf(reader, changes, all),
  };
}
