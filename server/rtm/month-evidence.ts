import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addDays, getLastDayOfMonth } from '../../domain/platform/calendar.ts';
import {
  careNotes,
  devices,
  practitioners,
  rtmPauses,
  locations,
  patients,
  rtmSettings,
  gaitSessions,
  healthSessions,
  proResponses,
} from '../platform/db/schema.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';
import { isLiveContact, ruleSettingColumns } from './evidence-rows.ts';
import { isOwnPatientRow, toWindowRange, type MonthReader } from './month-reader.ts';
import { patientNotFound } from '../platform/http/http-error.ts';
import { isPatientAccessible, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { LoggedKind } from '../../domain/rtm/packet/month-evidence.ts';

/** Notes of other days overlap with the month from no further away. */
const MARGIN_DAYS = 2;

/**
 * Care notes of the month and of the days beside it, the earliest first, each with its author where the reader may see
 * them.
 */
export const selectNotesAround = (reader: MonthReader) =>
  reader.tx
    .select({
      id: careNotes.id,
      date: careNotes.date,
      minutes: careNotes.minutes,
      live: isLiveContact,
      contactMode: careNotes.contactMode,
      credential: careNotes.credential,
      startedAt: careNotes.startedAt,
      endedAt: careNotes.endedAt,
      createdAt: careNotes.createdAt,
      authorId: careNotes.authorId,
      author: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(careNotes)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, careNotes.organizationId),
        eq(practitioners.id, careNotes.authorId),
        isProviderAccessible(reader.tx, reader.actor, reader.scope),
      ),
    )
    .where(
      and(
        isOwnPatientRow(reader, careNotes),
        gte(careNotes.date, addDays(`${reader.yearMonth}-01`, -MARGIN_DAYS)),
        lte(careNotes.date, addDays(getLastDayOfMonth(reader.yearMonth), MARGIN_DAYS)),
      ),
    )
    .orderBy(asc(careNotes.date), asc(careNotes.startedAt), asc(careNotes.id));

/** Apps of the patient, the last paired one first. */
export const selectPairedApps = (reader: MonthReader) =>
  reader.tx
    .select({ name: devices.label, pairedAt: devices.createdAt })
    .from(devices)
    .where(isOwnPatientRow(reader, devices))
    .orderBy(desc(devices.createdAt), desc(devices.id));

/** Pauses with a day in a window that the month can touch, the earliest first. */
export const selectPausesAround = (reader: MonthReader) => {
  const { from, to } = toWindowRange(reader.yearMonth);
  return reader.tx
    .select({ from: rtmPauses.fromDay, to: rtmPauses.toDay, reason: rtmPauses.reason })
    .from(rtmPauses)
    .where(
      and(
        isOwnPatientRow(reader, rtmPauses),
        lte(rtmPauses.fromDay, to),
        or(isNull(rtmPauses.toDay), sql`${rtmPauses.toDay} > ${from}`),
      ),
    )
    .orderBy(asc(rtmPauses.fromDay), asc(rtmPauses.id));
};

/** The patient with the columns that a month needs; 404 for an unknown, inaccessible or hidden one. */
export async function requireMonthPatient({ tx, scope, patientId }: MonthReader) {
  const [found] = await tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      dob: patients.dob,
      location: { id: locations.id, name: locations.name },
      timezone: locations.timezone,
    })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(and(isPatientAccessible(scope), eq(patients.id, patientId)));
  if (!found) throw patientNotFound();
  return found;
}

/** The settings of the organization; no row before they are first saved. */
export const selectSettings = ({ tx, scope }: MonthReader) =>
  tx.select(ruleSettingColumns).from(rtmSettings).where(scope.organization(rtmSettings.organizationId));

/** What the patient logged, by day and kind, over every window that the month touches. */
export async function listLoggedDays(reader: MonthReader): Promise<LoggedKind[]> {
  const { from, to } = toWindowRange(reader.yearMonth);
  const within = (day: AnyPgColumn) => and(gte(day, from), lte(day, to));
  const [sessions, responses] = await Promise.all([
    reader.tx
      .select({
        day: healthSessions.day,
        kind: sql<
          LoggedKind['kind']
        >`case when ${healthSessions.selfReported} = 'full' then 'SELF_REPORTED_HEP_SESSION' else 'HEP_SESSION' end`,
        arrivedAt: sql<Date>`min(${healthSessions.createdAt})`.mapWith(healthSessions.createdAt),
        isFutureDated: healthSessions.futureDated,
      })
      .from(healthSessions)
      .where(and(isOwnPatientRow(reader, healthSessions), within(healthSessions.day)))
      .groupBy(healthSessions.day, sql`2`, healthSessions.futureDated),
    reader.tx
      .select({
        day: proResponses.day,
        kind: sql<LoggedKind['kind']>`'PRO_RESPONSE'`,
        arrivedAt: sql<Date>`min(${proResponses.createdAt})`.mapWith(proResponses.createdAt),
        isFutureDated: proResponses.futureDated,
      })
      .from(proResponses)
      .where(and(isOwnPatientRow(reader, proResponses), within(proResponses.day)))
      .groupBy(proResponses.day, proResponses.futureDated),
  ]);
  return [...sessions, ...responses];
}

/** Gait sessions in these days, where any activity makes a data day; those captured after now are future-dated. */
export async function listGaitDays(reader: MonthReader, now: Date): Promise<LoggedKind[]> {
  const { from, to } = toWindowRange(reader.yearMonth);
  const rows = await reader.tx
    .select({ day: gaitSessions.day, capturedAt: gaitSessions.capturedAt, arrivedAt: gaitSessions.createdAt })
    .from(gaitSessions)
    .innerJoin(rtmSettings, eq(rtmSettings.organizationId, gaitSessions.organizationId))
    .where(
      and(
        isOwnPatientRow(reader, gaitSessions),
        eq(rtmSettings.dataDays, 'ANY_ACTIVITY'),
        gte(gaitSessions.day, from),
        lte(gaitSessions.day, to),
      ),
    );
  return rows.map(({ day, capturedAt, arrivedAt }) => ({
    day,
    kind: 'GAIT_SESSION',
    arrivedAt,
    isFutureDated: capturedAt > now,
  }));
}
