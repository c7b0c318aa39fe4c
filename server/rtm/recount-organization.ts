import { and, asc, count, eq, exists, gt, isNotNull, or, type SQL } from 'drizzle-orm';
import { refreshAttention } from '../attention/refresh-attention.ts';
import type { Door, Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { patients, plansOfCare, rtmCycles } from '../db/schema/index.ts';
import { inBatches, type Batch } from '../jobs/batches.ts';
import type { Job } from '../jobs/jobs.ts';
import { recountPatients } from './recompute.ts';

const BATCH = 200;

/** Who was ever monitored. */
const monitored = (tx: Tx, scope: Scope): SQL | undefined =>
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

/** The last of the patients whom an earlier run has counted; 0 when it has not begun. */
async function lastOf(tx: Tx, scope: Scope, done: number): Promise<number> {
  if (done === 0) return 0;
  const [last] = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(monitored(tx, scope))
    .orderBy(asc(patients.id))
    .limit(1)
    .offset(done - 1);
  return last?.id ?? 0;
}

/**
 * Counts all that is not billed of an organization anew, a batch a transaction, after something has changed by which it
 * is counted. `job.progress` is how far an earlier run has come; `job.report` is told after each batch.
 */
export async function recountOrganization(
  door: Door,
  organizationId: number,
  now: Date,
  job: Pick<Job, 'progress' | 'report'>,
): Promise<void> {
  let done = job.progress?.done ?? 0;
  const { total, first } = await door.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
    const [all] = await tx.select({ total: count() }).from(patients).where(monitored(tx, scope));
    return { total: all!.total, first: await lastOf(tx, scope, done) };
  });
  await job.report({ done, total });
  const recounted = async ({ tx, scope, after, size }: Batch) => {
    const next = await tx
      .select({ id: patients.id })
      .from(patients)
      .where(and(monitored(tx, scope), gt(patients.id, after || first)))
      .orderBy(asc(patients.id))
      .limit(size);
    const ids = next.map(({ id }) => id);
    await refreshAttention(tx, scope, await recountPatients(tx, scope, ids, now), now);
    return ids;
  };
  await inBatches(door, organizationId, BATCH, recounted, (ids) => {
    done += ids.length;
    return job.report({ done, total: Math.max(done, total) });
  });
}
