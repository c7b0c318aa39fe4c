import { eq } from 'drizzle-orm';
import {
  addScanClient,
  getScanClient,
  listScanClients,
  removeScanClient,
  saveScanClient,
  validateVersionId,
} from '../../contract/client-versions/client-versions.ts';
import { clientVersionMessage } from '../../contract/client-versions/messages.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import { scanClientVersions } from '../platform/db/schema.ts';
import { conflict, validationError } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';
import {
  EXISTS,
  findEditor,
  insertVersion,
  listVersionPage,
  lockVersions,
  presentVersion,
  requireVersion,
  updateVersion,
  versionExists,
} from './queries.ts';

export const adminScanClientRoutes: Routes = (router) => {
  router.authenticated(listScanClients, async function handleListScanClients({ tx, list, query: { id } }) {
    return listVersionPage(tx, list, id);
  });

  router.authenticated(
    saveScanClient,
    async function handleSaveScanClient({
      tx,
      actor,
      params: { versionId },
      body: { updateRequired },
      version,
      auditDetails,
    }) {
      const [listed] = await tx
        .select({ updateRequired: scanClientVersions.updateRequired })
        .from(scanClientVersions)
        .where(eq(scanClientVersions.versionId, versionId));
      const error = listed ? null : validateVersionId(versionId);
      if (error) throw validationError('versionId', error);
      const values = { versionId, updateRequired, ...(await findEditor(tx, actor)) };
      const row = await (version === 0 ? insertVersion(tx, values, versionExists) : updateVersion(tx, values, version));
      auditDetails.subjects = [`client-version:${versionId}`];
      auditDetails.changes = diffFields({ updateRequired: listed?.updateRequired ?? null }, { updateRequired });
      return presentVersion(row);
    },
  );

  router.authenticated(getScanClient, async function handleGetScanClient({ tx, params: { versionId } }) {
    return presentVersion(await requireVersion(tx, versionId));
  });

  router.authenticated(addScanClient, async function handleAddScanClient({ tx, actor, body, auditDetails }) {
    const row = await insertVersion(tx, { ...body, ...(await findEditor(tx, actor)) }, () =>
      conflict(EXISTS, { versionId: EXISTS }),
    );
    auditDetails.subjects = [`client-version:${row.versionId}`];
    auditDetails.changes = diffFields({ updateRequired: null }, { updateRequired: row.updateRequired });
    return presentVersion(row);
  });

  router.authenticated(
    removeScanClient,
    async function handleRemoveScanClient({ tx, params: { versionId }, auditDetails }) {
      await lockVersions(tx);
      const row = await requireVersion(tx, versionId);
      // Clients receive the id of the latest version.
      if (row.isLatest) throw conflict(clientVersionMessage('clientVersions.latest'));
      await tx.delete(scanClientVersions).where(eq(scanClientVersions.versionId, versionId));
      auditDetails.subjects = [`client-version:${versionId}`];
      auditDetails.changes = diffFields({ updateRequired: row.updateRequired }, { updateRequired: null });
      return presentVersion(row);
    },
  );
};
