import { buffer } from 'node:stream/consumers';
import { and, eq, type SQL } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { WalkScale } from '../../contract/gait-intake.ts';
import type { RecordedWalk } from '../../domain/gait/recording/walk.ts';
import type { Tx } from '../db/database.ts';
import type { Scope } from '../db/door.ts';
import { artifacts, gaitSessions, patients } from '../db/schema/index.ts';
import { ofPatient } from '../gait/gait-sessions-in-reach.ts';
import type { MeasureWalk } from '../gait/measure-in-thread.ts';
import type { Storage } from '../storage/storage.ts';
import type { Job, JobWork } from './jobs.ts';

interface Tools {
  storage: Storage;
  measure: MeasureWalk;
}

const sessionOf = ({ payload }: Job) => (payload as { gaitSessionId: number }).gaitSessionId;

/** The session's pose log, and by what it is measured: the scale that was sent with it, else the height of the patient. */
async function recordingOf(tx: Tx, scope: Scope, gaitSessionId: number) {
  const [row] = await tx
    .select({
      key: artifacts.storageKey,
      packed: artifacts.contentEncoding,
      meta: gaitSessions.meta,
      heightCm: patients.heightCm,
    })
    .from(gaitSessions)
    .innerJoin(patients, ofPatient)
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

const write = (tx: Tx, scope: Scope, gaitSessionId: number, recordedWalk: RecordedWalk, which?: SQL) =>
  tx
    .update(gaitSessions)
    .set({ recordingState: recordedWalk.fault === null ? 'MEASURED' : 'NOT_MEASURABLE', recordedWalk })
    .where(and(scope.organization(gaitSessions.organizationId), eq(gaitSessions.id, gaitSessionId), which));

/**
 * Measures the walk in a session's pose log, payload `{gaitSessionId}`. A session whose scale changes meanwhile is left to
 * the job that the change has asked for. One that cannot be measured in any attempt says that it is unreadable. The
 * session's version stays: nobody who writes a comment meanwhile is in the way.
 */
export function measureWalk({ storage, measure }: Tools): JobWork {
  const work: JobWork = async (job, door) => {
    const actor = { kind: 'job', organizationId: job.organizationId! } as const;
    const id = sessionOf(job);
    const recording = await door.withActor(actor, (tx, scope) => recordingOf(tx, scope, id));
    if (!recording) throw new Error('A session without a recording is not measured.');
    const file = await storage.get(recording.key);
    if (!file) throw new Error('The store has lost a recording.');
    const bytes = new Uint8Array(await buffer(file.stream()));
    const recordedWalk = await measure({ bytes, packed: recording.packed, scale: recording.scale });
    await door.withActor(actor, async (tx, scope) => {
      if (isDeepStrictEqual(await recordingOf(tx, scope, id), recording)) await write(tx, scope, id, recordedWalk);
    });
  };
  const givenUp: JobWork = (job, door) =>
    door.withActor({ kind: 'job', organizationId: job.organizationId! }, async (tx, scope) => {
      // What another job has measured meanwhile stays.
      const waits = eq(gaitSessions.recordingState, 'WAITING');
      await write(tx, scope, sessionOf(job), { items: [], quality: null, fault: 'UNREADABLE' }, waits);
    });
  return Object.assign(work, { givenUp });
}
