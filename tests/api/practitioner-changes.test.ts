import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../contract/identity/account.ts';
import { signIn } from '../../contract/identity/identity.ts';
import { addLocation, listLocations } from '../../contract/locations/locations.ts';
import {
  deletePractitioner,
  invitePractitioner,
  listPractitioners,
  resendPractitionerInvite,
  updatePractitioner,
} from '../../contract/team/practitioners.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { reasonOf } from './reason-of.ts';
import { PASSWORD } from './seed.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

const newcomer = (name: string) => ({
  firstName: name,
  lastName: 'Newcomer',
  email: `${name}@clinic.test`,
  role: 'PORTAL_PRACTITIONER' as const,
  locationIds: [world.seed.A.locations[0]],
});
const getIds = (reply: { body: { items: { id: number }[] } }) => reply.body.items.map(({ id }) => id);
const codeMailedTo = (email: string) =>
  /\/user\/create\/([\w-]+)/.exec(world.sentEmails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const version = (number: number) => ({ headers: { 'if-match': String(number) } });

describe('changing a practitioner', () => {
  it('ORG-20 A4 saves role and locations, which apply from the next request on', async () => {
    const { second } = world.seed.B.practitioners;
    const boss = await world.as(world.seed.B.practitioners.admin);
    const theirs = await world.as(second);
    const params = { id: second.practitionerId! };
    const moved = await boss.call(updatePractitioner, {
      params,
      body: { role: 'PORTAL_PRACTITIONER', locationIds: world.seed.B.locations },
      ...version(1),
    });
    expect(moved.body).toMatchObject({
      locationIds: world.seed.B.locations,
      version: 2,
      addedAsRole: 'PORTAL_PRACTITIONER',
    });
    expect((await theirs.call(currentUser)).body).toMatchObject({
      role: 'PORTAL_PRACTITIONER',
      locations: [{ id: world.seed.B.locations[0] }, { id: world.seed.B.locations[1] }],
    });
    expect((await theirs.call(addLocation, { body: { name: 'No', timezone: 'America/Denver' } })).status).toBe(403);
    const raised = await boss.call(updatePractitioner, {
      params,
      body: { role: 'PORTAL_PROVIDER_ADMIN', locationIds: [] },
      ...version(2),
    });
    expect(raised.body).toMatchObject({
      role: 'PORTAL_PROVIDER_ADMIN',
      locationIds: [],
      addedAsRole: 'PORTAL_PRACTITIONER',
    });
    expect((await theirs.call(addLocation, { body: { name: 'Yes', timezone: 'America/Denver' } })).status).toBe(201);
  });

  it('returns the current record after a conflict, and ORG-28 requires a location for a practitioner', async () => {
    const params = { id: world.seed.A.practitioners.second.practitionerId! };
    const body = { role: 'PORTAL_PRACTITIONER' as const, locationIds: [world.seed.A.locations[1]] };
    expect((await admin.call(updatePractitioner, { params, body })).status).toBe(428);
    const late = await admin.call(updatePractitioner, { params, body, ...version(7) });
    expect([late.status, late.problem.current]).toEqual([412, expect.objectContaining({ id: params.id, version: 1 })]);
    const nowhere = await admin.call(updatePractitioner, { params, body: { ...body, locationIds: [] }, ...version(1) });
    expect(nowhere.problem.fields).toEqual({ locationIds: 'Location(s) are required' });
  });

  it('A5 A6 cannot set a vendor role or demote the last admin', async () => {
    const params = { id: world.seed.A.practitioners.admin.practitionerId! };
    const locationIds = [...world.seed.A.locations];
    const raised = { params, body: { role: 'VENDOR_ADMIN', locationIds }, ...version(1) };
    expect(reasonOf(await admin.call(updatePractitioner, raised))).toEqual([422, { role: 'Role is required' }]);
    const { status, problem } = await admin.call(updatePractitioner, {
      params,
      body: { role: 'PORTAL_PRACTITIONER', locationIds },
      ...version(1),
    });
    expect(status).toBe(409);
    expect(problem.fields?.role).toMatch(/last admin/);
    expect((await admin.call(currentUser)).body.role).toBe('PORTAL_PROVIDER_ADMIN');
  });

  it('A6 keeps one admin when two demote each other at once', async () => {
    const { admin: boss, first: other } = world.seed.B.practitioners;
    const [one, two] = [await world.as(boss), await world.as(other)];
    await one.call(deletePractitioner, { params: { id: world.seed.B.practitioners.second.practitionerId! } });
    await one.call(updatePractitioner, {
      params: { id: other.practitionerId! },
      body: { role: 'PORTAL_PROVIDER_ADMIN' },
      ...version(1),
    });
    const down = { role: 'PORTAL_PRACTITIONER' as const, locationIds: [world.seed.B.locations[0]] };
    const replies = await Promise.all([
      one.call(updatePractitioner, { params: { id: other.practitionerId! }, body: down, ...version(2) }),
      two.call(updatePractitioner, { params: { id: boss.practitionerId! }, body: down, ...version(1) }),
    ]);
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([403, 409]).toContain(statuses[1]);
  });

  it('A1 is rejected for a provider of another organization', async () => {
    const params = { id: world.seed.B.practitioners.none.practitionerId! };
    const body = { role: 'PORTAL_PROVIDER_ADMIN' };
    expect((await admin.call(updatePractitioner, { params, body, ...version(1) })).status).toBe(404);
    expect((await admin.call(resendPractitionerInvite, { params })).status).toBe(404);
    expect((await admin.call(deletePractitioner, { params })).status).toBe(404);
  });
});

describe('removing a practitioner', () => {
  it('OPEN-109 is rejected for the own account', async () => {
    const { status, problem } = await admin.call(deletePractitioner, {
      params: { id: world.seed.A.practitioners.admin.practitionerId! },
    });
    expect([status, problem.message]).toEqual([409, 'You cannot delete yourself.']);
  });

  it('A5 A6 is rejected for the vendor admin when vendor support tries it, as is demoting', async () => {
    const { vendorAdmin, support } = world.seed.accounts;
    const staff = await world.as(support);
    const params = { id: vendorAdmin.practitionerId! };
    const removed = await staff.call(deletePractitioner, { params });
    expect(reasonOf(removed)).toEqual([409, expect.stringMatching(/higher role than yours/)]);
    const demoted = await staff.call(updatePractitioner, {
      params,
      body: { role: 'PORTAL_PRACTITIONER', locationIds: [1] },
      ...version(1),
    });
    expect(reasonOf(demoted)).toEqual([409, { role: expect.stringMatching(/higher role than yours/) as string }]);
    expect((await (await world.as(vendorAdmin)).call(currentUser)).body.role).toBe('VENDOR_ADMIN');
  });

  it('A6 is rejected for the last admin, also when vendor staff of the same organization try it', async () => {
    const { vendorAdmin, support } = world.seed.accounts;
    const staff = await world.as(vendorAdmin);
    expect((await staff.call(deletePractitioner, { params: { id: support.practitionerId! } })).status).toBe(204);
    const { status } = await staff.call(updatePractitioner, {
      params: { id: vendorAdmin.practitionerId! },
      body: { role: 'PORTAL_PRACTITIONER', locationIds: [1] },
      ...version(1),
    });
    expect(status).toBe(409);
  });

  it('ORG-22 A9 ends access at once and ends the sessions', async () => {
    const { second } = world.seed.A.practitioners;
    const theirs = await world.as(second);
    const location = await admin.call(addLocation, {
      body: { name: 'Theirs', timezone: 'America/Denver', defaultProviderId: second.practitionerId! },
    });
    expect((await admin.call(deletePractitioner, { params: { id: second.practitionerId! } })).status).toBe(204);
    expect((await theirs.call(listLocations)).status).toBe(403);
    await world.deps.jobs.runDue();
    expect((await theirs.call(currentUser)).status).toBe(401);
    expect(getIds(await admin.call(listPractitioners))).not.toContain(second.practitionerId);
    const { body } = await admin.call(listLocations);
    expect(body.items.find(({ id }) => id === location.body.id)).toMatchObject({
      defaultProviderId: null,
      defaultProvider: null,
    });
    expect((await admin.call(deletePractitioner, { params: { id: second.practitionerId! } })).status).toBe(404);
  });

  it('OPEN-035 invalidates the invite of a removed provider and frees the email', async () => {
    const { body: invited } = await admin.call(invitePractitioner, { body: newcomer('zoe') });
    await world.deps.jobs.runDue();
    const code = codeMailedTo('zoe@clinic.test');
    expect((await admin.call(deletePractitioner, { params: { id: invited.id } })).status).toBe(204);
    const body = { code, password: 'a new and longer one' };
    expect((await world.anonymous.call(createAccount, { body })).status).toBe(404);
    expect((await admin.call(invitePractitioner, { body: newcomer('zoe') })).status).toBe(201);
    expect(
      (await world.anonymous.call(signIn, { body: { email: 'zoe@clinic.test', password: PASSWORD } })).status,
    ).toBe(401);
  });
});
