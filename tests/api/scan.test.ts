import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPoseLogLink } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import { updateScanModules } from '../../contract/organizations/admin-organizations.ts';
import {
  listAssessments,
  listScanSessions,
  offeredScanModules,
  ownRiskOutcomes,
  scanArtifactLink,
} from '../../contract/scan-sessions/scan-sessions.ts';
import { artifacts, organizations, riskOutcomes } from '../../server/platform/db/schema.ts';
import { accessLayerCombinations, singleAccessLayers, openWorld, type Caller, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const getIds = async (caller: Caller, query: Record<string, string | number> = {}) =>
  (await caller.call(listScanSessions, { query })).body.items.map(({ id }) => id).toSorted((a, b) => a - b);

describe('the report of scan sessions', () => {
  it('API-25 has pages of the sessions at the own locations only', async () => {
    const { A, B } = world.seed;
    const { status, body } = await (
      await world.as(A.practitioners.admin)
    ).call(listScanSessions, { query: { page: 2, limit: 1 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalItems: 2, itemCount: 1, itemsForPage: 1, totalPages: 2, currentPage: 2 });
    expect(await getIds(await world.as(A.practitioners.admin))).toEqual(A.scanSessions);
    expect(await getIds(await world.as(A.practitioners.second))).toEqual([A.scanSessions[1]]);
    expect(await getIds(await world.as(A.practitioners.none))).toEqual([]);
    expect(await getIds(await world.as(B.practitioners.admin))).toEqual(B.scanSessions);
  });

  it('API-25 can be filtered by location, assessment, provider, UUID, start and end, within the accessible sessions', async () => {
    const { A, B } = world.seed;
    const admin = await world.as(A.practitioners.admin);
    expect(await getIds(admin, { locationIds: `${A.locations[1]},${B.locations[0]}` })).toEqual([A.scanSessions[1]]);
    expect(await getIds(admin, { assessmentIds: 'AST-0001' })).toEqual([]);
    expect(await getIds(admin, { provider: 'first' })).toEqual([A.scanSessions[0]]);
    expect(await getIds(admin, { start: '2026-11-10T00:00:00Z', end: '2026-11-11T00:00:00Z' })).toEqual(A.scanSessions);
    expect(await getIds(admin, { start: '2026-11-11T00:00:00Z' })).toEqual([]);
    const foreign = (await (await world.as(B.practitioners.admin)).call(listScanSessions)).body.items[0]!.sessionUUID;
    expect(await getIds(admin, { sessionUUID: foreign })).toEqual([]);
    expect(await getIds(await world.as(A.practitioners.first), { locationIds: String(A.locations[1]) })).toEqual([]);
  });

  it('CONST-03 has at most 999 sessions on a page', async () => {
    const admin = await world.as(world.seed.A.practitioners.admin);
    for (const [limit, itemsForPage] of [
      [998, 998],
      [999, 999],
      [1000, 999],
    ] as const)
      expect((await admin.call(listScanSessions, { query: { limit } })).body.itemsForPage).toBe(itemsForPage);
  });

  it('CONST-05 has sessions of the type SCAN-1', async () => {
    const { body } = await (await world.as(world.seed.A.practitioners.admin)).call(listScanSessions);
    expect(body.items.map(({ session }) => session.type)).toEqual(['SCAN-1', 'SCAN-1']);
  });

  it.each(singleAccessLayers)('A3 is limited by either access layer alone: %j', async (accessLayers) => {
    const { A } = world.seed;
    const beside = world.beside({ accessLayers });
    const first = await beside.as(A.practitioners.first);
    const reply = await first.call(listScanSessions);
    expect(reply.body.items.map(({ id }) => id)).toEqual([A.scanSessions[0]]);
    expect(reply.body.totalItems).toBe(1);
    expect(JSON.stringify(reply.body)).not.toMatch(/CANARY(A2|B)/);
    for (const id of [A.scanSessions[1], world.seed.B.scanSessions[0]]) {
      expect((await first.call(scanArtifactLink, { params: { id, artifact: 'pose-log' } })).status).toBe(404);
    }
  });
});

describe('the recording of a scan session', () => {
  it('API-28 SEC-21 is linked for the own location, by the clinic endpoint', async () => {
    const { A } = world.seed;
    const [id] = A.scanSessions;
    const [row] = await world.asOwner((tx) => tx.select().from(artifacts).where(eq(artifacts.scanSessionId, id)));
    await world.deps.storage.put(row!.storageKey, new TextEncoder().encode('{"frames":[]}'), 'application/json');
    const first = await world.as(A.practitioners.first);
    const { status, body } = await first.call(scanArtifactLink, { params: { id, artifact: 'pose-log' } });
    expect(status).toBe(200);
    expect(await (await world.app.request(body.url)).json()).toEqual({ frames: [] });
    expect((await first.send('GET', `/api/v2/scan/sessions/${id}/pose-log/signed-url`)).status).toBe(200);
    expect((await first.call(adminPoseLogLink, { params: { kind: 'scan', id } })).status).toBe(403);
  });

  it('A1 answers the same 404 for a session of another location or organization and an unknown one', async () => {
    const { A, B } = world.seed;
    const first = await world.as(A.practitioners.first);
    const replies = await Promise.all(
      [A.scanSessions[1], B.scanSessions[0], 999_999].map((id) =>
        first.call(scanArtifactLink, { params: { id, artifact: 'pose-log' } }),
      ),
    );
    expect(replies.map(({ status, problem }) => [status, problem.message])).toEqual(
      Array.from({ length: 3 }, () => [404, 'Recording not found.']),
    );
  });
});

describe('the call for assessments, outcomes and modules', () => {
  it('API-17 ENT-073 ENT-074 returns the assessments with their whole definitions', async () => {
    const { status, body } = await (await world.as(world.seed.A.practitioners.first)).call(listAssessments);
    expect(status).toBe(200);
    expect(body.find(({ id }) => id === 'AST-0009')).toMatchObject({
      name: 'Timed Up and Go',
      purpose: expect.stringMatching(/^Mobility and fall risk: /) as string,
      setupDescription: expect.stringMatching(/3 meters away/) as string,
      subjectOrientation: 'SIDE',
      supportsLeftRight: false,
      thumbnailUrl: null,
      imageUrl: null,
      resultDefinitions: [{ id: 'time', type: 'TIME', metric: { units: 's' }, directives: null }],
    });
    expect(body.find(({ id }) => id === 'AST-0003')?.resultDefinitions).toMatchObject([
      { type: 'ANGLE', isSided: false, directives: { extremum: 'MAX', decimals: 1, angles: [{ by: 'EDGE_AXIS' }] } },
    ]);
  });

  it('API-21 returns the outcomes of the own organization', async () => {
    const { A, B } = world.seed;
    const outcome = (source: string) => ({
      assessmentId: 'AST-0009',
      type: 'FALL',
      title: null,
      description: null,
      source,
      resultDefinitionId: 'time',
      leftResultDefinitionId: null,
      rightResultDefinitionId: null,
      demographicsRequired: null,
      factors: [],
    });
    await world.asOwner((tx) =>
      tx.insert(riskOutcomes).values(
        [A, B].map(({ organizationId, name }) => ({
          organizationId,
          assessmentId: 'AST-0009',
          outcome: outcome(name),
        })),
      ),
    );
    for (const accessLayers of accessLayerCombinations) {
      const beside = world.beside({ accessLayers });
      const { status, body } = await (await beside.as(A.practitioners.first)).call(ownRiskOutcomes);
      expect(status).toBe(200);
      expect(body).toEqual([{ ...outcome('A'), version: 1 }]);
    }
  });

  it('MODS-01 returns the modules of the own organization', async () => {
    const { A, B } = world.seed;
    const vendor = await world.as(world.seed.accounts.vendorAdmin);
    for (const { organizationId, name } of [A, B]) {
      const scanModules = [
        { id: 'm', name: `Module ${name}`, subtitle: 'x', isLocked: false, imageUrl: null, assessments: [] },
      ];
      await vendor.call(updateScanModules, {
        params: { id: organizationId },
        body: { scanModules },
        headers: { 'if-match': '1' },
      });
    }
    for (const accessLayers of accessLayerCombinations) {
      const { body } = await (await world.beside({ accessLayers }).as(B.practitioners.first)).call(offeredScanModules);
      expect(body.map(({ name }) => name)).toEqual(['Module B']);
    }
  });

  it('SCAN-11 answers 403 to an organization without Scan', async () => {
    const { B } = world.seed;
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({ products: ['HEALTH'] })
        .where(eq(organizations.id, B.organizationId)),
    );
    const admin = await world.as(B.practitioners.admin);
    for (const call of [listAssessments, ownRiskOutcomes, listScanSessions])
      expect((await admin.call(call)).status).toBe(403);
    expect(
      (await admin.call(scanArtifactLink, { params: { id: B.scanSessions[0], artifact: 'pose-log' } })).status,
    ).toBe(403);
    expect((await admin.call(offeredScanModules)).body).toEqual([]);
  });
});
