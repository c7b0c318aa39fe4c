import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { authSessions, organizations, practitioners } from '../platform/db/schema.ts';
import { countActivePatients, dischargeBatch } from '../plan-of-care/discharge-batch-job.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';

/**
 * What follows when an organization was disabled: its people's sessions end and its patients are discharged, their
 * plans of care ending today in their location's zone (AORG-16, AORG-17). Works in batches of a transaction each, so
 * that a process which dies in between leaves the rest to the next; does nothing once the organization is enabled
 * again (OPEN-114). Reports how many of all patients are done.
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
      // A database inside this process never waits by itself: requests have their turn here.
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
