import { and, asc, eq, getTableColumns, lte, sql, type SQL } from 'drizzle-orm';
import { pick } from '../../contract/platform/typed-keys.ts';
import { countingFieldNames } from '../../contract/rtm/fields.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientInScope, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { isOneOf } from '../platform/db/sql-expressions.ts';
import {
  careNotes,
  gaitSessions,
  healthSessions,
  locations,
  patients,
  proResponses,
  rtmCycles,
  rtmPauses,
  rtmSettings,
  plansOfCare,
} from '../platform/db/schema.ts';

/** Locks the patients until the end of the transaction: two recalculations of one patient wait for each other. */
export const lockPatients = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select({
      organizationId: patients.organizationId,
      patientId: patients.id,
      timezone: locations.timezone,
    })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(and(isPatientInScope(scope), isOneOf(patients.id, ids)))
    .orderBy(asc(patients.id))
    .for('no key update', { of: patients });

/** Days with data of each patient, `2026-11-20,2026-11-22`: as one text, since a batch reads years of them, or those `since`. */
export const selectDataDays = (
  tx: Tx,
  scope: Scope,
  ids: number[],
  table: typeof healthSessions | typeof proResponses,
  since?: SQL,
) =>
  tx
    .select({ patientId: table.patientId, days: sql<string>`string_agg(distinct ${table.day}::text, ',')` })
    .from(table)
    .where(
      and(scope.organization(table.organizationId), isOneOf(table.patientId, ids), since, eq(table.futureDated, false)),
    )
    .groupBy(table.patientId);

/** Days with a gait session, where any activity makes a data day. Sessions captured after now are future-dated. */
export const selectGaitDays = (tx: Tx, scope: Scope, ids: number[], now: Date, since?: SQL) =>
  tx
    .select({
      patientId: gaitSessions.patientId,
      days: sql<string>`string_agg(distinct ${gaitSessions.day}::text, ',')`,
    })
    .from(gaitSessions)
    .innerJoin(rtmSettings, eq(rtmSettings.organizationId, gaitSessions.organizationId))
    .where(
      and(
        scope.organization(gaitSessions.organizationId),
        isOneOf(gaitSessions.patientId, ids),
        eq(rtmSettings.dataDays, 'ANY_ACTIVITY'),
        lte(gaitSessions.capturedAt, now),
        since,
      ),
    )
    .groupBy(gaitSessions.patientId);

/** A message is no live contact, whatever the note's interaction type. */
export const isLiveContact = sql<boolean>`${careNotes.interactionType} is not null and ${careNotes.contactMode} is distinct from 'MESSAGE'`;

/** The notes of patients, or those `since`, with what decides how much of them counts. */
export const selectNotes = (tx: Tx, scope: Scope, ids: number[], since?: SQL) =>
  tx
    .select({
      patientId: careNotes.patientId,
      id: careNotes.id,
      authorId: careNotes.authorId,
      date: careNotes.date,
      minutes: careNotes.minutes,
      live: isLiveContact,
      credential: careNotes.credential,
      startedAt: careNotes.startedAt,
      endedAt: careNotes.endedAt,
    })
    .from(careNotes)
    .where(and(scope.organization(careNotes.organizationId), isOneOf(careNotes.patientId, ids), since))
    .orderBy(asc(careNotes.date), asc(careNotes.id));

export const selectPauses = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select({ patientId: rtmPauses.patientId, from: rtmPauses.fromDay, to: rtmPauses.toDay })
    .from(rtmPauses)
    .where(and(scope.organization(rtmPauses.organizationId), isOneOf(rtmPauses.patientId, ids)))
    .orderBy(asc(rtmPauses.fromDay), asc(rtmPauses.id));

export const selectStoredCycles = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select()
    .from(rtmCycles)
    .where(and(scope.organization(rtmCycles.organizationId), isOneOf(rtmCycles.patientId, ids)))
    .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.id));

/** The plans of care of patients, the earliest first, each with its set-up of monitoring. */
export const selectPlansOfCare = (tx: Tx, scope: Scope, patientIds: number[]) =>
  tx
    .select({
      id: plansOfCare.id,
      patientId: plansOfCare.patientId,
      start: plansOfCare.start,
      end: plansOfCare.end,
      setupDate: plansOfCare.setupDate,
      setupBy: plansOfCare.setupBy,
      setupCredential: plansOfCare.setupCredential,
    })
    .from(plansOfCare)
    .where(and(scope.organization(plansOfCare.organizationId), isOneOf(plansOfCare.patientId, patientIds)))
    .orderBy(asc(plansOfCare.start), asc(plansOfCare.id));

/** The columns of the settings that decide what counts, without those of billing. */
export const ruleSettingColumns = pick(getTableColumns(rtmSettings), countingFieldNames);
