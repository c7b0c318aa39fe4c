import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, signUpProfile, completeSignUp } from '../../contract/identity/account.ts';
import { signIn } from '../../contract/identity/identity.ts';
import { deletePractitioner, invitePractitioner } from '../../contract/team/practitioners.ts';
import { currentUser } from '../../contract/identity/users.ts';
import { practitioners } from '../../server/platform/db/schema.ts';
import { createInvite } from '../../server/identity/invites.ts';
import { reasonOf } from './reason-of.ts';
import { PASSWORD } from './seed.ts';
import { stored } from './stored.ts';
import { Caller, openWorld, type World } from './world.ts';

const DAY_MS = 86_400_000;
const password = 'a long enough password';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const invited = { email: 'inviteda@clinic.test', firstName: 'Ines', lastName: 'CANARYA0' };
const inviteIn = (clinic: 'A' | 'B') => {
  const { organizationId, practitioners: team } = world.seed[clinic];
  const profile = {
    organizationId,
    practitionerId: team.invited,
    email: `invited${clinic.toLowerCase()}@clinic.test`,
  };
  return world.deps.tenantDb.withActor({ kind: 'job', organizationId }, (tx) =>
    createInvite(tx, profile, world.deps.configuration.secret, world.deps.now()),
  );
};
const getProfile = (code: string) => world.anonymous.call(signUpProfile, { params: { code } });

