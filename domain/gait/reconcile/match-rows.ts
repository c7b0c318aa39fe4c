import type { ReadRow } from './read-file.ts';

/** As many rows are named that share an ID or an email; more nobody reads. */
const NAMED_ROWS = 5;

const folded = (text: string): string => text.toLowerCase();

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string | undefined): Map<string, Item[]> {
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

const othersThan = ({ row }: ReadRow, group: readonly ReadRow[]): number[] =>
  group
    .slice(0, NAMED_ROWS + 1)
    .flatMap((other) => (other.row === row ? [] : [other.row]))
    .slice(0, NAMED_ROWS);

/**
 * Finds the patient of an ID, letters of either case alike; of several only one whose ID is spelt exactly so. Null for
 * nobody.
 */
export function byGaitUid<Patient extends { gaitUid: string | null }>(patients: readonly Patient[]) {
  const known = grouped(patients, ({ gaitUid }) => (gaitUid ? folded(gaitUid) : undefined));
  return (gaitUid: string): Patient | 'several' | null => {
    const found = known.get(folded(gaitUid)) ?? [];
    if (found.length < 2) return found[0] ?? null;
    return found.find((patient) => patient.gaitUid === gaitUid) ?? 'several';
  };
}

const said = ({ firstName, lastName, email }: ReadRow): string =>
  JSON.stringify([firstName, lastName, email && folded(email)]);

/**
 * Rows that share a patient: of those that say the very same the first counts; where they differ nobody knows which is
 * right, and none does. Answers the rows that a row stands against; none for a row that counts.
 */
export function sharedPatients(rows: readonly ReadRow[], patientIdOf: (row: ReadRow) => number | undefined) {
  const groups = grouped(rows, (row) => patientIdOf(row)?.toString());
  const agree = new Set([...groups].flatMap(([id, group]) => (new Set(group.map(said)).size === 1 ? [id] : [])));
  return (row: ReadRow): number[] => {
    const id = patientIdOf(row)?.toString() ?? '';
    const group = groups.get(id) ?? [];
    if (!agree.has(id)) return othersThan(row, group);
    return group[0]!.row === row.row ? [] : [group[0]!.row];
  };
}

/** Rows that give the same email to somebody else than the row does. */
export function sharedEmails(rows: readonly ReadRow[]) {
  const groups = grouped(rows, ({ email }) => (email === null ? undefined : folded(email)));
  return (row: ReadRow): number[] => {
    const group = row.email === null ? [] : (groups.get(folded(row.email)) ?? []);
    const ids = new Set(group.map(({ gaitUid }) => folded(gaitUid ?? '')));
    return ids.size > 1 ? othersThan(row, group) : [];
  };
}
