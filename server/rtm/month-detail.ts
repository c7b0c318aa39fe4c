import { and, asc, eq, sql } from 'drizzle-orm';
import type {
  DataDayDefinition,
  Discipline,
  RtmClock,
  RtmCode,
  RtmFlag,
  RtmModifier,
  RtmStatus,
  SupplyDomain,
} from '../../contract/enumerations.ts';
import type { RtmMonthDetail } from '../../contract/rtm-month.ts';
import { dayInZone, lastDayOf, monthOf, todayIn } from '../../domain/calendar.ts';
import { codesOfMonth } from '../../domain/rtm/month-codes.ts';
import { authorsOf } from '../../domain/rtm/packet/authors.ts';
import { episodesOf } from '../../domain/rtm/episodes.ts';
import { noteEvidence } from '../../domain/rtm/packet/note-evidence.ts';
import { dataDaysOf } from '../../domain/rtm/packet/data-days.ts';
import { packetKey } from '../../domain/rtm/packet/packet-key.ts';
import { defaultRtmSettings } from '../../domain/rtm/settings.ts';
import { locations, patients, plansOfCare, rtmSettings } from '../db/schema/index.ts';
import { patientHidden } from '../http/refusal.ts';
import {
  cyclesOfPatient,
  gaitKinds,
  loggedKinds,
  notesNear,
  pairedApps,
  pausesNear,
  statusChanges,
  type MonthReader,
} from './month-detail-rows.ts';
import { historyOf } from './month-detail-history.ts';

type CycleRow = Awaited<ReturnType<typeof cyclesOfPatient>>[number];

/** The patient with what the month needs of the record; 404 alike for an unknown one, one out of reach and a hidden one. */
async function patientOf({ tx, scope, patientId }: MonthReader) {
  const [found] = await tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      dob: patients.dob,
      setupDate: patients.setupDate,
      location: { id: locations.id, name: locations.name },
      timezone: locations.timezone,
    })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(
      and(
        scope.location(patients.organizationId, patients.locationId),
        eq(patients.id, patientId),
        eq(patients.hidden, false),
      ),
    );
  if (!found) throw patientHidden();
  return found;
}

const plansOf = ({ tx, scope, patientId }: MonthReader) =>
  tx
    .select({ start: plansOfCare.start, end: plansOfCare.end })
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), eq(plansOfCare.patientId, patientId)))
    .orderBy(asc(plansOfCare.start), asc(plansOfCare.id));

const settingsOf = ({ tx, scope }: MonthReader) =>
  tx
    .select({
      supplyDomain: sql<SupplyDomain>`${rtmSettings.supplyDomain}`,
      dataDays: sql<DataDayDefinition>`${rtmSettings.dataDays}`,
      contactPerFurtherUnit: rtmSettings.contactPerFurtherUnit,
      mostFurtherUnits: rtmSettings.mostFurtherUnits,
      discipline: sql<Discipline>`${rtmSettings.discipline}`,
    })
    .from(rtmSettings)
    .where(scope.organization(rtmSettings.organizationId));

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
    plansOf(reader),
    settingsOf(reader),
    cyclesOfPatient(reader),
    loggedKinds(reader),
    gaitKinds(reader, now),
    notesNear(reader),
    pairedApps(reader),
    pausesNear(reader),
    statusChanges(reader),
  ]);
  const { id, firstName, lastName, dob, setupDate, location, timezone } = patient;
  const today = todayIn(timezone, now);
  const episodes = episodesOf({ setupDate, plans, dataDays: [], pauses, today });
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
    setupDate,
    today,
    billedAt: billings.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  });
  const app = apps.find(({ pairedAt }) => dayInZone(pairedAt, timezone) <= lastDayOf(yearMonth));
  const dataDays = dataDaysOf([...logged, ...gait.map((at) => at(timezone))], yearMonth, {
    setupDate,
    episodes,
    windows,
  });
  return {
    patientRecord: { id, patient: { firstName, lastName }, location },
    dob,
    yearMonth,
    today,
    timezone,
    setupDate,
    dataDayDefinition: (settings ?? defaultRtmSettings).dataDays,
    pdfKey: cycles.length > 0 ? packetKey(patientId, yearMonth) : null,
    codes: codesOfMonth({
      month: yearMonth,
      cycles: all.map(cycleOf),
      setupDate,
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
