import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContactMode, Credential } from '../../contract/enumerations.ts';
import type { RtmAttestation } from '../../contract/rtm-month.ts';
import type { Member } from '../../domain/actor.ts';
import { addDays, dayInZone, lastDayOf, startOfDayInstant } from '../../domain/calendar.ts';
import type { LoggedKind } from '../../domain/rtm/packet/data-days.ts';
import { WINDOW_DAYS } from '../../domain/rtm/windows.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import {
  careNotes,
  devices,
  gaitSessions,
  healthSessions,
  practitioners,
  proResponses,
  rtmCycles,
  rtmPauses,
  rtmSettings,
  rtmStatusChanges,
} from '../db/schema/index.ts';
import { providersInReach } from '../routes/providers-in-reach.ts';

/** Whose month is read, by whom. That the patient is in reach is asked beside. */
export interface MonthReader {
  tx: Tx;
  scope: Scope;
  actor: Member;
  patientId: number;
  /** `2026-11`. */
  yearMonth: string;
}

interface Owned {
  organizationId: AnyPgColumn;
  patientId: AnyPgColumn;
}

const own = ({ scope, patientId }: MonthReader, table: Owned): SQL | undefined =>
  and(scope.organization(table.organizationId), eq(table.patientId, patientId));

/** Days that a window with a day in the month can have. */
const reachOf = (yearMonth: string): { from: string; to: string } => ({
  from: addDays(`${yearMonth}-01`, 1 - WINDOW_DAYS),
  to: addDays(lastDayOf(yearMonth), WINDOW_DAYS - 1),
});

const touches = ({ yearMonth }: MonthReader, start: AnyPgColumn, end: AnyPgColumn) =>
  and(lte(start, lastDayOf(yearMonth)), gte(end, `${yearMonth}-01`));

/** Every cycle of the patient, the earliest first: a set-up long ago answers for a month too. */
export const cyclesOfPatient = (reader: MonthReader) =>
  reader.tx
    .select()
    .from(rtmCycles)
    .where(own(reader, rtmCycles))
    .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.code), asc(rtmCycles.id));

/** What the patient logged, by day and kind, over every window that the month touches. */
export async function loggedKinds(reader: MonthReader): Promise<LoggedKind[]> {
  const { from, to } = reachOf(reader.yearMonth);
  const within = (day: AnyPgColumn) => and(gte(day, from), lte(day, to));
  const [sessions, responses] = await Promise.all([
    reader.tx
      .select({
        day: healthSessions.day,
        kind: sql<
          LoggedKind['kind']
        >`case when ${healthSessions.selfReported} = 'full' then 'SELF_REPORTED_HEP_SESSION' else 'HEP_SESSION' end`,
        arrivedAt: sql<Date>`min(${healthSessions.createdAt})`.mapWith(healthSessions.createdAt),
        datedAhead: healthSessions.datedAhead,
      })
      .from(healthSessions)
      .where(and(own(reader, healthSessions), within(healthSessions.day)))
      .groupBy(healthSessions.day, sql`2`, healthSessions.datedAhead),
    reader.tx
      .select({
        day: proResponses.day,
        kind: sql<LoggedKind['kind']>`'PRO_RESPONSE'`,
        arrivedAt: sql<Date>`min(${proResponses.createdAt})`.mapWith(proResponses.createdAt),
        datedAhead: proResponses.datedAhead,
      })
      .from(proResponses)
      .where(and(own(reader, proResponses), within(proResponses.day)))
      .groupBy(proResponses.day, proResponses.datedAhead),
  ]);
  return [...sessions, ...responses];
}

/** Gait sessions in these days, where any activity makes a data day; those captured after now are dated ahead. */
export async function gaitKinds(reader: MonthReader, now: Date): Promise<((zone: string) => LoggedKind)[]> {
  const { from, to } = reachOf(reader.yearMonth);
  const rows = await reader.tx
    .select({ capturedAt: gaitSessions.capturedAt, arrivedAt: gaitSessions.createdAt })
    .from(gaitSessions)
    .innerJoin(rtmSettings, eq(rtmSettings.organizationId, gaitSessions.organizationId))
    .where(
      and(
        own(reader, gaitSessions),
        eq(rtmSettings.dataDays, 'ANY_ACTIVITY'),
        gte(gaitSessions.capturedAt, startOfDayInstant('UTC', addDays(from, -1))),
        lt(gaitSessions.capturedAt, startOfDayInstant('UTC', addDays(to, 2))),
      ),
    );
  return rows.map(({ capturedAt, arrivedAt }) => (zone) => ({
    day: dayInZone(capturedAt, zone),
    kind: 'GAIT_SESSION',
    arrivedAt,
    datedAhead: capturedAt > now,
  }));
}

