import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminComparableScanSessions } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { comparableScanSessions } from '../../contract/scan-sessions/scan-sessions.ts';
import { artifacts, participants, scanSessions } from '../../server/platform/db/schema.ts';
import type { Clinic } from './seed.ts';
import { accessLayerCombinations, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Stated {
  place?: 0 | 1;
  assessmentId?: string;
  participantId?: number | null;
  createdAt?: string;
  recordings?: readonly string[];
  resultsInsights?: object | null;
}

/** Adds a session of the participant at the first location of a clinic by default; returns its id. */
async function addSession(clinic: Clinic, stated: Stated = {}): Promise<number> {
  const { organizationId, locations, scanSessions: seeded } = clinic;
  const {
    place = 0,
    assessmentId = 'AST-0009',
    recordings = ['pose-log'],
    createdAt = '2026-11-12T16:00:00Z',
    resultsInsights = null,
  } = stated;
  return world.asOwner(async (tx) => {
    const [own] = await tx.select().from(scanSessions).where(eq(scanSessions.id, seeded[0]));
    const participantId = stated.participantId === undefined ? own!.participantId : stated.participantId;
    const [row] = await tx
      .insert(scanSessions)
      .values({
        organizationId,
        locationId: locations[place],
        sessionUuid: crypto.randomUUID(),
        participantId,
        assessmentId,
        results: [],
        meta: {},
        resultsInsights,
        createdAt: new Date(createdAt),
      })
      .returning({ id: scanSessions.id });
    for (const type of recordings)
      await tx.insert(artifacts).values({
        organizationId,
        scanSessionId: row!.id,
        type,
        storageKey: `${organizationId}/${type}/${crypto.randomUUID()}.json`,
        contentType: 'application/json',
        bytes: 2,
      });
    return row!.id;
  });
}

const clinicsCall = async (
  who: Clinic['practitioners']['first'],
  id: number,
  accessLayers = { app: true, rls: true },
) => (await world.beside({ accessLayers }).as(who)).call(comparableScanSessions, { params: { id } });

it('recorded sessions of the same participant and assessment are offered, newest first, each with its phases', async () => {
  const { A } = world.seed;
  const [id] = A.scanSessions;
  const [other] = await world.asOwner((tx) =>
    tx.insert(participants).values({ organizationId: A.organizationId, uid: 'U-other' }).returning(),
  );
  const resultsInsights = { lapInfo: { lap1StartFrame: 17 } };
  const older = await addSession(A, { createdAt: '2026-10-01T16:00:00Z', resultsInsights });
  const newer = await addSession(A, { createdAt: '2026-11-15T16:00:00Z', recordings: ['hands-log', 'pose-log'] });
  for (const stated of [
    { assessmentId: 'AST-0011' },
    { participantId: other!.id },
    { participantId: null },
    { recordings: [] },
    { recordings: ['video'] },
  ])
    await addSession(A, stated);
  const { status, body } = await clinicsCall(A.practitioners.first, id);
  expect(status).toBe(200);
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
  expect(body).toEqual([
    {
      id: newer,
      sessionUUID: uuid,
      createdDate: '2026-11-15T16:00:00.000Z',
      timezone: 'America/Denver',
      recordings: ['hands-log', 'pose-log'],
      resultsInsights: null,
    },
    {
      id: older,
      sessionUUID: uuid,
      createdDate: '2026-10-01T16:00:00.000Z',
      timezone: 'America/Denver',
      recordings: ['pose-log'],
      resultsInsights,
    },
  ]);
  expect((await clinicsCall(A.practitioners.first, older)).body.map((each) => each.id)).toEqual([newer, id]);
});

it('no sessions are offered for a session without a participant', async () => {
  const { A } = world.seed;
  const nobodys = await addSession(A, { participantId: null });
  await addSession(A, { participantId: null });
  expect((await clinicsCall(A.practitioners.first, nobodys)).body).toEqual([]);
});

it.each(accessLayerCombinations)(
  'SEC-02 only sessions of the own locations are offered, with either access layer alone: %j',
  async (accessLayers) => {
    const { B } = world.seed;
    const [id, elsewhere] = B.scanSessions;
    const here = await addSession(B, { createdAt: '2026-11-13T16:00:00Z' });
    const there = await addSession(B, { place: 1, createdAt: '2026-11-14T16:00:00Z' });
    const { first, second, none, admin } = B.practitioners;
    const offered = async (who: typeof first, session: number) => {
      const { status, body } = await clinicsCall(who, session, accessLayers);
      return status === 200 ? body.map((each) => each.id).filter((each) => [here, there].includes(each)) : status;
    };
    expect(await offered(first, id)).toEqual([here]);
    expect(await offered(admin, id)).toEqual([there, here]);
    expect(await offered(second, there)).toEqual([]);
    expect(await offered(second, id)).toBe(404);
    expect(await offered(none, id)).toBe(404);
    expect(await offered(first, elsewhere)).toBe(404);
    expect(await offered(world.seed.A.practitioners.admin, id)).toBe(404);
  },
);

it('SEC-08 vendor staff are offered sessions of every organization and location; clinic users cannot use the vendor call', async () => {
  const { A, accounts } = world.seed;
  const call = { params: { id: A.scanSessions[0] } };
  const away = await addSession(A, { place: 1 });
  for (const account of [accounts.vendorAdmin, accounts.support]) {
    const { status, body } = await (await world.as(account)).call(adminComparableScanSessions, call);
    expect(status).toBe(200);
    expect(body.map((each) => each.id)).toContain(away);
    expect(
      (await (await world.as(account)).call(adminComparableScanSessions, { params: { id: 999_999 } })).status,
    ).toBe(404);
  }
  expect((await (await world.as(A.practitioners.admin)).call(adminComparableScanSessions, call)).status).toBe(403);
});
