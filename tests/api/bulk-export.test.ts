import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bundle, Group, OperationOutcome, Patient } from '@medplum/fhirtypes';
import { revokeApiClient } from '../../contract/api-clients/api-clients.ts';
import { EXPORT_HOURS } from '../../contract/bulk-export/limits.ts';
import { auditRows, bulkExportFiles, bulkExports } from '../../server/platform/db/schema.ts';
import { createTestClient, getToken } from './api-client.ts';
import { openPatientFixture, type PatientFixture } from './patient-fixture.ts';
import { deliver, filledIn, PAIN_FORM, surveyFixture } from './survey-deliveries.ts';
import type { Caller, Reply, World } from './world.ts';

let world: World;
let admin: Caller;
let fixture: PatientFixture;
let client: Awaited<ReturnType<typeof createTestClient>>;
let system: Caller;
beforeAll(async () => {
  ({ world, admin, fixture } = await openPatientFixture());
  client = await createTestClient(admin);
  system = world.withToken(await getToken(world, client, 'system/*.rs'));
});
afterAll(() => world.close());

const ASYNC = { prefer: 'respond-async' };
const kickOff = (caller: Caller, path: string, headers: Record<string, string> = ASYNC) =>
  caller.send('GET', `/fhir/R4/${path}`, { headers });
const pathOf = (address: string | null) => new URL(address!).pathname;

interface Manifest {
  transactionTime: string;
  request: string;
  requiresAccessToken: boolean;
  output: { type: string; url: string; count: number }[];
  error: unknown[];
}

/** Runs an export to its end: its status address, its manifest and its resources by type. */
async function runExport(caller: Caller, path: string) {
  const started = await kickOff(caller, path);
  expect(started.status).toBe(202);
  const status = pathOf(started.headers.get('content-location'));
  await world.deps.jobs.runDue();
  const reply = (await caller.send('GET', status)) as Reply<Manifest>;
  expect(reply.status).toBe(200);
  const resources = new Map<string, { resourceType: string; id: string }[]>();
  for (const { type, url, count } of reply.body.output) {
    const file = await caller.send('GET', pathOf(url));
    expect(file.headers.get('content-type')).toBe('application/fhir+ndjson');
    const lines = new TextDecoder().decode(file.bytes).trimEnd().split('\n');
    expect(lines).toHaveLength(count);
    const read = lines.map((line) => JSON.parse(line) as { resourceType: string; id: string });
    expect(read.every(({ resourceType }) => resourceType === type)).toBe(true);
    resources.set(type, [...(resources.get(type) ?? []), ...read]);
  }
  return {
    status,
    reply,
    manifest: reply.body,
    resources,
    ids: (type: string) => resources.get(type)?.map(({ id }) => id) ?? [],
  };
}

const listPatientIds = async (caller: Caller) => {
  const { body } = (await caller.send('GET', '/fhir/R4/Patient?_count=200')) as Reply<Bundle<Patient>>;
  return (body.entry ?? []).map(({ resource }) => resource!.id!).toSorted();
};

it('SMART-04 an export runs as a job: 202 with its address, progress, and then a manifest of NDJSON files', async () => {
  const started = await kickOff(system, 'Patient/$export?_type=Patient,Location');
  expect([started.status, started.bytes.byteLength]).toEqual([202, 0]);
  const status = started.headers.get('content-location')!;
  expect(status).toMatch(/^http.*\/fhir\/exports\/\d+$/);
  const running = await system.send('GET', pathOf(status));
  expect(running.status).toBe(202);
  expect(Number(running.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(running.headers.get('x-progress')).toBe('0 of 2 types, 0 resources');
  await world.deps.jobs.runDue();

  const { manifest, ids, reply } = await runExport(system, 'Patient/$export?_type=Patient,Location');
  expect(manifest).toMatchObject({ requiresAccessToken: true, error: [], deleted: [] });
  expect(manifest.request).toMatch(/\/fhir\/R4\/Patient\/\$export\?_type=Patient,Location$/);
  expect(Date.parse(manifest.transactionTime)).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(reply.headers.get('expires')!)).toBeGreaterThan(Date.now());
  expect(manifest.output.map(({ type }) => type)).toEqual(['Patient', 'Location']);
  expect(ids('Patient').toSorted()).toEqual(await listPatientIds(system));
  expect(ids('Location')).toHaveLength(2);
});

it('SMART-04 exports what changed since an instant, and takes its parameters in a body as well', async () => {
  const added = await fixture.added({ firstName: 'Mary', lastName: 'Jackson' });
  const since = new Date(Date.now() - 5).toISOString();
  world.offsetMs += 1000;
  const later = await fixture.added({ firstName: 'Dorothy', lastName: 'Vaughan' });
  const started = await system.send('POST', '/fhir/R4/Patient/$export', {
    headers: { ...ASYNC, 'content-type': 'application/fhir+json' },
    body: {
      resourceType: 'Parameters',
      parameter: [
        { name: '_type', valueString: 'Patient' },
        { name: '_since', valueInstant: since },
      ],
    },
  });
  expect(started.status).toBe(202);
  await world.deps.jobs.runDue();
  const { body } = (await system.send('GET', pathOf(started.headers.get('content-location')))) as Reply<Manifest>;
  const file = await system.send('GET', pathOf(body.output[0]!.url));
  const ids = new TextDecoder()
    .decode(file.bytes)
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as Patient).id);
  expect(ids).toContain(String(later.id));
  expect(ids.length).toBeLessThan((await listPatientIds(system)).length);
  expect(added.id).toBeLessThan(later.id);
});

