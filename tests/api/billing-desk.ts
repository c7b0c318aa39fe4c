import { eq } from 'drizzle-orm';
import { setRtmStatus } from '../../contract/rtm-billing.ts';
import { rtmCycles, rtmStatusChanges } from '../../server/db/schema/index.ts';
import type { Caller, World } from './world.ts';

/** What who bills confirms, in the name of clinic A's first practitioner. */
export const attestationIn = (world: World, more: object = {}) => ({
  practitionerId: world.seed.A.practitioners.first.practitionerId!,
  onePractitioner: true as const,
  noPhysiologicMonitoring: true as const,
  flagsReviewed: false,
  ...more,
});

/** Moves a cycle, with the attestation unless `body` says otherwise. */
export const setStatusIn = (world: World) => (caller: Caller, id: number, body: object) =>
  caller.call(setRtmStatus, {
    params: { id },
    body: { attestation: attestationIn(world), ...body } as unknown as { status: 'BILLED' },
  });

export const statusIn = async (world: World, id: number) =>
  (await world.asOwner((tx) => tx.select().from(rtmCycles).where(eq(rtmCycles.id, id))))[0]!.status;

/** What happened to all cycles, in the order in which it was written. */
export const changesIn = (world: World) =>
  world.asOwner((tx) => tx.select().from(rtmStatusChanges).orderBy(rtmStatusChanges.id));
