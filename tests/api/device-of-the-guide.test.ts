import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeApiClient } from '../../contract/api-clients/api-clients.ts';
import {
  artifacts,
  gaitSessions,
  healthSessions,
  patients,
  scanClientVersions,
  scanSessions,
} from '../../server/platform/db/schema.ts';
import { createTestClient } from './api-client.ts';
import { ClinicDevice, PatientApp, type Connection } from './documented-device.ts';
import { patientApps } from './patient-app.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let loses: (path: string) => boolean;
/** What the device waited for, instead of waiting. */
let waits: number[];
let connection: Connection;
beforeAll(async () => {
  world = await openWorld();
  const { A } = world.seed;
  admin = await world.as(A.practitioners.admin);
  connection = {
    baseUrl: 'http://localhost/api',
    // The server has done its work when the response gets lost.
    fetch: async (url, init) => {
      const response = await world.app.fetch(new Request(url, init));
      if (loses(new URL(url).pathname)) throw new TypeError('fetch failed');
      return response;
    },
    wait: async (seconds) => void waits.push(seconds),
  };
  await world.asOwner(async (tx) => {
    await tx.update(patients).set({ gaitUid: 'G-40012' }).where(eq(patients.id, A.patients[0]));
    await tx.insert(scanClientVersions).values([
      { versionId: '2.16.0', updateRequired: true },
      { versionId: '2.20.0', updateRequired: false },
    ]);
  });
});
afterAll(() => world.close());

/** Loses the next responses to calls of this path. */
function loseResponses(part: string, count = 1): void {
  let left = count;
  waits = [];
  loses = (path) => path.includes(part) && left-- > 0;
}

const scan = (locationId: number, change: object = {}) => ({
  sessionUUID: crypto.randomUUID(),
  clientVersion: '2.20.0',
  locationId,
  participantUid: 'P-40012',
  assessmentId: 'AST-0024',
  results: [{ id: 'time', name: 'Time', value: 9.4, units: 's' }],
  meta: { demographics: { age: 71, sex: 'FEMALE' } },
  resultsInsights: null,
  ...change,
});
const walk = () => ({
  sessionUUID: crypto.randomUUID(),
  sessionSchema: 'GAIT-SA-2',
  clientVersion: '3.1.0',
  subject: { gaitUid: 'G-40012' },
  meta: {
    capturedDate: '2026-11-21T07:30:00-07:00',
    comment: 'New shoes.',
    assistanceOption: null,
    unitsSelected: 'm/s',
  },
  data: [],
});
const log = { meta: { scanVersion: '2.20.0', fps: 30, width: 640, height: 480 }, frames: [{ t: 0, keypoints: {} }] };

describe('a device written with docs/INTAKE.md and docs/API.md alone', () => {
  it('SVC-13 OPEN-173 measures in the clinic: token, version, session and file, each sent once more after a lost response', async () => {
    const { client, secret } = await createTestClient(admin, { scopes: ['intake:write', 'results:read'] });
    loseResponses('/oauth/token');
    const device = new ClinicDevice(connection, client.clientId, secret);
    expect((await device.checkVersion('2.20.0')).body).toMatchObject({ updateRequired: false });
    expect((await device.checkVersion('2.15.7')).body).toMatchObject({
      updateRequired: true,
      latestVersionId: '2.18.0',
    });
    const [place] = (await device.listLocations()).body.items;
    const assessments = (await device.listAssessments()).body;
    expect(assessments.map(({ id }) => id)).toContain('AST-0024');
    expect(waits).toEqual([1]);

    const outdated = scan(place!.id, { clientVersion: '2.16.0' });
    expect(await device.sendScan(outdated)).toMatchObject({ status: 426, body: { current: { updateRequired: true } } });
    const session = { ...outdated, clientVersion: '2.20.0' };
    loseResponses('/scan/sessions', 2);
    expect(await device.sendScan(session)).toMatchObject({ status: 201, body: { sessionUUID: session.sessionUUID } });
    loseResponses('/artifacts/');
    expect((await device.sendScanLog(session.sessionUUID, log)).status).toBe(201);
    const rows = await stored(world, scanSessions, eq(scanSessions.sessionUuid, session.sessionUUID));
    expect(rows).toHaveLength(1);
    expect(await stored(world, artifacts, eq(artifacts.scanSessionId, rows[0]!.id))).toHaveLength(1);
    // Another body with the same id is another session by mistake.
    expect((await device.sendScan({ ...session, participantUid: 'P-2' })).status).toBe(409);
  });

  it('SVC-08 OPEN-173 goes on with another token once the first has ended, and stops when the client is revoked', async () => {
    const { client, secret } = await createTestClient(admin, { scopes: ['intake:write', 'results:read'] });
    loseResponses('/gait/sessions');
    const device = new ClinicDevice(connection, client.clientId, secret);
    const body = walk();
    const sent = await device.sendWalk(body);
    expect(sent.status).toBe(201);
    expect(device.tokens).toBe(1);
    world.offsetMs = 601_000;
    expect((await device.sendWalkLog(body.sessionUUID, log)).status).toBe(201);
    expect(device.tokens).toBe(2);
    expect(await stored(world, gaitSessions, eq(gaitSessions.sessionUuid, body.sessionUUID))).toHaveLength(1);

    const { id, version, subject } = sent.body;
    loseResponses('/gait/sessions');
    expect(await device.changeComment(id, version, 'New shoes, without the cane.')).toMatchObject({
      status: 200,
      body: { id, version: version + 1 },
    });
    await world.deps.jobs.runDue();
    const walks = (await device.listWalks(subject.patientId)).body.items;
    expect(walks.find((each) => each.id === id)?.recording?.state).toBe('NOT_MEASURABLE');

    await admin.call(revokeApiClient, { params: { id: client.id }, body: {} });
    await expect(device.sendWalk(walk())).rejects.toThrow('No token: 401');
    world.offsetMs = 0;
  });

  it('OPEN-173 at home: pairs by the mailed code once, and a session is recorded once after lost responses', async () => {
    const apps = patientApps(world, admin);
    const { id, email } = await apps.invited();
    await apps.assign(id);
    const app = new PatientApp(connection);
    const code = await apps.codeFor(email);
    loseResponses('nothing');
    expect(await app.pair(code.toLowerCase(), 'Ada’s phone')).toBe(201);
    expect(await new PatientApp(connection).pair(code, 'Another phone')).toBe(404);
    const { program } = (await app.fetchProgram()).body;
    const [block] = program!.blocks;
    const session = {
      sessionUUID: crypto.randomUUID(),
      type: 'HEPSession',
      hepId: program!.id,
      selfReported: 'none',
      performedAt: '2026-11-23T07:30:00-07:00',
      sets: [
        {
          setInfo: {
            sideOfBody: null,
            repsGoal: 10,
            repsProper: 9,
            repsComplete: 10,
            timeGoal: null,
            timeComplete: null,
            minROM: null,
            maxROM: null,
            skipped: false,
            errors: [],
            reportingMetric: 'REPS',
            resolution: 'SUCCESS',
            completedDate: '2026-11-23T07:31:10-07:00',
          },
          exercise: { id: block!.exerciseId, name: 'Heel Slide', min: null, max: null },
        },
      ],
    };
    loseResponses('/intake/sessions', 2);
    expect((await app.sendSession(session)).status).toBe(201);
    expect(waits).toHaveLength(2);
    expect(await stored(world, healthSessions, eq(healthSessions.patientId, id))).toHaveLength(1);
  });
});
