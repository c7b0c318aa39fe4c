import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateUser } from '../../contract/identity/account.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { practitioners } from '../../server/platform/db/schema.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('the current user', () => {
  it('API-45 ENT-002 ENT-003 is returned with groups, locations and organization', async () => {
    const { first } = world.seed.A.practitioners;
    const { status, body } = await (await world.as(first)).call(currentUser);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: first.userId,
      email: 'firsta@clinic.test',
      firstName: 'firstA',
      lastName: 'Tester',
      groups: ['PORTAL_PRACTITIONER'],
    });
    expect(body.locations.map(({ id }) => id)).toEqual([world.seed.A.locations[0]]);
    expect(Object.keys(body.organization!).toSorted()).toEqual([
      'id',
      'isResearchOrg',
      'logoUrl',
      'name',
      'products',
      'supportsSSO',
      'timezone',
      'webLogoUrl',
    ]);
    expect(body.organization!.products).toEqual(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
  });

  it.each([
    ['SEC-01', 'first', 'PORTAL_PRACTITIONER', 'Provider'],
    ['SEC-03', 'admin', 'PORTAL_PROVIDER_ADMIN', 'Admin'],
  ] as const)('%s shows %s with the role group %s as %s', async (_row, who, role, roleLabel) => {
    const { body } = await (await world.as(world.seed.A.practitioners[who])).call(currentUser);
    expect(body).toMatchObject({ role, roleLabel });
  });

  it('SEC-05 SEC-07 OPEN-009 can have both vendor groups, which precede the clinic’s own role', async () => {
    const { vendorAdmin, support } = world.seed.accounts;
    expect((await (await world.as(vendorAdmin)).call(currentUser)).body).toMatchObject({
      groups: ['VENDOR_ADMIN', 'PORTAL_PROVIDER_ADMIN'],
      role: 'VENDOR_ADMIN',
    });
    expect((await (await world.as(support)).call(currentUser)).body).toMatchObject({
      role: 'VENDOR_SUPPORT',
      roleLabel: 'Vendor Support',
    });
  });

  it('SEC-06 OPEN-011 with any other group is shown as Unknown, without organization', async () => {
    const { body } = await (await world.as(world.seed.accounts.unknownGroups)).call(currentUser);
    expect(body).toMatchObject({
      role: 'UNKNOWN',
      roleLabel: 'Unknown',
      groups: ['SOMETHING_ELSE'],
      organization: null,
      practitionerId: null,
    });
  });

  it('OPEN-011 with a portal group and no provider profile is returned as such', async () => {
    const { body } = await (await world.as(world.seed.accounts.withoutProfile)).call(currentUser);
    expect(body).toMatchObject({ role: 'PORTAL_PRACTITIONER', practitionerId: null, organization: null });
  });

  it('A9 of a disabled organization is rejected', async () => {
    const { status, problem } = await (await world.as(world.seed.accounts.disabled)).call(currentUser);
    expect(status).toBe(403);
    expect(problem.message).toBe("Your organization's access has been disabled.");
  });

  it('OPEN-012 SEC-24 is flagged when the account is on the list, and no other is', async () => {
    const flagged = world.beside({ environment: { FLAGGED_ACCOUNTS: 'Admina@clinic.test' } });
    const of = async (where: World, who: 'admin' | 'first') =>
      (await (await where.as(world.seed.A.practitioners[who])).call(currentUser)).body.features;
    expect(await of(flagged, 'admin')).toEqual(['PATHS', 'MODULES', 'LANGUAGE']);
    expect(await of(flagged, 'first')).toEqual(['LANGUAGE']);
    expect(await of(world, 'admin')).toEqual(['LANGUAGE']);
  });

  it('SEC-23 OPEN-013 has no language choice when the setting is off', async () => {
    const without = world.beside({ environment: { LANGUAGE_CHOICE: '0' } });
    expect((await (await without.as(world.seed.A.practitioners.admin)).call(currentUser)).body.features).toEqual([]);
  });
});

