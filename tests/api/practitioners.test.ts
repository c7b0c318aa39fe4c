import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, signIn, signUpProfile } from '../../contract/identity.ts';
import { addLocation, listLocations } from '../../contract/locations.ts';
import {
  currentPractitioner,
  deletePractitioner,
  invitePractitioner,
  listPractitioners,
  resendPractitionerInvite,
  updatePractitioner,
} from '../../contract/practitioners.ts';
import { currentUser } from '../../contract/users.ts';
import { jobs, practitioners } from '../../server/db/schema/index.ts';
import { PASSWORD } from './seed.ts';
import type { Tx } from '../../server/db/database.ts';
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

const bare = <T>(work: (tx: Tx) => Promise<T>) => world.database.bare.transaction({ role: 'owner' }, work);

const newcomer = (name: string) => ({
  firstName: name,
  lastName: 'Newcomer',
  email: `${name}@clinic.test`,
  role: 'PORTAL_PRACTITIONER' as const,
  locationIds: [world.seed.A.locations[0]],
});
const idsOf = (reply: { body: { items: { id: number }[] } }) => reply.body.items.map(({ id }) => id);
const codeMailedTo = (email: string) =>
  /\/user\/create\/([\w-]+)/.exec(world.letters.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const version = (number: number) => ({ headers: { 'if-match': String(number) } });

describe('the list of providers', () => {
  it('API-47 ENT-024 answers name, email, role and locations', async () => {
    const { first: one } = world.seed.A.practitioners;
    const { body } = await admin.call(listPractitioners);
    expect(body.items.find(({ id }) => id === one.practitionerId)).toEqual({
      id: one.practitionerId,
      userId: one.userId,
      firstName: 'firsta',
      lastName: 'CANARYA1',
      email: 'firsta@clinic.test',
      role: 'PORTAL_PRACTITIONER',
      addedAsRole: 'PORTAL_PRACTITIONER',
      locations: [{ id: world.seed.A.locations[0], name: expect.any(String) as string }],
      locationIds: [world.seed.A.locations[0]],
      version: 1,
      may: { edit: true, remove: true, resendInvite: false },
    });
  });

  it('ENT-025 ORG-17 ORG-29 tells the registered from the invited, who have no userId', async () => {
    const { admin: boss, first: one, second, none, invited } = world.seed.A.practitioners;
    const current = await admin.call(listPractitioners, { query: { registered: 'true' } });
    expect(new Set(idsOf(current))).toEqual(
      new Set([boss, one, second, none].map(({ practitionerId }) => practitionerId)),
    );
    expect(current.body.totalItems).toBe(4);
    const waiting = await admin.call(listPractitioners, { query: { registered: 'false' } });
    expect(idsOf(waiting)).toEqual([invited]);
    expect(waiting.body).toMatchObject({ totalItems: 1, items: [{ may: { resendInvite: true } }] });
    expect(waiting.body.items[0]).not.toHaveProperty('userId');
  });

  it('SEC-02 OPEN-149 shows a practitioner those of the own locations, and nobody without a location', async () => {
    const page = await first.call(listPractitioners);
    expect(idsOf(page)).toEqual([world.seed.A.practitioners.first.practitionerId]);
    expect(page.body).toMatchObject({
      totalItems: 1,
      items: [{ may: { edit: false, remove: false, resendInvite: false } }],
    });
    const none = await world.as(world.seed.A.practitioners.none);
    expect((await none.call(listPractitioners)).body).toMatchObject({ items: [], totalItems: 0 });
  });

  it('OPEN-149 holds by each of the two walls alone', async () => {
    for (const walls of [
      { app: false, rls: true },
      { app: true, rls: false },
    ]) {
      const caller = await world.beside({ walls }).as(world.seed.A.practitioners.first);
      expect(idsOf(await caller.call(listPractitioners))).toEqual([world.seed.A.practitioners.first.practitionerId]);
    }
  });

  it('narrows to the providers of a location', async () => {
    const reply = await admin.call(listPractitioners, { query: { locationIds: String(world.seed.A.locations[1]) } });
    expect(idsOf(reply)).toEqual([world.seed.A.practitioners.second.practitionerId]);
  });

  it('API-48 answers the own profile, with or without a location', async () => {
    const { none } = world.seed.A.practitioners;
    expect((await (await world.as(none)).call(currentPractitioner)).body).toMatchObject({
      id: none.practitionerId,
      userId: none.userId,
      locationIds: [],
    });
    expect((await first.call(currentPractitioner)).body).toMatchObject({ locationIds: [world.seed.A.locations[0]] });
  });
});

describe('inviting', () => {
  it('ORG-24 ORG-25 ORG-26 ORG-27 OPEN-110 says what is missing', async () => {
    const { status, problem } = await admin.call(invitePractitioner, { body: { firstName: ' ' } });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      role: 'Role is required',
    });
    const bad = await admin.call(invitePractitioner, { body: { ...newcomer('nora'), email: 'nora@' } });
    expect(bad.problem.fields).toEqual({ email: 'Email must be valid.' });
  });

  it('ORG-28 asks a practitioner’s locations and not an admin’s', async () => {
    const { status, problem } = await admin.call(invitePractitioner, {
      body: { ...newcomer('nora'), locationIds: [] },
    });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({ locationIds: 'Location(s) are required' });
    const boss = await admin.call(invitePractitioner, {
      body: { ...newcomer('boss'), role: 'PORTAL_PROVIDER_ADMIN', locationIds: [] },
    });
    expect(boss.status).toBe(201);
    expect(boss.body).toMatchObject({
      role: 'PORTAL_PROVIDER_ADMIN',
      addedAsRole: 'PORTAL_PROVIDER_ADMIN',
      locationIds: [],
    });
  });

  it('ORG-19 adds an invited provider and mails a link with which they sign up', async () => {
    const invited = await admin.call(invitePractitioner, { body: newcomer('olga') });
    expect(invited.status).toBe(201);
    expect(invited.body).toMatchObject({ firstName: 'olga', locationIds: [world.seed.A.locations[0]] });
    expect(invited.body).not.toHaveProperty('userId');
    await world.deps.jobs.runDue();
    const code = codeMailedTo('olga@clinic.test');
    expect((await world.anonymous.call(signUpProfile, { params: { code } })).body).toMatchObject({
      firstName: 'olga',
      email: 'olga@clinic.test',
    });
    const [job] = await bare((tx) =>
      tx.select().from(jobs).where(eq(jobs.kind, 'colleague-invite')).orderBy(jobs.id).limit(1),
    );
    expect(Object.keys(job!.payload as object)).toEqual(['practitionerId']);
  });

  it('links to the address by which browsers reach the portal', async () => {
    const { body: pia } = await admin.call(invitePractitioner, { body: newcomer('pia') });
    await world.deps.jobs.runDue();
    expect(world.letters.findLast(({ to }) => to === 'pia@clinic.test')?.text).toContain(
      'http://localhost:3000/user/create/',
    );
    await admin.call(resendPractitionerInvite, { params: { id: pia.id } });
    const secure = world.beside({ environment: { PUBLIC_URL: 'https://portal.test' } });
    await secure.deps.jobs.runDue();
    expect(secure.letters[0]!.text).toMatch(/https:\/\/portal\.test\/user\/create\/[\w-]{22}\n/);
  });

  it('OPEN-035 ORG-21 makes the earlier link worthless when the invite is sent again', async () => {
    const { body: invited } = await admin.call(invitePractitioner, { body: newcomer('rita') });
    await world.deps.jobs.runDue();
    const old = codeMailedTo('rita@clinic.test');
    expect((await admin.call(resendPractitionerInvite, { params: { id: invited.id } })).status).toBe(202);
    await world.deps.jobs.runDue();
    const fresh = codeMailedTo('rita@clinic.test');
    expect(fresh).not.toBe(old);
    expect((await world.anonymous.call(signUpProfile, { params: { code: old } })).status).toBe(404);
    expect((await world.anonymous.call(signUpProfile, { params: { code: fresh } })).status).toBe(200);
  });

  it('sends no invite again to somebody who has registered', async () => {
    const { status } = await admin.call(resendPractitionerInvite, {
      params: { id: world.seed.A.practitioners.first.practitionerId! },
    });
    expect(status).toBe(409);
  });

  it('refuses an email that a provider has already, whatever its case', async () => {
    const { status, problem } = await admin.call(invitePractitioner, {
      body: { ...newcomer('twin'), email: 'FirstA@clinic.test' },
    });
    expect(status).toBe(409);
    expect(problem.fields).toEqual({ email: 'A provider with this email already exists.' });
  });

  it('A5 gives no vendor role, and takes no column of its own choosing', async () => {
    for (const role of ['VENDOR_ADMIN', 'VENDOR_SUPPORT', 'SOMETHING']) {
      const { status, problem } = await admin.call(invitePractitioner, { body: { ...newcomer('vera'), role } });
      expect([status, problem.fields]).toEqual([422, { role: 'Role is required' }]);
    }
    for (const extra of [
      { organizationId: world.seed.B.organizationId },
      { userId: crypto.randomUUID() },
      { addedAsRole: 'PORTAL_PROVIDER_ADMIN' },
    ]) {
      expect((await admin.call(invitePractitioner, { body: { ...newcomer('vera'), ...extra } })).status).toBe(422);
    }
  });

  it('A2 assigns no location of another organization', async () => {
    const { status } = await admin.call(invitePractitioner, {
      body: { ...newcomer('wim'), locationIds: [world.seed.B.locations[0]] },
    });
    expect(status).toBe(422);
    const [row] = await bare((tx) => tx.select().from(practitioners).where(eq(practitioners.email, 'wim@clinic.test')));
    expect(row).toBeUndefined();
  });

  it('OPEN-109 is for those who manage the team', async () => {
    const params = { id: world.seed.A.practitioners.invited };
    expect((await first.call(invitePractitioner, { body: newcomer('xena') })).status).toBe(403);
    expect((await first.call(resendPractitionerInvite, { params })).status).toBe(403);
    expect((await first.call(deletePractitioner, { params })).status).toBe(403);
    expect(
      (await first.call(updatePractitioner, { params, body: { role: 'PORTAL_PROVIDER_ADMIN' }, ...version(1) })).status,
    ).toBe(403);
  });
});

