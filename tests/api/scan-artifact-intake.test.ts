import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPoseLogLink, listAdminScanSessions } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { scanArtifactLink } from '../../contract/scan-sessions/scan-sessions.ts';
import { ARTIFACT_MAX_BYTES } from '../../contract/scan-sessions/scan-intake.ts';
import { artifacts, scanSessions } from '../../server/platform/db/schema.ts';
import { recording } from '../../server/demo/source.ts';
import { memoryStorage } from '../../server/platform/storage/memory.ts';
import { checksums } from './isolation/checksums.ts';
import { reasonOf } from './reason-of.ts';
import { measuredSession, post, put, shortLog } from './scan-client.ts';
import { stored } from './stored.ts';
import { singleAccessLayers, openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let vendor: Caller;
let uuid: string;
let sessionId: number;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());
beforeEach(async () => {
  const { body } = await post(first, measuredSession(world.seed.A));
  [uuid, sessionId] = [body.sessionUUID, body.id];
});

const files = () => stored(world, artifacts, eq(artifacts.scanSessionId, sessionId));
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const opened = async (url: string) => {
  const response = await world.app.request(url);
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
};

it('ENT-084 ENT-088 API-22 API-27 API-28 a recorded scan session is listed for vendor staff, and its log downloads byte for byte', async () => {
  const log = recording('walk-side');
  const sent = await put(first, uuid, log, { encoding: 'gzip' });
  expect(sent.status).toBe(201);
  expect(sent.body).toEqual({ type: 'pose-log', contentType: 'application/json', bytes: log.byteLength });
  const { items } = (await vendor.call(listAdminScanSessions, { query: { sessionUUID: uuid } })).body;
  expect(items).toMatchObject([
    {
      id: sessionId,
      sessionUUID: uuid,
      artifacts: ['pose-log'],
      practitioner: { firstName: 'firsta' },
      participant: { uid: 'P-0001' },
      resultsInsights: { lapInfo: { lap1StartFrame: 3 } },
    },
  ]);
  expect(items[0]!.updatedDate > items[0]!.createdDate).toBe(true);
  const links = [
    (await vendor.call(adminPoseLogLink, { params: { kind: 'scan', id: sessionId } })).body.url,
    (await first.call(scanArtifactLink, { params: { id: sessionId, artifact: 'pose-log' } })).body.url,
  ];
  for (const link of links) {
    const { headers, bytes } = await opened(link);
    expect(digest(bytes)).toBe(digest(log));
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(JSON.parse(gunzipSync(bytes).toString())).toMatchObject({ meta: { scanVersion: '2.20.0', fps: 30 } });
  }
});

describe('a file of a scan session', () => {
  it('ENT-090 is stored for each type, in its original form', async () => {
    const bytes = shortLog();
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7);
    const mp4 = new TextEncoder().encode('\0\0\0\u0018ftypisom');
    expect((await put(first, uuid, bytes)).status).toBe(201);
    expect((await put(first, uuid, recording('two-hands'), { type: 'hands-log', encoding: 'gzip' })).status).toBe(201);
    expect((await put(first, uuid, png, { type: 'image', contentType: 'image/png' })).status).toBe(201);
    expect((await put(first, uuid, mp4, { type: 'video', contentType: 'video/mp4' })).status).toBe(201);
    expect((await put(first, uuid, shortLog(), { type: 'graphs-tremor' })).status).toBe(201);
    const { items } = (await vendor.call(listAdminScanSessions, { query: { sessionUUID: uuid } })).body;
    expect(items[0]!.artifacts).toEqual(['graphs-tremor', 'hands-log', 'image', 'pose-log', 'video']);
    const link = (await first.call(scanArtifactLink, { params: { id: sessionId, artifact: 'image' } })).body.url;
    const picture = await opened(link);
    expect(digest(picture.bytes)).toBe(digest(png));
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('content-disposition')).toBe('attachment; filename="image.png"');
  });

  it('C1 is stored once, however often it is sent; a different one is rejected', async () => {
    const bytes = shortLog();
    const replies = await Promise.all([1, 2].map(() => put(first, uuid, bytes)));
    replies.push(await put(await world.as(world.seed.A.practitioners.admin), uuid.toUpperCase(), bytes));
    for (const { status, body } of replies) expect([status, body]).toEqual([201, replies[0]!.body]);
    const before = await files();
    expect(before).toHaveLength(1);
    const another = [shortLog({ more: 1 }), shortLog({ meta: { scanVersion: '2.20.1' } })];
    expect(another[1]!.byteLength).toBe(bytes.byteLength);
    for (const other of another)
      expect((await put(first, uuid, other)).problem).toMatchObject({
        status: 409,
        message: 'The session already has another file of this type.',
      });
    expect(await files()).toEqual(before);
  });

  it('F5 is stored before its row, and no row names a file that could not be stored', async () => {
    const broken = world.beside({});
    broken.deps.storage.put = async () => {
      throw new Error('The store is full.');
    };
    const who = await broken.as(world.seed.A.practitioners.first);
    expect((await put(who, uuid, shortLog())).status).toBe(500);
    expect(await files()).toEqual([]);
    expect((await put(first, uuid, shortLog())).status).toBe(201);
    const [row] = await files();
    expect(row!.storageKey).toMatch(new RegExp(`^${world.seed.A.organizationId}/pose-log/[0-9a-f-]{36}\\.json$`));
    expect(await world.deps.storage.get(row!.storageKey)).toMatchObject({ bytes: row!.bytes });
  });

  it('that storage has lost is stored again when it is sent again', async () => {
    expect((await put(first, uuid, shortLog())).status).toBe(201);
    const emptied = world.beside({});
    Object.assign(emptied.deps.storage, memoryStorage());
    expect((await put(await emptied.as(world.seed.A.practitioners.first), uuid, shortLog())).status).toBe(409);
  });
});

