import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrganizationUsers } from '../../contract/team/admin-users.ts';
import { auditRows, organizations, practitioners } from '../../server/platform/db/schema.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

const list = (query: object = {}, by = vendor) =>
  by.call(listOrganizationUsers, { query: { organizationId: world.seed.A.organizationId, ...query } });
const signedIn = (userId: string, at: string, change: object = {}) =>
  world.asOwner((tx) =>
    tx.insert(auditRows).values({
      requestId: 'r',
      userId,
      action: 'signIn',
      entity: 'identity/sign-in',
      outcome: 200,
      at: new Date(at),
      ...change,
    }),
  );

describe('OPEN-167 the users of an organization', () => {
  it('are listed with name, email, role, locations, last sign-in and status, and nothing of a patient', async () => {
    const { first } = world.seed.A.practitioners;
    await signedIn(first.userId, '2026-11-25T08:00:00Z');
    await signedIn(first.userId, '2026-11-26T09:30:00Z', { action: 'confirmSignIn' });
    // A wrong password, the first of two steps, and somebody else.
    await signedIn(first.userId, '2026-11-26T10:00:00Z', { outcome: 401 });
    await signedIn(first.userId, '2026-11-26T10:01:00Z', { outcome: 202 });
    await signedIn('somebody-else', '2026-11-26T11:00:00Z');
    const { status, body } = await list({ limit: 50 });
    expect(status).toBe(200);
    const found = body.items.find(({ email }) => email === first.email)!;
    expect(Object.keys(found).toSorted()).toEqual([
      'email',
      'firstName',
      'id',
      'lastName',
      'lastSignIn',
      'locations',
      'role',
      'status',
    ]);
    expect(found).toMatchObject({
      role: 'PORTAL_PRACTITIONER',
      lastSignIn: '2026-11-26T09:30:00.000Z',
      status: 'ACTIVE',
    });
    expect(found.locations).toHaveLength(1);
  });

  it('are invited, removed, or disabled with their organization', async () => {
    const { organizationId } = world.seed.A;
    const add = (lastName: string, values: object) =>
      world.asOwner((tx) =>
        tx.insert(practitioners).values({
          organizationId,
          firstName: 'Zoe',
          lastName,
          role: 'PORTAL_PRACTITIONER',
          addedAsRole: 'PORTAL_PRACTITIONER',
          ...values,
        }),
      );
    await add('Invited', { email: 'zoe.invited@clinic.test' });
    await add('Removed', { email: 'zoe.removed@clinic.test', userId: crypto.randomUUID(), removedAt: new Date() });
    const statusOf = async (email: string) =>
      (await list({ limit: 50 })).body.items.find((user) => user.email === email)?.status;
    expect(await statusOf('zoe.invited@clinic.test')).toBe('INVITED');
    expect(await statusOf('zoe.removed@clinic.test')).toBe('REMOVED');
    const setDisabled = (disabled: boolean) =>
      world.asOwner((tx) => tx.update(organizations).set({ disabled }).where(eq(organizations.id, organizationId)));
    await setDisabled(true);
    expect(await statusOf(world.seed.A.practitioners.first.email)).toBe('DISABLED');
    expect(await statusOf('zoe.removed@clinic.test')).toBe('REMOVED');
    await setDisabled(false);
  });

  it('are paged and sorted by the database, by each column', async () => {
    const all = (await list({ limit: 50 })).body;
    const page = (await list({ limit: 2, page: 2 })).body;
    expect(page.totalItems).toBe(all.items.length);
    expect(page.items.map(({ id }) => id)).toEqual(all.items.slice(2, 4).map(({ id }) => id));
    for (const sort of ['name', 'email', 'role', 'lastSignIn', 'status'])
      expect([sort, (await list({ sort: `-${sort}` })).status]).toEqual([sort, 200]);
    const byName = all.items.map(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase());
    expect(byName).toEqual(byName.toSorted());
    // Users who never signed in come last when the newest come first.
    const newest = (await list({ sort: '-lastSignIn', limit: 50 })).body.items.map(({ lastSignIn }) => lastSignIn);
    expect(newest.indexOf(null)).toBe(newest.filter((at) => at !== null).length);
    expect((await list({ sort: 'version' })).status).toBe(400);
  });

  it('SEC-10 are for vendor staff alone, and an organization has no users of another one', async () => {
    expect((await list({}, await world.as(world.seed.A.practitioners.admin))).status).toBe(403);
    const { body } = await list({ limit: 50 });
    expect(JSON.stringify(body)).not.toContain(world.seed.B.practitioners.admin.email);
    expect((await list({ organizationId: 999_999_999 })).body.items).toEqual([]);
  });
});