/** Clocks of other days reach into a month from no further away. */
const NEAR_DAYS = 2;

/** Care notes of the month and of the days beside it, the earliest first, each with its author where the reader may see whom. */
export const notesNear = (reader: MonthReader) =>
  reader.tx
    .select({
      id: careNotes.id,
      date: careNotes.date,
      minutes: careNotes.minutes,
      /** A message is no live contact, whatever the note is called. */
      live: sql<boolean>`${careNotes.interactionType} is not null and ${careNotes.contactMode} is distinct from 'MESSAGE'`,
      contactMode: sql<ContactMode | null>`${careNotes.contactMode}`,
      credential: sql<Credential | null>`${careNotes.credential}`,
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
        providersInReach(reader.tx, reader.actor, reader.scope),
      ),
    )
    .where(
      and(
        own(reader, careNotes),
        gte(careNotes.date, addDays(`${reader.yearMonth}-01`, -NEAR_DAYS)),
        lte(careNotes.date, addDays(lastDayOf(reader.yearMonth), NEAR_DAYS)),
      ),
    )
    .orderBy(asc(careNotes.date), asc(careNotes.startedAt), asc(careNotes.id));

/** Apps of the patient, the one that was paired last first. */
export const pairedApps = (reader: MonthReader) =>
  reader.tx
    .select({ name: devices.label, pairedAt: devices.createdAt })
    .from(devices)
    .where(own(reader, devices))
    .orderBy(desc(devices.createdAt), desc(devices.id));

/** Pauses with a day in a window that the month can touch, the earliest first. */
export const pausesNear = (reader: MonthReader) => {
  const { from, to } = reachOf(reader.yearMonth);
  return reader.tx
    .select({ from: rtmPauses.fromDay, to: rtmPauses.toDay, reason: rtmPauses.reason })
    .from(rtmPauses)
    .where(
      and(
        own(reader, rtmPauses),
        lte(rtmPauses.fromDay, to),
        or(isNull(rtmPauses.toDay), sql`${rtmPauses.toDay} > ${from}`),
      ),
    )
    .orderBy(asc(rtmPauses.fromDay), asc(rtmPauses.id));
};

/** Changes of status of cycles with a day in the month, also of those that are gone, the newest first. */
export const statusChanges = (reader: MonthReader) => {
  const cycles = reader.tx
    .select({ id: rtmCycles.id })
    .from(rtmCycles)
    .where(and(own(reader, rtmCycles), touches(reader, rtmCycles.startDate, rtmCycles.endDate)));
  return reader.tx
    .select()
    .from(rtmStatusChanges)
    .where(
      and(
        own(reader, rtmStatusChanges),
        or(
          inArray(rtmStatusChanges.cycleId, cycles),
          touches(reader, rtmStatusChanges.startDate, rtmStatusChanges.endDate),
        ),
      ),
    )
    .orderBy(desc(rtmStatusChanges.createdAt), desc(rtmStatusChanges.id));
};

/** People whom the reader may see, of those who are named by account or as practitioner. */
export const peopleNamed = ({ tx, scope, actor }: MonthReader, userIds: string[], practitionerIds: number[]) =>
  tx
    .select({
      id: practitioners.id,
      userId: practitioners.userId,
      firstName: practitioners.firstName,
      lastName: practitioners.lastName,
    })
    .from(practitioners)
    .where(
      and(
        providersInReach(tx, actor, scope),
        or(inArray(practitioners.userId, userIds), inArray(practitioners.id, practitionerIds)),
      ),
    );

/** What is kept of an attestation (contract/rtm-billing.ts, `Attestation`). */
export type StoredAttestation = Omit<RtmAttestation, 'practitioner'> & { practitionerId: number };
