import { createUntranslatedMessage } from '../../contract/platform/message.ts';
import { rtmCycles, rtmStatusChanges } from '../../server/platform/db/schema.ts';
import type { World } from './world.ts';

export type StoredCycle = typeof rtmCycles.$inferInsert;

/** Takes away every cycle and what happened to it. */
export const withoutCycles = (world: World) =>
  world.asOwner(async (tx) => {
    await tx.delete(rtmStatusChanges);
    await tx.delete(rtmCycles);
  });

/** A cycle of a patient of clinic A or B, billable unless `values` override it; returns its id. */
export async function addCycle(world: World, patientId: number, values: Partial<StoredCycle>): Promise<number> {
  const organizationId = world.seed.B.patients.includes(patientId)
    ? world.seed.B.organizationId
    : world.seed.A.organizationId;
  const [row] = await world.asOwner((tx) =>
    tx
      .insert(rtmCycles)
      .values({
        organizationId,
        patientId,
        code: '98977',
        clock: 'ROLLING_30',
        startDate: '2026-09-10',
        endDate: '2026-10-09',
        status: 'READY_TO_BILL',
        numActiveDays: 18,
        numRequiredDays: 16,
        explanation: createUntranslatedMessage('98977 is billable: 18 data days by Oct 9, 2026.'),
        ...values,
      })
      .returning({ id: rtmCycles.id }),
  );
  return row!.id;
}
