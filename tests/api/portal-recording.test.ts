import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkScanClient } from '../../contract/scan-sessions/scan-intake.ts';
import { listAssessments, listScanSessions } from '../../contract/scan-sessions/scan-sessions.ts';
import { measureHandMotion } from '@exer/movement-tracking/hands/hand-motion.ts';
import { toSessionBody, createHandsSession } from '../../domain/telehealth/measured-sessions.ts';
import { toLog } from '../../domain/telehealth/recorded-log.ts';
import { drawnHand, handsAt, steadyTimes } from '@exer/movement-tracking/testing/drawn-hands.ts';
import { organizations, scanClientVersions, scanSessions } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { post, put } from './scan-client.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  await world.asOwner((tx) => tx.insert(scanClientVersions).values({ versionId: '99.0.0', updateRequired: true }));
});
afterAll(() => world.close());

const recording = handsAt(steadyTimes(1), () => drawnHand({ bends: { index: [30, 20, 10] } }));
const log = gzipSync(JSON.stringify(toLog(recording, 'A model')));

/** The session that the telehealth page of hands posts. */
const saved = (change: object = {}) => ({
  sessionUUID: crypto.randomUUID(),
  clientVersion: 'portal',
  locationId: world.seed.A.locations[0],
  participantUid: 'P-TELE',
  meta: { demographics: { age: 71, sex: null } },
  recordedAt: '2026-11-20T15:00:00.000Z',
  ...toSessionBody(
    createHandsSession({ left: measureHandMotion(recording, 'left'), right: measureHandMotion(recording, 'right') }),
  ),
  ...change,
});
const rows = (uuid: string) => stored(world, scanSessions, eq(scanSessions.sessionUuid, uuid));

describe('TELE-02 a scan session that was recorded in the portal', () => {
  it('TELE-02 ENT-084 ENT-088 is stored once with its log, regardless of the oldest supported app version', async () => {
    const body = saved();
    expect((await post(first, body)).status).toBe(201);
    expect((await post(first, body)).status).toBe(201);
    expect(await rows(body.sessionUUID)).toHaveLength(1);
    const sent = await put(first, body.sessionUUID, log, { type: 'hands-log', encoding: 'gzip' });
    expect([sent.status, sent.body]).toEqual([
      201,
      { type: 'hands-log', contentType: 'application/json', bytes: log.byteLength },
    ]);
    const { items } = (await first.call(listScanSessions, { query: { sessionUUID: body.sessionUUID } })).body;
    expect(items).toMatchObject([
      {
        artifacts: ['hands-log'],
        participant: { uid: 'P-TELE' },
        session: { data: { assessmentId: 'AST-0013', results: body.results } },
        resultsInsights: { resultFrames: { 'Left Index Finger, Flexion': [0] } },
      },
    ]);
    expect(JSON.parse(gunzipSync(log).toString())).toMatchObject({ meta: { scanVersion: '2.18.0', fps: 30 } });
  });

  it('TELE-04 API-17 has an assessment that every client knows', async () => {
    const { body } = await first.call(listAssessments, {});
    expect(body.map(({ id, name }) => [id, name])).toContainEqual(['AST-0101', 'Shoulder External Rotation']);
    expect((await post(first, saved({ assessmentId: 'AST-0101', results: [] }))).status).toBe(201);
  });

  it('ENT-069 never requires an update of the portal', async () => {
    const { body } = await world.anonymous.call(checkScanClient, { params: { versionId: 'portal' } });
    expect(body).toMatchObject({ versionId: 'portal', updateRequired: false, isLatest: false });
  });

  it('TELE-02 is rejected at a location of another organization, and nothing is stored', async () => {
    const body = saved({ locationId: world.seed.B.locations[0] });
    expect(reasonOf(await post(first, body))).toEqual([422, { locationId: 'Location not found' }]);
    expect(await rows(body.sessionUUID)).toEqual([]);
  });

  it('TELE-02 is rejected in an organization without Scan', async () => {
    const { A } = world.seed;
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH'] })
        .where(eq(organizations.id, A.organizationId)),
    );
    const body = saved();
    expect((await post(first, body)).status).toBe(403);
    expect((await put(first, body.sessionUUID, log, { type: 'hands-log', encoding: 'gzip' })).status).toBe(403);
    expect(await rows(body.sessionUUID)).toEqual([]);
  });
});
