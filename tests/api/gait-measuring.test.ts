import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAdminGaitSessions } from '../../contract/admin-gait.ts';
import { commentGaitSession, listGaitSessions, type GaitSession } from '../../contract/gait.ts';
import { gaitSessions, jobs, patients } from '../../server/db/schema/index.ts';
import { recording } from '../../server/demo/source.ts';
import { enqueueMeasuring } from '../../server/gait/enqueue-measuring.ts';
import { measureWalk } from '../../server/jobs/measure-walk.ts';
import { memoryStorage } from '../../server/storage/memory.ts';
import { handIn, putFile, walkOf } from './gait-device.ts';
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
  (await handIn(first, walkOf(patientId, change, meta))).body;
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
const measureOf = ({ session }: Pick<GaitSession, 'session'>, item: string, name: string) =>
  session.data.find((each) => each.name === item)?.measures.find((measure) => measure.name === name);
const speedOf = (session: Pick<GaitSession, 'session'>) => measureOf(session, 'speed', 'avgSpeed');

describe('a recorded walk', () => {
  it('ENT-091 AGAIT-06 is measured by the scale that was sent with it, and says how sure it is', async () => {
    const session = await taken({ data: [] }, { scale: { heightCm: 165 } });
    await putFile(first, session.sessionUUID, recording('walk-side'), { encoding: 'gzip' });
    expect((await again(session)).recording).toEqual({ state: 'WAITING', quality: null, fault: null });
    await world.deps.jobs.runDue();
    const after = await again(session);
    expect(after.recording).toMatchObject({ state: 'MEASURED', fault: null });
    expect(after.recording.quality!.remarks).toEqual(expect.arrayContaining(['FEW_STRIDES', 'SCALE_FROM_HEIGHT']));
    const speed = speedOf(after)!;
    expect(speed).toMatchObject({ unit: 'm/s', source: 'RECORDING' });
    // The source's own estimate lies within what the measurement claims.
    expect(Math.abs(speed.value! - 1.3)).toBeLessThanOrEqual(speed.plusMinus!);
    const vendor = await world.as(world.seed.accounts.vendorAdmin);
    const { items } = (await vendor.call(listAdminGaitSessions, { query: { sessionUUID: session.sessionUUID } })).body;
    expect(speedOf(items[0] as unknown as GaitSession)!.value).toBe(speed.value);
  });

  it('keeps what the device measured itself, and fills in what it could not', async () => {
    const after = await measured(walkLog(), {}, { scale: { heightCm: 165 } });
    expect(speedOf(after)).toEqual({ name: 'avgSpeed', displayName: 'Gait Speed', value: 0.91, unit: 'm/s' });
    const flexion = measureOf(after, 'hip', 'leftHipFlexion')!;
    expect(flexion).toMatchObject({ unit: 'degrees', source: 'RECORDING' });
    expect(flexion.value).toBeGreaterThan(20);
  });

  it('has no speed without a scale, and is measured anew once the height of its patient is known', async () => {
    const session = await measured(walkLog(), { data: [] });
    expect(speedOf(session)).toBeUndefined();
    expect(session.recording.quality!.remarks).toContain('NO_SCALE');
    expect(measureOf(session, 'hip', 'leftHipFlexion')!.value).toBeGreaterThan(20);
    await heightIs(165);
    await world.asOwner((tx) => enqueueMeasuring(tx, world.seed.A.organizationId, [session.id]));
    // Until then nothing is told by what no longer holds.
    const waiting = await again(session);
    expect(waiting.recording).toEqual({ state: 'WAITING', quality: null, fault: null });
    expect(waiting.session.data).toEqual([]);
    await world.deps.jobs.runDue();
    const short = speedOf(await again(session))!.value!;
    await heightIs(185);
    await world.asOwner((tx) => enqueueMeasuring(tx, world.seed.A.organizationId, [session.id]));
    await world.deps.jobs.runDue();
    // Whoever is taller by so much has walked farther by as much.
    expect(speedOf(await again(session))!.value! / short).toBeCloseTo(185 / 165, 2);
  });

  it('is measured by its own scale rather than by the height of the patient', async () => {
    await heightIs(185);
    const own = await measured(walkLog(), { data: [] }, { scale: { heightCm: 165 } });
    expect(Math.abs(speedOf(own)!.value! - 1.3)).toBeLessThanOrEqual(speedOf(own)!.plusMinus!);
  });

  it('REC-62 does not clash with whoever writes a comment meanwhile', async () => {
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

describe('a log that is not as it should be', () => {
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
  ])('and %s is not measured: %s', async (_, fault, change) => {
    const { recording: found, session } = await measured(walkLog(change), {}, { scale: { heightCm: 165 } });
    expect(found).toEqual({ state: 'NOT_MEASURABLE', quality: null, fault });
    expect(speedOf({ session })!.value).toBe(0.91);
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
  ])('and %s is measured all the same', async (_, change, remarks) => {
    const after = await measured(walkLog(change), { data: [] }, { scale: { heightCm: 165 } });
    expect(after.recording).toMatchObject({ state: 'MEASURED', fault: null });
    expect(after.recording.quality!.remarks).toEqual(expect.arrayContaining(remarks));
    expect(Math.abs(speedOf(after)!.value! - 1.3)).toBeLessThan(0.2);
  });
});

describe('measuring', () => {
  const attempt = async (who: World) => {
    await world.asOwner((tx) => tx.update(jobs).set({ runAt: new Date() }).where(eq(jobs.kind, 'measure-walk')));
    await who.deps.jobs.runDue();
  };

  it('that fails again and again says that the recording is unreadable', async () => {
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

  it('that is given up leaves what another job has measured meanwhile', async () => {
    const session = await walked(walkLog());
    await world.deps.jobs.runDue();
    const { organizationId } = world.seed.A;
    const work = measureWalk({ storage: memoryStorage(), measure: () => Promise.reject(new Error('Never asked.')) });
    await work.givenUp!(
      { id: 1, organizationId, payload: { gaitSessionId: session.id }, progress: null, report: async () => undefined },
      world.deps.door,
    );
    expect((await again(session)).recording).toMatchObject({ state: 'MEASURED', fault: null });
  });

  it('by a height that has changed meanwhile is left to the job that the change asked for', async () => {
    await heightIs(165);
    const { id } = await walked(walkLog());
    const work = measureWalk({
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
    await work(job, world.deps.door);
    const [row] = await stored(world, gaitSessions, eq(gaitSessions.id, id));
    expect([row!.recordingState, row!.recordedWalk]).toEqual(['WAITING', null]);
  });

  it('O1 leaves no word of the walk in the log', () => {
    expect(JSON.stringify(world.log)).not.toMatch(/New shoes|CANARY|avgSpeed|G-A1/);
  });
});