describe('a file of a scan session is rejected', () => {
  it('SEC-02 for a session of another owner, as for an unknown session', async () => {
    const { A, B } = world.seed;
    const before = await checksums(world.database);
    const tried = [
      await put(first, A.scanSessionUuids[1], shortLog(), { type: 'hands-log' }),
      await put(first, B.scanSessionUuids[0], shortLog(), { type: 'hands-log' }),
      await put(first, crypto.randomUUID(), shortLog()),
      await put(first, 'not-a-uuid', shortLog()),
      await put(await world.as(A.practitioners.second), uuid, shortLog()),
      await put(await world.as(A.practitioners.none), uuid, shortLog()),
      await put(await world.as(B.practitioners.admin), uuid, shortLog()),
      await put(await world.as(world.seed.accounts.support), uuid, shortLog()),
    ];
    expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
    for (const { problem } of [...tried.slice(0, 3), ...tried.slice(4)])
      expect(problem.message).toBe('Scan session not found.');
    expect(await checksums(world.database)).toEqual(before);
  });

  it.each(singleAccessLayers)('A3 with either access layer alone: %j', async (accessLayers) => {
    const { A, B } = world.seed;
    const who = await world.beside({ accessLayers }).as(A.practitioners.first);
    const before = await checksums(world.database);
    for (const foreign of [A.scanSessionUuids[1], B.scanSessionUuids[0]])
      expect((await put(who, foreign, shortLog(), { type: 'hands-log' })).status).toBe(404);
    expect(await checksums(world.database)).toEqual(before);
  });

  it('from clients that are not signed in, disabled or unknown, before its body is read', async () => {
    const { disabled, unknownGroups } = world.seed.accounts;
    for (const [who, statuses] of [
      [world.anonymous, [401]],
      [await world.as(disabled), [401, 403]],
      [await world.as(unknownGroups), [403]],
    ] as const) {
      expect(statuses).toContain((await put(who, uuid, shortLog())).status);
      expect(statuses).toContain((await put(who, uuid, new Uint8Array(25_000_001))).status);
    }
    expect(await files()).toEqual([]);
  });

  it('J3 when it is not of the declared type', async () => {
    const text = new TextEncoder();
    const misnamed = [
      await put(first, uuid, shortLog(), { contentType: 'text/plain' }),
      await put(first, uuid, shortLog(), { encoding: 'br' }),
      await put(first, uuid, shortLog(), { type: 'image', contentType: 'image/svg+xml' }),
      await put(first, uuid, shortLog(), { type: 'secrets' }),
    ];
    expect(misnamed.map(({ status }) => status)).toEqual([415, 415, 415, 404]);
    const logs = [
      await put(first, uuid, new Uint8Array()),
      await put(first, uuid, text.encode('{"frames":[{}]}')),
      await put(first, uuid, text.encode('{"meta":{},"frames":[]}')),
      await put(first, uuid, text.encode('{"meta":{},"frames":[{}')),
      await put(first, uuid, shortLog(), { encoding: 'gzip' }),
    ];
    for (const reply of logs) expect(reasonOf(reply)).toEqual([422, 'The log must be JSON with meta and frames.']);
    const picture = await put(first, uuid, text.encode('<script>'), { type: 'image', contentType: 'image/png' });
    expect(reasonOf(picture)).toEqual([422, 'The file is not image/png.']);
    expect(await files()).toEqual([]);
  });

  it('J4 when it has more than 25 MB', async () => {
    expect(ARTIFACT_MAX_BYTES).toBe(25_000_000);
    expect((await put(first, uuid, new Uint8Array(25_000_001))).status).toBe(413);
    const large = shortLog({ frames: Array.from({ length: 31 }, () => ({ pad: 'x'.repeat(800_000) })) });
    expect(large.byteLength).toBeGreaterThan(24_800_000);
    expect((await put(first, uuid, large)).body.bytes).toBe(large.byteLength);
  });
});

it('O1 the access log and the audit contain neither the participant nor measurements', async () => {
  expect(JSON.stringify(world.log)).not.toMatch(/P-0001|Lap 1|FEMALE/);
  const [row] = await stored(world, scanSessions, eq(scanSessions.id, sessionId));
  expect(row!.practitionerId).toBe(world.seed.A.practitioners.first.practitionerId);
});
