import { and, eq } from 'drizzle-orm';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrganization, uploadOrganizationLogo } from '../../contract/organizations/admin-organizations.ts';
import { jobs } from '../../server/platform/db/schema.ts';
import { enqueue } from '../../server/platform/jobs/jobs.ts';
import { madeOrganization } from './made-organization.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

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

describe('the logo of an organization', () => {
  it('API-11 is stored as a PNG without appended data, and links to it are returned', async () => {
    const { id } = await madeOrganization(vendor, 'Logo Clinic');
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

  it('AORG-11 is rejected when it is not a PNG, too large or not a form', async () => {
    const { id } = await madeOrganization(vendor, 'Bad Logo Clinic');
    const svg = await vendor.call(uploadOrganizationLogo, { params: { id }, file: '<svg onload="alert(1)"/>' });
    expect(svg.status).toBe(422);
    expect(svg.problem.fields).toEqual({ file: 'The logo must be a PNG.' });
    expect((await vendor.call(uploadOrganizationLogo, { params: { id }, file: new Uint8Array(600_000) })).status).toBe(
      413,
    );
    expect((await vendor.call(uploadOrganizationLogo, { params: { id }, body: {} })).status).toBe(415);
    expect((await vendor.call(getOrganization, { params: { id } })).body.logoUrl).toBeNull();
  });

  it('F5 is deleted five minutes after it was replaced, and never while it is current', async () => {
    const { id } = await madeOrganization(vendor, 'New Logo Clinic');
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

  it('F5 AORG-01 cannot be uploaded for an organization that does not exist', async () => {
    expect((await vendor.call(uploadOrganizationLogo, { params: { id: 999_999 }, file: png })).status).toBe(404);
  });
});
