import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAdminGaitSessions } from '../../contract/gait/admin-gait-sessions.ts';
import { adminPoseLogLink } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { artifacts, gaitSessions, patients } from '../../server/platform/db/schema.ts';
import { recording } from '../../server/demo/source.ts';
import { handIn, putFile, buildWalk } from './gait-device.ts';
import { checksums } from './isolation/checksums.ts';
import { reasonOf } from './reason-of.ts';
import { shortLog } from './scan-client.ts';
import { stored } from './stored.ts';
import { singleAccessLayers, openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let vendor: Caller;
let uuid: string;
let id: number;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());
beforeEach(async () => {
  const { body } = await handIn(first, buildWalk(world.seed.A.patients[0]));
  [uuid, id] = [body.sessionUUID, body.id];
});

const files = () => stored(world, artifacts, eq(artifacts.gaitSessionId, id));
const getState = async () => (await stored(world, gaitSessions, eq(gaitSessions.id, id)))[0]!.recordingState;
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const text = (value: string) => new TextEncoder().encode(value);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7);

describe('a file of a gait session', () => {
  it('AGAIT-04 AGAIT-05 ENT-090 ENT-098 is listed for vendor staff, and its log downloads byte for byte', async () => {
    const log = recording('walk-side');
    const sent = await putFile(first, uuid, log, { encoding: 'gzip' });
    expect([sent.status, sent.body]).toEqual([
      201,
      { type: 'pose-log', contentType: 'application/json', bytes: log.byteLength },
    ]);
    expect((await putFile(first, uuid, shortLog(), { type: 'graphs-gait' })).status).toBe(201);
    const mp4 = text('\0\0\0\u0018ftypisom');
    expect((await putFile(first, uuid, mp4, { type: 'video', contentType: 'video/mp4' })).status).toBe(201);
    const { items } = (await vendor.call(listAdminGaitSessions, { query: { sessionUUID: uuid } })).body;
    expect(items.map((item) => [item.id, item.artifacts])).toEqual([[id, ['graphs-gait', 'pose-log', 'video']]]);
    const { url } = (await vendor.call(adminPoseLogLink, { params: { kind: 'gait', id } })).body;
    const response = await world.app.request(url);
    expect(digest(new Uint8Array(await response.arrayBuffer()))).toBe(digest(log));
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it('triggers walk analysis only when it is a pose log', async () => {
    await putFile(first, uuid, png, { type: 'image', contentType: 'image/png' });
    expect(await getState()).toBe('NONE');
    await putFile(first, uuid, shortLog());
    expect(await getState()).toBe('WAITING');
  });

  it('C1 is stored once, however often it is sent; a different one is rejected', async () => {
    const bytes = shortLog();
    const replies = await Promise.all([1, 2].map(() => putFile(first, uuid, bytes)));
    replies.push(await putFile(await world.as(world.seed.A.practitioners.admin), uuid.toUpperCase(), bytes));
    for (const { status, body } of replies) expect([status, body]).toEqual([201, replies[0]!.body]);
    const before = await files();
    expect(before).toHaveLength(1);
    expect((await putFile(first, uuid, shortLog({ more: 1 }))).problem).toMatchObject({
      status: 409,
      message: 'The session already has another file of this type.',
    });
    expect(await files()).toEqual(before);
  });

  it('F5 has no row and no job when it could not be stored', async () => {
    const broken = world.beside({});
    broken.deps.storage.put = async () => {
      throw new Error('The store is full.');
    };
    expect((await putFile(await broken.as(world.seed.A.practitioners.first), uuid, shortLog())).status).toBe(500);
    expect([await files(), await getState()]).toEqual([[], 'NONE']);
  });
});

describe('a file of a gait session is rejected', () => {
  it('SEC-02 for a session of an inaccessible or hidden patient, as for an unknown session', async () => {
    const { A, B } = world.seed;
    const hidden = (value: boolean) =>
      world.asOwner((tx) => tx.update(patients).set({ hidden: value }).where(eq(patients.id, A.patients[0])));
    const before = await checksums(world.database);
    const other = { type: 'hands-log' };
    const tried = [
      await putFile(first, A.gaitSessionUuids[1], shortLog(), other),
      await putFile(first, B.gaitSessionUuids[0], shortLog(), other),
      await putFile(first, A.scanSessionUuids[0], shortLog(), other),
      await putFile(first, crypto.randomUUID(), shortLog()),
      await putFile(await world.as(A.practitioners.second), uuid, shortLog()),
      await putFile(await world.as(A.practitioners.none), uuid, shortLog()),
      await putFile(await world.as(B.practitioners.admin), uuid, shortLog()),
    ];
    await hidden(true);
    tried.push(await putFile(first, uuid, shortLog()));
    await hidden(false);
    for (const { problem } of tried) expect(problem).toMatchObject({ status: 404, message: 'Gait session not found.' });
    expect((await putFile(world.anonymous, uuid, shortLog())).status).toBe(401);
    expect(await checksums(world.database)).toEqual(before);
  });

  it.each(singleAccessLayers)('A3 with either access layer alone: %j', async (accessLayers) => {
    const { A, B } = world.seed;
    const who = await world.beside({ accessLayers }).as(A.practitioners.first);
    const before = await checksums(world.database);
    for (const foreign of [A.gaitSessionUuids[1], B.gaitSessionUuids[0]])
      expect((await putFile(who, foreign, shortLog(), { type: 'hands-log' })).status).toBe(404);
    expect(await checksums(world.database)).toEqual(before);
  });

  const NO_LOG = 'The log must be JSON with meta and frames.';

  it('J3 when it is damaged, truncated, or not of the declared type', async () => {
    const log = recording('walk-side');
    for (const upload of [{ contentType: 'text/plain' }, { type: 'video' }])
      expect((await putFile(first, uuid, shortLog(), upload)).status).toBe(415);
    const damaged = [
      await putFile(first, uuid, new Uint8Array()),
      await putFile(first, uuid, log.subarray(0, log.byteLength - 1000), { encoding: 'gzip' }),
      await putFile(first, uuid, text('{"meta":{},"frames":[{"t":0}')),
      await putFile(first, uuid, text('{"meta":{},"frames":[{"t":NaN}]}')),
      await putFile(first, uuid, text('{"meta":{},"frames":[]}')),
      await putFile(first, uuid, text('{"meta":{},"frames":[7]}')),
    ];
    for (const reply of damaged) expect(reasonOf(reply)).toEqual([422, NO_LOG]);
    expect([await files(), await getState()]).toEqual([[], 'NONE']);
  });

  it('J4 when it has more than 25 MB, more than 100 MB unpacked, or more than two hours of frames', async () => {
    const frames = (count: number) => `{"meta":{},"frames":[${Array.from({ length: count }, () => '{}').join()}]}`;
    const padded = `{"t":"${'x'.repeat(500_000)}"}`;
    const large = gzipSync(`{"meta":{},"frames":[${Array.from({ length: 205 }, () => padded).join()}]}`);
    expect((await putFile(first, uuid, new Uint8Array(25_000_001))).status).toBe(413);
    expect((await putFile(first, uuid, large, { encoding: 'gzip' })).status).toBe(413);
    const long = await putFile(first, uuid, gzipSync(frames(216_001)), { encoding: 'gzip' });
    expect(reasonOf(long)).toEqual([422, 'A log can have at most 216000 frames (two hours at 30 per second).']);
    expect((await putFile(first, uuid, gzipSync(frames(216_000)), { encoding: 'gzip' })).status).toBe(201);
  });
});
