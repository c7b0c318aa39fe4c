import { and, asc, inArray } from 'drizzle-orm';
import type { RtmCode } from '../../../contract/enumerations.ts';
import { chargeStatuses, type ChargeStatus, type HeldFor } from '../../../contract/rtm-charges.ts';
import type { ChargedCycle } from '../../../domain/rtm/charges/charge.ts';
import { chargesHolding } from '../../../domain/rtm/held-for-review.ts';
import { groupBy } from '../../care-paths/group-by.ts';
import { rtmCycles } from '../../db/schema/index.ts';
import type { ChargeReader } from './chosen-charges.ts';

interface Charged {
  patientId: number;
  cycle: ChargedCycle;
}

const isHeld = ({ cycle }: Charged): boolean =>
  cycle.status === 'READY_TO_BILL' && cycle.flags.includes('HELD_FOR_REVIEW');

/** Says of each charge what it is held for; of one that is not held, nothing. */
export async function readHeldFor(
  { tx, scope }: ChargeReader,
  rows: readonly Charged[],
): Promise<(row: Charged) => HeldFor[]> {
  const ids = [...new Set(rows.filter(isHeld).map(({ patientId }) => patientId))];
  if (ids.length === 0) return () => [];
  const found = await tx
    .select({
      id: rtmCycles.id,
      patientId: rtmCycles.patientId,
      code: rtmCycles.code,
      clock: rtmCycles.clock,
      status: rtmCycles.status,
      startDate: rtmCycles.startDate,
      endDate: rtmCycles.endDate,
    })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        inArray(rtmCycles.patientId, ids),
        inArray(rtmCycles.clock, ['ROLLING_30', 'EPISODE']),
        inArray(rtmCycles.status, [...chargeStatuses]),
      ),
    )
    .orderBy(asc(rtmCycles.startDate), asc(rtmCycles.id));
  const ofPatient = groupBy(found, ({ patientId }) => patientId);
  return (row) =>
    isHeld(row)
      ? chargesHolding(row.cycle, ofPatient(row.patientId)).map(({ code, status, startDate, endDate }) => ({
          code: code as RtmCode,
          status: status as ChargeStatus,
          startDate,
          endDate,
        }))
      : [];
}
