import { gaitMessage } from '../../contract/gait/messages.ts';
import { applyGaitReconcile, previewGaitReconcile } from '../../contract/gait/reconcile.ts';
import { bulkAddMessage } from '../../contract/patients/messages.ts';
import { isAsPreviewed } from '../../domain/gait/reconcile/preview.ts';
import { readReconcileFile } from '../../domain/gait/reconcile/read-file.ts';
import { applyChanges, previewRows } from './reconcile.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { readUploadedFile } from '../platform/http/read-request.ts';
import type { Routes } from '../routes.ts';

/** Names and emails of gait patients by their Unique Gait ID: looked at first, then all of them or none (GAIT-24). */
export const gaitReconcileRoutes: Routes = (router) => {
  router.authenticated(
    previewGaitReconcile,
    async function handlePreviewGaitReconcile({ tx, scope, actor, now, c, bytes, auditDetails }) {
      const read = readReconcileFile(await readUploadedFile(bytes, c.req.header('content-type')));
      if ('faults' in read) throw new HttpError(422, bulkAddMessage('bulkAdd.unusable'), { rows: read.faults });
      const { preview, patients } = await previewRows({ tx, scope, actor, now }, read.rows);
      auditDetails.entityIds = patients.map(({ id }) => id);
      return { rows: preview, ignoredColumns: read.ignoredColumns };
    },
  );

  router.authenticated(
    applyGaitReconcile,
    async function handleApplyGaitReconcile({ tx, scope, actor, now, body, auditDetails }) {
      const reader = { tx, scope, actor, now };
      const rows = body.rows.map(({ row, gaitUid, firstName, lastName, email }) => ({
        row,
        gaitUid,
        firstName,
        lastName,
        email,
      }));
      const { preview, patients } = await previewRows(reader, rows, { held: true });
      const done = isAsPreviewed(body.rows, preview) ? await applyChanges(reader, preview, patients) : null;
      if (!done) {
        const after = await previewRows(reader, rows);
        const changed = new HttpError(409, gaitMessage('gait.patientsChanged'), { current: after.preview });
        changed.entityIds = after.patients.map(({ id }) => id);
        throw changed;
      }
      auditDetails.entityIds = done.ids;
      return { updated: done.ids.length, ...done };
    },
  );
};
