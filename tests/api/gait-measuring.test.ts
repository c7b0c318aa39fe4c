import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAdminGaitSessions } from '../../contract/gait/admin-gait-sessions.ts';
import { commentGaitSession, listGaitSessions, type GaitSession } from '../../contract/gait/gait-session.ts';
import { gaitSessions, jobs, patients } from '../../server/platform/db/schema.ts';
import { recording } from '../../server/demo/source.ts';
import { enqueueMeasurement, createMeasureWalkJob } from '../../server/gait/measure-walk-job.ts';
import { memoryStorage } from '../../server/platform/storage/memory.ts';
import { handIn, putFile, buildWalk } from './gait-device.ts';
import { stored } from './stored.ts';
import { eachJoint, walkLog, withoutJoints, type WalkLog } from './walk-logs.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let patientId: number;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  patientId = world.seed.A.patients[0];
});
afterAll(() => world.close());
beforeEach(async () => {
  await heightIs(null);
  await world.asOwner((tx) => tx.delete(jobs));
});

const heightIs = (heightCm: number | null) =>
  world.asOwner((tx) => tx.update(patients).set({ heightCm }).where(eq(patients.id, patientId)));
const taken = async (change: object = {}, meta: object = {}) =>
  (await handIn(first, buildWalk(patientId, change, meta))).body;
const walked = async (log: Uint8Array, change: object = {}, meta: object = {}) => {
  const session = await taken(change, meta);
  expect((await putFile(first, session.sessionUUID, log)).status).toBe(201);
  return session;
};
const again = async ({ id }: GaitSession) =>
  (await first.call(listGaitSessions, { params: { patientId } })).body.items.find((session) => session.id === id)!;
const measured = async (log: Uint8Array, change: object = {}, meta: object = {}) => {
  const session = await walked(log, change, meta);
  await world.deps.jobs.runDue();
  return again(session);
};
const getMeasure = ({ session }: Pick<GaitSession, 'session'>, item: string, name: string) =>
  session.data.find((each) => each.name === item)?.measures.find((measure) => measure.name === name);
const getSpeed = (session: Pick<GaitSession, 'session'>) => getMeasure(session, 'speed', 'avgSpeed');

