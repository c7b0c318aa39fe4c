import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Member } from '../../domain/actor.ts';
import { addDays, lastDayOf } from '../../domain/calendar.ts';
import { WINDOW_DAYS } from '../../domain/rtm/windows.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';

/** Whose month is read, by whom. That the patient is in reach is asked beside. */
export interface MonthReader {
  tx: Tx;
  scope: Scope;
  actor: Member;
  patientId: number;
  /** `2026-11`. */
  yearMonth: string;
}

interface Owned {
  organizationId: AnyPgColumn;
  patientId: AnyPgColumn;
}

/** Rows of the reader's organization and patient. */
export const own = ({ scope, patientId }: MonthReader, table: Owned): SQL | undefined =>
  and(scope.organization(table.organizationId), eq(table.patientId, patientId));

/** Days that a window with a day in the month can have. */
export const reachOf = (yearMonth: string): { from: string; to: string } => ({
  from: addDays(`${yearMonth}-01`, 1 - WINDOW_DAYS),
  to: addDays(lastDayOf(yearMonth), WINDOW_DAYS - 1),
});

/** A period with a day in the month. */
export const touches = ({ yearMonth }: MonthReader, start: AnyPgColumn, end: AnyPgColumn) =>
  and(lte(start, lastDayOf(yearMonth)), gte(end, `${yearMonth}-01`));
