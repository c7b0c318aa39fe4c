import { emptyBillingDetails } from '../../domain/rtm/settings.ts';
import { rtmSettings } from '../../server/platform/db/schema.ts';
import type { AccessLayers } from '../../server/platform/db/tenant-context.ts';
import { addCycle, withoutCycles, type StoredCycle } from './stored-cycles.ts';
import { accessLayerCombinations, openWorld, type Caller } from './world.ts';

/** Clinics A and B at noon of Nov 10, 2026 in Denver, with the cycles of November that a test adds. */
export async function openForecastFixture() {
  const world = await openWorld();
  world.offsetMs = Date.parse('2026-11-10T19:00:00Z') - Date.now();
  const [here, there] = world.seed.A.patients;
  return {
    world,
    admin: await world.as(world.seed.A.practitioners.admin),
    here,
    there,
    /** Deletes all cycles and settings. */
    async clear() {
      await withoutCycles(world);
      await world.asOwner((tx) => tx.delete(rtmSettings));
    },
    /** Adds a window with this number of data days; returns its id. */
    days: (patientId: number, numActiveDays: number, values: Partial<StoredCycle> = {}) =>
      addCycle(world, patientId, {
        code: '98985',
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        status: 'IN_PROGRESS',
        numActiveDays,
        numRequiredDays: 2,
        units: numActiveDays >= 2 ? 1 : 0,
        ...values,
      }),
    /** Adds a month with these minutes and live interactions. */
    minutes: (patientId: number, count: number, liveContacts: number, values: Partial<StoredCycle> = {}) =>
      addCycle(world, patientId, {
        code: '98979',
        clock: 'CALENDAR_MONTH',
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        status: 'IN_PROGRESS',
        numActiveDays: 0,
        numRequiredDays: 0,
        minutes: count,
        liveContacts,
        units: count >= 10 && liveContacts > 0 ? 1 : 0,
        ...values,
      }),
    /** Sets the clinic's charges by code, in cents. */
    charge: (charges: Record<string, number>) =>
      world.asOwner((tx) =>
        tx.insert(rtmSettings).values({
          organizationId: world.seed.A.organizationId,
          supplyDomain: 'MSK',
          dataDays: 'LOGGED',
          contactPerFurtherUnit: false,
          discipline: 'PT',
          billing: { ...emptyBillingDetails, charges },
          updatedBy: 'x',
        }),
      ),
    /** The practitioner of the first location with these access layers, at the same time. */
    signInWithLayers(combination: AccessLayers): Promise<Caller> {
      const beside = world.beside({ accessLayers: combination });
      beside.offsetMs = world.offsetMs;
      return beside.as(world.seed.A.practitioners.first);
    },
  };
}

/** Both access layers together, then each alone. */
export const accessLayers = accessLayerCombinations;