describe('an invite', () => {
  it('API-42 ENT-102 shows the invited address, and nothing else', async () => {
    const code = await inviteIn('A');
    const reply = await getProfile(code);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ ...invited, inviteCode: code, hasAccount: false });
  });

  it('OPEN-036 returns the same error when it is unknown, replaced by a newer one, or seven days old', async () => {
    const old = await inviteIn('A');
    const current = await inviteIn('A');
    const unknown = await getProfile('AAAAAAAAAAAAAAAAAAAAAA');
    const replaced = await getProfile(old);
    world.offsetMs = 7 * DAY_MS - 60_000;
    expect((await getProfile(current)).status).toBe(200);
    world.offsetMs = 7 * DAY_MS + 1000;
    const expired = await getProfile(current);
    world.offsetMs = 0;
    for (const reply of [unknown, replaced, expired]) {
      expect(reply.status).toBe(404);
      expect(reply.problem.message).toBe('This invite is no longer valid. Ask your admin for a new one.');
    }
  });

  it('I7 is accepted once in twenty simultaneous attempts', async () => {
    const code = await inviteIn('B');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.anonymous.call(createAccount, { body: { code, password, firstName: null, lastName: null } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await getProfile(code)).status).toBe(404);
  });

  it('AUTH-51 API-44 leads from account to session to profile, bound to the invited email', async () => {
    const code = await inviteIn('A');
    const created = await world.anonymous.call(createAccount, {
      body: { code, password, firstName: 'Somebody', lastName: 'Else' },
    });
    expect(created.status).toBe(201);
    const opened = await world.anonymous.call(signIn, { body: { email: invited.email, password } });
    const caller = new Caller(world.app, { cookie: opened.headers.getSetCookie()[0]!.split(';')[0]! });
    // Signing in joins already, with the names of the invite; completing sets the final names.
    const practitionerId = world.seed.A.practitioners.invited;
    expect((await caller.call(currentUser)).body).toMatchObject({ practitionerId, ...invited });
    const { userId } = created.body;
    const done = await caller.call(completeSignUp, {
      params: { id: userId },
      body: { userId, firstName: 'Ines', lastName: 'Newly' },
    });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({
      practitionerId,
      firstName: 'Ines',
      lastName: 'Newly',
      role: 'PORTAL_PRACTITIONER',
      roleLabel: 'Provider',
    });
    expect(done.body.organization?.id).toBe(world.seed.A.organizationId);
    const [profile] = await stored(world, practitioners, eq(practitioners.id, practitionerId));
    expect(profile).toMatchObject({ userId, firstName: 'Ines', lastName: 'Newly' });
  });

  it('ORG-19 ORG-22 of a user who was deleted leads to signing in with the existing account', async () => {
    const { practitioners: team, locations } = world.seed.B;
    const { email, practitionerId } = team.second;
    const admin = await world.as(team.admin);
    const signedIn = async () => {
      const opened = await world.anonymous.call(signIn, { body: { email, password: PASSWORD } });
      return new Caller(world.app, { cookie: opened.headers.getSetCookie()[0]!.split(';')[0]! });
    };
    expect((await admin.call(deletePractitioner, { params: { id: practitionerId! } })).status).toBe(204);
    expect((await (await signedIn()).call(currentUser)).body.practitionerId).toBeNull();

    const role = 'PORTAL_PRACTITIONER';
    const again = { firstName: 'Sol', lastName: 'Again', email, role, locationIds: [locations[0]] };
    const { body: added } = await admin.call(invitePractitioner, { body: again });
    expect((await (await signedIn()).call(currentUser)).body.practitionerId).toBeNull();
    await world.deps.jobs.runDue();
    const [, code] = /\/user\/create\/(\S+)/.exec(world.sentEmails.findLast(({ to }) => to === email)!.text)!;
    expect((await getProfile(code!)).body.hasAccount).toBe(true);
    const { body } = await (await signedIn()).call(currentUser);
    expect(body).toMatchObject({ practitionerId: added.id, role, organization: { id: world.seed.B.organizationId } });
    expect(body.locations.map(({ id }) => id)).toEqual([locations[0]]);
    expect((await getProfile(code!)).status).toBe(404);
  });

  it('cannot be completed for another user', async () => {
    const caller = await world.as(world.seed.A.practitioners.first);
    const other = world.seed.B.practitioners.admin.userId;
    const reply = await caller.call(completeSignUp, {
      params: { id: other },
      body: { userId: other, firstName: 'Not', lastName: 'Me' },
    });
    expect(reply.status).toBe(404);
  });

  it('OPEN-034 rejects a common password and personal words, and stays valid', async () => {
    const fresh = await openWorld();
    try {
      const { organizationId, practitioners: team } = fresh.seed.A;
      const code = await fresh.deps.tenantDb.withActor({ kind: 'job', organizationId }, (tx) =>
        createInvite(
          tx,
          { organizationId, practitionerId: team.invited, email: invited.email },
          fresh.deps.configuration.secret,
          fresh.deps.now(),
        ),
      );
      const weak = await fresh.anonymous.call(createAccount, {
        body: { code, password: 'password123', firstName: null, lastName: null },
      });
      expect(reasonOf(weak)).toEqual([422, { password: 'That password is too common. Please choose another.' }]);
      for (const own of ['Ines Canarya0', 'clinic-a canarya0', 'exerportal']) {
        const body = { code, password: own, firstName: null, lastName: null };
        expect(reasonOf(await fresh.anonymous.call(createAccount, { body }))).toEqual([
          422,
          {
            password: 'The password cannot be based only on your name, email, clinic or the portal’s name.',
          },
        ]);
      }
      expect(
        (await fresh.anonymous.call(createAccount, { body: { code, password, firstName: null, lastName: null } }))
          .status,
      ).toBe(201);
    } finally {
      await fresh.close();
    }
  });
});

it('an address can look up sixty invites in a quarter of an hour, and creates no account beyond', async () => {
  // A window of its own, so that the tries of the other tests do not count.
  world.toQuarter(10);
  const statuses: number[] = [];
  const guess = (attempt: number) => String(attempt).padStart(22, 'g');
  for (let attempt = 0; attempt < 59; attempt++) statuses.push((await getProfile(guess(attempt))).status);
  const body = { code: guess(59), password: 'four quiet herons wade', firstName: null, lastName: null };
  const open = async () => (await world.anonymous.call(createAccount, { body })).status;
  statuses.push(await open(), await open(), (await getProfile(guess(60))).status);
  world.offsetMs = 0;
  expect(statuses).toEqual([...Array<number>(60).fill(404), 429, 429]);
});
