import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import {
  addScanClient,
  getScanClient,
  listScanClients,
  removeScanClient,
  saveScanClient,
  versionIdFault,
  type ScanClientVersion,
} from '../../contract/admin-scan-clients.ts';
import { isNewest, isSame } from '../../domain/scan/client-version.ts';
import { changesBetween } from '../../domain/changes.ts';
import type { VendorStaff } from '../../domain/actor.ts';
import type { Tx } from '../db/database.ts';
import { practitioners, scanClientVersions } from '../db/schema/index.ts';
import { clash, conflict, faulty, notFound, Refusal } from '../http/refusal.ts';
import type { Routes } from './index.ts';

type Row = typeof scanClientVersions.$inferSelect;

const EXISTS = 'Version ID already exists';

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
const numbers = sql`case when ${isNumeric} then string_to_array(${scanClientVersions.versionId}, '.')::int[] end`;
const firstKeys = {
  id: numbers,
  versionId: numbers,
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
const thereAlready = (twin: Row) => new Refusal(412, EXISTS, { fields: { versionId: EXISTS }, current: present(twin) });

/** Two versions added at the same time would both be the latest. */
const inTurn = (tx: Tx) => tx.execute(sql`lock table ${scanClientVersions} in share row exclusive mode`);

/** Adds a version, as the latest when it is above all others; refuses one that is there already. */
async function added(tx: Tx, values: Saved, refusal: (twin: Row) => Refusal): Promise<Row> {
  await inTurn(tx);
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
async function changed(tx: Tx, { versionId, ...values }: Saved, version: number): Promise<Row> {
  const [row] = await tx
    .update(scanClientVersions)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(scanClientVersions.versionId, versionId), eq(scanClientVersions.version, version)))
    .returning();
  if (row) return row;
  const [current] = await tx.select().from(scanClientVersions).where(eq(scanClientVersions.versionId, versionId));
  throw clash(current ? present(current) : null);
}

async function versionOf(tx: Tx, versionId: string): Promise<Row> {
  const [row] = await tx.select().from(scanClientVersions).where(eq(scanClientVersions.versionId, versionId));
  if (!row) throw notFound('Version');
  return row;
}

/** Who saves, as the list shows it. */
async function editorOf(tx: Tx, { userId }: VendorStaff) {
  const [editor] = await tx
    .select({ updatedByFirstName: practitioners.firstName, updatedByLastName: practitioners.lastName })
    .from(practitioners)
    .where(and(eq(practitioners.userId, userId), isNull(practitioners.removedAt)));
  return editor;
}

export const adminScanClientRoutes: Routes = (served) => {
  served.acting(listScanClients, async ({ tx, list, query: { id } }) => {
    const where = id && inArray(scanClientVersions.versionId, id);
    const turn = list.sort.dir === 'ASC' ? asc : desc;
    const key = firstKeys[list.sort.key as keyof typeof firstKeys];
    const [[all], rows] = await Promise.all([
      tx.select({ total: count() }).from(scanClientVersions).where(where),
      tx
        .select()
        .from(scanClientVersions)
        .where(where)
        // Special values come after the numeric ones whatever the direction (OPEN-120).
        .orderBy(sql`${turn(key)} nulls last`, sql`${turn(numbers)} nulls last`, asc(scanClientVersions.versionId))
        .limit(list.limit)
        .offset(list.offset),
    ]);
    return { items: rows.map(present), total: all!.total };
  });

  served.acting(
    saveScanClient,
    async ({ tx, actor, params: { versionId }, body: { updateRequired }, version, trace }) => {
      const [listed] = await tx
        .select({ updateRequired: scanClientVersions.updateRequired })
        .from(scanClientVersions)
        .where(eq(scanClientVersions.versionId, versionId));
      const fault = listed ? null : versionIdFault(versionId);
      if (fault) throw faulty('versionId', fault);
      const values = { versionId, updateRequired, ...(await editorOf(tx, actor)) };
      const row = await (version === 0 ? added(tx, values, thereAlready) : changed(tx, values, version));
      trace.subjects = [`client-version:${versionId}`];
      trace.changes = changesBetween({ updateRequired: listed?.updateRequired ?? null }, { updateRequired });
      return present(row);
    },
  );

  served.acting(getScanClient, async ({ tx, params: { versionId } }) => present(await versionOf(tx, versionId)));

  served.acting(addScanClient, async ({ tx, actor, body, trace }) => {
    const row = await added(tx, { ...body, ...(await editorOf(tx, actor)) }, () =>
      conflict(EXISTS, { versionId: EXISTS }),
    );
    trace.subjects = [`client-version:${row.versionId}`];
    trace.changes = changesBetween({ updateRequired: null }, { updateRequired: row.updateRequired });
    return present(row);
  });

  served.acting(removeScanClient, async ({ tx, params: { versionId }, trace }) => {
    await inTurn(tx);
    const row = await versionOf(tx, versionId);
    // Clients are told what the latest is.
    if (row.isLatest) throw conflict('The latest version cannot be deleted.');
    await tx.delete(scanClientVersions).where(eq(scanClientVersions.versionId, versionId));
    trace.subjects = [`client-version:${versionId}`];
    trace.changes = changesBetween({ updateRequired: row.updateRequired }, { updateRequired: null });
    return present(row);
  });
};
