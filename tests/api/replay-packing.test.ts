import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPoseLogLink, adminScanArtifactLink } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { scanArtifactLink } from '../../contract/scan-sessions/scan-sessions.ts';
import { jobs } from '../../server/platform/db/schema.ts';
import { recording } from '../../server/demo/source.ts';
import { createPackRecordingJob } from '../../server/session-replay/pack-recording-job.ts';
import { packLog } from '../../server/session-replay/pack-log.ts';
import { memoryStorage } from '../../server/platform/storage/memory.ts';
import { handIn, putFile, buildWalk } from './gait-device.ts';
import { jointIn, logOf, recordedSession, runWork, unpacked } from './replay-fixture.ts';
import { put, shortLog } from './scan-client.ts';
import { stored } from './stored.ts';
import { accessLayerCombinations, openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());
beforeEach(() => world.asOwner((tx) => tx.delete(jobs)));

const getLinks = async (who: Caller, id: number, artifact: 'pose-log' | 'hands-log' = 'pose-log') =>
  (await who.call(scanArtifactLink, { params: { id, artifact } })).body;
const opened = async (url: string) => {
  const response = await world.app.request(url);
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const waiting = () => stored(world, jobs, eq(jobs.kind, 'pack-recording'));
const jobsDue = () => world.asOwner((tx) => tx.update(jobs).set({ runAt: new Date() }));

describe('an uploaded recording', () => {
  it('API-28 REPLAY-01 is packed for the replay, and downloads as it was uploaded', async () => {
    const log = recording('walk-side');
    const { id } = await recordedSession(world, first, log, { encoding: 'gzip' });
    expect((await getLinks(first, id)).replayUrl).toBeNull();
    await world.deps.jobs.runDue();
    const { url, replayUrl } = await getLinks(first, id);
    const { status, headers, bytes } = await opened(replayUrl!);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': String(bytes.byteLength),
      'content-disposition': 'attachment; filename="replay.bin"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(bytes.byteLength).toBeLessThan(log.byteLength / 3);
    const replayed = unpacked(bytes);
    expect(replayed).toMatchObject({ frames: 151, width: 900, height: 640, fps: 30, scanVersion: '2.20.0' });
    expect(jointIn(replayed, 0, 'nose')).toEqual([766.2, 370.9, 0.994]);
    expect(jointIn(replayed, 150, 'leftAnkle')).toEqual([43.8, 500.5, 0.975]);
    expect(digest((await opened(url)).bytes)).toBe(digest(log));
    expect((await logOf(world, id)).replayBytes).toBe(bytes.byteLength);
  });

  it('API-30 ENT-097 can be a hands log, which is packed as well', async () => {
    const { id } = await recordedSession(world, first, recording('two-hands'), { type: 'hands-log', encoding: 'gzip' });
    await world.deps.jobs.runDue();
    const { body } = await vendor.call(adminScanArtifactLink, { params: { id, artifact: 'hands-log' } });
    const hands = unpacked((await opened(body.replayUrl!)).bytes, 'hands-log');
    expect(hands.frames).toBe(255);
    expect(jointIn(hands, 0, 'leftWrist')).toEqual([282.3, 371, 1]);
    expect(jointIn(hands, 0, 'rightWrist')).toEqual([Number.NaN, Number.NaN, 0]);
    expect(jointIn(hands, 254, 'leftIndexTip')).toEqual([400.2, 253.3, 1]);
  });

  it('API-27 AGAIT-04 can be a gait log, which is packed as well', async () => {
    const { body } = await handIn(first, buildWalk(world.seed.A.patients[0]));
    expect((await putFile(first, body.sessionUUID, recording('walk-side'), { encoding: 'gzip' })).status).toBe(201);
    await world.deps.jobs.runDue();
    const links = (await vendor.call(adminPoseLogLink, { params: { kind: 'gait', id: body.id } })).body;
    expect(unpacked((await opened(links.replayUrl!)).bytes).frames).toBe(151);
  });

  it('API-27 has a link that is valid for a minute, for this file only', async () => {
    const { id } = await recordedSession(world, first, recording('balance-beam'), { encoding: 'gzip' });
    await world.deps.jobs.runDue();
    const { replayUrl } = (await vendor.call(adminPoseLogLink, { params: { kind: 'scan', id } })).body;
    const { A, B } = world.seed;
    expect((await opened(replayUrl!)).status).toBe(200);
    expect((await opened(replayUrl!.replace('replay', 'pose-log'))).status).toBe(403);
    const elsewhere = replayUrl!.replace(`org=${A.organizationId}`, `org=${B.organizationId}`);
    expect((await opened(elsewhere)).status).toBe(403);
    world.offsetMs = 61_000;
    expect((await opened(replayUrl!)).status).toBe(403);
    world.offsetMs = 0;
  });

  it('C1 is packed once, however often it is sent and the job runs', async () => {
    const log = recording('balance-beam');
    const { id, uuid } = await recordedSession(world, first, log, { encoding: 'gzip' });
    await put(first, uuid, log, { encoding: 'gzip' });
    expect(await waiting()).toHaveLength(1);
    await world.deps.jobs.runDue();
    const before = await logOf(world, id);
    await put(first, uuid, log, { encoding: 'gzip' });
    expect(await waiting()).toHaveLength(1);
    const work = createPackRecordingJob({
      storage: world.deps.storage,
      pack: () => Promise.reject(new Error('Packed once more.')),
    });
    const { organizationId } = world.seed.A;
    await runWork(work, world.deps.tenantDb, { organizationId, payload: { artifactId: before.id } });
    await runWork(work, world.deps.tenantDb, { organizationId, payload: { artifactId: 999_999 } });
    expect(await logOf(world, id)).toEqual(before);
  });

  it('of another kind is not packed', async () => {
    const { uuid } = await recordedSession(world, first, shortLog(), { type: 'graphs-tremor' });
    await put(first, uuid, shortLog(), { type: 'graphs-gait' });
    expect(await waiting()).toEqual([]);
  });
});

describe('SEC-02 a session that is inaccessible has no link', () => {
  it.each(accessLayerCombinations)('with %j', async (accessLayers) => {
    const { A, B, accounts } = world.seed;
    const { id } = await recordedSession(world, first, recording('balance-beam'), { encoding: 'gzip' });
    await world.deps.jobs.runDue();
    const beside = world.beside({ accessLayers });
    for (const outside of [A.practitioners.second, B.practitioners.admin]) {
      const reply = await (await beside.as(outside)).call(scanArtifactLink, { params: { id, artifact: 'pose-log' } });
      expect(reply.status).toBe(404);
      expect(JSON.stringify(reply.body)).not.toContain('replay');
    }
    const support = await beside.as(accounts.support);
    expect((await support.call(scanArtifactLink, { params: { id, artifact: 'pose-log' } })).status).toBe(404);
    const provider = await beside.as(A.practitioners.first);
    expect((await provider.call(adminPoseLogLink, { params: { kind: 'scan', id } })).status).toBe(403);
  });

  it.each(accessLayerCombinations)(
    'and is not packed by a job of another organization with %j',
    async (accessLayers) => {
      const { id } = await recordedSession(world, first, recording('balance-beam'), { encoding: 'gzip' });
      const before = await logOf(world, id);
      const beside = world.beside({ accessLayers });
      const work = createPackRecordingJob({ storage: world.deps.storage, pack: packLog });
      const job = { organizationId: world.seed.B.organizationId, payload: { artifactId: before.id } };
      await runWork(work, beside.deps.tenantDb, job);
      await work.onAttemptsExhausted!(
        { id: 1, progress: null, report: async () => undefined, ...job },
        beside.deps.tenantDb,
      );
      expect(await logOf(world, id)).toEqual(before);
    },
  );
});

describe('a recording that cannot be packed', () => {
  const beam = recording('balance-beam');
  const gzipped = (log: object) => new Uint8Array(gzipSync(JSON.stringify(log)));
  const meta = { scanVersion: '2.20.0' };
  const seen = { keypoints: { nose: { x: 1, y: 2, confidence: 1 } } };

  it.each<[string, Uint8Array]>([
    ['it is of an app without a version', gzipped({ meta: {}, frames: [seen] })],
    ['REPLAY-14 it is of an app too old', gzipped({ meta: { scanVersion: '2.17.9' }, frames: [seen] })],
    ['it has no frames', gzipped({ meta, frames: [] })],
    ['it has no joint', gzipped({ meta, frames: [{ keypoints: {} }] })],
    ['it is a hands log', gzipped({ meta, frames: [{ joints: { leftWrist: { x: 1, y: 2, confidence: 1 } } }] })],
    ['it has invalid frames', gzipped({ meta, frames: [7] })],
    ['it was truncated', beam.subarray(0, 4000)],
    ['it was damaged', Buffer.concat([beam.subarray(0, 900), Buffer.alloc(500, 7), beam])],
    ['it is empty', new Uint8Array()],
  ])('because %s stays as it is, and has no compact form', async (_, log) => {
    const { id } = await recordedSession(world, first, beam, { encoding: 'gzip' });
    await world.deps.storage.put((await logOf(world, id)).storageKey, log, 'application/json');
    await world.deps.jobs.runDue();
    const kept = await logOf(world, id);
    expect([kept.replayKey, kept.replayBytes, kept.packedAt !== null]).toEqual([null, null, true]);
    const { url, replayUrl } = await getLinks(first, id);
    expect(replayUrl).toBeNull();
    expect(digest((await opened(url)).bytes)).toBe(digest(log));
    expect((await waiting()).map(({ doneAt }) => doneAt !== null)).toEqual([true]);
  });

  it('because storage has lost it fails permanently after five attempts, and is packed when it is sent again', async () => {
    const { id, uuid } = await recordedSession(world, first, beam, { encoding: 'gzip' });
    const emptied = world.beside({});
    Object.assign(emptied.deps.storage, memoryStorage());
    for (let failed = 1; failed <= 5; failed += 1) {
      expect((await logOf(world, id)).packedAt).toBeNull();
      await jobsDue();
      await emptied.deps.jobs.runDue();
    }
    expect(await logOf(world, id)).toMatchObject({ replayKey: null, packedAt: expect.any(Date) });
    expect((await waiting())[0]!.failedAt).not.toBeNull();
    expect((await getLinks(first, id)).replayUrl).toBeNull();
    expect((await put(first, uuid, beam, { encoding: 'gzip' })).status).toBe(201);
    await world.deps.jobs.runDue();
    expect(unpacked((await opened((await getLinks(first, id)).replayUrl!)).bytes).frames).toBe(50);
  });

  it('F5 because storage is full has no key, and gets one file once there is space', async () => {
    const { id } = await recordedSession(world, first, beam, { encoding: 'gzip' });
    const { organizationId } = world.seed.A;
    const { storage, tenantDb } = world.deps;
    const { id: artifactId, storageKey } = await logOf(world, id);
    const written: string[] = [];
    const filling = (isFull: boolean) => ({
      ...storage,
      put: async (key: string, content: Uint8Array, contentType: string) => {
        if (isFull) throw new Error('The store is full.');
        written.push(key);
        await storage.put(key, content, contentType);
      },
    });
    const run = (isFull: boolean) =>
      runWork(createPackRecordingJob({ storage: filling(isFull), pack: packLog }), tenantDb, {
        organizationId,
        payload: { artifactId },
      });
    await expect(run(true)).rejects.toThrow('The store is full.');
    expect(await logOf(world, id)).toMatchObject({ replayKey: null, packedAt: null });
    await run(false);
    // The same name whenever it is packed, so that an attempt that died leaves nothing behind.
    const name = storageKey.split('/')[2]!.replace('.json.gz', '.bin.gz');
    expect(written).toEqual([`${organizationId}/replay/pose-log/${name}`]);
    expect((await logOf(world, id)).replayKey).toBe(written[0]);
  });
});

it('O1 the server log names neither participants nor joints', () => {
  expect(JSON.stringify(world.log)).not.toMatch(/P-0001|leftAnkle|MediaPipe/);
});
