import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AccessChange } from '../../contract/admin-organizations.ts';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/index.ts';
import type { Progress } from '../jobs/jobs.ts';

interface Work {
  doneAt: Date | null;
  failedAt: Date | null;
  progress: unknown;
}

/** Enabling is done as soon as it is asked for: what an earlier disabling left undone is not done any more. */
function accessChange(disabling: boolean, work: Work | undefined): AccessChange {
  if (!work) return { state: 'none', disabling, done: 0, total: 0 };
  if (!disabling) return { state: 'done', disabling, done: 0, total: 0 };
  const { done, total } = (work.progress ?? { done: 0, total: 0 }) as Progress;
  return { state: work.failedAt ? 'failed' : work.doneAt ? 'done' : 'running', disabling, done, total };
}

/** How far the newest change of access has come, for each of these organizations. Vendor staff's own transaction. */
export async function accessChangesOf(
  tx: Tx,
  rows: readonly { id: number; disabled: boolean }[],
): Promise<Map<number, AccessChange>> {
  const ids = rows.map(({ id }) => id);
  const newest = ids.length
    ? await tx
        .selectDistinctOn([jobs.organizationId], {
          organizationId: jobs.organizationId,
          doneAt: jobs.doneAt,
          failedAt: jobs.failedAt,
          progress: jobs.progress,
        })
        .from(jobs)
        .where(and(eq(jobs.kind, 'organization-access'), inArray(jobs.organizationId, ids)))
        .orderBy(jobs.organizationId, desc(jobs.id))
    : [];
  const workOf = new Map(newest.map((work) => [work.organizationId, work]));
  return new Map(rows.map(({ id, disabled }) => [id, accessChange(disabled, workOf.get(id))]));
}
