import { and, inArray, or, sql } from 'drizzle-orm';
import { FOUND_PATIENTS_MAX, type FoundPatient } from '../../contract/search/patient-search.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { findPatientMatch, parsePatientSearch, type PatientSearch } from '../../domain/patients/patient-search.ts';
import { formatPatientLabel } from '../../domain/patients/patient.ts';
import {
  accessiblePatients as found,
  isLocationOfPatient,
  isPatientAccessible,
} from '../platform/db/accessible-patients.ts';
import { locations, patients } from '../platform/db/schema.ts';
import type { Reader } from '../patients/queries.ts';
import { containsWordsByIndex, findPatientIdsByKey, type SearchReader } from '../patients/search-conditions.ts';

/** Names that are or begin with the words come first, then names with a word that does, then any other match. */
const buildRank = ({ words }: PatientSearch, idsByKey: readonly number[]) => {
  const text = words.join(' ');
  const place = sql`position(${text} in ${found.sortName})`;
  return sql`case
    when ${found.sortName} = ${text} ${idsByKey.length > 0 ? sql`or ${inArray(found.id, [...idsByKey])}` : sql``} then 0
    when ${place} = 1 then 1
    when position(${` ${text}`} in ${found.sortName}) > 0 then 2
    when ${place} > 0 then 3
    else 4 end`;
};

/** Ids of the best matches among the accessible patients, current ones before discharged ones, then by name. */
export const selectBestMatches = ({ tx, scope }: SearchReader, search: PatientSearch, idsByKey: readonly number[]) =>
  tx
    .select({ id: found.id })
    .from(found)
    .where(
      and(
        scope.location(found.organizationId, found.locationId),
        sql`not ${found.hidden}`,
        or(
          containsWordsByIndex(found.searchText, search.words),
          idsByKey.length > 0 ? inArray(found.id, [...idsByKey]) : undefined,
        ),
      ),
    )
    .orderBy(buildRank(search, idsByKey), found.discharged, found.sortName, found.id)
    .limit(FOUND_PATIENTS_MAX);

/** The accessible ones of these patients, in this order, with what was found of them. */
export async function loadFoundPatients(
  { tx, scope }: SearchReader,
  ids: readonly number[],
  search: PatientSearch | null,
): Promise<FoundPatient[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: patients.id,
      firstName: patients.firstName,
      lastName: patients.lastName,
      email: patients.email,
      phoneNumber: patients.phoneNumber,
      gaitUid: patients.gaitUid,
      dob: patients.dob,
      discharged: patients.discharged,
      location: locations.name,
    })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(and(isPatientAccessible(scope), inArray(patients.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const match = search && findPatientMatch(search, row);
    const values = { PHONE: row.phoneNumber, EMAIL: row.email, GAIT_UID: row.gaitUid, NAME: null, DOB: null };
    const { dob, location, discharged } = row;
    return { id, name: formatPatientLabel(row), dob, location, discharged, match, value: match && values[match] };
  });
}

/** The best matches of a typed text. */
export async function findPatientsByText(
  reader: SearchReader & Pick<Reader, 'now'>,
  q: string,
): Promise<FoundPatient[]> {
  const search = parsePatientSearch(q, getToday('UTC', reader.now));
  if (search.words.length === 0) return [];
  const rows = await selectBestMatches(reader, search, await findPatientIdsByKey(reader, search, 'beginning'));
  return loadFoundPatients(
    reader,
    rows.map(({ id }) => id),
    search,
  );
}