describe('a recorded gait session', () => {
  it('ENT-091 AGAIT-06 is measured by the scale that was sent with it, and returns its accuracy', async () => {
    const session = await taken({ data: [] }, { scale: { heightCm: 165 } });
    await putFile(first, session.sessionUUID, recording('walk-side'), { encoding: 'gzip' });
    expect((await again(session)).recording).toEqual({ state: 'WAITING', quality: null, fault: null });
    await world.deps.jobs.runDue();
    const after = await again(session);
    expect(after.recording).toMatchObject({ state: 'MEASURED', fault: null });
    expect(after.recording.quality!.remarks).toEqual(expect.arrayContaining(['FEW_STRIDES', 'SCALE_FROM_HEIGHT']));
    const speed = getSpeed(after)!;
    expect(speed).toMatchObject({ unit: 'm/s', source: 'RECORDING' });
    // The source's own estimate lies within what the measurement claims.
    expect(Math.abs(speed.value! - 1.3)).toBeLessThanOrEqual(speed.plusMinus!);
    const vendor = await world.as(world.seed.accounts.vendorAdmin);
    const { items } = (await vendor.call(listAdminGaitSessions, { query: { sessionUUID: session.sessionUUID } })).body;
    expect(getSpeed(items[0] as unknown as GaitSession)!.value).toBe(speed.value);
  });

  it('keeps the measurements of the device and adds the missing ones', async () => {
    const after = await measured(walkLog(), {}, { scale: { heightCm: 165 } });
    expect(getSpeed(after)).toEqual({ name: 'avgSpeed', displayName: 'Gait Speed', value: 0.91, unit: 'm/s' });
    const flexion = getMeasure(after, 'hip', 'leftHipFlexion')!;
    expect(flexion).toMatchObject({ unit: 'degrees', source: 'RECORDING' });
    expect(flexion.value).toBeGreaterThan(20);
  });

  it('has no speed without a scale, and is measured again once the height of its patient is known', async () => {
    const session = await measured(walkLog(), { data: [] });
    expect(getSpeed(session)).toBeUndefined();
    expect(session.recording.quality!.remarks).toContain('NO_SCALE');
    expect(getMeasure(session, 'hip', 'leftHipFlexion')!.value).toBeGreaterThan(20);
    await heightIs(165);
    await world.asOwner((tx) => enqueueMeasurement(tx, world.seed.A.organizationId, [session.id]));
    // Until then, no outdated measurement is shown.
    const waiting = await again(session);
    expect(waiting.recording).toEqual({ state: 'WAITING', quality: null, fault: null });
    expect(waiting.session.data).toEqual([]);
    await world.deps.jobs.runDue();
    const short = getSpeed(await again(session))!.value!;
    await heightIs(185);
    await world.asOwner((tx) => enqueueMeasurement(tx, world.seed.A.organizationId, [session.id]));
    await world.deps.jobs.runDue();
    // The distance scales with the patient's height.
    expect(getSpeed(await again(session))!.value! / short).toBeCloseTo(185 / 165, 2);
  });

  it('is measured by its own scale rather than by the patient’s height', async () => {
    await heightIs(185);
    const own = await measured(walkLog(), { data: [] }, { scale: { heightCm: 165 } });
    expect(Math.abs(getSpeed(own)!.value! - 1.3)).toBeLessThanOrEqual(getSpeed(own)!.plusMinus!);
  });

  it('REC-62 can be measured without a conflict with a user who edits the comment', async () => {
    const session = await walked(walkLog());
    await world.deps.jobs.runDue();
    const saved = await first.call(commentGaitSession, {
      params: { id: session.id },
      body: { comment: 'Written while it was measured.' },
      headers: { 'if-match': String(session.version) },
    });
    expect(saved.status).toBe(200);
    expect(saved.body.recording.state).toBe('MEASURED');
  });

  it('C1 is measured once, however often it is sent', async () => {
    const { sessionUUID } = await walked(walkLog());
    expect((await putFile(first, sessionUUID, walkLog())).status).toBe(201);
    expect(await stored(world, jobs, eq(jobs.kind, 'measure-walk'))).toHaveLength(1);
    expect((await putFile(first, sessionUUID, walkLog(), { type: 'graphs-gait' })).status).toBe(201);
    expect(await stored(world, jobs, eq(jobs.kind, 'measure-walk'))).toHaveLength(1);
  });
});

describe('a log with errors', { tags: 'thorough' }, () => {
  it.each<[string, string, (log: WalkLog) => void]>([
    ['has no legs', 'NO_LEGS', withoutJoints(/Hip|Knee|Ankle|Heel|Toe/)],
    ['has no confidence at all', 'NO_LEGS', eachJoint((joint) => (joint.confidence = 0))],
    [
      'has no frame rate and no times',
      'NO_FRAME_RATE',
      (log) => {
        log.meta.fps = 0;
        for (const frame of log.frames) delete frame.t;
      },
    ],
    ['is of an app too old to be replayed', 'UNREADABLE', (log) => delete log.meta.scanVersion],
    ['has frames without any joint', 'UNREADABLE', (log) => log.frames.forEach((frame) => (frame.keypoints = {}))],
    ['has joints that are nothing', 'UNREADABLE', eachJoint((joint) => (joint.x = null))],
    ['ends after two steps', 'TOO_FEW_STRIDES', (log) => log.frames.splice(40)],
    [
      'shows somebody who stands',
      'NO_WALK',
      (log) => log.frames.forEach((frame) => (frame.keypoints = log.frames[0]!.keypoints)),
    ],
  ])('that %s is not measured: %s', async (_, fault, change) => {
    const { recording: found, session } = await measured(walkLog(change), {}, { scale: { heightCm: 165 } });
    expect(found).toEqual({ state: 'NOT_MEASURABLE', quality: null, fault });
    expect(getSpeed({ session })!.value).toBe(0.91);
  });

  it.each<[string, (log: WalkLog) => void, string[]]>([
    ['says another frame rate than its times', (log) => (log.meta.fps = 120), []],
    ['lacks heels and toes', withoutJoints(/Heel|Toe/), ['JOINTS_MISSING']],
    [
      'has joints that are nothing now and then',
      eachJoint(
        (joint) => (joint.x = null),
        (frame) => frame % 40 === 7,
      ),
      [],
    ],
    [
      'has joints without confidence now and then',
      eachJoint(
        (joint) => (joint.confidence = 0),
        (frame) => frame % 40 === 7,
      ),
      [],
    ],
  ])('that %s is still measured', async (_, change, remarks) => {
    const after = await measured(walkLog(change), { data: [] }, { scale: { heightCm: 165 } });
    expect(after.recording).toMatchObject({ state: 'MEASURED', fault: null });
    expect(after.recording.quality!.remarks).toEqual(expect.arrayContaining(remarks));
    expect(Math.abs(getSpeed(after)!.value! - 1.3)).toBeLessThan(0.2);
  });
});

