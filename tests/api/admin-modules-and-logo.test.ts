import { and, eq, inArray } from 'drizzle-orm';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOrganization,
  disableOrganization,
  getOrganization,
  updateScanModules,
  uploadOrganizationLogo,
} from '../../contract/admin-organizations.ts';
import { auditRows, jobs } from '../../server/db/schema/index.ts';
import { enqueue } from '../../server/jobs/jobs.ts';
import { stored } from './stored.ts';
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

/** An organization of its own for a test that changes it. */
async function madeBy(orgName: string) {
  const practitioner = { firstName: 'Nora', lastName: 'New', email: null, role: 'PORTAL_PROVIDER_ADMIN' as const };
  const location = { name: 'Place', timezone: 'America/Denver' as const };
  return (
    await vendor.call(createOrganization, {
      body: { orgName, timezone: 'America/Denver', products: ['SCAN'], practitioner, location },
    })
  ).body;
}

const module = {
  id: 'm1',
  name: 'Balance',
  subtitle: 'Standing',
  imageName: null,
  isLocked: false,
  imageUrl: 'https://images.test/2.png',
  assessments: [{ id: 'AST-0020', nameOverride: ' ' }],
};
const save = (id: number, scanModules: object[], version: number, caller = vendor) =>
  caller.call(updateScanModules, { params: { id }, body: { scanModules }, headers: { 'if-match': String(version) } });

describe('scan modules', () => {
  it('API-07 API-08 saves the whole list and reads it back filled in', async () => {
    const { id } = await madeBy('Module Clinic');
    const saved = await save(
      id,
      [module, { ...module, id: 'm2', name: 'Second', isLocked: true, imageUrl: null, assessments: [] }],
      1,
    );
    expect(saved.status).toBe(200);
    const { body } = await support.call(getOrganization, { params: { id } });
    expect(body.scanModules).toEqual(saved.body.scanModules);
    expect(body.version).toBe(2);
    expect(body.scanModules).toMatchObject([
      {
        id: 'm1',
        name: 'Balance',
        subtitle: 'Standing',
        imageName: 'Assessment',
        isLocked: false,
        imageUrl: 'https://images.test/2.png',
        assessments: [{ id: 'AST-0020', name: 'Tandem Stance', nameOverride: null }],
      },
      { id: 'm2', name: 'Second', isLocked: true, imageUrl: null, assessments: [] },
    ]);
    // What was read can be sent back as it is, in another order.
    expect((await save(id, body.scanModules.toReversed(), 2)).body.scanModules.map((one) => one.id)).toEqual([
      'm2',
      'm1',
    ]);
  });

  it('MODS-22..25 names each fault of a module', async () => {
    const { id } = await madeBy('Faulty Modules');
    const refused = await save(id, [{ id: 'm1', name: '', subtitle: ' ', imageUrl: 'not a url', assessments: [] }], 1);
    expect(refused.status).toBe(422);
    expect(refused.problem.fields).toEqual({
      'scanModules.0.name': 'Module Name is required',
      'scanModules.0.subtitle': 'Subtitle is required',
      'scanModules.0.isLocked': 'Locked status is required',
      'scanModules.0.imageUrl': 'Invalid URL format',
    });
    for (const imageUrl of ['javascript:alert(1)', 'data:image/png;base64,AA', 'http://images.test/2.png']) {
      expect((await save(id, [{ ...module, imageUrl }], 1)).problem.fields).toEqual({
        'scanModules.0.imageUrl': 'Invalid URL format',
      });
    }
    for (const wrong of [
      [{ ...module, assessments: [{ id: 'AST-9999', nameOverride: null }] }],
      [module, module],
      [{ ...module, assessments: [...module.assessments, ...module.assessments] }],
    ]) {
      expect((await save(id, wrong, 1)).status).toBe(422);
    }
    expect((await vendor.call(getOrganization, { params: { id } })).body).toMatchObject({
      version: 1,
      scanModules: [],
    });
  });

  it('C1 refuses to save over somebody else’s change, with what is there now', async () => {
    const { id } = await madeBy('Clash Clinic');
    expect((await save(id, [module], 1)).status).toBe(200);
    const late = await save(id, [], 1, support);
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ version: 2, scanModules: [{ id: 'm1' }] });
    expect((await vendor.call(updateScanModules, { params: { id }, body: { scanModules: [] } })).status).toBe(428);
  });

  it('answers 404 for an organization that does not exist', async () => {
    expect((await vendor.call(getOrganization, { params: { id: 999_999 } })).status).toBe(404);
    expect((await save(999_999, [], 1)).status).toBe(404);
    expect((await vendor.call(disableOrganization, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('A8 writes down for whom vendor staff acted', async () => {
    const { id } = await madeBy('Audited Clinic');
    await save(id, [module], 1);
    const rows = await world.asOwner((tx) =>
      tx
        .select()
        .from(auditRows)
        .where(
          and(eq(auditRows.actingFor, id), inArray(auditRows.action, ['createOrganization', 'updateScanModules'])),
        ),
    );
    expect(rows.map(({ action, userId, organizationId }) => ({ action, userId, organizationId }))).toEqual(
      ['createOrganization', 'updateScanModules'].map((action) => ({
        action,
        userId: world.seed.accounts.vendorAdmin.userId,
        organizationId: world.seed.vendorOrganizationId,
      })),
    );
  });
});

const chunk = (name: string, data: Uint8Array = new Uint8Array()) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.byteLength);
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
};
const png = new Uint8Array(
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('000000fa0000008c0806000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
    chunk('IEND'),
  ]),
);

