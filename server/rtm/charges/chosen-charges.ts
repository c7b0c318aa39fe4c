import { and, eq, gt, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { ChargeStatus, HeldChoice } from '../../../contract/rtm-charges.ts';
import type { Member } from '../../../domain/actor.ts';
import type { Scope } from '../../db/door.ts';
import type { Tx } from '../../db/database.ts';
import { patients, rtmCycles } from '../../db/schema/index.ts';
import { endsIn } from '../cycles-ending.ts';

export interface ChargeReader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

/** Which cycles: those whose last day lies in the month, of these statuses; held ones too, not, or alone. */
export interface ChosenCharges {
  yearMonth: string;
  statuses: readonly ChargeStatus[];
  held: HeldChoice | 'ALONE';
}

/** Ready and held for review; what was billed all the same was looked at. */
export const isHeld = sql<boolean>`(${rtmCycles.status} = 'READY_TO_BILL' and 'HELD_FOR_REVIEW' = any(${rtmCycles.flags}))`;

const heldCondition = { INCLUDE: undefined, LEAVE_OUT: not(isHeld), ALONE: isHeld };

export const ofPatient = and(
  eq(patients.organizationId, rtmCycles.organizationId),
  eq(patients.id, rtmCycles.patientId),
);

/** Billable cycles of shown patients in reach. */
export const chosenBy = (scope: Scope, { yearMonth, statuses, held }: ChosenCharges): SQL | undefined =>
  and(
    scope.organization(rtmCycles.organizationId),
    scope.location(patients.organizationId, patients.locationId),
    eq(patients.hidden, false),
    endsIn(yearMonth),
    inArray(rtmCycles.status, [...statuses]),
    gt(rtmCycles.units, 0),
    heldCondition[held],
  );