describe('changing the own names', () => {
  const names = { firstName: 'Avery', lastName: 'Newname' };

  it('API-43 saves them against the version that was read', async () => {
    const { admin } = world.seed.A.practitioners;
    const caller = await world.as(admin);
    const { version } = (await caller.call(currentUser)).body;
    const saved = await caller.call(updateUser, {
      params: { id: admin.userId },
      body: names,
      headers: { 'if-match': String(version) },
    });
    expect(saved.body).toMatchObject({ ...names, version: version + 1 });
    expect((await caller.call(currentUser)).body).toMatchObject(names);
    const stale = await caller.call(updateUser, {
      params: { id: admin.userId },
      body: { firstName: 'Too', lastName: 'Late' },
      headers: { 'if-match': String(version) },
    });
    expect(stale.status).toBe(412);
    expect(stale.problem.current).toMatchObject(names);
    const blind = await caller.call(updateUser, { params: { id: admin.userId }, body: names });
    expect(blind.status).toBe(428);
  });

  it('API-43 keeps the profile of a former clinic', async () => {
    const { A, B } = world.seed;
    const { second } = A.practitioners;
    const former = { firstName: 'Former', lastName: 'Name', role: 'PORTAL_PRACTITIONER' } as const;
    await world.asOwner((tx) =>
      tx.insert(practitioners).values({
        ...former,
        organizationId: B.organizationId,
        userId: second.userId,
        addedAsRole: former.role,
        removedAt: new Date(),
      }),
    );
    const caller = await world.as(second);
    const { version } = (await caller.call(currentUser)).body;
    const params = { id: second.userId };
    expect(
      (await caller.call(updateUser, { params, body: names, headers: { 'if-match': String(version) } })).status,
    ).toBe(200);
    const profiles = await world.asOwner((tx) =>
      tx
        .select()
        .from(practitioners)
        .where(eq(practitioners.userId, second.userId))
        .orderBy(practitioners.organizationId),
    );
    expect(profiles.map(({ organizationId, lastName }) => [organizationId, lastName])).toEqual([
      [A.organizationId, 'Newname'],
      [B.organizationId, 'Name'],
    ]);
  });

  it('ACCT-04 ACCT-05 rejects an empty name with its message', async () => {
    const { second } = world.seed.A.practitioners;
    const caller = await world.as(second);
    const reply = await caller.call(updateUser, {
      params: { id: second.userId },
      body: { firstName: ' ', lastName: '' },
      headers: { 'if-match': '1' },
    });
    expect(reply.status).toBe(422);
    expect(reply.problem.fields).toEqual({ firstName: 'First name is required.', lastName: 'Last name is required.' });
  });

  it('A5 rejects every other field of an account, and another user’s account', async () => {
    const { first } = world.seed.A.practitioners;
    const caller = await world.as(first);
    for (const extra of [
      { groups: ['VENDOR_ADMIN'] },
      { role: 'VENDOR_ADMIN' },
      { organizationId: 2 },
      { email: 'other@clinic.test' },
      { locations: [1] },
      { version: 9 },
    ]) {
      const reply = await caller.call(updateUser, {
        params: { id: first.userId },
        body: { ...names, ...extra },
        headers: { 'if-match': '1' },
      });
      expect(reasonOf(reply)).toEqual([422, unknownName(Object.keys(extra)[0]!)]);
    }
    const other = await caller.call(updateUser, {
      params: { id: world.seed.B.practitioners.admin.userId },
      body: names,
      headers: { 'if-match': '1' },
    });
    expect(other.status).toBe(404);
    expect((await caller.call(currentUser)).body).toMatchObject({
      firstName: 'firstA',
      groups: ['PORTAL_PRACTITIONER'],
    });
  });
});

describe('the language of an account', () => {
  const change = async (who: 'first' | 'second', body: object, of = world.seed.A.practitioners[who].userId) => {
    const caller = await world.as(world.seed.A.practitioners[who]);
    const { firstName, lastName, version } = (await caller.call(currentUser)).body;
    return caller.call(updateUser, {
      params: { id: of },
      body: { firstName, lastName, ...body } as never,
      headers: { 'if-match': String(version) },
    });
  };
  const getLanguage = async (who: 'first' | 'second') =>
    (await (await world.as(world.seed.A.practitioners[who])).call(currentUser)).body.language;

  it('OPEN-013 API-43 is English until another one is saved, which every later session uses', async () => {
    expect(await getLanguage('first')).toBe('en');
    expect((await change('first', { language: 'es' })).body).toMatchObject({ language: 'es', firstName: 'firstA' });
    expect(await getLanguage('first')).toBe('es');
    expect(await getLanguage('second')).toBe('en');
    expect((await change('first', {})).body.language).toBe('es');
    expect((await change('first', { language: 'en' })).body.language).toBe('en');
  });

  it.each(['fr', 'ES', '', null, 1])('OPEN-013 cannot be %j', async (language) => {
    const reply = await change('second', { language });
    expect(reply.status).toBe(422);
    expect(reply.problem.fields).toEqual({ language: 'Not a valid language' });
    expect(await getLanguage('second')).toBe('en');
  });

  it('A5 cannot be changed for another user', async () => {
    const reply = await change('second', { language: 'es' }, world.seed.A.practitioners.first.userId);
    expect(reply.status).toBe(404);
    expect(await getLanguage('first')).toBe('en');
  });
});

describe('a role or location that changes', () => {
  it('A4 applies from the next request of the same session on', async () => {
    const { second } = world.seed.A.practitioners;
    const caller = await world.as(second);
    expect((await caller.call(currentUser)).body.locations.map(({ id }) => id)).toEqual([world.seed.A.locations[1]]);
    await world.asOwner(async (tx) => {
      await tx
        .update(practitioners)
        .set({ role: 'PORTAL_PROVIDER_ADMIN' })
        .where(eq(practitioners.id, second.practitionerId!));
    });
    expect((await caller.call(currentUser)).body).toMatchObject({
      role: 'PORTAL_PROVIDER_ADMIN',
      groups: ['PORTAL_PROVIDER_ADMIN'],
    });
  });
});
