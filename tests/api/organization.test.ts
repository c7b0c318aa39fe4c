import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentOrganization, updateOrganization, uploadOwnLogo } from '../../contract/organizations/organization.ts';
import { organizations } from '../../server/platform/db/schema.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());

const chunk = (name: string, data: Uint8Array = new Uint8Array()) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.byteLength);
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
};
const header = Buffer.from([0, 0, 0, 250, 0, 0, 0, 140, 8, 6, 0, 0, 0]);
const logo = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  chunk('IHDR', header),
  chunk('IDAT', deflateSync(Buffer.alloc(9))),
  chunk('IEND'),
]);

it('ORG-02 ENT-003 the own organization is returned to each of its users', async () => {
  const { status, body } = await first.call(currentOrganization);
  expect(status).toBe(200);
  expect(body).toEqual({
    id: world.seed.A.organizationId,
    name: 'Clinic A CANARYA0',
    timezone: 'America/Denver',
    webLogoUrl: null,
    logoUrl: null,
    isResearchOrg: false,
    supportsSSO: false,
    riskReading: 'ADMIN',
    requiresSecondFactor: false,
    products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'],
    version: 1,
  });
});

it('ORG-06 an organization with an empty name is rejected', async () => {
  const { status, problem } = await admin.call(updateOrganization, {
    body: { name: ' ', timezone: 'America/Denver' },
    headers: { 'if-match': '1' },
  });
  expect(status).toBe(422);
  expect(problem.fields).toEqual({ name: 'Name is required' });
});

it('ORG-05 name and timezone are saved for the own organization only, once per version', async () => {
  const body = { name: 'Clinic A renamed', timezone: 'America/Boise' };
  const saved = await admin.call(updateOrganization, { body, headers: { 'if-match': '1' } });
  expect(saved.body).toMatchObject({ ...body, version: 2 });
  const late = await admin.call(updateOrganization, { body: { ...body, name: 'Late' }, headers: { 'if-match': '1' } });
  expect(late.status).toBe(412);
  expect(late.problem.current).toMatchObject({ name: 'Clinic A renamed' });
  const { body: other } = await (await world.as(world.seed.B.practitioners.admin)).call(currentOrganization);
  expect(other).toMatchObject({ name: 'Clinic B CANARYB0', timezone: 'America/Denver', version: 1 });
});

it('an organization cannot take the name of another one', async () => {
  const b = await world.as(world.seed.B.practitioners.admin);
  const { status, problem } = await b.call(updateOrganization, {
    body: { name: 'CLINIC A RENAMED', timezone: 'America/Denver' },
    headers: { 'if-match': '1' },
  });
  expect(status).toBe(409);
  expect(problem.fields).toEqual({ name: 'An organization with this name already exists.' });
});

it('A5 fields that only vendor staff can set are not changed', async () => {
  const reply = await admin.call(updateOrganization, {
    body: { name: 'Clinic A', timezone: 'America/Denver', products: ['HEALTH'] },
    headers: { 'if-match': '2' },
  });
  expect(reasonOf(reply)).toEqual([422, unknownName('products')]);
  expect((await admin.call(currentOrganization)).body.products).toEqual(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
});

it('OPEN-109 only users who manage the team can edit the organization', async () => {
  expect(
    (
      await first.call(updateOrganization, {
        body: { name: 'Mine', timezone: 'America/Denver' },
        headers: { 'if-match': '2' },
      })
    ).status,
  ).toBe(403);
  expect((await first.call(uploadOwnLogo, { file: logo })).status).toBe(403);
});

it('ORG-05 OPEN-111 F1 a PNG logo is stored for screens and print, without appended data', async () => {
  const uploaded = await admin.call(uploadOwnLogo, { file: Buffer.concat([logo, Buffer.from('<script>')]) });
  expect(uploaded.status).toBe(200);
  const { body } = await first.call(currentOrganization);
  for (const url of [body.logoUrl!, body.webLogoUrl!]) {
    const shown = await world.app.request(url);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(logo);
  }
});

it('OPEN-111 F1 another format than PNG is rejected and the logo stays', async () => {
  const before = await world.app.request((await admin.call(currentOrganization)).body.logoUrl!);
  const svg = await admin.call(uploadOwnLogo, { file: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  expect(reasonOf(svg)).toEqual([422, { file: 'The logo must be a PNG.' }]);
  expect(before.status).toBe(200);
  expect((await world.app.request((await admin.call(currentOrganization)).body.logoUrl!)).status).toBe(200);
  expect((await admin.call(uploadOwnLogo, { file: new Uint8Array(600_000) })).status).toBe(413);
});

it('OPEN-129 the selected published values for scan sessions are saved, and stay when they are omitted', async () => {
  const b = await world.as(world.seed.B.practitioners.admin);
  const name = 'Clinic B CANARYB0';
  const timezone = 'America/Denver';
  const change = (version: string, more: object) =>
    b.call(updateOrganization, { body: { name, timezone, ...more }, headers: { 'if-match': version } });
  expect((await change('1', { riskReading: 'PORTAL' })).body).toMatchObject({ riskReading: 'PORTAL', version: 2 });
  expect((await change('2', {})).body).toMatchObject({ riskReading: 'PORTAL', version: 3 });
  expect((await change('3', { riskReading: 'BOTH' })).problem.fields).toEqual({ riskReading: 'Not a valid choice' });
  const provider = await world.as(world.seed.B.practitioners.first);
  expect((await provider.call(currentOrganization)).body.riskReading).toBe('PORTAL');
  expect((await admin.call(currentOrganization)).body.riskReading).toBe('ADMIN');
});

it('OPEN-129 SCAN-11 published values are rejected for an organization without Scan', async () => {
  const holding = (products: string[]) =>
    world.asOwner((tx) =>
      tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)),
    );
  const { products, name, timezone } = (await admin.call(currentOrganization)).body;
  const change = async (riskReading: 'ADMIN' | 'PORTAL') => {
    const { version } = (await admin.call(currentOrganization)).body;
    const body = { name, timezone: timezone as 'America/Denver', riskReading };
    return admin.call(updateOrganization, { body, headers: { 'if-match': String(version) } });
  };
  await holding(products.filter((product) => product !== 'SCAN'));
  expect(reasonOf(await change('PORTAL'))).toEqual([
    422,
    { riskReading: 'Only organizations with Scan can set this.' },
  ]);
  expect((await change('ADMIN')).status).toBe(200);
  await holding(products);
  expect((await change('PORTAL')).body.riskReading).toBe('PORTAL');
});
