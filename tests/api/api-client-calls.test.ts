import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentUser } from '../../contract/identity/users.ts';
import { listLocations } from '../../contract/locations/locations.ts';
import { listPractitioners } from '../../contract/team/practitioners.ts';
import { addPatient, getPatient, listPatients, updatePatient } from '../../contract/patients/patients.ts';
import { commentGaitSession } from '../../contract/gait/gait-session.ts';
import { patientReport } from '../../contract/reports/patient-report.ts';
import { listScanSessions } from '../../contract/scan-sessions/scan-sessions.ts';
import { auditRows, gaitSessions, scanClientVersions, scanSessions } from '../../server/platform/db/schema.ts';
import { ReportPrinter } from '../../server/reports/report-printer.ts';
import { connectClient, createTestClient, getToken } from './api-client.ts';
import { buildWalk, handIn, putFile } from './gait-device.ts';
import { bodies } from './isolation/bodies.ts';
import { listHoldings } from './isolation/owned-params.ts';
import { measuredSession, post, put, shortLog } from './scan-client.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld({ printer: new ReportPrinter({ timeoutMs: 60_000 }) });
  admin = await world.as(world.seed.A.practitioners.admin);
  await world.asOwner((tx) =>
    tx.insert(scanClientVersions).values({ versionId: '2.18.0', updateRequired: false }).onConflictDoNothing(),
  );
});
afterAll(() => world.close());

const connect = (scopes: string[], change: object = {}) => connectClient(world, admin, { scopes, ...change });

const newPatient = (place: 0 | 1) => ({ ...bodies.addPatient!(listHoldings(world.seed.A, place)) });

