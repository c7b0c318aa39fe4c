import { and, eq, isNull, sql, type Placeholder } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { patientFieldNames } from '../../contract/patients/fields.ts';
import type { PlanOfCare } from '../../contract/patients/record.ts';
import { pick } from '../../contract/platform/typed-keys.ts';
import type { ClinicActor } from '../../domain/identity/actor.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { prepareOnce } from '../platform/db/prepare-once.ts';
import {
  gaitSessions,
  locations,
  patients,
  plansOfCare,
  practitionerLocations,
  practitioners,
  programs,
} from '../platform/db/schema.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';

/** Reader, transaction and time: the server decides what day it is (OPEN-064). */
export interface Reader {
  tx: Tx;
  scope: Scope;
  actor: ClinicActor;
  now: Date;
}

const belongsToPatient = (organization: AnyPgColumn, patient: AnyPgColumn) =>
  and(eq(organization, patients.organizationId), eq(patient, patients.id));

const isCurrentProgram = and(belongsToPatient(programs.organizationId, programs.patientId), isNull(programs.endedAt));

/** `endChangedAt` is in milliseconds since 1970. */
const plansJson = sql<
  (PlanOfCare & { endChangedAt: number | null })[]
>`(select coalesce(json_agg(json_build_object('start', ${plansOfCare.start}, 'end', ${plansOfCare.end},
  'endChangedAt', floor(extract(epoch from ${plansOfCare.endChangedAt}) * 1000))
  order by ${plansOfCare.start}, ${plansOfCare.id}), '[]'::json) from ${plansOfCare} where ${belongsToPatient(plansOfCare.organizationId, plansOfCare.patientId)})`;

const lastGaitSession = sql<Date | null>`(select max(${gaitSessions.capturedAt}) from ${gaitSessions}
  where ${belongsToPatient(gaitSessions.organizationId, gaitSessions.patientId)})`.mapWith(gaitSessions.capturedAt);

/** Locations of the primary provider that the reader may see. */
const providerLocations = (scope: Scope) => sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by l.name, l.id), '[]'::json)
  from ${practitionerLocations} join locations l
    on l.organization_id = ${practitionerLocations.organizationId} and l.id = ${practitionerLocations.locationId}
  where ${and(
    eq(practitionerLocations.organizationId, practitioners.organizationId),
    eq(practitionerLocations.practitionerId, practitioners.id),
    scope.location(practitionerLocations.organizationId, practitionerLocations.locationId),
  )})`;

/** What the statement of a record is made of, without a value of the call: it is prepared once for all of them. */
export interface RecordReader {
  tx: Tx;
  /** With placeholders. */
  scope: Scope;
  actor: Pick<ClinicActor, 'allLocations'>;
}

/** The reader of a prepared statement, the name of what it may access, and the values for the placeholders. */
export function toRecordReader({ scope, actor }: Reader) {
  const { scope: prepared, key, values } = scope.asPlaceholders();
  const { allLocations } = actor;
  return {
    key: `${key}_${allLocations ? 'all' : 'some'}`,
    values,
    on: (tx: Tx): RecordReader => ({ tx, scope: prepared, actor: { allLocations } }),
  };
}

/** Only what a record shows: a page of records is the most frequent response. */
export const recordFields = ({ scope }: Pick<RecordReader, 'scope'>) => ({
  id: patients.id,
  version: patients.version,
  ...pick(patients, patientFieldNames),
  hasAccount: patients.hasAccount,
  inviteFailedAt: patients.inviteFailedAt,
  products: patients.products,
  discharged: patients.discharged,
  lastSessionAt: patients.lastSessionAt,
  lastActivityAt: patients.lastActivityAt,
  sex: patients.sex,
  heightCm: patients.heightCm,
  walkCondition: patients.walkCondition,
  location: { id: locations.id, name: locations.name, timezone: locations.timezone },
  practitioner: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
  providerPlaces: providerLocations(scope),
  program: { id: programs.id, name: programs.name },
  lastGaitSession,
  plans: plansJson,
});

/** Join conditions for the tables beside `patients`. */
export const patientJoins = ({ tx, actor, scope }: RecordReader) => ({
  location: isLocationOfPatient,
  provider: and(
    eq(practitioners.organizationId, patients.organizationId),
    eq(practitioners.id, patients.primaryPractitionerId),
    isProviderAccessible(tx, actor, scope),
  ),
  program: isCurrentProgram,
});

const selectRecord = (reader: RecordReader, id: Placeholder) => {
  const beside = patientJoins(reader);
  return reader.tx
    .select(recordFields(reader))
    .from(patients)
    .innerJoin(locations, beside.location)
    .leftJoin(practitioners, beside.provider)
    .leftJoin(programs, beside.program)
    .where(and(isPatientAccessible(reader.scope), eq(patients.id, id)));
};

export type PatientRow = Awaited<ReturnType<typeof selectRecord>>[number];

/**
 * One record; undefined for an unknown, inaccessible or hidden one. Prepared by name, because planning takes several
 * times as long as reading.
 */
export async function findPatientRow(reader: Reader, id: number): Promise<PatientRow | undefined> {
  const { key, values, on } = toRecordReader(reader);
  const record = prepareOnce(reader.tx, `patient_record_${key}`, (tx, name) =>
    selectRecord(on(tx), sql.placeholder('id')).prepare(name),
  );
  const [row] = await record.execute({ ...values, id });
  return row;
}
