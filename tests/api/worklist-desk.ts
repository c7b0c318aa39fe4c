import { eq } from 'drizzle-orm';
import { listWorklist, type AttentionKind } from '../../contract/worklist.ts';
import type { Tx } from '../../server/db/database.ts';
import { patientAttention, patients, plansOfCare } from '../../server/db/schema/index.ts';
import { newDay } from '../../server/jobs/new-day.ts';
import { stored } from './stored.ts';
import { openWorld } from './world.ts';

/** Eleven in the morning in Denver. */
export const WORKLIST_NOW = '2026-11-20T18:00:00Z';

export type WorklistDesk = Awaited<ReturnType<typeof openWorklistDesk>>;

/** Clinic A at `WORKLIST_NOW`, with patients who need attention as a test says. */
export async function openWorklistDesk() {
  const world = await openWorld();
  world.offsetMs = Date.parse(WORKLIST_NOW) - Date.now();
  const admin = await world.as(world.seed.A.practitioners.admin);
  const bare = <T>(work: (tx: Tx) => Promise<T>) => world.database.bare.transaction({ role: 'owner' }, work);
  const turnDay = (now = WORKLIST_NOW) =>
    newDay({ now: () => new Date(now) })(
      { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined },
      world.deps.door,
    );
  /** A patient in care since September of whom nothing is kept yet. */
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
  /** Keeps reasons for a patient as if their causes had been there. */
  const keep = (patientId: number, urgency: number, ...kinds: AttentionKind[]) =>
    bare((tx) =>
      tx
        .insert(patientAttention)
        .values({
          organizationId: world.seed.A.organizationId,
          patientId,
          kinds,
          reasons: kinds.map((kind) => ({ kind, urgency, explanation: `${kind} it is.` })),
          urgency,
          asOf: '2026-11-20',
        })
        .onConflictDoUpdate({
          target: [patientAttention.organizationId, patientAttention.patientId],
          set: { kinds, urgency },
        }),
    );
  const rowOf = async (patientId: number) =>
    (await stored(world, patientAttention, eq(patientAttention.patientId, patientId)))[0];
  const asked = async (query: Record<string, string | number> = {}, who = admin) =>
    (await who.call(listWorklist, { query })).body;
  /** Keeps nothing of anybody, and hides everybody there is. */
  const clear = () =>
    bare(async (tx) => {
      await tx.delete(patientAttention);
      await tx.update(patients).set({ hidden: true });
    });
  return { world, admin, bare, turnDay, add, keep, rowOf, asked, clear };
}