describe('the walk analysis job', () => {
  const attempt = async (who: World) => {
    await world.asOwner((tx) => tx.update(jobs).set({ runAt: new Date() }).where(eq(jobs.kind, 'measure-walk')));
    await who.deps.jobs.runDue();
  };

  it('marks the recording as unreadable after repeated failures', async () => {
    const session = await walked(walkLog());
    const emptied = world.beside({});
    Object.assign(emptied.deps.storage, memoryStorage());
    for (let failed = 1; failed < 5; failed += 1) {
      await attempt(emptied);
      expect((await again(session)).recording.state).toBe('WAITING');
    }
    await attempt(emptied);
    expect((await again(session)).recording).toEqual({ state: 'NOT_MEASURABLE', quality: null, fault: 'UNREADABLE' });
    expect((await stored(world, jobs, eq(jobs.kind, 'measure-walk')))[0]!.failedAt).not.toBeNull();
    // The store is back, and the device sends the log again.
    expect((await putFile(first, session.sessionUUID, walkLog())).status).toBe(201);
    await world.deps.jobs.runDue();
    expect((await again(session)).recording.state).toBe('MEASURED');
  });

  it('keeps the measurements of another job when its attempts are exhausted', async () => {
    const session = await walked(walkLog());
    await world.deps.jobs.runDue();
    const { organizationId } = world.seed.A;
    const work = createMeasureWalkJob({
      storage: memoryStorage(),
      measure: () => Promise.reject(new Error('Never asked.')),
    });
    await work.onAttemptsExhausted!(
      { id: 1, organizationId, payload: { gaitSessionId: session.id }, progress: null, report: async () => undefined },
      world.deps.tenantDb,
    );
    expect((await again(session)).recording).toMatchObject({ state: 'MEASURED', fault: null });
  });

  it('leaves the result to the newer job when the height has changed meanwhile', async () => {
    await heightIs(165);
    const { id } = await walked(walkLog());
    const work = createMeasureWalkJob({
      storage: world.deps.storage,
      measure: async ({ scale }) => {
        expect(scale).toEqual({ heightCm: 165 });
        await heightIs(185);
        return { items: [], quality: null, fault: 'NO_WALK' };
      },
    });
    const { organizationId } = world.seed.A;
    const job = {
      id: 1,
      organizationId,
      payload: { gaitSessionId: id },
      progress: null,
      report: async () => undefined,
    };
    await work(job, world.deps.tenantDb);
    const [row] = await stored(world, gaitSessions, eq(gaitSessions.id, id));
    expect([row!.recordingState, row!.walkAnalysis]).toEqual(['WAITING', null]);
  });

  it('O1 writes nothing about the session to the log', () => {
    expect(JSON.stringify(world.log)).not.toMatch(/New shoes|CANARY|avgSpeed|G-A1/);
  });
});