describe('changing', () => {
  it('ORG-20 A4 changes role and locations, which count from the next request on', async () => {
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

  it('answers what is there now after a clash, and ORG-28 keeps a practitioner somewhere', async () => {
    const params = { id: world.seed.A.practitioners.second.practitionerId! };
    const body = { role: 'PORTAL_PRACTITIONER' as const, locationIds: [world.seed.A.locations[1]] };
    expect((await admin.call(updatePractitioner, { params, body })).status).toBe(428);
    const late = await admin.call(updatePractitioner, { params, body, ...version(7) });
    expect([late.status, late.problem.current]).toEqual([412, expect.objectContaining({ id: params.id, version: 1 })]);
    const nowhere = await admin.call(updatePractitioner, { params, body: { ...body, locationIds: [] }, ...version(1) });
    expect(nowhere.problem.fields).toEqual({ locationIds: 'Location(s) are required' });
  });

  it('A5 A6 gives no vendor role and demotes not the last admin', async () => {
    const params = { id: world.seed.A.practitioners.admin.practitionerId! };
    const locationIds = [...world.seed.A.locations];
    expect(
      (await admin.call(updatePractitioner, { params, body: { role: 'VENDOR_ADMIN', locationIds }, ...version(1) }))
        .status,
    ).toBe(422);
    const { status, problem } = await admin.call(updatePractitioner, {
      params,
      body: { role: 'PORTAL_PRACTITIONER', locationIds },
      ...version(1),
    });
    expect(status).toBe(409);
    expect(problem.fields?.role).toMatch(/last admin/);
    expect((await admin.call(currentUser)).body.role).toBe('PORTAL_PROVIDER_ADMIN');
  });

  it('A6 leaves one admin when two demote each other at once', async () => {
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

  it('A1 knows no provider of another organization', async () => {
    const params = { id: world.seed.B.practitioners.none.practitionerId! };
    const body = { role: 'PORTAL_PROVIDER_ADMIN' };
    expect((await admin.call(updatePractitioner, { params, body, ...version(1) })).status).toBe(404);
    expect((await admin.call(resendPractitionerInvite, { params })).status).toBe(404);
    expect((await admin.call(deletePractitioner, { params })).status).toBe(404);
  });
});

describe('removing', () => {
  it('OPEN-109 lets nobody remove themselves', async () => {
    const { status, problem } = await admin.call(deletePractitioner, {
      params: { id: world.seed.A.practitioners.admin.practitionerId! },
    });
    expect([status, problem.message]).toEqual([409, 'You cannot delete yourself.']);
  });

  it('A6 keeps the last admin from vendor staff of the same organization too', async () => {
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

  it('ORG-22 A9 takes access away at once and ends the sessions', async () => {
    const { second } = world.seed.A.practitioners;
    const theirs = await world.as(second);
    const location = await admin.call(addLocation, {
      body: { name: 'Theirs', timezone: 'America/Denver', defaultProviderId: second.practitionerId! },
    });
    expect((await admin.call(deletePractitioner, { params: { id: second.practitionerId! } })).status).toBe(204);
    expect((await theirs.call(listLocations)).status).toBe(403);
    await world.deps.jobs.runDue();
    expect((await theirs.call(currentUser)).status).toBe(401);
    expect(idsOf(await admin.call(listPractitioners))).not.toContain(second.practitionerId);
    const { body } = await admin.call(listLocations);
    expect(body.items.find(({ id }) => id === location.body.id)).toMatchObject({
      defaultProviderId: null,
      defaultProvider: null,
    });
    expect((await admin.call(deletePractitioner, { params: { id: second.practitionerId! } })).status).toBe(404);
  });

  it('OPEN-035 makes the invite of a removed provider worthless, and the email free again', async () => {
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
