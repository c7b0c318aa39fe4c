import { asc, desc, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Sorts by one of the list's named keys; `tie` orders rows that are equal in it, in the same direction. */
export function orderByKey(
  keys: Record<string, SQLWrapper>,
  { key, dir }: { key: string; dir: 'ASC' | 'DESC' },
  tie: AnyPgColumn,
): SQL[] {
  const column = keys[key];
  if (!column) throw new Error(`No column to sort by ${key}.`);
  const turn = dir === 'ASC' ? asc : desc;
  return column === tie ? [turn(tie)] : [turn(column), turn(tie)];
}

/** True where the id is one of many. They are one parameter: a statement with hundreds takes longer to build than to run. */
export const isOneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = any (${`{${ids.join(',')}}`}::int[])`;

/** The pattern of the texts that contain the words. `%`, `_` and `\` are matched literally. */
export const toContainingPattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** True where the text matches the pattern, ignoring case. */
export const matchesPattern = (text: SQLWrapper, pattern: string | Placeholder): SQL => sql`${text} ilike ${pattern}`;

/** True where the text contains the words, ignoring case. */
export const containsText = (text: SQLWrapper, words: string): SQL => matchesPattern(text, toContainingPattern(words));

/**
 * The time of the statement. A transaction that waits for a patient's lock starts before the transaction that it waits for
 * commits: by `now()`, a note would seem older than the billing that it follows.
 */
export const statementTimestamp: SQL<Date> = sql`clock_timestamp()`;
