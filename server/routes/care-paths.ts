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
} from '../../contract/care-paths.ts';
import type { Phase } from '../../contract/care-path-shapes.ts';
import { NAME_MAX } from '../../contract/limits.ts';
import { shortened } from '../../domain/shortened.ts';
import { dryRun } from '../care-paths/dry-run.ts';
import { insightsOf } from '../care-paths/insights.ts';
import { checkTemplates } from '../care-paths/phases.ts';
import { presentPaths } from '../care-paths/present-path.ts';
import { containing } from '../db/containing.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { ordered } from '../db/ordered.ts';
import { carePaths } from '../db/schema/index.ts';
import { clash, conflict, notFound } from '../http/refusal.ts';
import type { Routes } from './index.ts';

const sortKeys = { name: sql`lower(${carePaths.name})`, dateUpdated: carePaths.updatedAt };

const own = (scope: Scope, ...which: (SQL | undefined)[]) =>
  and(scope.organization(carePaths.organizationId), ...which);

/** `lock`: held until the end of the transaction. */
async function rowOf(tx: Tx, scope: Scope, id: number, lock?: 'lock') {
  const found = tx
    .select()
    .from(carePaths)
    .where(own(scope, eq(carePaths.id, id)));
  const [row] = await (lock ? found.for('no key update') : found);
  if (!row) throw notFound('Path');
  return row;
}

const present = async (tx: Tx, scope: Scope, row: typeof carePaths.$inferSelect) =>
  (await presentPaths(tx, scope, [row]))[0]!;

const shownBy = {
  current: isNull(carePaths.archivedAt),
  published: and(isNull(carePaths.archivedAt), isNotNull(carePaths.publishedAt)),
  archived: isNotNull(carePaths.archivedAt),
};

/** Changes a path that is held; answers it. */
async function change(
  tx: Tx,
  scope: Scope,
  id: number,
  values: Partial<typeof carePaths.$inferInsert>,
): Promise<typeof carePaths.$inferSelect> {
  const [row] = await tx
    .update(carePaths)
    .set(values)
    .where(own(scope, eq(carePaths.id, id)))
    .returning();
  return row!;
}

export const carePathRoutes: Routes = (served) => {
  served.acting(listCarePaths, async ({ tx, scope, query: { q, show }, list }) => {
    const where = own(scope, shownBy[show], q ? containing(carePaths.name, q) : undefined);
    const [all] = await tx.select({ total: count() }).from(carePaths).where(where);
    const rows = await tx
      .select()
      .from(carePaths)
      .where(where)
      .orderBy(...ordered(sortKeys, list.sort, carePaths.id))
      .limit(list.limit)
      .offset(list.offset);
    return {
      items: await presentPaths(tx, scope, rows, show === 'published' ? 'published' : 'draft'),
      total: all!.total,
    };
  });

  served.acting(getCarePath, async ({ tx, scope, params }) => present(tx, scope, await rowOf(tx, scope, params.id)));

  served.acting(createCarePath, async ({ tx, scope, actor, body, now }) => {
    await checkTemplates(tx, scope, body.phases);
    const [added] = await tx
      .insert(carePaths)
      .values({ organizationId: actor.organizationId, ...body, createdAt: now, updatedAt: now })
      .returning();
    return present(tx, scope, added!);
  });

  served.acting(updateCarePath, async ({ tx, scope, params, body, version, now }) => {
    const before = await rowOf(tx, scope, params.id, 'lock');
    if (before.version !== version) throw clash(await present(tx, scope, before));
    if (before.archivedAt) throw conflict('The path is archived.');
    await checkTemplates(tx, scope, body.phases);
    return present(tx, scope, await change(tx, scope, before.id, { ...body, version: version + 1, updatedAt: now }));
  });

  served.acting(publishCarePath, async ({ tx, scope, params, version, now }) => {
    const before = await rowOf(tx, scope, params.id, 'lock');
    if (before.version !== version) throw clash(await present(tx, scope, before));
    if (before.archivedAt) throw conflict('The path is archived.');
    await checkTemplates(tx, scope, before.phases as Phase[]);
    const published = { publishedPhases: before.phases, publishedAt: now, version: version + 1, updatedAt: now };
    return present(tx, scope, await change(tx, scope, before.id, published));
  });

  served.acting(archiveCarePath, async ({ tx, scope, params, body, now }) => {
    const before = await rowOf(tx, scope, params.id, 'lock');
    if ((before.archivedAt !== null) === body.archived) return present(tx, scope, before);
    const values = { archivedAt: body.archived ? now : null, version: before.version + 1, updatedAt: now };
    return present(tx, scope, await change(tx, scope, before.id, values));
  });

  served.acting(duplicateCarePath, async ({ tx, scope, actor, params, now }) => {
    const { name, phases } = await rowOf(tx, scope, params.id);
    const [added] = await tx
      .insert(carePaths)
      .values({
        organizationId: actor.organizationId,
        name: shortened(`Copy of ${name}`, NAME_MAX),
        phases: (phases as Phase[]).map((phase) => ({ ...phase, id: crypto.randomUUID() })),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    return present(tx, scope, added!);
  });

  served.acting(dryRunCarePath, async ({ tx, scope, params, query, now }) => {
    const { version, phases } = await rowOf(tx, scope, params.id);
    return { version, ...(await dryRun(tx, scope, phases as Phase[], query, now)) };
  });

  served.acting(carePathInsights, async ({ tx, scope, params }) => {
    const { id, phases, publishedPhases } = await rowOf(tx, scope, params.id);
    return insightsOf(tx, scope, id, (publishedPhases ?? phases) as Phase[]);
  });
};
