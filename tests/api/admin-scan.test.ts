import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAdminScanSessions, suggestScanProviders } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import {
  artifacts,
  organizations,
  participants,
  practitioners,
  scanSessions,
} from '../../server/platform/db/schema.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

describe('the list of scan sessions of all organizations', () => {
  const page = (query: Record<string, string | number> = {}) => vendor.call(listAdminScanSessions, { query });
  const getIds = async (query: Record<string, string | number>) =>
    (await page(query)).body.items.map(({ id }) => id).toSorted((a, b) => a - b);
  let all: number[];
  beforeAll(() => {
    all = [...world.seed.A.scanSessions, ...world.seed.B.scanSessions];
  });

  it('ENT-084 ENT-085 ENT-086 ENT-087 ENT-088 ENT-089 ENT-090 returns each session with its fields, participant, artifacts and derived speed', async () => {
    const { A } = world.seed;
    const [id] = A.scanSessions;
    await world.asOwner(async (tx) => {
      const [session] = await tx
        .update(scanSessions)
        .set({
          assessmentId: 'AST-0024',
          results: [
            { id: 'lap1', name: 'Lap 1', value: 1.2, units: 'm/s' },
            { id: 'lap2', name: 'Lap 2', value: 1, units: 'm/s' },
          ],
          meta: { demographics: { age: 71, sex: 'FEMALE' } },
          resultsInsights: { lapInfo: { lap1StartFrame: 3 } },
          updatedAt: new Date('2026-11-11T08:00:00Z'),
        })
        .where(eq(scanSessions.id, id))
        .returning();
      await tx
        .update(participants)
        .set({ archivedAt: new Date('2026-11-12T00:00:00Z') })
        .where(eq(participants.id, session!.participantId!));
      await tx.insert(artifacts).values({
        organizationId: A.organizationId,
        scanSessionId: id,
        type: 'hands-log',
        storageKey: `${A.organizationId}/hands-log/one.json`,
        contentType: 'application/json',
        bytes: 2,
      });
    });
    const { body } = await page({ assessmentIds: 'AST-0024' });
    expect(body.items).toEqual([
      {
        id,
        createdDate: '2026-11-10T16:00:00.000Z',
        updatedDate: '2026-11-11T08:00:00.000Z',
        sessionUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        session: {
          type: 'SCAN-1',
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
        location: { id: A.locations[0], name: expect.stringContaining('Place'), timezone: 'America/Denver' },
        practitioner: { firstName: 'firsta', lastName: 'CANARYA1' },
        organization: { id: A.organizationId, name: 'Clinic A CANARYA0', logoUrl: null },
        artifacts: ['hands-log', 'pose-log'],
        participant: {
          id: A.participants[0],
          uid: 'U-CANARYA1',
          isArchived: true,
          archivedDate: '2026-11-12T00:00:00.000Z',
        },
        resultsInsights: { lapInfo: { lap1StartFrame: 3 } },
        // At 1.1 m/s.
        risks: ['LOW'],
      },
    ]);
  });

  it('API-22 API-24 returns pages of 15 with items and metadata, the newest first', async () => {
    const { A } = world.seed;
    await world.asOwner((tx) =>
      tx.insert(scanSessions).values(
        Array.from({ length: 14 }, (_, index) => ({
          organizationId: A.organizationId,
          sessionUuid: crypto.randomUUID(),
          locationId: A.locations[1],
          assessmentId: 'AST-0001',
          results: [],
          meta: {},
          createdAt: new Date(Date.UTC(2026, 7, 1 + index)),
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

  it('API-22 API-23 can be filtered by assessment, location, provider and ISO instants', async () => {
    const { A, B } = world.seed;
    expect(await getIds({ assessmentIds: 'AST-0009,AST-0024' })).toEqual(all);
    expect(await getIds({ locationIds: `${A.locations[0]},${B.locations[1]}` })).toEqual([
      A.scanSessions[0],
      B.scanSessions[1],
    ]);
    expect(await getIds({ provider: 'STA canary' })).toEqual([A.scanSessions[0]]);
    expect(await getIds({ provider: 'firstb CANARY' })).toEqual([B.scanSessions[0]]);
    expect(await getIds({ provider: '%' })).toEqual([]);
    expect(await getIds({ start: '2026-11-10T16:00:00.000Z', end: '2026-11-10T16:00:00.000Z' })).toEqual(all);
    expect(await getIds({ start: '2026-11-10T16:00:00.001Z' })).toEqual([]);
    expect(await getIds({ start: '2026-11-01T00:00:00Z', end: '2026-11-10T15:59:59.999Z' })).toEqual([]);
    expect(
      await getIds({
        start: '2026-11-10T09:00:00-07:00',
        assessmentIds: 'AST-0009',
        locationIds: String(A.locations[1]),
      }),
    ).toEqual([A.scanSessions[1]]);
  });

  it('API-22 ASCAN-10 ignores all other filters when a session UUID is given', async () => {
    const { items } = (await page({ assessmentIds: 'AST-0009', locationIds: String(world.seed.A.locations[1]) })).body;
    const uuid = items[0]!.sessionUUID;
    expect(
      await getIds({
        sessionUUID: uuid,
        assessmentIds: 'AST-0001',
        locationIds: '1',
        provider: 'nobody',
        start: '2030-01-01T00:00:00Z',
      }),
    ).toEqual([items[0]!.id]);
    expect(await getIds({ sessionUUID: ` ${uuid.toUpperCase()} ` })).toEqual([items[0]!.id]);
    expect(await getIds({ sessionUUID: crypto.randomUUID() })).toEqual([]);
  });

  it('J1 rejects an invalid id, instant, sort key or filter', async () => {
    const wrong: [Record<string, string>, unknown][] = [
      [{ start: 'yesterday' }, { start: 'Not a valid date and time' }],
      [{ end: '2026-11-10' }, { end: 'Not a valid date and time' }],
      [{ locationIds: '1;drop' }, { 'locationIds.0': 'Not a valid ID' }],
      [{ assessmentIds: 'AST-1' }, { 'assessmentIds.0': 'Not a valid assessment' }],
      [{ sessionUUID: "x' or '1'='1" }, { sessionUUID: 'Not a valid UUID' }],
      [{ sort: 'organization' }, 'Cannot sort by that. Choose one of: createdDate, id, results, risk.'],
      [{ organizationId: '1' }, unknownName('organizationId')],
    ];
    for (const [query, reason] of wrong) expect.soft(reasonOf(await page(query))).toEqual([400, reason]);
  });

  it('ASCAN-02 suggests providers of organizations that have Scan, by part of their name', async () => {
    const { A, B } = world.seed;
    const suggested = async (q: string) => (await vendor.call(suggestScanProviders, { query: { q } })).body;
    expect(await suggested('FIRSTA CANARYA')).toEqual([{ firstName: 'firsta', lastName: 'CANARYA1' }]);
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH'] })
        .where(eq(organizations.id, A.organizationId)),
    );
    expect(await suggested('firsta')).toEqual([]);
    const worker = B.practitioners.first;
    expect(await suggested('firstb')).toHaveLength(1);
    await world.asOwner((tx) =>
      tx.update(practitioners).set({ removedAt: new Date() }).where(eq(practitioners.userId, worker.userId)),
    );
    expect(await suggested('firstb')).toEqual([]);
    expect(reasonOf(await vendor.call(suggestScanProviders, { query: { q: 'f' } }))).toEqual([
      400,
      { q: 'Enter at least 2 characters' },
    ]);
  });
});
