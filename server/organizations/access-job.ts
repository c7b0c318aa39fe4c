import { setImmediate } from 'node:timers/promises';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AccessChange } from '../../contract/organizations/admin-organizations.ts';
import { countActivePatients, dischargeBatch } from '../plan-of-care/discharge-batch-job.ts';
import type { Tx } from '../platform/db/database.ts';
import { prepareOnce } from '../platform/db/prepare-once.ts';
import { authSessions, jobs, organizations, practitioners } from '../platform/db/schema.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import type { JobHandler, Progress } from '../platform/jobs/jobs.ts';

/**
 * Ends the sessions of a disabled organization's users and discharges its patients; plans of care end today in the time
 * zone of the location (AORG-16, AORG-17). Each batch is a transaction, so that another process can continue after a
 * crash. Stops when the organization is enabled again (OPEN-114). Reports how many of all patients are discharged.
 */
export const createOrganizationAccessJob =
  (now: () => Date): JobHandler =>
  async (job, tenantDb) => {
    const { organizationId } = job;
    if (organizationId === null || !(await endOrganizationSessions(organizationId, tenantDb))) return;
    const waiting = await countActivePatients(organizationId, tenantDb);
    const total = Math.max(job.progress?.total ?? 0, waiting);
    let done = total - waiting;
    await job.report({ done, total });
    for (let batch = await dischargeBatch(job, organizationId, tenantDb, now()); batch > 0;) {
      done = Math.min(done + batch, total);
      await job.report({ done, total });
      // PGlite never yields by itself: requests run here.
      await setImmediate();
      batch = await dischargeBatch(job, organizationId, tenantDb, now());
    }
  };

/** Signs everybody of a disabled organization out; false when it is enabled again. */
const endOrganizationSessions = (organizationId: number, tenantDb: TenantDb): Promise<boolean> =>
  tenantDb.asService(async (tx) => {
    const [organization] = await tx
      .select({ disabled: organizations.disabled })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    if (!organization?.disabled) return false;
    const people = tx
      .select({ id: practitioners.userId })
      .from(practitioners)
      .where(and(eq(practitioners.organizationId, organizationId), isNull(practitioners.removedAt)));
    await tx.delete(authSessions).where(inArray(authSessions.userId, people));
    return true;
  });

interface AccessJob {
  doneAt: Date | null;
  failedAt: Date | null;
  progress: unknown;
}

/** Enabling is done at once: it cancels what an earlier disabling has left. */
function toAccessChange(disabling: boolean, work: AccessJob | undefined): AccessChange {
  if (!work) return { state: 'none', disabling, done: 0, total: 0 };
  if (!disabling) return { state: 'done', disabling, done: 0, total: 0 };
  const { done, total } = (work.progress ?? { done: 0, total: 0 }) as Progress;
  return { state: work.failedAt ? 'failed' : work.doneAt ? 'done' : 'running', disabling, done, total };
}

const prepareAccessJobs = (tx: Tx) =>
  prepareOnce(tx, 'access_jobs', (on, name) =>
    on
      .selectDistinctOn([jobs.organizationId], {
        organizationId: jobs.organizationId,
        doneAt: jobs.doneAt,
        failedAt: jobs.failedAt,
        progress: jobs.progress,
      })
      .from(jobs)
      // The kind is written out, so that its partial index serves every call.
      .where(
        sql`${jobs.kind} = 'organization-access' and ${jobs.organizationId} = any (${sql.placeholder('ids')}::int[])`,
      )
      .orderBy(jobs.organizationId, desc(jobs.id))
      .prepare(name),
  );

/** Progress of the newest change of access of each organization, in the transaction of vendor staff. */
export async function loadAccessChanges(
  tx: Tx,
  rows: readonly { id: number; disabled: boolean }[],
): Promise<Map<number, AccessChange>> {
  const ids = rows.map(({ id }) => id);
  const newest = ids.length ? await prepareAccessJobs(tx).execute({ ids }) : [];
  const workOf = new Map(newest.map((work) => [work.organizationId, work]));
  return new Map(rows.map(({ id, disabled }) => [id, toAccessChange(disabled, workOf.get(id))]));
}
