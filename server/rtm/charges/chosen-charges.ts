import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { ChargeStatus } from '../../../contract/rtm-charges.ts';
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

/** Which cycles: those whose last day lies in the month, of these statuses. */
export interface ChosenCharges {
  yearMonth: string;
  statuses: readonly ChargeStatus[];
}

export const ofPatient = and(
  eq(patients.organizationId, rtmCycles.organizationId),
  eq(patients.id, rtmCycles.patientId),
);

/** Billable cycles of shown patients in reach. */
export const chosenBy = (scope: Scope, { yearMonth, statuses }: ChosenCharges): SQL | undefined =>
  and(
    scope.organization(rtmCycles.organizationId),
    scope.location(patients.organizationId, patients.locationId),
    eq(patients.hidden, false),
    endsIn(yearMonth),
    inArray(rtmCycles.status, [...statuses]),
    gt(rtmCycles.units, 0),
  );
