import { addSeconds } from 'date-fns';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { auditSeals, jobs } from '../db/schema.ts';
import type { TenantDb } from '../db/tenant-context.ts';
import type { Log } from '../http/log.ts';
import { enqueue, type JobHandler } from '../jobs/jobs.ts';
import { readCanonicalRows } from './read-canonical-rows.ts';
import { CHAIN_START, sealRows, type Seal } from './seal.ts';
import { isSettled, takeWatermark, type Watermark } from './watermark.ts';

const SEAL_AUDIT = 'seal-audit';
const EVERY_SECONDS = 60;
const WRITERS_SECONDS = 5;
/** Rows of a seal: few enough for a short transaction. */
const BATCH_SIZE = 1000;
/** Of one run: after an upgrade, years of rows must not hold up the other jobs. */
const MAX_BATCHES = 200;
/** Two processes never continue the chain at once. */
const SEAL_LOCK = 7_236_116;

/** Continues the chain by one seal; undefined when everything up to the watermark is sealed. */
async function sealNextBatch(tx: Tx, upTo: number, now: Date): Promise<Seal | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEAL_LOCK})`);
  const [end = CHAIN_START] = await tx
    .select({ id: auditSeals.id, lastId: auditSeals.lastId, hash: auditSeals.hash })
    .from(auditSeals)
    .orderBy(desc(auditSeals.id))
    .limit(1);
  const after = end.id === 0 ? null : end.lastId;
  const rows = await readCanonicalRows(tx, { after, upTo, limit: BATCH_SIZE });
  if (rows.length === 0) return undefined;
  const seal = sealRows(end, rows, now);
  await tx.insert(auditSeals).values(seal);
  return seal;
}

/** Seals rows up to the watermark, each batch in its own transaction. */
async function sealUpTo(tenantDb: TenantDb, { lastId }: Watermark, now: () => Date) {
  let newest: Seal | undefined;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const seal = await tenantDb.asService((tx) => sealNextBatch(tx, lastId, now()));
    if (!seal) return { newest, isDone: true };
    newest = seal;
  }
  return { newest, isDone: false };
}

/** Enqueues the next run. Earlier runs are not kept: there is one a minute. */
const enqueueNext = (tenantDb: TenantDb, payload: object, seconds: number) =>
  tenantDb.asService(async (tx) => {
    await tx.delete(jobs).where(and(eq(jobs.kind, SEAL_AUDIT), isNotNull(jobs.doneAt)));
    await enqueue(tx, SEAL_AUDIT, null, payload, addSeconds(Date.now(), seconds));
  });

interface Payload {
  /** Of the run before, which found writers that were still open. */
  watermark?: Watermark;
}

/**
 * Every minute: seals the audit rows that were committed since. While writers from before the watermark are open, the
 * next run continues with the same watermark, so that a busy hour cannot postpone it again and again.
 */
export const createSealAuditJob =
  ({ now, log }: { now: () => Date; log?: Log | undefined }): JobHandler =>
  async ({ payload }, tenantDb) => {
    const { watermark: earlier } = payload as Payload;
    const watermark = earlier ?? (await tenantDb.asService(takeWatermark));
    if (!(await tenantDb.asService((tx) => isSettled(tx, watermark))))
      return enqueueNext(tenantDb, { watermark }, WRITERS_SECONDS);
    const { newest, isDone } = await sealUpTo(tenantDb, watermark, now);
    // Where the log is collected, the end of the chain is known outside the database too.
    if (newest) log?.({ event: 'audit-sealed', detail: `${newest.id} ${newest.hash}` });
    return isDone
      ? enqueueNext(tenantDb, {}, EVERY_SECONDS)
      : enqueueNext(tenantDb, { watermark: { ...watermark, writers: [] } }, 0);
  };
