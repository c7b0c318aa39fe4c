import type { ReadRow } from './read-file.ts';

/** As many rows are named that share an ID or an email; more nobody reads. */
const NAMED_ROWS = 5;

const fold = (text: string): string => text.toLowerCase();

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | undefined): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const listOtherRows = ({ row }: ReadRow, group: readonly ReadRow[]): number[] =>
  group
    .slice(0, NAMED_ROWS + 1)
    .flatMap((other) => (other.row === row ? [] : [other.row]))
    .slice(0, NAMED_ROWS);

/**
 * Finds the patient of an ID, letters of either case alike; of several only one whose ID is spelt exactly so. Null for
 * nobody.
 */
export function createPatientFinder<Patient extends { gaitUid: string | null }>(patients: readonly Patient[]) {
  const known = groupBy(patients, ({ gaitUid }) => (gaitUid ? fold(gaitUid) : undefined));
  return (gaitUid: string): Patient | 'several' | null => {
    const found = known.get(fold(gaitUid)) ?? [];
    if (found.length < 2) return found[0] ?? null;
    return found.find((patient) => patient.gaitUid === gaitUid) ?? 'several';
  };
}

const toComparableText = ({ firstName, lastName, email }: ReadRow): string =>
  JSON.stringify([firstName, lastName, email && fold(email)]);

/**
 * Rows that share a patient: of those that say the very same the first counts; where they differ nobody knows which is
 * right, and none does. Answers the rows that a row stands against; none for a row that counts.
 */
export function createSharedPatientFinder(rows: readonly ReadRow[], patientIdOf: (row: ReadRow) => number | undefined) {
  const groups = groupBy(rows, (row) => patientIdOf(row)?.toString());
  const agree = new Set(
    [...groups].flatMap(([id, group]) => (new Set(group.map(toComparableText)).size === 1 ? [id] : [])),
  );
  return (row: ReadRow): number[] => {
    const id = patientIdOf(row)?.toString() ?? '';
    const group = groups.get(id) ?? [];
    if (!agree.has(id)) return listOtherRows(row, group);
    return group[0]!.row === row.row ? [] : [group[0]!.row];
  };
}

/** Rows that give the same email to somebody else than the row does. */
export function createSharedEmailFinder(rows: readonly ReadRow[]) {
  const groups = groupBy(rows, ({ email }) => (email === null ? undefined : fold(email)));
  return (row: ReadRow): number[] => {
    const group = row.email === null ? [] : (groups.get(fold(row.email)) ?? []);
    const ids = new Set(group.map(({ gaitUid }) => fold(gaitUid ?? '')));
    return ids.size > 1 ? listOtherRows(row, group) : [];
  };
}