describe('a call with an access token', () => {
  it('SVC-10 sees the records of the client’s locations alone, in lists and by their ids', async () => {
    const { A } = world.seed;
    const client = await connect(['patients:read'], { locationIds: [A.locations[0]] });
    const { body } = await client.call(listPatients);
    expect(body.items.map(({ id }) => id)).toEqual([A.patients[0]]);
    expect((await client.call(getPatient, { params: { id: A.patients[1] } })).status).toBe(404);
    // As providers do, it sees which locations there are.
    expect((await client.call(listLocations)).body.items).toHaveLength(2);
  });

  it('SVC-10 is audited as the client, not as a person', async () => {
    const created = await createTestClient(admin, { scopes: ['patients:read'] });
    const client = world.withToken(await getToken(world, created));
    await world.asOwner((tx) => tx.delete(auditRows));
    await client.call(getPatient, { params: { id: world.seed.A.patients[0] } });
    await client.call(getPatient, { params: { id: world.seed.B.patients[0] } });
    await client.call(listPractitioners);
    const rows = await world.asOwner((tx) => tx.select().from(auditRows).orderBy(auditRows.id));
    const userId = `client:${created.client.id}`;
    const { organizationId } = world.seed.A;
    expect(rows).toMatchObject([
      { userId, organizationId, action: 'getPatient', outcome: 200 },
      { userId, organizationId, action: 'getPatient', outcome: 404 },
      { userId, organizationId, action: 'listPractitioners', outcome: 403 },
    ]);
    expect(world.log.at(-1)).toMatchObject({ actor: userId, organization: organizationId, status: 403 });
  });

  it('SVC-10 adds and changes patients of the client’s locations', async () => {
    const { A } = world.seed;
    const client = await connect(['patients:write'], { locationIds: [A.locations[0]] });
    const body = newPatient(0);
    const added = await client.call(addPatient, { body });
    expect(added.status).toBe(201);
    const params = { id: added.body.id };
    const headers = { 'if-match': String(added.body.version) };
    const changed = await client.call(updatePatient, { params, headers, body: { firstName: 'Eda' } });
    expect(changed.status).toBe(200);
    expect((await admin.call(getPatient, { params })).body).toMatchObject({ patient: { firstName: 'Eda' } });
    const elsewhere = await client.call(addPatient, { body: newPatient(1) });
    expect(elsewhere.status).toBe(422);
  });

  it('SVC-10 is answered id and version alone, also a second time, by a change to a record that it may not read', async () => {
    const [id] = world.seed.A.patients;
    const [session] = world.seed.A.gaitSessions;
    const change = async (scopes: string[]) => {
      const client = await connect(scopes);
      const { body: before } = await admin.call(getPatient, { params: { id } });
      const headers = { 'if-match': String(before.version), 'idempotency-key': crypto.randomUUID() };
      const patient = { params: { id }, headers, body: { injuredBodyPart: 'Hip' } } as const;
      const walk = { params: { id: session }, headers: { 'if-match': '1' }, body: { comment: '' } };
      return [
        (await client.call(updatePatient, patient)).body,
        (await client.call(updatePatient, patient)).body,
        (await client.call(commentGaitSession, walk)).body,
      ];
    };
    const [first, second, walk] = await change(['patients:write', 'intake:write']);
    expect(first).toEqual({ id, version: expect.any(Number) });
    expect(second).toEqual(first);
    expect(walk).toEqual({ id: session, version: expect.any(Number) });
    const [read, again] = await change(['patients:write', 'patients:read']);
    expect(read).toMatchObject({ id, patient: { lastName: 'CANARYA1' } });
    expect(again).toEqual(read);
  });

  it('SVC-10 gets the record of another version only with a scope that reads it', async () => {
    const [id] = world.seed.A.patients;
    const [session] = world.seed.A.gaitSessions;
    const headers = { 'if-match': '0' };
    const change = async (scopes: string[]) => {
      const client = await connect(scopes);
      return [
        await client.call(updatePatient, { params: { id }, headers, body: {} }),
        await client.call(commentGaitSession, { params: { id: session }, headers, body: { comment: 'New shoes.' } }),
      ].map(({ status, problem: { code, current } }) => ({ status, code, current }));
    };
    const conflict = { status: 412, code: 'service.versionConflict' };
    expect(await change(['patients:write', 'intake:write'])).toEqual([conflict, conflict]);
    expect(await change(['patients:write', 'intake:write', 'patients:read'])).toMatchObject([
      { ...conflict, current: { id } },
      { current: undefined },
    ]);
    expect(await change(['patients:write', 'intake:write', 'results:read'])).toMatchObject([
      { current: undefined },
      { ...conflict, current: { id: session } },
    ]);
  });

  it('SVC-10 prints a report without a further confirmation: the client has just signed in', async () => {
    const client = await connect(['reports:read']);
    const query = { from: '2026-11-01', to: '2026-11-15' };
    const reply = await client.call(patientReport, { params: { id: world.seed.A.patients[0] }, query });
    expect(reply.status).toBe(200);
    expect(new TextDecoder().decode(reply.bytes.slice(0, 5))).toBe('%PDF-');
  });

  it('SVC-09 SVC-11 is refused with a challenge where it is closed to clients', async () => {
    const client = await connect(['patients:read']);
    for (const call of [currentUser, listPractitioners]) {
      const reply = await client.call(call);
      expect(reply.status).toBe(403);
      expect(reply.problem.code).toBe('apiClients.scopeMissing');
      expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="api", error="insufficient_scope"');
    }
  });

  it('SVC-11 is refused with a session cookie beside it, and with a token that nobody issued', async () => {
    const token = await getToken(world, await createTestClient(admin));
    const both = await admin.call(listPatients, { headers: { authorization: `Bearer ${token}` } });
    expect(both.status).toBe(400);
    expect(both.headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_request"');
    for (const wrong of ['x'.repeat(43), '', 'two words']) {
      const reply = await world.withToken(wrong).call(listPatients);
      expect(reply.status).toBe(401);
      expect(reply.headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_token"');
    }
  });

  it('SVC-11 writes from another origin, because no browser sends the token by itself', async () => {
    const client = await connect(['patients:write']);
    const body = newPatient(0);
    const headers = { origin: 'https://lab.test', 'sec-fetch-site': 'cross-site' };
    expect((await client.call(addPatient, { body, headers })).status).toBe(201);
    expect((await admin.call(addPatient, { body, headers })).status).toBe(403);
  });

  it('SVC-12 is limited in number per minute and client', async () => {
    const limited = world.beside({ configuration: { requestsPerMinute: 3 } });
    const [one, other] = [await createTestClient(admin), await createTestClient(admin)];
    const call = async (created: typeof one) => {
      const caller = limited.withToken(await getToken(world, created));
      return async () => (await caller.call(listPatients)).status;
    };
    const [first, second] = [await call(one), await call(other)];
    expect([await first(), await first(), await first(), await first()]).toEqual([200, 200, 200, 429]);
    expect(await second()).toBe(200);
  });
});

describe('measurements', () => {
  it('SVC-13 the scan client hands in a session and its files, which no provider measured', async () => {
    const { A } = world.seed;
    const client = await connect(['intake:write', 'results:read'], { locationIds: [A.locations[0]] });
    const body = measuredSession(A);
    expect((await post(client, body)).status).toBe(201);
    expect((await put(client, body.sessionUUID, shortLog())).status).toBe(201);
    const [row] = await stored(world, scanSessions, eq(scanSessions.sessionUuid, body.sessionUUID));
    expect(row).toMatchObject({ organizationId: A.organizationId, practitionerId: null });
    const { body: list } = await client.call(listScanSessions, { query: { sessionUUID: body.sessionUUID } });
    expect(list.items).toMatchObject([{ practitioner: null }]);
    expect((await post(client, measuredSession(A, { locationId: A.locations[1] }))).status).toBe(422);
  });

  it('SVC-13 the gait device hands in a walk and its files', async () => {
    const { A } = world.seed;
    const client = await connect(['intake:write'], { locationIds: [A.locations[0]] });
    const walk = buildWalk(A.patients[0]);
    expect((await handIn(client, walk)).status).toBe(201);
    expect((await putFile(client, walk.sessionUUID, shortLog())).status).toBe(201);
    const [row] = await stored(world, gaitSessions, eq(gaitSessions.sessionUuid, walk.sessionUUID));
    expect(row).toMatchObject({ organizationId: A.organizationId, practitionerId: null });
    expect((await handIn(client, buildWalk(A.patients[1]))).status).toBe(422);
  });

  it('SVC-13 a signed-in provider still hands them in as their own', async () => {
    const { A } = world.seed;
    const provider = await world.as(A.practitioners.first);
    const walk = buildWalk(A.patients[0]);
    expect((await handIn(provider, walk)).status).toBe(201);
    const [row] = await stored(world, gaitSessions, eq(gaitSessions.sessionUuid, walk.sessionUUID));
    expect(row!.practitionerId).toBe(A.practitioners.first.practitionerId);
    const rows = await stored(world, auditRows, like(auditRows.userId, 'client:%'));
    expect(rows.every(({ userId }) => userId !== A.practitioners.first.userId)).toBe(true);
  });
});
