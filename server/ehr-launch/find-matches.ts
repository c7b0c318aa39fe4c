import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { LaunchResult } from '../../contract/ehr-launch/launches.ts';
import { MAX_LAUNCH_MATCHES } from '../../contract/ehr-launch/limits.ts';
import { hasNameOf, listOwnIdentifiers, type EhrPatient } from '../../domain/ehr-launch/ehr-patient.ts';
import { isLocationOfPatient, isPatientAccessible } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { ehrPatients, locations, patients } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';

interface Found {
  match: LaunchResult['match'];
  candidates: LaunchResult['candidates'];
}

interface Searching {
  tx: Tx;
  scope: Scope;
  organizationId: number;
}

const select = ({ tx, scope }: Searching, where: SQL | undefined) =>
  tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      dob: patients.dob,
      email: patients.email,
      location: locations.name,
      discharged: patients.discharged,
    })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(and(isPatientAccessible(scope), where))
    .orderBy(asc(patients.discharged), asc(patients.id));

/** The patient whom somebody has confirmed to be this one of the EHR. */
const isConfirmed = ({ tx, organizationId }: Searching, connectionId: number, { id }: EhrPatient): SQL =>
  inArray(
    patients.id,
    tx
      .select({ id: ehrPatients.patientId })
      .from(ehrPatients)
      .where(
        and(
          eq(ehrPatients.organizationId, organizationId),
          eq(ehrPatients.connectionId, connectionId),
          eq(ehrPatients.ehrPatientId, id),
        ),
      ),
  );

/** An identifier that the portal has given and the EHR has noted. */
function hasIdentifier(patient: EhrPatient, fhirBase: string): SQL {
  const { ids, gaitUids } = listOwnIdentifiers(patient, fhirBase);
  return (
    or(
      ids.length > 0 ? inArray(patients.id, ids) : undefined,
      gaitUids.length > 0 ? inArray(patients.gaitUid, gaitUids) : undefined,
    ) ?? sql`false`
  );
}

/**
 * Our patients who may be the one of the EHR, among those whom the caller may see: the one who was confirmed before, else
 * those with an identifier of ours, else those with the same family name, given name and date of birth.
 */
export async function findMatches(
  searching: Searching,
  { connectionId, patient }: { connectionId: number; patient: EhrPatient },
  fhirBase: string,
): Promise<Found> {
  const confirmed = await select(searching, isConfirmed(searching, connectionId, patient)).limit(1);
  if (confirmed.length > 0) return { match: 'CONFIRMED', candidates: confirmed };
  const identified = await select(searching, hasIdentifier(patient, fhirBase)).limit(MAX_LAUNCH_MATCHES);
  if (identified.length > 0) return { match: 'IDENTIFIER', candidates: identified };
  const { dob } = patient.patient;
  const born = dob === null ? [] : await select(searching, eq(patients.dob, dob));
  const named = born.filter((one) => hasNameOf(patient, one)).slice(0, MAX_LAUNCH_MATCHES);
  return { match: named.length > 0 ? 'NAME' : 'NONE', candidates: named };
}
