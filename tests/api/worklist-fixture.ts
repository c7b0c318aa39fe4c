import { eq } from 'drizzle-orm';
import { listWorklist, type WorklistKind } from '../../contract/worklist/worklist.ts';
import type { Tx } from '../../server/platform/db/database.ts';
import { worklistItems, patients, plansOfCare } from '../../server/platform/db/schema.ts';
import { createNewDayJob } from '../../server/platform/jobs/new-day.ts';
import { stored } from './stored.ts';
import { openWorld } from './world.ts';

/** Eleven in the morning in Denver. */
export const WORKLIST_NOW = '2026-11-20T18:00:00Z';

export type WorklistFixture = Awaited<ReturnType<typeof openWorklistFixture>>;

/** Clinic A at `WORKLIST_NOW`, with the worklist patients that a test adds. */
export async function openWorklistFixture() {
  const world = await openWorld();
  world.offsetMs = Date.parse(WORKLIST_NOW) - Date.now();
  const admin = await world.as(world.seed.A.practitioners.admin);
  const bare = <T>(work: (tx: Tx) => Promise<T>) => world.database.bare.transaction({ role: 'owner' }, work);
  const turnDay = (now = WORKLIST_NOW) =>
    createNewDayJob({ now: () => new Date(now) })(
      { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
      world.deps.tenantDb,
    );
  /** Adds a patient in care since September without worklist items. */
  async function add(lastName: string, values: Partial<typeof patients.$inferInsert> = {}): Promise<number> {
    const { organizationId, locations, practitioners } = world.seed.A;
    return bare(async (tx) => {
      const [row] = await tx
        .insert(patients)
        .values({
          organizationId,
          locationId: locations[0],
          primaryPractitionerId: practitioners.first.practitionerId,
          firstName: 'Dee',
          lastName,
          products: ['HEALTH'],
          lastSessionAt: new Date('2026-11-20T15:00:00Z'),
          ...values,
        })
        .returning({ id: patients.id });
      await tx.insert(plansOfCare).values({ organizationId, patientId: row!.id, start: '2026-09-01' });
      return row!.id;
    });
  }
  /** Stores reasons for a patient without their causes. */
  const keep = (patientId: number, urgency: number, ...kinds: WorklistKind[]) =>
    bare((tx) =>
      tx
        .insert(worklistItems)
        .values({
          organizationId: world.seed.A.organizationId,
          patientId,
          kinds,
          reasons: kinds.map((kind) => ({ kind, urgency, explanation: `${kind} it is.` })),
          urgency,
          asOf: '2026-11-20',
        })
        .onConflictDoUpdate({
          target: [worklistItems.organizationId, worklistItems.patientId],
          set: { kinds, urgency },
        }),
    );
  const findRow = async (patientId: number) =>
    (await stored(world, worklistItems, eq(worklistItems.patientId, patientId)))[0];
  const asked = async (query: Record<string, string | number> = {}, who = admin) =>
    (await who.call(listWorklist, { query })).body;
  /** Deletes all worklist items and hides all patients. */
  const clear = () =>
    bare(async (tx) => {
      await tx.delete(worklistItems);
      await tx.update(patients).set({ hidden: true });
    });
  return { world, admin, bare, turnDay, add, keep, findRow, asked, clear };
}
