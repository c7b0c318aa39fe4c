import { applyGaitReconcile, previewGaitReconcile, RECONCILE_CHANGED } from '../../contract/gait-reconcile.ts';
import { isAsPreviewed } from '../../domain/gait/reconcile/choose-rows.ts';
import { readReconcileFile } from '../../domain/gait/reconcile/read-file.ts';
import { fillIn } from '../gait/reconcile/fill-in.ts';
import { previewRows } from '../gait/reconcile/preview-rows.ts';
import { Refusal } from '../http/refusal.ts';
import { uploadedFile } from '../http/uploaded-file.ts';
import type { Routes } from './index.ts';

/** Names and emails of gait patients by their Unique Gait ID: looked at first, then all of them or none (GAIT-24). */
export const gaitReconcileRoutes: Routes = (served) => {
  served.acting(previewGaitReconcile, async ({ tx, scope, actor, now, c, bytes, trace }) => {
    const read = readReconcileFile(await uploadedFile(bytes, c.req.header('content-type')));
    if ('faults' in read) throw new Refusal(422, 'The file cannot be used.', { rows: read.faults });
    const { preview, patients } = await previewRows({ tx, scope, actor, now }, read.rows);
    trace.entityIds = patients.map(({ id }) => id);
    return { rows: preview, ignoredColumns: read.ignoredColumns };
  });

  served.acting(applyGaitReconcile, async ({ tx, scope, actor, now, body, trace }) => {
    const reader = { tx, scope, actor, now };
    const rows = body.rows.map(({ row, gaitUid, firstName, lastName, email }) => ({
      row,
      gaitUid,
      firstName,
      lastName,
      email,
    }));
    const { preview, patients } = await previewRows(reader, rows, { held: true });
    const done = isAsPreviewed(body.rows, preview) ? await fillIn(reader, preview, patients) : null;
    if (!done) {
      const { preview: current } = await previewRows(reader, rows);
      throw new Refusal(409, RECONCILE_CHANGED, { current });
    }
    trace.entityIds = done.ids;
    return { updated: done.ids.length, ...done };
  });
};
