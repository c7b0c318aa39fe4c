import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOrganizations } from '../../contract/organizations/admin-organizations.ts';
import { getPatient, listPatients } from '../../contract/patients/patients.ts';
import type { Tx } from '../../server/platform/db/database.ts';
import {
  auditRows,
  authSessions,
  organizations,
  practitionerLocations,
  practitioners,
  users,
} from '../../server/platform/db/schema.ts';
import { openWorld, type Caller, type World } from './world.ts';

/*
 * Two applications over one database, as two processes are: both have read the session before, so that both begin the next
 * read with what they remember of it.
 */
const onPostgres = process.env.TEST_DB === 'postgres';

let world: World;
let other: World;
beforeAll(async () => {
  world = await openWorld();
  other = world.beside({});
});
afterAll(() => world.close());

const own = () => world.seed.A.practitioners.first;
let here: Caller;
let there: Caller;

const read = async (caller: Caller) => {
  const { status, body } = await caller.call(listPatients);
  return { status, ids: status === 200 ? body.items.map(({ id }) => id).toSorted((a, b) => a - b) : [] };
};
const change = <T>(work: (tx: Tx) => Promise<T>) => world.asOwner(work);
const setProfile = (values: Partial<typeof practitioners.$inferInsert>) =>
  change((tx) => tx.update(practitioners).set(values).where(eq(practitioners.id, own().practitionerId!)));
const setLocations = (locationIds: number[]) =>
  change(async (tx) => {
    await tx.delete(practitionerLocations).where(eq(practitionerLocations.practitionerId, own().practitionerId!));
    for (const locationId of locationIds)
      await tx.insert(practitionerLocations).values({
        organizationId: world.seed.A.organizationId,
        practitionerId: own().practitionerId!,
        locationId,
      });
  });
const setOrganization = (values: Partial<typeof organizations.$inferInsert>) =>
  change((tx) => tx.update(organizations).set(values).where(eq(organizations.id, world.seed.A.organizationId)));

beforeEach(async () => {
  here = await world.as(own());
  there = here.through(other.app);
  for (const caller of [here, there]) await read(caller);
});
afterEach(async () => {
  await setProfile({ role: 'PORTAL_PRACTITIONER', removedAt: null });
  await setLocations([world.seed.A.locations[0]]);
  await setOrganization({ disabled: false, requiresSecondFactor: false, products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'] });
});

const changes: Record<string, { make: () => Promise<unknown>; status: number; ids?: () => number[] }> = {
  'an ended session': {
    make: () => change((tx) => tx.delete(authSessions).where(eq(authSessions.userId, own().userId))),
    status: 401,
  },
  'an expired session': {
    make: () =>
      change((tx) =>
        tx
          .update(authSessions)
          .set({ expiresAt: new Date(world.deps.now().getTime() - 1000) })
          .where(eq(authSessions.userId, own().userId)),
      ),
    status: 401,
  },
  'a removed profile': { make: () => setProfile({ removedAt: new Date() }), status: 403 },
  'a disabled organization': { make: () => setOrganization({ disabled: true }), status: 403 },
  'a second factor that is required now': { make: () => setOrganization({ requiresSecondFactor: true }), status: 403 },
  'products that are no longer held': { make: () => setOrganization({ products: ['SCAN'] }), status: 403 },
  'another role': {
    make: () => setProfile({ role: 'PORTAL_PROVIDER_ADMIN' }),
    status: 200,
    ids: () => world.seed.A.patients.toSorted((a, b) => a - b),
  },
  'another location': {
    make: () => setLocations([world.seed.A.locations[1]]),
    status: 200,
    ids: () => [world.seed.A.patients[1]],
  },
  'no location': { make: () => setLocations([]), status: 200, ids: () => [] },
};

describe('A4 the next call of every process knows', () => {
  for (const [name, { make, status, ids = () => [] }] of Object.entries(changes))
    it(`of ${name}`, async () => {
      for (const caller of [here, there])
        expect(await read(caller)).toEqual({ status: 200, ids: [world.seed.A.patients[0]] });
      await make();
      const recall = vi.spyOn(world.deps.identity, 'recallPerson');
      for (const caller of [here, there]) expect(await read(caller)).toEqual({ status, ids: ids() });
      // Otherwise nothing would have begun with what was remembered.
      if (onPostgres) expect(recall.mock.results[0]!.value).toMatchObject({ userId: own().userId });
      recall.mockRestore();
    });
});

it('A4 a record that the next call may no longer read is answered with 404, and only that is audited', async () => {
  const id = world.seed.A.patients[0];
  expect((await here.call(getPatient, { params: { id } })).status).toBe(200);
  await setLocations([world.seed.A.locations[1]]);
  const readOutcomes = async () =>
    (
      await change((tx) =>
        tx.select().from(auditRows).where(eq(auditRows.action, 'getPatient')).orderBy(asc(auditRows.id)),
      )
    ).map(({ outcome }) => outcome);
  const before = await readOutcomes();
  expect((await here.call(getPatient, { params: { id } })).status).toBe(404);
  expect(await readOutcomes()).toEqual([...before, 404]);
});

it('A4 a call that the remembered role allowed is refused once the account lost it', async () => {
  const vendor = world.seed.accounts.vendorAdmin;
  const caller = await world.as(vendor);
  const beside = caller.through(other.app);
  for (const each of [caller, beside]) expect((await each.call(listOrganizations)).status).toBe(200);
  await change((tx) => tx.update(users).set({ groups: [] }).where(eq(users.id, vendor.userId)));
  for (const each of [caller, beside]) expect((await each.call(listOrganizations)).status).toBe(403);
});

it('I9 an invalid request of an ended session is answered with 401, not with what is wrong with it', async () => {
  await change((tx) => tx.delete(authSessions).where(eq(authSessions.userId, own().userId)));
  expect((await here.send('GET', '/api/v2/patients?sort=nothing')).status).toBe(401);
});
