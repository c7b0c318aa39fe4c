import { and, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PatientSearch } from '../../domain/patients/patient-search.ts';
import { accessiblePatients as found } from '../platform/db/accessible-patients.ts';
import type { Reader } from './queries.ts';

/** What a search needs of its reader; vendor staff search on behalf of an organization. */
export type SearchReader = Pick<Reader, 'tx' | 'scope'> & { actor: Pick<Reader['actor'], 'products'> };

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Words of fewer letters are in almost every entry of the trigram index and are compared row by row. */
export const TRIGRAM = 3;

/** Records whose search text contains every word; all of them without words. */
export const containsWords = (searchText: AnyPgColumn, words: readonly string[]): SQL | undefined =>
  and(
    ...words.map((word) =>
      word.length < TRIGRAM ? sql`strpos(${searchText}, ${word}) > 0` : like(searchText, `%${escapeLike(word)}%`),
    ),
  );

/**
 * Records that contain every word, by the trigram index alone: a name may have two letters, so without a longer word
 * those that begin a name or the email count.
 */
export const containsWordsByIndex = (searchText: AnyPgColumn, words: readonly string[]): SQL | undefined =>
  words.some((word) => word.length >= TRIGRAM)
    ? containsWords(searchText, words)
    : and(
        ...words.map((word) =>
          or(like(searchText, `${escapeLike(word)}%`), like(searchText, `% ${escapeLike(word)}%`)),
        ),
      );

/** A scanned Unique Gait ID finds its holder alone; a typed one is found while it is being typed. */
export type GaitUidMatch = 'whole' | 'beginning';

function gaitUidCondition(gaitUid: string, match: GaitUidMatch): SQL {
  const isWhole = match === 'whole' || gaitUid.length < TRIGRAM;
  return sql`lower(${found.gaitUid}) like ${`${escapeLike(gaitUid)}${isWhole ? '' : '%'}`}`;
}

const keyConditions = ({ birth, phone, gaitUid }: PatientSearch, gaitUidMatch: GaitUidMatch | null): SQL[] => [
  ...(birth ? [and(inArray(found.dob, birth.days), containsWords(found.searchText, birth.words))!] : []),
  ...(phone ? [like(found.phoneNumber, `%${phone.ending}`)] : []),
  ...(phone?.beginning ? [like(found.phoneNumber, `+1${phone.beginning}%`)] : []),
  ...(gaitUid && gaitUidMatch ? [gaitUidCondition(gaitUid, gaitUidMatch)] : []),
];

/**
 * Selects accessible patients by date of birth, phone number or Unique Gait ID; null if the search names none. Each
 * condition is a scan of its own index: together with the words they would keep one another from being used.
 */
export function selectIdsByKey(
  { scope, actor }: SearchReader,
  search: PatientSearch,
  gaitUidMatch: GaitUidMatch,
): SQL | null {
  const conditions = keyConditions(search, actor.products.includes('GAIT') ? gaitUidMatch : null);
  if (conditions.length === 0) return null;
  const scans = conditions.map(
    (condition) =>
      sql`(select ${found.id} as id from ${found} where ${and(scope.location(found.organizationId, found.locationId), condition)})`,
  );
  return sql.join(scans, sql` union `);
}

export async function findPatientIdsByKey(
  reader: SearchReader,
  search: PatientSearch,
  gaitUidMatch: GaitUidMatch,
): Promise<readonly number[]> {
  const ids = selectIdsByKey(reader, search, gaitUidMatch);
  if (!ids) return [];
  const [answer] = await reader.tx.select({ ids: sql<number[]>`array(${ids})` }).from(sql`(select 1) one`);
  return answer!.ids;
}
