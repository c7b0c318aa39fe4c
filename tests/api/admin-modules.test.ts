import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  disableOrganization,
  getOrganization,
  updateScanModules,
} from '../../contract/organizations/admin-organizations.ts';
import { auditRows, organizations } from '../../server/platform/db/schema.ts';
import { madeOrganization } from './made-organization.ts';
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

describe('the list of scan modules', () => {
  it('API-07 API-08 is saved as a whole and read back with its defaults', async () => {
    const { id } = await madeOrganization(vendor, 'Module Clinic');
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
    // The list that was read can be sent back unchanged, in another order.
    expect((await save(id, body.scanModules.toReversed(), 2)).body.scanModules.map((one) => one.id)).toEqual([
      'm2',
      'm1',
    ]);
  });

  it('MODS-22 MODS-23 MODS-24 MODS-25 is rejected with an error for each invalid field of a module', async () => {
    const { id } = await madeOrganization(vendor, 'Faulty Modules');
    const refused = await save(id, [{ id: 'm1', name: '', subtitle: ' ', imageUrl: 'not a url', assessments: [] }], 1);
    expect(refused.status).toBe(422);
    expect(refused.problem.fields).toEqual({
      'scanModules.0.name': 'Module Name is required',
      'scanModules.0.subtitle': 'Subtitle is required',
      'scanModules.0.isLocked': 'Locked status is required',
      'scanModules.0.imageUrl': 'Invalid URL format',
    });
    for (const imageUrl of ['javascript:alert(1)', 'data:image/png;base64,AA']) {
      expect((await save(id, [{ ...module, imageUrl }], 1)).problem.fields).toEqual({
        'scanModules.0.imageUrl': 'Invalid URL format',
      });
    }
    const onHttp = await save(id, [{ ...module, imageUrl: 'http://images.test/2.png' }], 1);
    expect(onHttp.problem.fields).toEqual({ 'scanModules.0.imageUrl': 'The image URL must start with https://' });
    for (const [wrong, fields] of [
      [
        [{ ...module, assessments: [{ id: 'AST-9999', nameOverride: null }] }],
        { scanModules: 'Assessment AST-9999 does not exist.' },
      ],
      [[module, module], { scanModules: 'The list cannot contain the same module twice.' }],
      [
        [{ ...module, assessments: [...module.assessments, ...module.assessments] }],
        { 'scanModules.0.assessments': 'A module cannot contain the same assessment twice.' },
      ],
    ] as const) {
      expect(reasonOf(await save(id, [...wrong], 1))).toEqual([422, fields]);
    }
    expect((await vendor.call(getOrganization, { params: { id } })).body).toMatchObject({
      version: 1,
      scanModules: [],
    });
  });

  it('MODS-25 accepts catalog images from our own origin, in development also without https', async () => {
    const { id } = await madeOrganization(vendor, 'Catalogue Clinic');
    const own = 'http://localhost/scan-modules/7.svg';
    const saved = await save(id, [{ ...module, imageUrl: own }], 1);
    expect(saved.body.scanModules).toMatchObject([{ imageUrl: own }]);
    for (const imageUrl of ['http://images.test/scan-modules/7.svg', 'http://localhost/scan-modules/16.svg']) {
      const refused = await save(id, [module, { ...module, id: 'm2', imageUrl }], 2);
      expect([refused.status, refused.problem.fields]).toEqual([
        422,
        { 'scanModules.1.imageUrl': 'The image URL must start with https://' },
      ]);
    }
    // Stored images stay valid under any host name of the portal.
    await world.asOwner((tx) =>
      tx
        .update(organizations)
        .set({
          scanModules: [{ ...module, imageName: 'Assessment', imageUrl: 'http://127.0.0.1:3000/scan-modules/7.svg' }],
        })
        .where(eq(organizations.id, id)),
    );
    const { scanModules } = (await vendor.call(getOrganization, { params: { id } })).body;
    expect((await save(id, [...scanModules, { ...module, id: 'm2' }], 2)).status).toBe(200);
  });

  it('MODS-26 MODS-27 MODS-28 MODS-30 treats blanks as no image, accepts the image name of old versions, and rejects unknown names', async () => {
    const { id } = await madeOrganization(vendor, 'Blank Clinic');
    const { body } = await save(
      id,
      [
        { ...module, imageUrl: ' ', imageName: ' ' },
        {
          ...module,
          id: 'm2',
          imageUrl: null,
          imageName: 'Balance',
          assessments: [{ id: 'AST-0020', nameOverride: '' }],
        },
      ],
      1,
    );
    expect(body.scanModules).toMatchObject([
      { imageUrl: null, imageName: 'Assessment', assessments: [{ nameOverride: null }] },
      { imageUrl: null, imageName: 'Balance', assessments: [{ nameOverride: null }] },
    ]);
    expect((await save(id, [{ ...module, imageName: 'x'.repeat(121) }], 2)).problem.fields).toEqual({
      'scanModules.0.imageName': 'Max Character Limit is 120',
    });
  });

  it('SEC-13 can be saved by both kinds of vendor staff and not by clinic users', async () => {
    const { id } = await madeOrganization(vendor, 'Shared Clinic');
    expect((await save(id, [module], 1, support)).status).toBe(200);
    expect((await save(id, [], 2, vendor)).status).toBe(200);
    const clinic = await world.as(world.seed.A.practitioners.admin);
    expect((await save(world.seed.A.organizationId, [], 1, clinic)).status).toBe(403);
  });

  it('C1 is not saved over another user’s change, and the conflict returns the current list', async () => {
    const { id } = await madeOrganization(vendor, 'Clash Clinic');
    expect((await save(id, [module], 1)).status).toBe(200);
    const late = await save(id, [], 1, support);
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ version: 2, scanModules: [{ id: 'm1' }] });
    expect((await vendor.call(updateScanModules, { params: { id }, body: { scanModules: [] } })).status).toBe(428);
  });

  it('answers 404 for an unknown organization', async () => {
    expect((await vendor.call(getOrganization, { params: { id: 999_999 } })).status).toBe(404);
    expect((await save(999_999, [], 1)).status).toBe(404);
    expect((await vendor.call(disableOrganization, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('A8 is audited with the organization that vendor staff acted for', async () => {
    const { id } = await madeOrganization(vendor, 'Audited Clinic');
    await save(id, [module], 1);
    const rows = await world.asOwner((tx) =>
      tx
        .select()
        .from(auditRows)
        .where(
          and(eq(auditRows.onBehalfOf, id), inArray(auditRows.action, ['createOrganization', 'updateScanModules'])),
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