describe('the logo', () => {
  it('API-11 stores a PNG and answers links that open it, without what was appended', async () => {
    const { id } = await madeBy('Logo Clinic');
    const { status, body } = await vendor.call(uploadOrganizationLogo, {
      params: { id },
      file: new Uint8Array([...png, ...Buffer.from('<script>')]),
    });
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['logoUrl', 'webLogoUrl']);
    for (const url of [body.logoUrl, body.webLogoUrl]) {
      const opened = await world.app.request(url);
      expect(opened.headers.get('content-type')).toBe('image/png');
      expect(new Uint8Array(await opened.arrayBuffer())).toEqual(png);
    }
    const organization = (await vendor.call(getOrganization, { params: { id } })).body;
    expect(new URL(organization.webLogoUrl!, 'http://x').searchParams.get('key')).toBe(
      new URL(body.webLogoUrl, 'http://x').searchParams.get('key'),
    );
    expect(organization.logoUrl).not.toBeNull();
  });

  it('AORG-11 refuses what is no PNG, what is too large and what is no form', async () => {
    const { id } = await madeBy('Bad Logo Clinic');
    const svg = await vendor.call(uploadOrganizationLogo, { params: { id }, file: '<svg onload="alert(1)"/>' });
    expect(svg.status).toBe(422);
    expect(svg.problem.fields).toEqual({ file: 'The logo must be a PNG.' });
    expect((await vendor.call(uploadOrganizationLogo, { params: { id }, file: new Uint8Array(600_000) })).status).toBe(
      413,
    );
    expect((await vendor.call(uploadOrganizationLogo, { params: { id }, body: {} })).status).toBe(415);
    expect((await vendor.call(getOrganization, { params: { id } })).body.logoUrl).toBeNull();
  });

  it('F5 a replaced logo is removed five minutes later, one that is shown is not', async () => {
    const { id } = await madeBy('New Logo Clinic');
    const upload = async () => {
      const { body } = await vendor.call(uploadOrganizationLogo, { params: { id }, file: png });
      return new URL(body.logoUrl, 'http://x').searchParams.get('key')!;
    };
    const [first, second] = [await upload(), await upload()];
    const asked = await stored(world, jobs, and(eq(jobs.kind, 'replaced-logo'), eq(jobs.organizationId, id)));
    expect(asked.map(({ payload }) => payload)).toEqual([{ key: first }]);
    const minutes = (asked[0]!.runAt.getTime() - asked[0]!.createdAt.getTime()) / 60_000;
    expect(minutes).toBeCloseTo(5, 1);
    await world.deps.jobs.runDue();
    expect(await world.deps.storage.get(first)).not.toBeNull();
    await world.asOwner((tx) => enqueue(tx, 'replaced-logo', id, { key: second }));
    await world.asOwner((tx) =>
      tx
        .update(jobs)
        .set({ runAt: new Date(0) })
        .where(eq(jobs.kind, 'replaced-logo')),
    );
    await world.deps.jobs.runDue();
    expect(await world.deps.storage.get(first)).toBeNull();
    expect(await world.deps.storage.get(second)).not.toBeNull();
  });

  it('F5 AORG-01 an organization that is not there gets no logo', async () => {
    expect((await vendor.call(uploadOrganizationLogo, { params: { id: 999_999 }, file: png })).status).toBe(404);
  });
});
