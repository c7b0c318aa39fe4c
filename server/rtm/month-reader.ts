import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Member } from '../../domain/identity/actor.ts';
import { addDays, getLastDayOfMonth, toMonth, getToday } from '../../domain/platform/calendar.ts';
import { WINDOW_DAYS } from '../../domain/rtm/rules.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations } from '../platform/db/schema.ts';

/** The patient and month to read, and the reader. The caller checks access to the patient. */
export interface MonthReader {
  tx: Tx;
  scope: Scope;
  actor: Member;
  patientId: number;
  /** `2026-11`. */
  yearMonth: string;
}

interface PatientTable {
  organizationId: AnyPgColumn;
  patientId: AnyPgColumn;
}

/** Rows of the reader's organization and patient. */
export const isOwnPatientRow = ({ scope, patientId }: MonthReader, table: PatientTable): SQL | undefined =>
  and(scope.organization(table.organizationId), eq(table.patientId, patientId));

/** Days that a window with a day in the month can have. */
export const toWindowRange = (yearMonth: string): { from: string; to: string } => ({
  from: addDays(`${yearMonth}-01`, 1 - WINDOW_DAYS),
  to: addDays(getLastDayOfMonth(yearMonth), WINDOW_DAYS - 1),
});

/** A period with a day in the month. */
export const overlapsMonth = ({ yearMonth }: MonthReader, start: AnyPgColumn, end: AnyPgColumn) =>
  and(lte(start, getLastDayOfMonth(yearMonth)), gte(end, `${yearMonth}-01`));

/** IANA zone of the actor's organization. */
export async function getOrganizationTimezone(
  tx: Tx,
  scope: Scope,
  { organizationId }: Pick<Member, 'organizationId'>,
): Promise<string> {
  const [own] = await tx
    .select({ timezone: organizations.timezone })
    .from(organizations)
    .where(and(scope.organization(organizations.id), eq(organizations.id, organizationId)));
  return own!.timezone;
}

/** The current month in the actor's organization, `2026-11`. */
export const getCurrentMonth = async (tx: Tx, scope: Scope, actor: Member, now: Date): Promise<string> =>
  toMonth(getToday(await getOrganizationTimezone(tx, scope, actor), now));

/** The day in each zone, computed once per zone. */
export function cacheToday(now: Date): (zone: string) => string {
  const days = new Map<string, string>();
  return (zone) => {
    const day = days.get(zone) ?? getToday(zone, now);
    days.set(zone, day);
    return day;
  };
}
