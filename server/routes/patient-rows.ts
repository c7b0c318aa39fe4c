import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PlanOfCare } from '../../contract/patient-record.ts';
import type { Member } from '../../domain/actor.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import {
  gaitSessions,
  locations,
  patients,
  plansOfCare,
  practitionerLocations,
  practitioners,
  programs,
} from '../db/schema/index.ts';
import { providersInReach } from './providers-in-reach.ts';

/** Who reads, in which transaction, and when: days are the server's (OPEN-064). */
export interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
  now: Date;
}

/** Records that the reader may open: within reach and not flagged hidden (OPEN-059). */
export const inSight = (scope: Scope): SQL | undefined =>
  and(scope.location(patients.organizationId, patients.locationId), eq(patients.hidden, false));

const ofPatient = (organization: AnyPgColumn, patient: AnyPgColumn) =>
  and(eq(organization, patients.organizationId), eq(patient, patients.id));

const isCurrentProgram = and(ofPatient(programs.organizationId, programs.patientId), isNull(programs.endedAt));

/** `endChangedAt` in milliseconds since 1970. */
const plans = sql<
  (PlanOfCare & { endChangedAt: number | null })[]
>`(select coalesce(json_agg(json_build_object('start', ${plansOfCare.start}, 'end', ${plansOfCare.end},
  'endChangedAt', floor(extract(epoch from ${plansOfCare.endChangedAt}) * 1000))
  order by ${plansOfCare.start}, ${plansOfCare.id}), '[]'::json) from ${plansOfCare} where ${ofPatient(plansOfCare.organizationId, plansOfCare.patientId)})`;

const lastGaitSession = sql<Date | null>`(select max(${gaitSessions.capturedAt}) from ${gaitSessions}
  where ${ofPatient(gaitSessions.organizationId, gaitSessions.patientId)})`.mapWith(gaitSessions.capturedAt);

/** Locations of the primary provider, as far as the reader may see them. */
const providerPlaces = (scope: Scope) => sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.name, l.id), '[]'::json)
  from ${practitionerLocations} join locations l
    on l.organization_id = ${practitionerLocations.organizationId} and l.id = ${practitionerLocations.locationId}
  where ${and(
    eq(practitionerLocations.organizationId, practitioners.organizationId),
    eq(practitionerLocations.practitionerId, practitioners.id),
    scope.location(practitionerLocations.organizationId, practitionerLocations.locationId),
  )})`;

/** What a record is shown from; narrow, because a page of them is the most frequent answer of all. */
export const recordFields = ({ scope }: Reader) => ({
  id: patients.id,
  version: patients.version,
  firstName: patients.firstName,
  lastName: patients.lastName,
  email: patients.email,
  phoneNumber: patients.phoneNumber,
  dob: patients.dob,
  language: patients.language,
  hasAccount: patients.hasAccount,
  inviteFailedAt: patients.inviteFailedAt,
  primaryPractitionerId: patients.primaryPractitionerId,
  products: patients.products,
  discharged: patients.discharged,
  lastSessionAt: patients.lastSessionAt,
  lastActivityAt: patients.lastActivityAt,
  injuredSideOfBody: patients.injuredSideOfBody,
  injuredBodyPart: patients.injuredBodyPart,
  gaitUid: patients.gaitUid,
  sex: patients.sex,
  heightCm: patients.heightCm,
  walkCondition: patients.walkCondition,
  location: { id: locations.id, name: locations.name, timezone: locations.timezone },
  practitioner: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
  providerPlaces: providerPlaces(scope),
  program: { id: programs.id, name: programs.name },
  lastGaitSession,
  plans,
});

/** Conditions by which the tables beside `patients` are joined to it. */
export const besidePatient = ({ tx, actor, scope }: Reader) => ({
  location: and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
  provider: and(
    eq(practitioners.organizationId, patients.organizationId),
    eq(practitioners.id, patients.primaryPractitionerId),
    providersInReach(tx, actor, scope),
  ),
  program: isCurrentProgram,
});

/** Tells apart statements about records that read alike but for what the reader reaches: part of their names. */
export const reach = ({ actor, scope }: Reader): string =>
  `${scope.organization(patients.organizationId) ? 'own' : 'open'}_${actor.allLocations ? 'all' : actor.locationIds.length}`;

const oneRecord = (reader: Reader, id: number) => {
  const beside = besidePatient(reader);
  return reader.tx
    .select(recordFields(reader))
    .from(patients)
    .innerJoin(locations, beside.location)
    .leftJoin(practitioners, beside.provider)
    .leftJoin(programs, beside.program)
    .where(and(inSight(reader.scope), eq(patients.id, id)));
};

export type PatientRow = Awaited<ReturnType<typeof oneRecord>>[number];

/**
 * One record, or nothing for an unknown one, one out of reach and a hidden one alike. Prepared by name: planning takes
 * several times as long as reading.
 */
export const patientRow = async (reader: Reader, id: number): Promise<PatientRow | undefined> =>
  (
    await oneRecord(reader, id)
      .prepare(`patient_record_${reach(reader)}`)
      .execute()
  )[0];