it('SMART-05 groups are all patients and those of each location, and a client of one location reaches no other', async () => {
  const { locations, patients } = world.seed.A;
  const found = (await system.send('GET', '/fhir/R4/Group')) as Reply<Bundle<Group>>;
  const groups = found.body.entry!.map(({ resource }) => resource!);
  expect(groups.map(({ id }) => id)).toEqual([
    `organization.${world.seed.A.organizationId}`,
    ...locations.map((id) => `location.${id}`),
  ]);
  const { ids } = await runExport(system, `Group/location.${locations[1]}/$export?_type=Patient`);
  expect(ids('Patient')).toContain(String(patients[1]));
  expect(ids('Patient')).not.toContain(String(patients[0]));
  expect(groups[2]!.quantity).toBe(ids('Patient').length);
  const whole = await runExport(system, `Group/${groups[0]!.id}/$export?_type=Patient`);
  expect(whole.ids('Patient').toSorted()).toEqual(await listPatientIds(system));
  expect(groups[0]!.quantity).toBe(whole.ids('Patient').length);
  expect(groups[1]!.quantity).toBe(whole.ids('Patient').length - ids('Patient').length);

  const narrow = await createTestClient(admin, { locationIds: [locations[0]] });
  const atFirst = world.withToken(await getToken(world, narrow, 'system/*.rs'));
  const own = await runExport(atFirst, 'Patient/$export?_type=Patient');
  expect(own.ids('Patient')).toContain(String(patients[0]));
  expect(own.ids('Patient')).not.toContain(String(patients[1]));
  for (const id of [`location.${locations[1]}`, `location.${world.seed.B.locations[0]}`, 'location.999999', 'other'])
    expect.soft((await kickOff(atFirst, `Group/${id}/$export`)).status, id).toBe(404);
  expect((await kickOff(atFirst, `Group/organization.${world.seed.B.organizationId}/$export`)).status).toBe(404);
});

it('SMART-05 nobody else reads an export or its files: no other client, no person and nobody without a token', async () => {
  const { status, manifest } = await runExport(system, 'Patient/$export?_type=Patient');
  const other = await createTestClient(admin);
  const stranger = world.withToken(await getToken(world, other, 'system/*.rs'));
  const [file] = manifest.output;
  for (const path of [status, pathOf(file!.url)]) {
    expect((await stranger.send('GET', path)).status).toBe(404);
    expect((await admin.send('GET', path)).status).toBe(403);
    expect((await world.anonymous.send('GET', path)).status).toBe(401);
  }
  expect((await stranger.send('DELETE', status)).status).toBe(404);
  expect((await kickOff(admin, 'Patient/$export')).status).toBe(403);
});

it('SMART-05 exports the types that the token opens, and refuses what it does not open or the server does not have', async () => {
  const narrow = world.withToken(await getToken(world, client, 'system/Patient.rs'));
  const { manifest } = await runExport(narrow, 'Patient/$export');
  expect(manifest.output.map(({ type }) => type)).toEqual(['Patient']);
  const closed = (await kickOff(narrow, 'Patient/$export?_type=Location')) as Reply<OperationOutcome>;
  expect(closed.status).toBe(403);
  expect(closed.body).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'forbidden' }] });
  for (const query of ['_type=Medication', '_since=yesterday', '_outputFormat=text/csv', '_elements=id'])
    expect.soft((await kickOff(system, `Patient/$export?${query}`)).status, query).toBe(400);
  expect((await kickOff(system, 'Patient/$export', {})).status).toBe(400);
});

