import { eq } from 'drizzle-orm';
import { setRtmStatus } from '../../contract/rtm/billing.ts';
import { rtmCycles, rtmStatusChanges } from '../../server/platform/db/schema.ts';
import type { Caller, World } from './world.ts';

/** The attestation of clinic A's first practitioner. */
export const attestationIn = (world: World, more: object = {}) => ({
  practitionerId: world.seed.A.practitioners.first.practitionerId!,
  onePractitioner: true as const,
  noPhysiologicMonitoring: true as const,
  flagsReviewed: false,
  ...more,
});

/** Moves a cycle, with the attestation unless `body` overrides it. */
export const setStatusIn = (world: World) => (caller: Caller, id: number, body: object) =>
  caller.call(setRtmStatus, {
    params: { id },
    body: { attestation: attestationIn(world), ...body } as unknown as { status: 'BILLED' },
  });

export const statusIn = async (world: World, id: number) =>
  (await world.asOwner((tx) => tx.select().from(rtmCycles).where(eq(rtmCycles.id, id))))[0]!.status;

/** The status changes of all cycles, in the order in which they were written. */
export const changesIn = (world: World) =>
  world.asOwner((tx) => tx.select().from(rtmStatusChanges).orderBy(rtmStatusChanges.id));
