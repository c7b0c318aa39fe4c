import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The order of a list by one of its named keys; rows that are equal in it are ordered by `tie` in the same direction. */
export function ordered(
  keys: Record<string, SQLWrapper>,
  { key, dir }: { key: string; dir: 'ASC' | 'DESC' },
  tie: AnyPgColumn,
): SQL[] {
  const column = keys[key];
  if (!column) throw new Error(`No column to sort by ${key}.`);
  const turn = dir === 'ASC' ? asc : desc;
  return column === tie ? [turn(tie)] : [turn(column), turn(tie)];
}
