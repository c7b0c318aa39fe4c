import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Credential, DataDayDefinition, Discipline, SupplyDomain } from '../../contract/enumerations.ts';
import { todayIn } from '../../domain/calendar.ts';
import type { CareRecord } from '../../domain/rtm/care-record.ts';
import { defaultRtmSettings, type RtmSettings } from '../../domain/rtm/settings.ts';
import { groupBy } from '../care-paths/group-by.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import {
  careNotes,
  gaitSessions,
  healthSessions,
  locations,
  patients,
  plansOfCare,
  proResponses,
  rtmCycles,
  rtmPauses,
  rtmSettings,
} from '../db/schema/index.ts';
import type { CycleRow } from './cycle-in-reach.ts';

/** What a patient's cycles are counted from, and the cycles that are stored. */
export interface Evidence {
  organizationId: number;
  patientId: number;
  record: Omit<CareRecord, 'known'> & { known: CycleRow[] };
}

/** The patients, held until the end of the transaction: two recounts of one patient wait for each other. */
const heldPatients = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select({
      organizationId: patients.organizationId,
      patientId: patients.id,
      setupDate: patients.setupDate,
      timezone: locations.timezone,
    })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(and(scope.location(patients.organizationId, patients.locationId), inArray(patients.id, ids)))
    .orderBy(asc(patients.id))
    .for('no key update', { of: patients });

/** Days with data of each patient, `2026-11-20,2026-11-22`: in one piece, years of them are read for a whole batch. */
const daysOf = (tx: Tx, scope: Scope, ids: number[], table: typeof healthSessions | typeof proResponses) =>
  tx
    .select({ patientId: table.patientId, days: sql<string>`string_agg(distinct ${table.day}::text, ',')` })
    .from(table)
    .where(and(scope.organization(table.organizationId), inArray(table.patientId, ids), eq(table.datedAhead, false)))
    .groupBy(table.patientId);

/**
 * Days with a gait session in the zone of the patient's place, where any activity makes a data day. Those captured
 * after now are dated ahead.
 */
function gaitDaysOf(tx: Tx, scope: Scope, ids: number[], now: Date) {
  const day = sql`(${gaitSessions.capturedAt} at time zone ${locations.timezone})::date::text`;
  return tx
    .select({ patientId: gaitSessions.patientId, days: sql<string>`string_agg(distinct ${day}, ',')` })
    .from(gaitSessions)
    .innerJoin(
      patients,
      and(eq(patients.organizationId, gaitSessions.organizationId), eq(patients.id, gaitSessions.patientId)),
    )
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .innerJoin(rtmSettings, eq(rtmSettings.organizationId, gaitSessions.organizationId))
    .where(
      and(
        scope.organization(gaitSessions.organizationId),
        inArray(gaitSessions.patientId, ids),
        eq(rtmSettings.dataDays, 'ANY_ACTIVITY'),
        sql`${gaitSessions.capturedAt} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(gaitSessions.patientId);
}

/** A message is no live contact, whatever the note is called. */
const isLive = sql<boolean>`${careNotes.interactionType} is not null and ${careNotes.contactMode} is distinct from 'MESSAGE'`;

const notesOf = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select({
      patientId: careNotes.patientId,
      id: careNotes.id,
      authorId: careNotes.authorId,
      date: careNotes.date,
      minutes: careNotes.minutes,
      live: isLive,
      credential: sql<Credential | null>`${careNotes.credential}`,
      startedAt: careNotes.startedAt,
      endedAt: careNotes.endedAt,
    })
    .from(careNotes)
    .where(and(scope.organization(careNotes.organizationId), inArray(careNotes.patientId, ids)))
    .orderBy(asc(careNotes.date), asc(careNotes.id));

const plansOf = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select({ patientId: plansOfCare.patientId, start: plansOfCare.start, end: plansOfCare.end })
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), inArray(plansOfCare.patientId, ids)))
    .orderBy(asc(plansOfCare.start), asc(plansOfCare.id));

const pausesOf = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select({ patientId: rtmPauses.patientId, from: rtmPauses.fromDay, to: rtmPauses.toDay })
    .from(rtmPauses)
    .where(and(scope.organization(rtmPauses.organizationId), inArray(rtmPauses.patientId, ids)))
    .orderBy(asc(rtmPauses.fromDay), asc(rtmPauses.id));

const knownOf = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select()
    .from(rtmCycles)
    .where(and(scope.organization(rtmCycles.organizationId), inArray(rtmCycles.patientId, ids)))
    .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.id));

/** How the organization bills, the defaults while nobody has set anything. */
async function settingsOf(tx: Tx, scope: Scope): Promise<(organizationId: number) => RtmSettings> {
  const rows = await tx
    .select({
      organizationId: rtmSettings.organizationId,
      supplyDomain: sql<SupplyDomain>`${rtmSettings.supplyDomain}`,
      dataDays: sql<DataDayDefinition>`${rtmSettings.dataDays}`,
      contactPerFurtherUnit: rtmSettings.contactPerFurtherUnit,
      mostFurtherUnits: rtmSettings.mostFurtherUnits,
      discipline: sql<Discipline>`${rtmSettings.discipline}`,
    })
    .from(rtmSettings)
    .where(scope.organization(rtmSettings.organizationId));
  return (id) => rows.find(({ organizationId }) => organizationId === id) ?? defaultRtmSettings;
}

/**
 * All that the cycles of these patients follow from, of those in reach, in a handful of statements side by side. The
 * patients are held first: what is read after that stays as it is until the end of the transaction.
 */
export async function evidenceOf(tx: Tx, scope: Scope, ids: number[], now: Date): Promise<Evidence[]> {
  const [held, settings, sessions, answers, gait, notes, plans, pauses, known] = await Promise.all([
    heldPatients(tx, scope, ids),
    settingsOf(tx, scope),
    daysOf(tx, scope, ids, healthSessions),
    daysOf(tx, scope, ids, proResponses),
    gaitDaysOf(tx, scope, ids, now),
    notesOf(tx, scope, ids),
    plansOf(tx, scope, ids),
    pausesOf(tx, scope, ids),
    knownOf(tx, scope, ids),
  ]);
  const own = ({ patientId }: { patientId: number }) => patientId;
  const of = {
    days: groupBy([...sessions, ...answers, ...gait], own),
    notes: groupBy(notes, own),
    plans: groupBy(plans, own),
    pauses: groupBy(pauses, own),
    known: groupBy(known, own),
  };
  return held.map(({ organizationId, patientId, setupDate, timezone }) => ({
    organizationId,
    patientId,
    record: {
      setupDate,
      plans: of.plans(patientId),
      dataDays: of.days(patientId).flatMap(({ days }) => days.split(',')),
      notes: of.notes(patientId),
      pauses: of.pauses(patientId),
      settings: settings(organizationId),
      known: of.known(patientId),
      today: todayIn(timezone, now),
    },
  }));
}