it('SMART-06 one export of a client runs at a time, and a canceled one leaves nothing', async () => {
  const first = await kickOff(system, 'Patient/$export?_type=Patient');
  const second = (await kickOff(system, 'Patient/$export')) as Reply<OperationOutcome>;
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(second.body.resourceType).toBe('OperationOutcome');
  const status = pathOf(first.headers.get('content-location'));
  expect((await system.send('DELETE', status)).status).toBe(202);
  expect((await system.send('GET', status)).status).toBe(404);
  await world.deps.jobs.runDue();
  const id = Number(/\d+$/.exec(status)![0]);
  const rows = await world.asOwner((tx) => tx.select().from(bulkExports).where(eq(bulkExports.id, id)));
  expect(rows).toEqual([]);
  await runExport(system, 'Patient/$export?_type=Patient');
});

it('SMART-06 the files of an export are gone after a day, and at once when it is deleted', async () => {
  const { status, manifest } = await runExport(system, 'Patient/$export?_type=Patient');
  const id = Number(/\d+$/.exec(status)![0]);
  const [file] = await world.asOwner((tx) => tx.select().from(bulkExportFiles).where(eq(bulkExportFiles.exportId, id)));
  world.offsetMs += EXPORT_HOURS * 3_600_000 + 1000;
  const later = world.withToken(await getToken(world, client, 'system/*.rs'));
  expect((await later.send('GET', status)).status).toBe(404);
  expect((await later.send('GET', pathOf(manifest.output[0]!.url))).status).toBe(404);
  world.offsetMs = 0;
  system = world.withToken(await getToken(world, client, 'system/*.rs'));
  expect((await system.send('DELETE', status)).status).toBe(202);
  await world.deps.jobs.runDue();
  expect(await world.deps.storage.get(file!.fileKey)).toBeNull();
});

it('SMART-06 an export reads as the client that began it, is audited as it, and ends with it', async () => {
  const { client: revoked, secret } = await createTestClient(admin);
  const caller = world.withToken(await getToken(world, { client: revoked, secret }, 'system/*.rs'));
  await runExport(caller, 'Patient/$export?_type=Patient');
  const userId = `client:${revoked.id}`;
  const rows = await world.asOwner((tx) => tx.select().from(auditRows).where(eq(auditRows.userId, userId)));
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['exportPatients', 'bulkExport', 'readExport', 'readExportFile']));
  const read = rows.find(({ action }) => action === 'bulkExport')!;
  expect(read).toMatchObject({
    entity: 'fhir/Patient',
    entityIds: expect.arrayContaining([String(world.seed.A.patients[0])]),
  });

  await kickOff(caller, 'Patient/$export?_type=Patient');
  await admin.call(revokeApiClient, { params: { id: revoked.id }, body: {} });
  await world.deps.jobs.runDue();
  const left = await world.asOwner((tx) => tx.select().from(bulkExports).where(eq(bulkExports.clientId, revoked.id)));
  expect(left.filter(({ finishedAt }) => finishedAt === null)).toEqual([]);
  expect(left.filter(({ expiresAt }) => expiresAt !== null)).toHaveLength(1);
});

it('SMART-05 a token with fewer scopes reads no export that another token of its client began', async () => {
  const surveys = surveyFixture(world);
  await surveys.register({ id: PAIN_FORM });
  expect((await deliver(world, filledIn({ hidden: surveys.linked() }))).status).toBe(200);
  const connect = async (scope: string) => world.withToken(await getToken(world, client, scope));
  const own = await connect('results:read surveys:read');
  const { status, manifest, ids } = await runExport(own, 'Patient/$export?_type=Observation');
  expect(ids('Observation')).toContainEqual(expect.stringMatching(/^score\./));
  const read = async (scope: string) => {
    const caller = await connect(scope);
    const replies = [status, ...manifest.output.map(({ url }) => pathOf(url))].map((path) => caller.send('GET', path));
    return new Set((await Promise.all(replies)).map((reply) => reply.status));
  };
  for (const scope of ['results:read', 'system/Observation.rs', 'results:read patients:read'])
    expect.soft(await read(scope), scope).toEqual(new Set([404]));
  for (const scope of ['surveys:read results:read', 'system/*.rs'])
    expect.soft(await read(scope), scope).toEqual(new Set([200]));
});
