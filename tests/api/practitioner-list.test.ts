import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentPractitioner, listPractitioners } from '../../contract/team/practitioners.ts';
import { singleAccessLayers, openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
});
afterAll(() => world.close());

const getIds = (reply: { body: { items: { id: number }[] } }) => reply.body.items.map(({ id }) => id);

describe('the list of providers', () => {
  it('API-47 ENT-024 returns name, email, role and locations', async () => {
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
      inviteFailed: false,
      may: { edit: true, remove: true, resendInvite: false },
    });
  });

  it('ENT-025 ORG-17 ORG-29 distinguishes registered providers from invited ones, who have no userId', async () => {
    const { admin: boss, first: one, second, none, invited } = world.seed.A.practitioners;
    const current = await admin.call(listPractitioners, { query: { registered: 'true' } });
    expect(new Set(getIds(current))).toEqual(
      new Set([boss, one, second, none].map(({ practitionerId }) => practitionerId)),
    );
    expect(current.body.totalItems).toBe(4);
    const waiting = await admin.call(listPractitioners, { query: { registered: 'false' } });
    expect(getIds(waiting)).toEqual([invited]);
    expect(waiting.body).toMatchObject({ totalItems: 1, items: [{ may: { resendInvite: true } }] });
    expect(waiting.body.items[0]).not.toHaveProperty('userId');
  });

  it('SEC-02 OPEN-149 shows a practitioner only the providers of the own locations, and none without a location', async () => {
    const page = await first.call(listPractitioners);
    expect(getIds(page)).toEqual([world.seed.A.practitioners.first.practitionerId]);
    expect(page.body).toMatchObject({
      totalItems: 1,
      items: [{ may: { edit: false, remove: false, resendInvite: false } }],
    });
    const none = await world.as(world.seed.A.practitioners.none);
    expect((await none.call(listPractitioners)).body).toMatchObject({ items: [], totalItems: 0 });
  });

  it('OPEN-149 is limited by each of the two access layers alone', async () => {
    for (const accessLayers of singleAccessLayers) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      expect(getIds(await caller.call(listPractitioners))).toEqual([world.seed.A.practitioners.first.practitionerId]);
    }
  });

  it('can be filtered by location', async () => {
    const reply = await admin.call(listPractitioners, { query: { locationIds: String(world.seed.A.locations[1]) } });
    expect(getIds(reply)).toEqual([world.seed.A.practitioners.second.practitionerId]);
  });

  it('API-48 is accompanied by the own profile, with or without a location', async () => {
    const { none } = world.seed.A.practitioners;
    expect((await (await world.as(none)).call(currentPractitioner)).body).toMatchObject({
      id: none.practitionerId,
      userId: none.userId,
      locationIds: [],
    });
    expect((await first.call(currentPractitioner)).body).toMatchObject({ locationIds: [world.seed.A.locations[0]] });
  });
});
