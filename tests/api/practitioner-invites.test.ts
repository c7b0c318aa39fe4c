import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpProfile } from '../../contract/identity/account.ts';
import {
  deletePractitioner,
  invitePractitioner,
  resendPractitionerInvite,
  updatePractitioner,
} from '../../contract/team/practitioners.ts';
import { jobs, users, practitioners } from '../../server/platform/db/schema.ts';
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

const newcomer = (name: string) => ({
  firstName: name,
  lastName: 'Newcomer',
  email: `${name}@clinic.test`,
  role: 'PORTAL_PRACTITIONER' as const,
  locationIds: [world.seed.A.locations[0]],
});
const codeMailedTo = (email: string) =>
  /\/user\/create\/([\w-]+)/.exec(world.sentEmails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
const version = (number: number) => ({ headers: { 'if-match': String(number) } });

describe('inviting a practitioner', () => {
  it('ORG-24 ORG-25 ORG-26 ORG-27 OPEN-110 returns an error for each missing field', async () => {
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

  it('ORG-28 requires locations for a practitioner and not for an admin', async () => {
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

  it('ORG-19 adds a provider with the invited state and mails a link to sign up', async () => {
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
    const [job] = await world.asOwner((tx) =>
      tx.select().from(jobs).where(eq(jobs.kind, 'colleague-invite')).orderBy(jobs.id).limit(1),
    );
    expect(Object.keys(job!.payload as object).toSorted()).toEqual(['invitedBy', 'practitionerId']);
  });

  it('OPEN-013 uses the language of the inviting user, or of an existing account of the invited user', async () => {
    const { email: adminEmail } = world.seed.A.practitioners.admin;
    await world.asOwner(async (tx) => {
      await tx.update(users).set({ language: 'es' }).where(eq(users.email, adminEmail));
      await tx.insert(users).values({ id: 'tom', name: 'tom', email: 'tom@clinic.test', language: 'en' });
    });
    await admin.call(invitePractitioner, { body: newcomer('rosa') });
    await admin.call(invitePractitioner, { body: newcomer('tom') });
    await world.deps.jobs.runDue();
    const subjectTo = (email: string) => world.sentEmails.findLast(({ to }) => to === email)?.subject;
    expect([subjectTo('rosa@clinic.test'), subjectTo('tom@clinic.test')]).toEqual([
      'Invitación a Exer',
      'You are invited to Exer',
    ]);
    const text = world.sentEmails.findLast(({ to }) => to === 'rosa@clinic.test')!.text;
    expect(text).toMatch(
      /^Clinic A CANARYA0 le invita a usar Exer\.\n\nCree su cuenta aquí:\nhttp\S+\n\nEl enlace es válido/,
    );
    await world.asOwner((tx) => tx.update(users).set({ language: 'en' }));
  });

  it('mails a link to the address by which browsers reach the portal', async () => {
    const { body: pia } = await admin.call(invitePractitioner, { body: newcomer('pia') });
    await world.deps.jobs.runDue();
    expect(world.sentEmails.findLast(({ to }) => to === 'pia@clinic.test')?.text).toContain(
      'http://localhost:3000/user/create/',
    );
    await admin.call(resendPractitionerInvite, { params: { id: pia.id } });
    const secure = world.beside({ environment: { PUBLIC_URL: 'https://portal.test' } });
    await secure.deps.jobs.runDue();
    expect(secure.sentEmails[0]!.text).toMatch(/https:\/\/portal\.test\/user\/create\/[\w-]{22}\n/);
  });

  it('OPEN-035 ORG-21 again makes the earlier link invalid', async () => {
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

  it('again is rejected once the provider has registered', async () => {
    const { status } = await admin.call(resendPractitionerInvite, {
      params: { id: world.seed.A.practitioners.first.practitionerId! },
    });
    expect(status).toBe(409);
  });

  it('is rejected for an email that a provider already has, regardless of case', async () => {
    const { status, problem } = await admin.call(invitePractitioner, {
      body: { ...newcomer('twin'), email: 'FirstA@clinic.test' },
    });
    expect(status).toBe(409);
    expect(problem.fields).toEqual({ email: 'A provider with this email already exists.' });
  });

  it('A5 cannot set a vendor role or other columns', async () => {
    for (const role of ['VENDOR_ADMIN', 'VENDOR_SUPPORT', 'SOMETHING']) {
      const { status, problem } = await admin.call(invitePractitioner, { body: { ...newcomer('vera'), role } });
      expect([status, problem.fields]).toEqual([422, { role: 'Role is required' }]);
    }
    for (const extra of [
      { organizationId: world.seed.B.organizationId },
      { userId: crypto.randomUUID() },
      { addedAsRole: 'PORTAL_PROVIDER_ADMIN' },
    ]) {
      const reply = await admin.call(invitePractitioner, { body: { ...newcomer('vera'), ...extra } });
      expect(reasonOf(reply)).toEqual([422, unknownName(Object.keys(extra)[0]!)]);
    }
  });

  it('A2 is rejected for a location of another organization', async () => {
    const reply = await admin.call(invitePractitioner, {
      body: { ...newcomer('wim'), locationIds: [world.seed.B.locations[0]] },
    });
    expect(reasonOf(reply)).toEqual([422, { locationIds: 'Location not found.' }]);
    const [row] = await world.asOwner((tx) =>
      tx.select().from(practitioners).where(eq(practitioners.email, 'wim@clinic.test')),
    );
    expect(row).toBeUndefined();
  });

  it('OPEN-109 is limited to users who manage the team', async () => {
    const params = { id: world.seed.A.practitioners.invited };
    expect((await first.call(invitePractitioner, { body: newcomer('xena') })).status).toBe(403);
    expect((await first.call(resendPractitionerInvite, { params })).status).toBe(403);
    expect((await first.call(deletePractitioner, { params })).status).toBe(403);
    expect(
      (await first.call(updatePractitioner, { params, body: { role: 'PORTAL_PROVIDER_ADMIN' }, ...version(1) })).status,
    ).toBe(403);
  });
});
