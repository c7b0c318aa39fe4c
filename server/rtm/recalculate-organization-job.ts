import { and, asc, count, eq, exists, gt, isNotNull, or, type SQL } from 'drizzle-orm';
import { refreshWorklist } from '../worklist/refresh-worklist.ts';
import type { TenantDb, Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { patients, plansOfCare, rtmCycles } from '../platform/db/schema.ts';
import { runInBatches, type Batch } from '../platform/jobs/batches.ts';
import type { Job, JobHandler } from '../platform/jobs/jobs.ts';
import { recalculatePatients } from './recalculate.ts';

const BATCH = 200;

/** Patients that were ever monitored. */
const isMonitored = (tx: Tx, scope: Scope): SQL | undefined =>
  and(
    scope.organization(patients.organizationId),
    or(
      exists(
        tx
          .select({ id: plansOfCare.id })
          .from(plansOfCare)
          .where(
            and(
              scope.organization(plansOfCare.organizationId),
              eq(plansOfCare.organizationId, patients.organizationId),
              eq(plansOfCare.patientId, patients.id),
              isNotNull(plansOfCare.setupDate),
            ),
          ),
      ),
      exists(
        tx
          .select({ id: rtmCycles.id })
          .from(rtmCycles)
          .where(
            and(
              scope.organization(rtmCycles.organizationId),
              eq(rtmCycles.organizationId, patients.organizationId),
              eq(rtmCycles.patientId, patients.id),
            ),
          ),
      ),
    ),
  );

/** The last patient that an earlier run has recalculated; 0 before the first. */
async function findLastProcessed(tx: Tx, scope: Scope, done: number): Promise<number> {
  if (done === 0) return 0;
  const [last] = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(isMonitored(tx, scope))
    .orderBy(asc(patients.id))
    .limit(1)
    .offset(done - 1);
  return last?.id ?? 0;
}

/**
 * Recalculates everything that an organization has not billed, one transaction per batch, after a change of what counts.
 * `job.progress` is the progress of an earlier run; `job.report` is called after each batch.
 */
export async function recalculateOrganization(
  tenantDb: TenantDb,
  organizationId: number,
  now: Date,
  job: Pick<Job, 'progress' | 'report'>,
): Promise<void> {
  let done = job.progress?.done ?? 0;
  const { total, first } = await tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
    const [all] = await tx.select({ total: count() }).from(patients).where(isMonitored(tx, scope));
    return { total: all!.total, first: await findLastProcessed(tx, scope, done) };
  });
  await job.report({ done, total });
  const recalculateBatch = async ({ tx, scope, after, size }: Batch) => {
    const next = await tx
      .select({ id: patients.id })
      .from(patients)
      .where(and(isMonitored(tx, scope), gt(patients.id, after || first)))
      .orderBy(asc(patients.id))
      .limit(size);
    const ids = next.map(({ id }) => id);
    await refreshWorklist(tx, scope, await recalculatePatients(tx, scope, ids, now), now);
    return ids;
  };
  await runInBatches(tenantDb, organizationId, BATCH, recalculateBatch, (ids) => {
    done += ids.length;
    return job.report({ done, total: Math.max(done, total) });
  });
}

/** Recalculates everything that an organization has not billed after a change of its settings. */
export const createRecalculateJob =
  (now: () => Date): JobHandler =>
  async (job, tenantDb) => {
    if (job.organizationId === null) throw new Error('A recount is of an organization.');
    await recalculateOrganization(tenantDb, job.organizationId, now(), job);
  };
