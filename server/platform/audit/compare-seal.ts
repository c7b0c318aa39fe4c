import { subYears } from 'date-fns';
import { digestRow, hashRows, hashSeal, readDigests, type CanonicalRow, type Seal } from './seal.ts';

/** How long audit rows are kept (45 CFR 164.316(b)(2)(i)). */
const RETENTION_YEARS = 6;

const describe = (seal: Seal) => `seal ${seal.id} of ${seal.sealedAt.toISOString()}`;

/** What is wrong with a seal itself and with its place in the chain. */
export function compareLink(previous: Pick<Seal, 'id' | 'lastId' | 'hash'>, seal: Seal): string[] {
  const { hash, ...content } = seal;
  const problems: string[] = [];
  if (hashSeal(content) !== hash) problems.push(`Changed after it was written: ${describe(seal)}.`);
  if (seal.id !== previous.id + 1) problems.push(`Removed: the seals between ${previous.id} and ${seal.id}.`);
  else if (seal.previousHash !== previous.hash || seal.firstId !== previous.lastId + 1)
    problems.push(`Does not continue seal ${previous.id}: ${describe(seal)}.`);
  return problems;
}

interface Comparison {
  problems: string[];
  /** Instead of problems, where rows were deleted as the retention allows. */
  note?: string;
}

/** How the rows that are there differ from those that were sealed. `rows` are all that are in the seal's range. */
export function compareRows(
  seal: Seal,
  rows: readonly CanonicalRow[],
  { now, mayBeDeleted }: { now: Date; mayBeDeleted: boolean },
): Comparison {
  if (rows.length === seal.rowCount && hashRows(rows) === seal.rowsHash) return { problems: [] };
  if (mayBeDeleted && rows.length === 0 && seal.sealedAt < subYears(now, RETENTION_YEARS))
    return { problems: [], note: `The rows of ${describe(seal)} were deleted, older than ${RETENTION_YEARS} years.` };
  const sealed = readDigests(seal.rowDigests);
  const present = new Set(rows.map(({ id }) => id));
  const problems = [
    ...rows.filter(({ id }) => !sealed.has(id)).map(({ id }) => `Inserted: audit row ${id}, after ${describe(seal)}.`),
    ...rows
      .filter((row) => sealed.has(row.id) && sealed.get(row.id) !== digestRow(row))
      .map(({ id }) => `Changed: audit row ${id}, after ${describe(seal)}.`),
    ...[...sealed.keys()]
      .filter((id) => !present.has(id))
      .map((id) => `Removed: audit row ${id}, after ${describe(seal)}.`),
  ];
  return { problems: problems.length ? problems : [`The rows of ${describe(seal)} are not those that were sealed.`] };
}
