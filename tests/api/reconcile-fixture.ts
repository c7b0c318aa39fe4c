import { expect } from 'vitest';
import { addGaitPatient } from '../../contract/gait/gait-patients.ts';
import {
  applyGaitReconcile,
  previewGaitReconcile,
  type ReconcileChoice,
  type ReconcilePreviewRow,
} from '../../contract/gait/reconcile.ts';
import { listChosenRows } from '../../domain/gait/reconcile/preview.ts';
import { patientFixture } from './patient-fixture.ts';
import { openWorld, type Caller } from './world.ts';

/** A world with gait patients of clinic A, and the calls that preview and apply a reconcile file. */
export async function openReconcileFixture() {
  const world = await openWorld();
  const admin = await world.as(world.seed.A.practitioners.admin);
  const first = await world.as(world.seed.A.practitioners.first);
  const fixture = patientFixture(world, admin);
  const preview = (file: string | Uint8Array, who: Caller = admin) => who.call(previewGaitReconcile, { file });
  const apply = (rows: readonly ReconcileChoice[], who: Caller = admin, headers: Record<string, string> = {}) =>
    who.call(applyGaitReconcile, { body: { rows: [...rows] }, headers });
  const previewed = async (lines: readonly string[], who: Caller = admin): Promise<ReconcilePreviewRow[]> => {
    const reply = await preview(['Unique Gait ID,First Name,Last Name,Email', ...lines].join('\n'), who);
    expect(reply.status).toBe(200);
    return reply.body.rows;
  };
  return {
    world,
    admin,
    first,
    fixture,
    preview,
    apply,
    previewed,
    /** The rows of a file that would be applied, including those that need a confirmation. */
    choices: async (lines: readonly string[], who: Caller = admin): Promise<ReconcileChoice[]> => {
      const rows = await previewed(lines, who);
      return listChosenRows(rows, new Set(rows.map(({ row }) => row)));
    },
    /** Adds a patient with only a gait ID. */
    addUnnamed: async (gaitUid: string, at: 0 | 1 = 0): Promise<number> => {
      const reply = await admin.call(addGaitPatient, { body: { locationId: world.seed.A.locations[at], gaitUid } });
      expect(reply.status).toBe(201);
      return reply.body.id;
    },
    /** A gait patient with names and email. */
    known: (gaitUid: string, change: object = {}) =>
      fixture.added({ products: ['GAIT'], gaitUid, firstName: 'Wilma', lastName: 'Winters', email: null, ...change }),
  };
}

export type ReconcileFixture = Awaited<ReturnType<typeof openReconcileFixture>>;
