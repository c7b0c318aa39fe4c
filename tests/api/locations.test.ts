import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLocation, listLocations, updateLocation } from '../../contract/locations/locations.ts';
import { reasonOf } from './reason-of.ts';
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

const body = { name: 'Annex', timezone: 'America/Phoenix' };

describe('the list of locations', () => {
  it('API-46 ORG-07 returns all locations of the own organization by name, also to a practitioner', async () => {
    for (const caller of [admin, first]) {
      const { status, body: page } = await caller.call(listLocations);
      expect(status).toBe(200);
      expect(page.items.map(({ id }) => id)).toEqual(world.seed.A.locations);
      expect(page).toMatchObject({ totalItems: 2, itemsForPage: 999, currentPage: 1 });
    }
  });

  it('ENT-023 returns address, zone, default provider and keyword', async () => {
    const { first: provider } = world.seed.A.practitioners;
    const filled = {
      ...body,
      address1: '1 Main St',
      address2: 'Floor 2',
      city: 'Mesa',
      stateCode: 'AZ',
      zipCode: '85201',
      defaultProviderId: provider.practitionerId!,
    };
    const added = await admin.call(addLocation, { body: filled });
    expect(added.status).toBe(201);
    const { body: page } = await admin.call(listLocations, { query: { sort: 'name' } });
    expect(page.items[0]).toEqual({
      id: added.body.id,
      name: 'Annex',
      timezone: 'America/Phoenix',
      address1: '1 Main St',
      address2: 'Floor 2',
      city: 'Mesa',
      stateCode: 'AZ',
      zipCode: '85201',
      defaultProviderId: provider.practitionerId,
      defaultProvider: { firstName: 'firsta', lastName: 'CANARYA1' },
      keyword: null,
      version: 1,
    });
  });

  it('OPEN-149 hides a default provider of other locations from a practitioner', async () => {
    const second = await world.as(world.seed.A.practitioners.second);
    const { body: page } = await second.call(listLocations);
    expect(page.items.find(({ name }) => name === 'Annex')).toMatchObject({ defaultProvider: null });
    expect(JSON.stringify(page)).not.toContain('firsta');
  });
});

describe('adding and editing a location', () => {
  it('ORG-14 ORG-15 returns an error for each missing field', async () => {
    const { status, problem } = await admin.call(addLocation, { body: { name: '   ' } });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({ name: 'Name is required', timezone: 'Timezone is required' });
  });

  it('ORG-16 accepts null for every other field', async () => {
    const empty = {
      address1: null,
      address2: null,
      city: null,
      stateCode: null,
      zipCode: null,
      defaultProviderId: null,
    };
    const { status, body: added } = await admin.call(addLocation, { body: { ...body, name: 'Bare', ...empty } });
    expect(status).toBe(201);
    expect(added).toMatchObject(empty);
  });

  it('ORG-11 requires the version that was read, and a conflict returns the current location', async () => {
    const { body: added } = await admin.call(addLocation, { body: { ...body, name: 'Clash' } });
    const params = { id: added.id };
    expect((await admin.call(updateLocation, { params, body })).status).toBe(428);
    const saved = await admin.call(updateLocation, {
      params,
      body: { ...body, name: 'Moved' },
      headers: { 'if-match': '1' },
    });
    expect(saved.body).toMatchObject({ name: 'Moved', version: 2 });
    const late = await admin.call(updateLocation, {
      params,
      body: { ...body, name: 'Late' },
      headers: { 'if-match': '1' },
    });
    expect(late.status).toBe(412);
    expect(late.problem.current).toMatchObject({ name: 'Moved', version: 2 });
  });

  it('ORG-10 ORG-11 is limited to admins: a practitioner is rejected', async () => {
    const params = { id: world.seed.A.locations[0] };
    expect((await first.call(addLocation, { body })).status).toBe(403);
    expect((await first.call(updateLocation, { params, body, headers: { 'if-match': '1' } })).status).toBe(403);
  });

  it('A1 A2 rejects locations and providers of another organization', async () => {
    const { B } = world.seed;
    const foreign = { params: { id: B.locations[0] }, body, headers: { 'if-match': '1' } };
    const unknown = { ...foreign, params: { id: 999_999 } };
    expect((await admin.call(updateLocation, foreign)).problem.message).toBe(
      (await admin.call(updateLocation, unknown)).problem.message,
    );
    expect((await admin.call(updateLocation, foreign)).status).toBe(404);
    const reply = await admin.call(addLocation, {
      body: { ...body, defaultProviderId: B.practitioners.first.practitionerId! },
    });
    expect(reasonOf(reply)).toEqual([422, { defaultProviderId: 'Provider not found.' }]);
    const { body: page } = await (await world.as(B.practitioners.admin)).call(listLocations);
    expect(page.items.map(({ id }) => id)).toEqual(B.locations);
  });
});
