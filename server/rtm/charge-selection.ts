import { and, gt, inArray, not, sql, type SQL, asc, count } from 'drizzle-orm';
import type { ChargeStatus, HeldChoice } from '../../contract/rtm/charges.ts';
import type { Member } from '../../domain/identity/actor.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { rtmCycles, patients } from '../platform/db/schema.ts';
import { endsInMonth } from './cycle-queries.ts';
import type { RtmCode } from '../../contract/platform/enumerations.ts';

export interface ChargeReader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

/** Cycles whose last day lies in the month, of these statuses; with held ones, without them, or only them. */
export interface ChargeSelection {
  yearMonth: string;
  statuses: readonly ChargeStatus[];
  held: HeldChoice | 'ALONE';
}

/** Ready and held for review; a billed one was reviewed. */
export const isHeld = sql<boolean>`(${rtmCycles.status} = 'READY_TO_BILL' and 'HELD_FOR_REVIEW' = any(${rtmCycles.flags}))`;

const heldCondition = { INCLUDE: undefined, LEAVE_OUT: not(isHeld), ALONE: isHeld };

/** Billable cycles of accessible patients that are not hidden. */
export const isSelected = (scope: Scope, { yearMonth, statuses, held }: ChargeSelection): SQL | undefined =>
  and(
    scope.organization(rtmCycles.organizationId),
    isPatientAccessible(scope),
    endsInMonth(yearMonth),
    inArray(rtmCycles.status, [...statuses]),
    gt(rtmCycles.units, 0),
    heldCondition[held],
  );

/** Lines, units, flagged lines and patients of each code. */
export async function computeChargeTotals({ tx, scope }: ChargeReader, chosen: ChargeSelection) {
  const codes = await tx
    .select({
      code: sql<RtmCode>`${rtmCycles.code}`,
      lines: count(),
      units: sql<number>`sum(${rtmCycles.units})::int`,
      flagged: sql<number>`count(*) filter (where cardinality(${rtmCycles.flags}) > 0)::int`,
    })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .where(isSelected(scope, chosen))
    .groupBy(rtmCycles.code)
    .orderBy(asc(rtmCycles.code));
  const [all] = await tx
    .select({
      patients: sql<number>`count(distinct ${rtmCycles.patientId})::int`,
      flaggedPatients: sql<number>`(count(distinct ${rtmCycles.patientId}) filter (where cardinality(${rtmCycles.flags}) > 0))::int`,
    })
    .from(rtmCycles)
    .innerJoin(patients, isPatientOf(rtmCycles))
    .where(isSelected(scope, chosen));
  return { codes, ...all! };
}
