import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ScanClientVersion } from '../../contract/client-versions/client-versions.ts';
import { clientVersionFieldMessage, clientVersionMessage } from '../../contract/client-versions/messages.ts';
import {
  getVersionStatus,
  isNewest,
  isSameVersion,
  type VersionStatus,
} from '../../domain/client-versions/client-version.ts';
import type { VendorStaff } from '../../domain/identity/actor.ts';
import type { Tx } from '../platform/db/database.ts';
import { practitioners, scanClientVersions } from '../platform/db/schema.ts';
import { pageLimits, readPage } from '../platform/db/read-page.ts';
import { HttpError, notFound, validationError, versionConflict } from '../platform/http/http-error.ts';
import type { ListQuery } from '../platform/http/list-query.ts';

type Row = typeof scanClientVersions.$inferSelect;

export const EXISTS = clientVersionMessage('clientVersions.exists');

export const presentVersion = ({
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

interface Saved {
  versionId: string;
  updateRequired: boolean;
  updatedByFirstName?: string;
  updatedByLastName?: string;
}

/** A version conflict for an editor that has not seen the version (C1). */
export const versionExists = (duplicate: Row) =>
  new HttpError(412, EXISTS, { fields: { versionId: EXISTS }, current: presentVersion(duplicate) });

/** Two versions added at the same time would both be the latest. */
export const lockVersions = (tx: Tx) => tx.execute(sql`lock table ${scanClientVersions} in share row exclusive mode`);

/** Adds a version, as the latest when it is above all others; throws `toError` for one that exists already. */
export async function insertVersion(tx: Tx, values: Saved, toError: (duplicate: Row) => HttpError): Promise<Row> {
  await lockVersions(tx);
  const others = await tx.select().from(scanClientVersions);
  const duplicate = others.find(({ versionId }) => isSameVersion(versionId, values.versionId));
  if (duplicate) throw toError(duplicate);
  const isLatest = isNewest(values.versionId, others);
  if (isLatest)
    await tx.update(scanClientVersions).set({ isLatest: false }).where(eq(scanClientVersions.isLatest, true));
  const [row] = await tx
    .insert(scanClientVersions)
    .values({ ...values, isLatest })
    .returning();
  return row!;
}

/** Saves over the version of the record that the editor saw; throws 412 with the stored one otherwise (C1). */
export async function updateVersion(tx: Tx, { versionId, ...values }: Saved, version: number): Promise<Row> {
  const [row] = await tx
    .update(scanClientVersions)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(scanClientVersions.versionId, versionId), eq(scanClientVersions.version, version)))
    .returning();
  if (row) return row;
  const [current] = await tx.select().from(scanClientVersions).where(eq(scanClientVersions.versionId, versionId));
  throw versionConflict(current ? presentVersion(current) : null);
}

export async function requireVersion(tx: Tx, versionId: string): Promise<Row> {
  const [row] = await tx.select().from(scanClientVersions).where(eq(scanClientVersions.versionId, versionId));
  if (!row) throw notFound(clientVersionMessage('clientVersions.notFound'));
  return row;
}

/** The name of the user who saves, as the list shows it. */
export async function findEditor(tx: Tx, { userId }: VendorStaff) {
  const [editor] = await tx
    .select({ updatedByFirstName: practitioners.firstName, updatedByLastName: practitioners.lastName })
    .from(practitioners)
    .where(and(eq(practitioners.userId, userId), isNull(practitioners.removedAt)));
  return editor;
}

const isNumeric = sql`${scanClientVersions.versionId} ~ '^[0-9]{1,6}[.][0-9]{1,6}[.][0-9]{1,6}$'`;
/** `2.9.0` comes before `2.10.0`. */
const numericVersion = sql`case when ${isNumeric} then string_to_array(${scanClientVersions.versionId}, '.')::int[] end`;
const sortColumns = {
  id: numericVersion,
  versionId: numericVersion,
  updateRequired: scanClientVersions.updateRequired,
  isLatest: scanClientVersions.isLatest,
};

const listConditions = { id: sql`${scanClientVersions.versionId} = any (${sql.placeholder('id')}::text[])` };

/** A page of versions; special values come after the numeric ones in both directions (OPEN-120). */
export async function listVersionPage(tx: Tx, list: ListQuery, ids: readonly string[] | undefined) {
  const direct = list.sort.dir === 'ASC' ? asc : desc;
  const key = sortColumns[list.sort.key as keyof typeof sortColumns];
  const { rows, total } = await readPage(
    tx,
    'client_versions',
    list,
    { id: ids },
    listConditions,
    (on, where, names) => ({
      page: on
        .select()
        .from(scanClientVersions)
        .where(where)
        .orderBy(
          sql`${direct(key)} nulls last`,
          sql`${direct(numericVersion)} nulls last`,
          asc(scanClientVersions.versionId),
        )
        .limit(pageLimits.limit)
        .offset(pageLimits.offset)
        .prepare(names.page),
      total: on.select({ total: count() }).from(scanClientVersions).where(where).prepare(names.total),
    }),
  );
  return { items: rows.map(presentVersion), total };
}

/** The status of a client's version; null for a special value that is not listed. */
export async function findClientStatus(tx: Tx, versionId: string): Promise<VersionStatus | null> {
  const known = await tx
    .select({
      versionId: scanClientVersions.versionId,
      updateRequired: scanClientVersions.updateRequired,
      isLatest: scanClientVersions.isLatest,
    })
    .from(scanClientVersions);
  return getVersionStatus(versionId, known);
}

/** Throws 426 for a client that needs an update first, with the latest version in `current`. */
export async function requireSupportedClient(tx: Tx, versionId: string): Promise<void> {
  const status = await findClientStatus(tx, versionId);
  if (!status) throw validationError('clientVersion', clientVersionFieldMessage('clientVersions.invalidId'));
  if (status.updateRequired)
    throw new HttpError(426, clientVersionMessage('clientVersions.updateRequired'), { current: status });
}
