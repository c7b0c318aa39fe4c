import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { LINK_TRIES } from '../../contract/patient-link/patient-link.ts';
import type { Language } from '../../contract/platform/languages.ts';
import type { ReminderChannel } from '../../contract/reminders/limits.ts';
import { computeProgress } from '../../domain/patient-link/progress.ts';
import { groupBy } from '../../domain/platform/arrays.ts';
import { addDays, findStartOfDay, toDayInZone } from '../../domain/platform/calendar.ts';
import { decideReminder, UNANSWERED_LIMIT } from '../../domain/reminders/decide.ts';
import { isReminderTime } from '../../domain/reminders/schedule.ts';
import { isCountedSession, setCounts } from '../activity/queries.ts';
import { isInHealthCare } from '../patient-link/link-conditions.ts';
import { isLocationOfPatient, isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  healthSessions,
  locations,
  organizations,
  patientLinks,
  patients,
  programs,
  reminders,
} from '../platform/db/schema.ts';
import { isOneOf } from '../platform/db/sql-expressions.ts';
import type { Scope } from '../platform/db/tenant-context.ts';

/** A patient whose reminder is looked at, with all that its message is made of. */
export interface Candidate {
  patientId: number;
  hour: number;
  channel: ReminderChannel;
  timezone: string;
  /** The civil day there. */
  day: string;
  decision: ReturnType<typeof decideReminder>;
  /** It may leave now by the clock there. */
  isTime: boolean;
  /** Null where the record has none, or the server cannot send to it. */
  address: string | null;
  firstName: string;
  language: Language;
  organization: string;
  /** Of the personal link. */
  generation: number;
}

/** Of the day that is looked at and the six before, which is all that decides whether it is due (PTL-06). */
const DAYS_BEFORE = 6;

const lastOpened = sql`(select max(coalesce(d.opened_at, d.created_at)) from devices d
  where d.organization_id = ${reminders.organizationId} and d.patient_id = ${reminders.patientId})`;

/** Sent reminders since the patient last opened the page, did a session or agreed, of the last few that were sent. */
export const unansweredCount = sql<number>`(select count(*)::int from (
  select m.attempted_at from reminder_messages m
  where m.organization_id = ${reminders.organizationId} and m.patient_id = ${reminders.patientId} and m.state = 'SENT'
  order by m.day desc limit ${UNANSWERED_LIMIT}) m
  where m.attempted_at > greatest(${reminders.agreedAt}, ${patients.lastSessionAt}, ${lastOpened}))`;

/** The days with a session of many patients since a day, in one statement. */
async function loadRecentDays(tx: Tx, scope: Scope, patientIds: readonly number[], from: string) {
  const rows = await tx
    .select({
      patientId: healthSessions.patientId,
      day: healthSessions.day,
      sessionsDone: sql<number>`count(*) filter (where ${setCounts.done} > 0)`.mapWith(Number),
    })
    .from(healthSessions)
    .where(
      and(
        scope.organization(healthSessions.organizationId),
        isOneOf(healthSessions.patientId, patientIds),
        isCountedSession,
        gte(healthSessions.day, from),
        gte(healthSessions.performedAt, findStartOfDay('UTC', addDays(from, -1))),
      ),
    )
    .groupBy(healthSessions.patientId, healthSessions.day);
  return groupBy(rows, ({ patientId }) => patientId);
}

/** What is to become of the reminders of these patients now. */
export async function loadCandidates(
  { tx, scope }: { tx: Tx; scope: Scope },
  patientIds: readonly number[],
  { now, sendsTexts }: { now: Date; sendsTexts: boolean },
): Promise<Candidate[]> {
  const rows = await tx
    .select({
      patientId: reminders.patientId,
      hour: reminders.hour,
      channel: reminders.channel,
      timezone: locations.timezone,
      isInCare: sql<boolean>`${isInHealthCare}`,
      dob: patients.dob,
      email: patients.email,
      phoneNumber: patients.phoneNumber,
      firstName: patients.firstName,
      language: patients.language,
      organization: organizations.name,
      wrongDates: patientLinks.wrongDates,
      generation: patientLinks.generation,
      program: { dailyFrequency: programs.dailyFrequency, weeklyFrequency: programs.weeklyFrequency },
      unanswered: unansweredCount,
    })
    .from(reminders)
    .innerJoin(patients, isPatientOf(reminders))
    .innerJoin(organizations, eq(organizations.id, reminders.organizationId))
    .innerJoin(locations, isLocationOfPatient)
    .leftJoin(
      patientLinks,
      and(eq(patientLinks.organizationId, reminders.organizationId), eq(patientLinks.patientId, reminders.patientId)),
    )
    .leftJoin(
      programs,
      and(
        eq(programs.organizationId, reminders.organizationId),
        eq(programs.patientId, reminders.patientId),
        isNull(programs.endedAt),
      ),
    )
    .where(and(scope.organization(reminders.organizationId), isOneOf(reminders.patientId, patientIds)));
  const earliest = addDays(toDayInZone(now, 'UTC'), -1 - DAYS_BEFORE);
  const findDays = await loadRecentDays(tx, scope, patientIds, earliest);
  return rows.map(({ isInCare, dob, email, phoneNumber, wrongDates, generation, program, unanswered, ...row }) => {
    const day = toDayInZone(now, row.timezone);
    const address = row.channel === 'EMAIL' ? email : sendsTexts ? phoneNumber : null;
    return {
      ...row,
      day,
      address,
      generation: generation ?? 1,
      isTime: isReminderTime(now, row.timezone, row.hour),
      decision: decideReminder({
        isInCare,
        isLinkOpen: dob !== null && (wrongDates ?? 0) < LINK_TRIES,
        hasAddress: address !== null,
        progress: program && computeProgress(findDays(row.patientId), day, program),
        unanswered,
      }),
    };
  });
}
