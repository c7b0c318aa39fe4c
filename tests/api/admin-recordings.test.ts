import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAdminGaitSessions } from '../../contract/gait/admin-gait-sessions.ts';
import { adminPoseLogLink, adminScanArtifactLink } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { artifacts, gaitSessions } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
let support: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  support = await world.as(world.seed.accounts.support);
});
afterAll(() => world.close());

describe('a recording in the admin area', () => {
  const put = async (place: { scanSessionId: number } | { gaitSessionId: number }, type: string, content: string) => {
    const column =
      'scanSessionId' in place
        ? eq(artifacts.scanSessionId, place.scanSessionId)
        : eq(artifacts.gaitSessionId, place.gaitSessionId);
    const [row] = await world.asOwner((tx) =>
      tx
        .select()
        .from(artifacts)
        .where(and(column, eq(artifacts.type, type))),
    );
    await world.deps.storage.put(row!.storageKey, new TextEncoder().encode(content), 'application/json');
  };

  it('API-27 SEC-20 OPEN-127 is returned as a link to the pose log of a scan or gait session of any organization', async () => {
    const { B } = world.seed;
    await put({ scanSessionId: B.scanSessions[0] }, 'pose-log', '{"kind":"scan"}');
    await put({ gaitSessionId: B.gaitSessions[0] }, 'pose-log', '{"kind":"gait"}');
    for (const [kind, id] of [
      ['scan', B.scanSessions[0]],
      ['gait', B.gaitSessions[0]],
    ] as const) {
      const { status, body } = await support.call(adminPoseLogLink, { params: { kind, id } });
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['url', 'replayUrl']);
      const opened = await world.app.request(body.url);
      expect(await opened.json()).toEqual({ kind });
    }
  });

  it('API-27 can be downloaded by its link for a minute, and the link opens nothing else', async () => {
    const { body } = await vendor.call(adminPoseLogLink, {
      params: { kind: 'scan', id: world.seed.B.scanSessions[0] },
    });
    expect((await world.app.request(body.url)).status).toBe(200);
    expect(
      (await world.app.request(body.url.replace(/key=(\d+)/, (_, digits: string) => `key=${Number(digits) + 1}`)))
        .status,
    ).toBe(403);
    world.offsetMs = 61_000;
    expect((await world.app.request(body.url)).status).toBe(403);
    world.offsetMs = 0;
  });

  it('API-30 is returned as a link to the hands log', async () => {
    const { A } = world.seed;
    const storageKey = `${A.organizationId}/hands-log/${crypto.randomUUID()}.json`;
    await world.asOwner((tx) =>
      tx.insert(artifacts).values({
        organizationId: A.organizationId,
        scanSessionId: A.scanSessions[0],
        type: 'hands-log',
        storageKey,
        contentType: 'application/json',
        bytes: 13,
      }),
    );
    await put({ scanSessionId: A.scanSessions[0] }, 'hands-log', '{"frames":[]}');
    const { status, body } = await vendor.call(adminScanArtifactLink, {
      params: { id: A.scanSessions[0], artifact: 'hands-log' },
    });
    expect(status).toBe(200);
    expect(await (await world.app.request(body.url)).json()).toEqual({ frames: [] });
  });

  it('answers 404 for an unknown session, artifact or kind', async () => {
    const { A } = world.seed;
    const refused = [
      await vendor.call(adminPoseLogLink, { params: { kind: 'scan', id: 999_999 } }),
      await vendor.call(adminPoseLogLink, { params: { kind: 'gait', id: 999_999 } }),
      await vendor.call(adminPoseLogLink, { params: { kind: 'pros', id: A.scanSessions[0] } }),
      await vendor.call(adminScanArtifactLink, { params: { id: A.scanSessions[1], artifact: 'hands-log' } }),
      await vendor.call(adminScanArtifactLink, { params: { id: A.scanSessions[1], artifact: 'secrets' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('the list of gait sessions of all organizations', () => {
  it('API-31 ENT-098 returns the sessions between two instants, the highest id first', async () => {
    const { A, B } = world.seed;
    const { status, body } = await vendor.call(listAdminGaitSessions, {
      query: { start: '2026-11-10T16:00:00.000Z', end: '2026-11-10T16:00:00.000Z' },
    });
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual([...A.gaitSessions, ...B.gaitSessions].toReversed());
    expect(body.items.find(({ id }) => id === A.gaitSessions[0])).toEqual({
      id: A.gaitSessions[0],
      capturedDate: '2026-11-10T16:00:00.000Z',
      timezone: 'America/Denver',
      sessionUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      patient: { firstName: 'Pat', lastName: 'CANARYA1' },
      patientRecordGaitUid: 'G-A1',
      practitioner: { firstName: 'firsta', lastName: 'CANARYA1' },
      organization: { id: A.organizationId, name: 'Clinic A CANARYA0', logoUrl: null },
      session: {
        data: [{ name: 'speed', measures: [{ name: 'avgSpeed', displayName: 'Avg Speed', value: 1.1, unit: 'm/s' }] }],
      },
      recording: { state: 'NONE', quality: null, fault: null },
      clientVersion: null,
      artifacts: ['pose-log'],
    });
    expect(
      (await vendor.call(listAdminGaitSessions, { query: { start: '2026-11-10T16:00:00.001Z' } })).body.totalItems,
    ).toBe(0);
    expect(
      (
        await vendor.call(listAdminGaitSessions, {
          query: { start: '2026-01-01T00:00:00Z', end: '2026-11-10T15:59:59Z' },
        })
      ).body.totalItems,
    ).toBe(0);
    expect(reasonOf(await vendor.call(listAdminGaitSessions, { query: { start: 'now' } }))).toEqual([
      400,
      { start: 'Not a valid date and time' },
    ]);
  });

  it('AGAIT-06 ENT-098 fills in measurements from the recording, and gives the reason when a value was not measured', async () => {
    const { A } = world.seed;
    const [id] = A.gaitSessions;
    const change = (values: Partial<typeof gaitSessions.$inferInsert>) =>
      world.asOwner((tx) => tx.update(gaitSessions).set(values).where(eq(gaitSessions.id, id)));
    const found = async () =>
      (await vendor.call(listAdminGaitSessions, { query: { start: '2026-11-10T16:00:00Z' } })).body.items.find(
        (each) => each.id === id,
      )!;
    const before = await found();
    const stride = { name: 'stride', measures: [{ name: 'strideTime', unit: 's', value: 1.2, source: 'RECORDING' }] };
    const speed = { name: 'speed', measures: [{ name: 'avgSpeed', unit: 'm/s', value: 1.4, source: 'RECORDING' }] };
    const quality = { strides: 6, seen: 95, remarks: ['FEW_STRIDES'] };
    await change({ recordingState: 'MEASURED', walkAnalysis: { items: [speed, stride], quality, fault: null } });
    expect(await found()).toEqual({
      ...before,
      session: { data: [...before.session.data, stride] },
      recording: { state: 'MEASURED', quality, fault: null },
    });
    const walkAnalysis = { items: [], quality: null, fault: 'NO_LEGS' };
    await change({ recordingState: 'NOT_MEASURABLE', walkAnalysis, clientVersion: '2.19.0' });
    expect(await found()).toEqual({
      ...before,
      recording: { state: 'NOT_MEASURABLE', quality: null, fault: 'NO_LEGS' },
      clientVersion: '2.19.0',
    });
    await change({ recordingState: 'NONE', walkAnalysis: null, clientVersion: null });
  });

  it('finds a session by its UUID, regardless of its date', async () => {
    const { A } = world.seed;
    const { body } = await vendor.call(listAdminGaitSessions, { query: { start: '2026-11-10T16:00:00Z' } });
    const [id] = A.gaitSessions;
    const { sessionUUID } = body.items.find((session) => session.id === id)!;
    const found = (query: object) =>
      vendor.call(listAdminGaitSessions, { query: { start: '2026-11-20T00:00:00Z', ...query } });
    expect((await found({ sessionUUID: ` ${sessionUUID.toUpperCase()} ` })).body.items).toMatchObject([{ id }]);
    expect((await found({ sessionUUID: sessionUUID.slice(0, 30) })).body.items).toEqual([]);
  });

  it('AGAIT-02 returns the last 90 days when no instants are given', async () => {
    const { A } = world.seed;
    const ago = (days: number) => new Date(world.deps.now().getTime() - days * 86_400_000);
    const set = (capturedAt: Date) =>
      world.asOwner((tx) => tx.update(gaitSessions).set({ capturedAt }).where(eq(gaitSessions.id, A.gaitSessions[0])));
    const found = async () =>
      (await vendor.call(listAdminGaitSessions)).body.items.some(({ id }) => id === A.gaitSessions[0]);
    await set(ago(89.9));
    expect(await found()).toBe(true);
    await set(ago(90.1));
    expect(await found()).toBe(false);
  });
});
