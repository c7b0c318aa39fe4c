import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { listScanClients, saveScanClient, VERSION_PATTERN } from '../../contract/admin-scan-clients.ts';
import { practitioners, scanClientVersions } from '../db/schema/index.ts';
import { faulty } from '../http/refusal.ts';
import type { Routes } from './index.ts';

type Row = typeof scanClientVersions.$inferSelect;

const present = ({
  versionId,
  updateRequired,
  isLatest,
  updatedByFirstName: firstName,
  updatedByLastName: lastName,
}: Row) => ({
  id: versionId,
  versionId,
  updateRequired,
  isLatest,
  updatedBy: firstName === null || lastName === null ? null : { firstName, lastName },
});

const isNumeric = sql`${scanClientVersions.versionId} ~ '^[0-9]{1,6}[.][0-9]{1,6}[.][0-9]{1,6}$'`;
/** `2.9.0` comes before `2.10.0`. */
const numbers = sql`case when ${isNumeric} then string_to_array(${scanClientVersions.versionId}, '.')::int[] end`;
const firstKeys = {
  versionId: numbers,
  updateRequired: scanClientVersions.updateRequired,
  isLatest: scanClientVersions.isLatest,
};

export const adminScanClientRoutes: Routes = (served) => {
  served.acting(listScanClients, async ({ tx, list }) => {
    const [all] = await tx.select({ total: count() }).from(scanClientVersions);
    const turn = list.sort.dir === 'ASC' ? asc : desc;
    const key = firstKeys[list.sort.key as keyof typeof firstKeys];
    const rows = await tx
      .select()
      .from(scanClientVersions)
      // Special values come after the numeric ones whatever the direction (OPEN-120).
      .orderBy(sql`${turn(key)} nulls last`, sql`${turn(numbers)} nulls last`, asc(scanClientVersions.versionId))
      .limit(list.limit)
      .offset(list.offset);
    return { items: rows.map(present), total: all!.total };
  });

  served.acting(saveScanClient, async ({ tx, actor, params: { versionId }, body: { updateRequired } }) => {
    const [editor] = await tx
      .select({ updatedByFirstName: practitioners.firstName, updatedByLastName: practitioners.lastName })
      .from(practitioners)
      .where(and(eq(practitioners.userId, actor.userId), isNull(practitioners.removedAt)));
    const [updated] = await tx
      .update(scanClientVersions)
      .set({ updateRequired, ...editor, version: sql`${scanClientVersions.version} + 1`, updatedAt: sql`now()` })
      .where(eq(scanClientVersions.versionId, versionId))
      .returning();
    if (updated) return present(updated);
    if (!VERSION_PATTERN.test(versionId)) throw faulty('versionId', 'Version ID must match the pattern X.X.X');
    const [created] = await tx
      .insert(scanClientVersions)
      .values({ versionId, updateRequired, ...editor })
      .onConflictDoUpdate({ target: scanClientVersions.versionId, set: { updateRequired, ...editor } })
      .returning();
    return present(created!);
  });
};
