import { asc, eq } from 'drizzle-orm';
import {
  getMonitoring,
  pauseMonitoring,
  resumeMonitoring,
  setSetupDate,
  type SetupCredential,
  type SetupOrigin,
} from '../../contract/rtm/monitoring.ts';
import {
  healthSessions,
  patients,
  plansOfCare,
  proResponses,
  rtmCycles,
  rtmPauses,
  rtmStatusChanges,
} from '../../server/platform/db/schema.ts';
import { stored } from './stored.ts';
import type { Caller, World } from './world.ts';

/** Denver, Nov 20, 2026, 11 o'clock. */
export const NOW = '2026-11-20T18:00:00Z';

/**
 * The first patient of clinic A: in care since Aug 1, set up on Aug 3, with data on Aug 10, Sep 20 and Oct 25. Without a
 * pause a window opens on Aug 10 and another one on each day 31: Sep 9, Oct 9 and Nov 8.
 */
export const monitoringFixture = (world: World) => {
  const { organizationId, patients: ids, programs: programIds } = world.seed.A;
  const [patientId] = ids;
  const params = { patientId };
  /** A session on each of the days. */
  const addData = (...days: string[]) =>
    world.asOwner(async (tx) => {
      for (const day of days)
        await tx.insert(healthSessions).values({
          organizationId,
          patientId,
          sessionUuid: crypto.randomUUID(),
          type: 'HEPSession',
          hepId: programIds[0],
          hepName: 'Program',
          selfReported: 'none',
          performedAt: new Date(`${day}T18:00:00Z`),
          day,
          sets: [],
        });
    });
  return {
    addData,
    patientId,
    at: (moment: string) => {
      world.offsetMs = Date.parse(moment) - Date.now();
    },
    read: (caller: Caller) => caller.call(getMonitoring, { params }),
    pause: (caller: Caller, from: string, reason = 'In hospital', headers = {}) =>
      caller.call(pauseMonitoring, { params, body: { from, reason }, headers }),
    resume: (caller: Caller, on: string, headers = {}) =>
      caller.call(resumeMonitoring, { params, body: { on }, headers }),
    /** Sets the date of the episode that started on Aug 1, and confirms the removed cycles. */
    setUp: async (
      caller: Caller,
      setupDate: string,
      before: string | null = '2026-08-03',
      setupCredential?: SetupCredential | null,
    ) => {
      const rows = await stored(world, rtmCycles, eq(rtmCycles.patientId, patientId));
      const removing = rows.map(({ id }) => id);
      const body = { episodeStart: '2026-08-01', setupDate, setupCredential, before, removing };
      return caller.call(setSetupDate, { params, body });
    },
    /** The set-up of the episode, as it is on record. */
    setUpAs: (setupDate: string | null, setupBy: SetupOrigin | null = null) =>
      world.asOwner((tx) =>
        tx.update(plansOfCare).set({ setupDate, setupBy }).where(eq(plansOfCare.patientId, patientId)),
      ),
    change: (values: Partial<typeof patients.$inferInsert>) =>
      world.asOwner((tx) => tx.update(patients).set(values).where(eq(patients.id, patientId))),
    pauses: () =>
      world.asOwner((tx) =>
        tx.select().from(rtmPauses).where(eq(rtmPauses.patientId, patientId)).orderBy(asc(rtmPauses.fromDay)),
      ),
    /** First days of the windows on record. */
    windows: async () => {
      const rows = await world.asOwner((tx) =>
        tx.select().from(rtmCycles).where(eq(rtmCycles.patientId, patientId)).orderBy(asc(rtmCycles.startDate)),
      );
      return rows.filter(({ clock }) => clock === 'ROLLING_30').map(({ startDate }) => startDate);
    },
    begin: async () => {
      world.offsetMs = Date.parse(NOW) - Date.now();
      await world.asOwner(async (tx) => {
        await tx.delete(rtmPauses);
        await tx.delete(rtmStatusChanges);
        await tx.delete(rtmCycles).where(eq(rtmCycles.patientId, patientId));
        await tx.delete(proResponses).where(eq(proResponses.patientId, patientId));
        await tx.delete(healthSessions).where(eq(healthSessions.patientId, patientId));
        await tx
          .update(plansOfCare)
          .set({ start: '2026-08-01', end: null, setupDate: '2026-08-03', setupBy: 'PROGRAM', setupCredential: null })
          .where(eq(plansOfCare.patientId, patientId));
        await tx
          .update(patients)
          .set({ discharged: false, products: ['HEALTH', 'GAIT', 'PRO'] })
          .where(eq(patients.id, patientId));
      });
      await addData('2026-08-10', '2026-09-20', '2026-10-25');
    },
  };
};
