import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  addScanClient,
  getScanClient,
  listScanClients,
  removeScanClient,
  saveScanClient,
  validateVersionId,
  type ScanClientVersion,
} from '../../contract/client-versions/client-versions.ts';
import { clientVersionMessage } from '../../contract/client-versions/messages.ts';
import { isNewest, isSame } from '../../domain/client-versions/client-version.ts';
import { diffFields } from '../../domain/platform/changes.ts';
import type { VendorStaff } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { practitioners, scanClientVersions } from '../platform/db/schema.ts';
import { versionConflict, conflict, validationError, notFound, HttpError } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';

type Row = typeof scanClientVersions.$inferSelect;

const EXISTS = clientVersionMessage('clientVersions.exists');

const present = ({
  versionId,
  updateRequired,
  isLatest,
  updatedByFirstName: firstName,
  updatedByLastName: lastName,
  version,
}: Row): ScanClientVersion => ({
  id: versionId,
  versionId,
  updateRequired,
  isLatest,
  updatedBy: firstName === null || lastName === null ? null : { firstName, lastName },
  version,
});

const isNumeric = sql`${scanClientVersions.versionId} ~ '^[0-9]{1,6}[.][0-9]{1,6}[.][0-9]{1,6}$'`;
/** `2.9.0` comes before `2.10.0`. */
const numericVersion = sql`case when ${isNumeric} then string_to_array(${scanClientVersions.versionId}, '.')::int[] end`;
const sortColumns = {
  id: numericVersion,
  versionId: numericVersion,
  updateRequired: scanClientVersions.updateRequired,
  isLatest: scanClientVersions.isLatest,
};

interface Saved {
  versionId: string;
  updateRequired: boolean;
  updatedByFirstName?: string;
  updatedByLastName?: string;
}

/** To whoever saves over nothing, it is a clash of versions (C1). */
const versionExists = (twin: Row) =>
  new HttpError(412, EXISTS, { fields: { versionId: EXISTS }, current: present(twin) });

/** Two versions added at the same time would both be the latest. */
const lockVersions = (tx: Tx) => tx.execute(sql`lock table ${scanClientVersions} in share row exclusive mode`);

/** Adds a version, as the latest when it is above all others; refuses one that is there already. */
async function insertVersion(tx: Tx, values: Saved, refusal: (twin: Row) => HttpError): Promise<Row> {
  await lockVersions(tx);
  const others = await tx.select().from(scanClientVersions);
  const twin = others.find(({ versionId }) => isSame(versionId, values.versionId));
  if (twin) throw refusal(twin);
  const isLatest = isNewest(values.versionId, others);
  if (isLatest)
    await tx.update(scanClientVersions).set({ isLatest: false }).where(eq(scanClientVersions.isLatest, true));
  const [row] = await tx
    .insert(scanClientVersions)
    .values({ ...values, isLatest })
    .returning();
  return row!;
}

/** Saves over the version of the record that the editor saw; refuses with what is there now otherwise (C1). */
async function updateVersion(tx: Tx, { versionId, ...values }: Saved, version: number): Promise<Row> {
  const [row] = await tx
    .update(scanClientVersions)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(scanClientVersions.versionId, versionId), eq(scanClientVersions.version, version)))
    .returning();
  if (row) return row;
  const [current] = await tx.select().from(scanClientVersions).where(eq(scanClientVersions.versionId, versionId));
  throw versionConflict(current ? present(current) : null);
}

async function requireVersion(tx: Tx, versionId: string): Promise<Row> {
  const [row] = await tx.select().from(scanClientVersions).where(eq(scanClientVersions.versionId, versionId));
  if (!row) throw notFound(clientVersionMessage('clientVersions.notFound'));
  return row;
}

/** Who saves, as the list shows it. */
async function findEditor(tx: Tx, { userId }: VendorStaff) {
  const [editor] = await tx
    .select({ updatedByFirstName: practitioners.firstName, updatedByLastName: practitioners.lastName })
    .from(practitioners)
    .where(and(eq(practitioners.userId, userId), isNull(practitioners.removedAt)));
  return editor;
}

export const adminScanClientRoutes: Routes = (router) => {
  router.authenticated(listScanClients, async function handleListScanClients({ tx, list, query: { id } }) {
    const where = id && inArray(scanClientVersions.versionId, id);
    const turn = list.sort.dir === 'ASC' ? asc : desc;
    const key = sortColumns[list.sort.key as keyof typeof sortColumns];
    const [[all], rows] = await Promise.all([
      tx.select({ total: count() }).from(scanClientVersions).where(where),
      tx
        .select()
        .from(scanClientVersions)
        .where(where)
        // Special values come after the numeric ones whatever the direction (OPEN-120).
        .orderBy(
          sql`${turn(key)} nulls last`,
          sql`${turn(numericVersion)} nulls last`,
          asc(scanClientVersions.versionId),
        )
        .limit(list.limit)
        .offset(list.offset),
    ]);
    return { items: rows.map(present), total: all!.total };
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
      const fault = listed ? null : validateVersionId(versionId);
      if (fault) throw validationError('versionId', fault);
      const values = { versionId, updateRequired, ...(await findEditor(tx, actor)) };
      const row = await (version === 0 ? insertVersion(tx, values, versionExists) : updateVersion(tx, values, version));
      auditDetails.subjects = [`client-version:${versionId}`];
      auditDetails.changes = diffFields({ updateRequired: listed?.updateRequired ?? null }, { updateRequired });
      return present(row);
    },
  );

  router.authenticated(getScanClient, async function handleGetScanClient({ tx, params: { versionId } }) {
    return present(await requireVersion(tx, versionId));
  });

  router.authenticated(addScanClient, async function handleAddScanClient({ tx, actor, body, auditDetails }) {
    const row = await insertVersion(tx, { ...body, ...(await findEditor(tx, actor)) }, () =>
      conflict(EXISTS, { versionId: EXISTS }),
    );
    auditDetails.subjects = [`client-version:${row.versionId}`];
    auditDetails.changes = diffFields({ updateRequired: null }, { updateRequired: row.updateRequired });
    return present(row);
  });

  router.authenticated(
    removeScanClient,
    async function handleRemoveScanClient({ tx, params: { versionId }, auditDetails }) {
      await lockVersions(tx);
      const row = await requireVersion(tx, versionId);
      // Clients are told what the latest is.
      if (row.isLatest) throw conflict(clientVersionMessage('clientVersions.latest'));
      await tx.delete(scanClientVersions).where(eq(scanClientVersions.versionId, versionId));
      auditDetails.subjects = [`client-version:${versionId}`];
      auditDetails.changes = diffFields({ updateRequired: row.updateRequired }, { updateRequired: null });
      return present(row);
    },
  );
};
