import { and, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import {
  archiveCarePath,
  carePathInsights,
  createCarePath,
  dryRunCarePath,
  duplicateCarePath,
  getCarePath,
  listCarePaths,
  publishCarePath,
  updateCarePath,
} from '../../contract/care-paths/care-paths.ts';
import { carePathMessage } from '../../contract/care-paths/messages.ts';
import type { Phase } from '../../contract/care-paths/shapes.ts';
import { NAME_MAX } from '../../contract/platform/limits.ts';
import { truncate } from '../../domain/programs/program.ts';
import { runDryRun } from './dry-run.ts';
import { computeInsights } from './insights.ts';
import { requireTemplates, presentPaths } from './presenter.ts';
import { containsText, orderByKey } from '../platform/db/sql-expressions.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { carePaths } from '../platform/db/schema.ts';
import { versionConflict, conflict, notFound } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';

const sortKeys = { name: sql`lower(${carePaths.name})`, dateUpdated: carePaths.updatedAt };

const isOwnPath = (scope: Scope, ...which: (SQL | undefined)[]) =>
  and(scope.organization(carePaths.organizationId), ...which);

/** `lock` holds the row until the end of the transaction. */
async function requirePath(tx: Tx, scope: Scope, id: number, lock?: 'lock') {
  const found = tx
    .select()
    .from(carePaths)
    .where(isOwnPath(scope, eq(carePaths.id, id)));
  const [row] = lock ? await found.for('no key update') : await found;
  if (!row) throw notFound(carePathMessage('carePaths.notFound'));
  return row;
}

const presentPath = async (tx: Tx, scope: Scope, row: typeof carePaths.$inferSelect) =>
  (await presentPaths(tx, scope, [row]))[0]!;

const listConditions = {
  current: isNull(carePaths.archivedAt),
  published: and(isNull(carePaths.archivedAt), isNotNull(carePaths.publishedAt)),
  archived: isNotNull(carePaths.archivedAt),
};

/** Updates a locked path. */
async function updatePath(
  tx: Tx,
  scope: Scope,
  id: number,
  values: Partial<typeof carePaths.$inferInsert>,
): Promise<typeof carePaths.$inferSelect> {
  const [row] = await tx
    .update(carePaths)
    .set(values)
    .where(isOwnPath(scope, eq(carePaths.id, id)))
    .returning();
  return row!;
}

export const carePathRoutes: Routes = (router) => {
  router.authenticated(listCarePaths, async function handleListCarePaths({ tx, scope, query: { q, show }, list }) {
    const where = isOwnPath(scope, listConditions[show], q ? containsText(carePaths.name, q) : undefined);
    const [all] = await tx.select({ total: count() }).from(carePaths).where(where);
    const rows = await tx
      .select()
      .from(carePaths)
      .where(where)
      .orderBy(...orderByKey(sortKeys, list.sort, carePaths.id))
      .limit(list.limit)
      .offset(list.offset);
    return {
      items: await presentPaths(tx, scope, rows, show === 'published' ? 'published' : 'draft'),
      total: all!.total,
    };
  });

  router.authenticated(getCarePath, async function handleGetCarePath({ tx, scope, params }) {
    return presentPath(tx, scope, await requirePath(tx, scope, params.id));
  });

  router.authenticated(createCarePath, async function handleCreateCarePath({ tx, scope, actor, body, now }) {
    await requireTemplates(tx, scope, body.phases);
    const [added] = await tx
      .insert(carePaths)
      .values({ organizationId: actor.organizationId, ...body, createdAt: now, updatedAt: now })
      .returning();
    return presentPath(tx, scope, added!);
  });

  router.authenticated(updateCarePath, async function handleUpdateCarePath({ tx, scope, params, body, version, now }) {
    const before = await requirePath(tx, scope, params.id, 'lock');
    if (before.version !== version) throw versionConflict(await presentPath(tx, scope, before));
    if (before.archivedAt) throw conflict(carePathMessage('carePaths.archived'));
    await requireTemplates(tx, scope, body.phases);
    return presentPath(
      tx,
      scope,
      await updatePath(tx, scope, before.id, { ...body, version: version + 1, updatedAt: now }),
    );
  });

  router.authenticated(publishCarePath, async function handlePublishCarePath({ tx, scope, params, version, now }) {
    const before = await requirePath(tx, scope, params.id, 'lock');
    if (before.version !== version) throw versionConflict(await presentPath(tx, scope, before));
    if (before.archivedAt) throw conflict(carePathMessage('carePaths.archived'));
    await requireTemplates(tx, scope, before.phases as Phase[]);
    const published = { publishedPhases: before.phases, publishedAt: now, version: version + 1, updatedAt: now };
    return presentPath(tx, scope, await updatePath(tx, scope, before.id, published));
  });

  router.authenticated(archiveCarePath, async function handleArchiveCarePath({ tx, scope, params, body, now }) {
    const before = await requirePath(tx, scope, params.id, 'lock');
    if ((before.archivedAt !== null) === body.archived) return presentPath(tx, scope, before);
    const values = { archivedAt: body.archived ? now : null, version: before.version + 1, updatedAt: now };
    return presentPath(tx, scope, await updatePath(tx, scope, before.id, values));
  });

  router.authenticated(duplicateCarePath, async function handleDuplicateCarePath({ tx, scope, actor, params, now }) {
    const { name, phases } = await requirePath(tx, scope, params.id);
    const [added] = await tx
      .insert(carePaths)
      .values({
        organizationId: actor.organizationId,
        name: truncate(`Copy of ${name}`, NAME_MAX),
        phases: (phases as Phase[]).map((phase) => ({ ...phase, id: crypto.randomUUID() })),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    return presentPath(tx, scope, added!);
  });

  router.authenticated(dryRunCarePath, async function handleDryRunCarePath({ tx, scope, params, query, now }) {
    const { version, phases } = await requirePath(tx, scope, params.id);
    return { version, ...(await runDryRun(tx, scope, phases as Phase[], query, now)) };
  });

  router.authenticated(carePathInsights, async function handleCarePathInsights({ tx, scope, params }) {
    const { id, phases, publishedPhases } = await requirePath(tx, scope, params.id);
    return computeInsights(tx, scope, id, (publishedPhases ?? phases) as Phase[]);
  });
};
