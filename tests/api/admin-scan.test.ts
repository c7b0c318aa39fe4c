import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAdminGaitSessions } from '../../contract/admin-gait.ts';
import { adminPoseLogLink, adminScanArtifactLink, listAdminScanSessions, listAssessmentIds, listRiskOutcomes, saveRiskOutcome } from '../../contract/admin-scan.ts';
import type { Tx } from '../../server/db/database.ts';
import { artifacts, gaitSessions, participants, scanSessions } from '../../server/db/schema/index.ts';
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

const bare = <T>(work: (tx: Tx) => Promise<T>) => world.database.bare.transaction({ role: 'owner' }, work);

describe('scan sessions of all organizations', () => {
  const page = (query: Record<string, string | number> = {}) => vendor.call(listAdminScanSessions, { query });
  const idsOf = async (query: Record<string, string | number>) => (await page(query)).body.items.map(({ id }) => id).toSorted((a, b) => a - b);
  let all: number[];
  beforeAll(() => {
    all = [...world.seed.A.scanSessions, ...world.seed.B.scanSessions];
  });

  it('ENT-084 ENT-085 ENT-086 ENT-087 ENT-088 ENT-089 ENT-090 a session has its fields, its participant, its artifacts and the derived speed', async () => {
    const { A } = world.seed;
    const [id] = A.scanSessions;
    await bare(async (tx) => {
      const [session] = await tx
        .update(scanSessions)
        .set({
          assessmentId: 'AST-0024',
          results: [{ id: 'lap1', name: 'Lap 1', value: 1.2, units: 'm/s' }, { id: 'lap2', name: 'Lap 2', value: 1, units: 'm/s' }],
          meta: { demographics: { age: 71, sex: 'FEMALE' } },
          resultsInsights: { lapInfo: { lap1StartFrame: 3 } },
          updatedAt: new Date('2026-11-11T08:00:00Z'),
        })
        .where(eq(scanSessions.id, id))
        .returning();
      await tx.update(participants).set({ archivedAt: new Date('2026-11-12T00:00:00Z') }).where(eq(participants.id, session!.participantId!));
      await tx.insert(artifacts).values({ organizationId: A.organizationId, scanSessionId: id, type: 'hands-log', storageKey: `${A.organizationId}/hands-log/one.json`, contentType: 'application/json', bytes: 2 });
    });
    const { body } = await page({ assessmentIds: 'AST-0024' });
    expect(body.items).toEqual([
      {
        id,
        createdDate: '2026-11-10T16:00:00.000Z',
        updatedDate: '2026-11-11T08:00:00.000Z',
        sessionUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        session: {
          data: {
            assessmentId: 'AST-0024',
            results: [
              { id: 'lap1', name: 'Lap 1', value: 1.2, units: 'm/s' },
              { id: 'lap2', name: 'Lap 2', value: 1, units: 'm/s' },
              { id: 'avg-speed', name: 'Avg Speed', value: 1.1, units: 'm/s' },
            ],
          },
          meta: { demographics: { age: 71, sex: 'FEMALE' } },
        },
        location: { id: A.locations[0], name: expect.stringContaining('Place') },
        practitioner: { firstName: 'firsta', lastName: 'CANARYA1' },
        organization: { id: A.organizationId, name: 'Clinic A CANARYA0', logoUrl: null },
        artifacts: ['hands-log', 'pose-log'],
        participant: { uid: 'U-CANARYA1', isArchived: true, archivedDate: '2026-11-12T00:00:00.000Z' },
        resultsInsights: { lapInfo: { lap1StartFrame: 3 } },
      },
    ]);
  });

  it('API-22 API-24 pages by 15 with items and metadata, the newest first', async () => {
    const { A } = world.seed;
    await bare((tx) =>
      tx.insert(scanSessions).values(
        Array.from({ length: 14 }, (_, index) => ({
          organizationId: A.organizationId, sessionUuid: crypto.randomUUID(), locationId: A.locations[1], assessmentId: 'AST-0001', results: [], meta: {}, createdAt: new Date(Date.UTC(2026, 7, 1 + index)),
        })),
      ),
    );
    const first = (await page()).body;
    expect(first).toMatchObject({ totalItems: 18, itemCount: 15, itemsForPage: 15, totalPages: 2, currentPage: 1 });
    const dates = first.items.map(({ createdDate }) => createdDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const second = (await page({ page: 2, limit: 15 })).body;
    expect(second).toMatchObject({ itemCount: 3, currentPage: 2 });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(18);
    const bareOne = first.items.find(({ session }) => session.data.assessmentId === 'AST-0001') ?? second.items[0]!;
    expect(bareOne).toMatchObject({ practitioner: null, participant: null, artifacts: [], resultsInsights: null });
  });

  it('API-22 API-23 narrows by assessment, location, provider and ISO instants', async () => {
    const { A, B } = world.seed;
    expect(await idsOf({ assessmentIds: 'AST-0009,AST-0024' })).toEqual(all);
    expect(await idsOf({ locationIds: `${A.locations[0]},${B.locations[1]}` })).toEqual([A.scanSessions[0], B.scanSessions[1]]);
    expect(await idsOf({ provider: 'STA canary' })).toEqual([A.scanSessions[0]]);
    expect(await idsOf({ provider: 'firstb CANARY' })).toEqual([B.scanSessions[0]]);
    expect(await idsOf({ provider: '%' })).toEqual([]);
    expect(await idsOf({ start: '2026-11-10T16:00:00.000Z', end: '2026-11-10T16:00:00.000Z' })).toEqual(all);
    expect(await idsOf({ start: '2026-11-10T16:00:00.001Z' })).toEqual([]);
    expect(await idsOf({ start: '2026-11-01T00:00:00Z', end: '2026-11-10T15:59:59.999Z' })).toEqual([]);
    expect(await idsOf({ start: '2026-11-10T09:00:00-07:00', assessmentIds: 'AST-0009', locationIds: String(A.locations[1]) })).toEqual([A.scanSessions[1]]);
  });

  it('API-22 ASCAN-10 a session UUID overrides all other filters', async () => {
    const { items } = (await page({ assessmentIds: 'AST-0009', locationIds: String(world.seed.A.locations[1]) })).body;
    const uuid = items[0]!.sessionUUID;
    expect(await idsOf({ sessionUUID: uuid, assessmentIds: 'AST-0001', locationIds: '1', provider: 'nobody', start: '2030-01-01T00:00:00Z' })).toEqual([items[0]!.id]);
    expect(await idsOf({ sessionUUID: ` ${uuid.toUpperCase()} ` })).toEqual([items[0]!.id]);
    expect(await idsOf({ sessionUUID: crypto.randomUUID() })).toEqual([]);
  });

  it('J1 refuses what is no id, no instant, no sort key and no filter', async () => {
    const wrong: Record<string, string>[] = [
      { start: 'yesterday' }, { end: '2026-11-10' }, { locationIds: '1;drop' }, { assessmentIds: 'AST-1' }, { sessionUUID: "x' or '1'='1" }, { sort: 'organization' }, { organizationId: '1' },
    ];
    for (const query of wrong) expect.soft((await page(query)).status, JSON.stringify(query)).toBe(400);
  });
});

describe('recordings', () => {
  const put = async (place: { scanSessionId: number } | { gaitSessionId: number }, type: string, content: string) => {
    const column = 'scanSessionId' in place ? eq(artifacts.scanSessionId, place.scanSessionId) : eq(artifacts.gaitSessionId, place.gaitSessionId);
    const [row] = await bare((tx) => tx.select().from(artifacts).where(and(column, eq(artifacts.type, type))));
    await world.deps.storage.put(row!.storageKey, new TextEncoder().encode(content), 'application/json');
  };

  it('API-27 SEC-20 OPEN-127 links to the pose log of a scan or gait session of any organization', async () => {
    const { B } = world.seed;
    await put({ scanSessionId: B.scanSessions[0] }, 'pose-log', '{"kind":"scan"}');
    await put({ gaitSessionId: B.gaitSessions[0] }, 'pose-log', '{"kind":"gait"}');
    for (const [kind, id] of [['scan', B.scanSessions[0]], ['gait', B.gaitSessions[0]]] as const) {
      const { status, body } = await support.call(adminPoseLogLink, { params: { kind, id } });
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['url']);
      const opened = await world.app.request(body.url);
      expect(await opened.json()).toEqual({ kind });
    }
  });

  it('API-27 the link opens for a minute, and nothing else with it', async () => {
    const { body } = await vendor.call(adminPoseLogLink, { params: { kind: 'scan', id: world.seed.B.scanSessions[0] } });
    expect((await world.app.request(body.url)).status).toBe(200);
    expect((await world.app.request(body.url.replace(/key=(\d+)/, (_, digits: string) => `key=${Number(digits) + 1}`))).status).toBe(403);
    world.offsetMs = 61_000;
    expect((await world.app.request(body.url)).status).toBe(403);
    world.offsetMs = 0;
  });

  it('API-30 links to the hands log', async () => {
    const { A } = world.seed;
    await put({ scanSessionId: A.scanSessions[0] }, 'hands-log', '{"frames":[]}');
    const { status, body } = await vendor.call(adminScanArtifactLink, { params: { id: A.scanSessions[0], artifact: 'hands-log' } });
    expect(status).toBe(200);
    expect(await (await world.app.request(body.url)).json()).toEqual({ frames: [] });
  });

  it('answers 404 without such a session, artifact or kind', async () => {
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

describe('gait sessions of all organizations', () => {
  it('API-31 ENT-098 lists the sessions between two instants, the highest id first', async () => {
    const { A, B } = world.seed;
    const { status, body } = await vendor.call(listAdminGaitSessions, { query: { start: '2026-11-10T16:00:00.000Z', end: '2026-11-10T16:00:00.000Z' } });
    expect(status).toBe(200);
    expect(body.items.map(({ id }) => id)).toEqual([...A.gaitSessions, ...B.gaitSessions].toReversed());
    expect(body.items.find(({ id }) => id === A.gaitSessions[0])).toEqual({
      id: A.gaitSessions[0],
      capturedDate: '2026-11-10T16:00:00.000Z',
      sessionUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      patient: { firstName: 'Pat', lastName: 'CANARYA1' },
      patientRecordGaitUid: 'G-A1',
      practitioner: { firstName: 'firsta', lastName: 'CANARYA1' },
      organization: { id: A.organizationId, name: 'Clinic A CANARYA0', logoUrl: null },
      session: { data: [{ name: 'speed', measures: [{ name: 'avgSpeed', displayName: 'Avg Speed', value: 1.1, unit: 'm/s' }] }] },
      artifacts: ['pose-log'],
    });
    expect((await vendor.call(listAdminGaitSessions, { query: { start: '2026-11-10T16:00:00.001Z' } })).body.totalItems).toBe(0);
    expect((await vendor.call(listAdminGaitSessions, { query: { start: '2026-01-01T00:00:00Z', end: '2026-11-10T15:59:59Z' } })).body.totalItems).toBe(0);
    expect((await vendor.call(listAdminGaitSessions, { query: { start: 'now' } })).status).toBe(400);
  });

  it('AGAIT-02 lists the last 90 days without instants', async () => {
    const { A } = world.seed;
    const ago = (days: number) => new Date(world.deps.now().getTime() - days * 86_400_000);
    const set = (capturedAt: Date) => bare((tx) => tx.update(gaitSessions).set({ capturedAt }).where(eq(gaitSessions.id, A.gaitSessions[0])));
    const found = async () => (await vendor.call(listAdminGaitSessions)).body.items.some(({ id }) => id === A.gaitSessions[0]);
    await set(ago(89.9));
    expect(await found()).toBe(true);
    await set(ago(90.1));
    expect(await found()).toBe(false);
  });
});

describe('risk analysis', () => {
  it('API-18 OPEN-128 lists the ids of the assessments', async () => {
    const { status, body } = await support.call(listAssessmentIds);
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(['AST-0001', 'AST-0009', 'AST-0050']));
  });

  /** AST-0001 of the built-in defaults (RISK-53). */
  const fall = {
    assessmentId: 'AST-0001', type: 'FALL', title: null, description: 'Reach', source: 'A study', resultDefinitionId: 'distance', leftResultDefinitionId: null, rightResultDefinitionId: null,
    demographicsRequired: null,
    factors: [
      { category: 'LOW', description: 'far', shortDescription: null, criteria: [{ type: 'DISTANCE', units: 'in', conditions: [{ comparator: 'gt', value: 10 }] }] },
      { category: 'MEDIUM', description: null, shortDescription: '2X', criteria: [{ type: 'DISTANCE', units: 'in', conditions: [{ comparator: 'gt', value: 6 }, { comparator: 'lte', value: 10 }] }] },
      { category: 'HIGH', description: null, shortDescription: '4X', criteria: [{ type: 'DISTANCE', units: 'in', conditions: [{ comparator: 'lte', value: 6 }] }] },
    ],
  };
  const save = (body: object, version: number, orgId = world.seed.A.organizationId, assessmentId = 'AST-0001') =>
    vendor.call(saveRiskOutcome, { params: { orgId, assessmentId }, body: body as Record<string, unknown>, headers: { 'if-match': String(version) } });
  const stored = async (id = world.seed.A.organizationId) => (await support.call(listRiskOutcomes, { params: { id } })).body;

  it('API-19 API-20 saves an outcome for one organization and lists it', async () => {
    expect(await stored()).toEqual([]);
    const saved = await save(fall, 0);
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({ ...fall, version: 1 });
    expect(await stored()).toEqual([{ ...fall, version: 1 }]);
    expect(await stored(world.seed.B.organizationId)).toEqual([]);
    expect((await save({ ...fall, source: 'Another' }, 1)).body).toMatchObject({ source: 'Another', version: 2 });
  });

  it('API-20 takes a tremor outcome by its left and right results', async () => {
    const { factors: _, ...rest } = fall;
    const tremor = {
      ...rest, assessmentId: 'AST-0050', type: 'TREMORS', title: 'UPDRS', description: 'Item 3.15', resultDefinitionId: null, leftResultDefinitionId: 'left-amplitude', rightResultDefinitionId: 'right-amplitude',
      demographicsRequired: ['AGE', 'SEX'],
      factors: [{ category: 'NORMAL', description: null, shortDescription: null, criteria: [{ type: 'SEX', units: null, conditions: [{ comparator: 'e', value: 'MALE' }] }] }],
    };
    expect((await save(tremor, 0, undefined, 'AST-0050')).body).toEqual({ ...tremor, version: 1 });
  });

  it('C1 refuses to save over somebody else’s outcome', async () => {
    for (const version of [0, 1]) {
      const late = await save(fall, version);
      expect(late.status).toBe(412);
      expect(late.problem.current).toMatchObject({ source: 'Another', version: 2 });
    }
    const { A } = world.seed;
    expect((await vendor.call(saveRiskOutcome, { params: { orgId: A.organizationId, assessmentId: 'AST-0001' }, body: fall as Record<string, unknown> })).status).toBe(428);
    expect((await save({ ...fall, assessmentId: 'AST-0009' }, 3, undefined, 'AST-0009')).status).toBe(412);
  });

  const withCondition = (type: string, condition: object) => ({ ...fall, factors: [{ category: 'LOW', criteria: [{ type, conditions: [condition] }] }] });
  it.each<[string, object]>([
    ['RISK-29 without a type', { ...fall, type: undefined }],
    ['ENT-077 of an unknown type', { ...fall, type: 'BALANCE' }],
    ['RISK-30 with a factor without category', { ...fall, factors: [{ criteria: [] }] }],
    ['RISK-24 with a category of another type', { ...fall, factors: [{ category: 'SEVERE', criteria: [] }] }],
    ['RISK-31 with a criterion without type', { ...fall, factors: [{ category: 'LOW', criteria: [{ conditions: [] }] }] }],
    ['ENT-081 with an unknown criterion', withCondition('WEIGHT', { comparator: 'gt', value: 1 })],
    ['RISK-32 with a condition without comparator', withCondition('TIME', { value: 1 })],
    ['ENT-082 with an unknown comparator', withCondition('TIME', { comparator: 'ne', value: 1 })],
    ['RISK-32 with a value that is no number', withCondition('TIME', { comparator: 'gt', value: '12' })],
    ['ENT-083 OPEN-137 with a sex where a number belongs', withCondition('AGE', { comparator: 'e', value: 'MALE' })],
    ['ENT-083 OPEN-137 with a number where a sex belongs', withCondition('SEX', { comparator: 'e', value: 1 })],
    ['RISK-40 with three conditions', { ...fall, factors: [{ category: 'LOW', criteria: [{ type: 'TIME', conditions: [1, 2, 3].map((value) => ({ comparator: 'gt', value })) }] }] }],
    ['ENT-078 with the results of a tremor', { ...fall, resultDefinitionId: null, leftResultDefinitionId: 'l', rightResultDefinitionId: 'r' }],
    ['ENT-079 with unknown demographics', { ...fall, demographicsRequired: ['HEIGHT'] }],
    ['ENT-076 with a field that does not exist', { ...fall, colour: 'red' }],
    ['API-20 of another assessment than the address', { ...fall, assessmentId: 'AST-0009' }],
  ])('%s is refused and nothing is stored', async (_, body) => {
    const before = await stored();
    expect((await save(body, 2)).status).toBe(422);
    expect(await stored()).toEqual(before);
  });

  it('answers 404 for an assessment or an organization that does not exist', async () => {
    expect((await save({ ...fall, assessmentId: 'AST-9999' }, 0, undefined, 'AST-9999')).status).toBe(404);
    expect((await save(fall, 0, 999_999)).status).toBe(404);
    expect((await vendor.call(listRiskOutcomes, { params: { id: 999_999 } })).status).toBe(404);
  });
});
