import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, type SQL, inArray } from 'drizzle-orm';
import type { RecordedWalk } from '@exer/gait-analysis/walk.ts';
import type { WalkScale } from '../../contract/gait/intake.ts';
import { isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { artifacts, gaitSessions, patients, jobs } from '../platform/db/schema.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Job, JobHandler } from '../platform/jobs/jobs.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import type { MeasureJob } from './measure-recording.ts';

interface MeasureDependencies {
  storage: Storage;
  measure: MeasureWalk;
}

const readSessionId = ({ payload }: Job) => (payload as { gaitSessionId: number }).gaitSessionId;

/** The session's pose log, and by what it is measured: the scale that was sent with it, else the height of the patient. */
async function loadRecording(tx: Tx, scope: Scope, gaitSessionId: number) {
  const [row] = await tx
    .select({
      key: artifacts.storageKey,
      packed: artifacts.contentEncoding,
      meta: gaitSessions.meta,
      heightCm: patients.heightCm,
    })
    .from(gaitSessions)
    .innerJoin(patients, isPatientOf(gaitSessions))
    .innerJoin(
      artifacts,
      and(
        eq(artifacts.organizationId, gaitSessions.organizationId),
        eq(artifacts.gaitSessionId, gaitSessions.id),
        eq(artifacts.type, 'pose-log'),
      ),
    )
    .where(and(scope.organization(gaitSessions.organizationId), eq(gaitSessions.id, gaitSessionId)))
    .for('update', { of: gaitSessions });
  if (!row) return null;
  const { scale } = row.meta as { scale?: WalkScale | null };
  return {
    key: row.key,
    packed: row.packed === 'gzip',
    scale: scale ?? (row.heightCm === null ? null : { heightCm: row.heightCm }),
  };
}

const saveAnalysis = (tx: Tx, scope: Scope, gaitSessionId: number, walkAnalysis: RecordedWalk, which?: SQL) =>
  tx
    .update(gaitSessions)
    .set({ recordingState: walkAnalysis.fault === null ? 'MEASURED' : 'NOT_MEASURABLE', walkAnalysis })
    .where(and(scope.organization(gaitSessions.organizationId), eq(gaitSessions.id, gaitSessionId), which));

/**
 * Measures the walk in a session's pose log, payload `{gaitSessionId}`. A session whose scale changes meanwhile is left to
 * the job that the change has asked for. One that cannot be measured in any attempt says that it is unreadable. The
 * session's version stays: nobody who writes a comment meanwhile is in the way.
 */
export function createMeasureWalkJob({ storage, measure }: MeasureDependencies): JobHandler {
  const work: JobHandler = async (job, tenantDb) => {
    const actor = { kind: 'job', organizationId: job.organizationId! } as const;
    const id = readSessionId(job);
    const recording = await tenantDb.withActor(actor, (tx, scope) => loadRecording(tx, scope, id));
    if (!recording) throw new Error('A session without a recording is not measured.');
    const file = await storage.get(recording.key);
    if (!file) throw new Error('The store has lost a recording.');
    const bytes = new Uint8Array(await buffer(file.stream()));
    const walkAnalysis = await measure({ bytes, packed: recording.packed, scale: recording.scale });
    await tenantDb.withActor(actor, async (tx, scope) => {
      if (isDeepStrictEqual(await loadRecording(tx, scope, id), recording))
        await saveAnalysis(tx, scope, id, walkAnalysis);
    });
  };
  const onAttemptsExhausted: JobHandler = (job, tenantDb) =>
    tenantDb.withActor({ kind: 'job', organizationId: job.organizationId! }, async (tx, scope) => {
      // What another job has measured meanwhile stays.
      const waits = eq(gaitSessions.recordingState, 'WAITING');
      await saveAnalysis(tx, scope, readSessionId(job), { items: [], quality: null, fault: 'UNREADABLE' }, waits);
    });
  return Object.assign(work, { onAttemptsExhausted });
}

/**
 * Has the recordings of sessions measured, in the transaction that stored them or changed what they are measured by. The
 * sessions wait from then on; what was measured in them before no longer counts. Their version stays: that counts what
 * people change.
 */
export async function enqueueMeasurement(
  tx: Tx,
  organizationId: number,
  gaitSessionIds: readonly number[],
): Promise<void> {
  if (gaitSessionIds.length === 0) return;
  await tx
    .update(gaitSessions)
    .set({ recordingState: 'WAITING', walkAnalysis: null })
    .where(and(eq(gaitSessions.organizationId, organizationId), inArray(gaitSessions.id, [...gaitSessionIds])));
  await tx
    .insert(jobs)
    .values(
      gaitSessionIds.map((gaitSessionId) => ({ kind: 'measure-walk', organizationId, payload: { gaitSessionId } })),
    );
}

/** Longest that one recording is measured; two hours of walking take a fraction of it. */
const TIMEOUT_MS = 60_000;

type MeasureWalk = (order: MeasureJob) => Promise<RecordedWalk>;

interface WorkerOptions {
  script?: URL;
  timeoutMs?: number;
}

/** Measures a recording in a thread of its own; the order's bytes are handed over. Throws when the thread dies or takes too long. */
export const measureInWorker = (
  order: MeasureJob,
  { script = new URL('measure-worker.mjs', import.meta.url), timeoutMs = TIMEOUT_MS }: WorkerOptions = {},
): Promise<RecordedWalk> =>
  runInWorker({
    script,
    message: order,
    transferList: [order.bytes.buffer],
    timeoutMs,
    name: 'measure-walk',
  });
