import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPatients } from '../../contract/patients/patients.ts';
import { addListedPatients, listedNames, listedTotal, type Query } from './listed-patients.ts';
import { reasonOf, refusedFields } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  await addListedPatients(world);
});
afterAll(() => world.close());

const names = (query: Query = {}, who = admin) => listedNames(who, query);
const total = (query: Query = {}, who = admin) => listedTotal(who, query);

describe('the order of the patient list', () => {
  it('PAT-16 is by last activity, the latest first, those without any last', async () => {
    expect(await names()).toEqual(['Anna', 'Boris', 'Émile', 'A2', 'A1', 'Dora', 'Carla']);
  });

  it.each([
    ['lastActivity', ['Carla', 'Dora', 'A1', 'A2', 'Émile', 'Boris', 'Anna']],
    ['name', ['Anna', 'Boris', 'A1', 'A2', 'Carla', 'Dora', 'Émile']],
    ['-name', ['Émile', 'Dora', 'Carla', 'A2', 'A1', 'Boris', 'Anna']],
    ['email', ['Anna', 'Carla', 'Dora', 'A1', 'A2', 'Émile', 'Boris']],
    ['program', ['Émile', 'A1', 'A2', 'Anna', 'Boris', 'Carla', 'Dora']],
    ['-program', ['Anna', 'A2', 'A1', 'Émile', 'Dora', 'Carla', 'Boris']],
    ['location', ['A1', 'Anna', 'Boris', 'Carla', 'A2', 'Émile', 'Dora']],
    ['status', ['A1', 'A2', 'Anna', 'Émile', 'Boris', 'Carla', 'Dora']],
  ])('PAT-14 can be by %s', async (sort, expected) => {
    const found = await names({ sort });
    // Accented letters sort where the database's own collation puts them; the rest is fixed.
    expect(found.filter((name) => name !== 'Émile')).toEqual(expected.filter((name) => name !== 'Émile'));
    expect(found).toHaveLength(expected.length);
  });

  it('cannot be by an unknown key (J1)', async () => {
    for (const sort of ['phoneNumber', 'name;drop table patients', '-', 'name,email']) {
      expect(reasonOf(await admin.call(listPatients, { query: { sort } }))).toEqual([
        400,
        'Cannot sort by that. Choose one of: name, email, location, program, lastActivity, status.',
      ]);
    }
  });
});

describe('the pages of the patient list', () => {
  it('PAT-15 ENT-012 have each patient once, with the total of the whole list', async () => {
    const { body } = await admin.call(listPatients, { query: { page: 2, limit: 3 } });
    expect(body).toMatchObject({ totalItems: 7, itemCount: 3, itemsForPage: 3, totalPages: 3, currentPage: 2 });
    const pages = await Promise.all([1, 2, 3].map((page) => names({ page, limit: 3 })));
    expect(pages.flat()).toEqual(await names());
  });

  it('OPEN-003 hold 15 patients', async () => {
    expect((await admin.call(listPatients)).body.itemsForPage).toBe(15);
  });

  it('beyond the end are empty and have the same total', async () => {
    for (const [q, count] of [
      ['', 7],
      ['ybarra', 4],
      ['yb', 4],
    ] as const) {
      const { body } = await admin.call(listPatients, { query: { page: 40, q } });
      expect([body.items, body.totalItems]).toEqual([[], count]);
    }
  });
});

describe('the tabs of the patient list', () => {
  it.each([
    ['ACTIVE', 7],
    ['DISCHARGED', 1],
    ['ALL', 8],
  ])('PAT-04 have the expected number: %s has %i', async (state, count) => {
    expect(await names({ state })).toHaveLength(count);
    expect(await total({ state })).toBe(count);
  });

  it('show discharged patients under Discharged only, and none of them under Active', async () => {
    expect(await names({ state: 'DISCHARGED' })).toEqual(['Gone']);
    expect(await names()).not.toContain('Gone');
  });

  it('OPEN-059 exclude hidden patients from rows and totals', async () => {
    expect(await names({ state: 'ALL', limit: 99 })).not.toContain('Hid');
    expect(await names({ state: 'ALL', q: 'hid' })).toEqual([]);
  });
});

describe('the search of the patient list', () => {
  it.each([
    ['anna', ['Anna']],
    ['ANNA YB', ['Anna']],
    ['ybarra', ['Anna', 'Boris', 'Émile', 'Dora']],
    ['dora@people', ['Dora']],
    ['ÉMILE', ['Émile']],
    ['émile', ['Émile']],
    ['É', ['Émile']],
    ['an', ['Anna', 'A2', 'A1']],
    ['a', ['Anna', 'Boris', 'Émile', 'A2', 'A1', 'Dora', 'Carla']],
    ['%', ['Carla']],
    ['l_x', ['Carla']],
    ['_y_', []],
    ['o%neil', ['Carla']],
    ['\\', []],
    ['xyz', []],
    ["'; drop table patients; --", []],
  ])('PAT-11 OPEN-045 for %o finds %j', async (q, expected) => {
    expect(await names({ q })).toEqual(expected);
    expect(await total({ q })).toBe(expected.length);
  });

  it('is ignored when it has only blanks', async () => {
    expect(await total({ q: '   ' })).toBe(7);
  });
});

describe('a filter of the patient list', () => {
  it('PAT-12 by provider returns the patients of that provider', async () => {
    const { first: one, second } = world.seed.A.practitioners;
    expect(await names({ practitionerId: one.practitionerId! })).toEqual(['A1']);
    expect(await names({ practitionerId: second.practitionerId! })).toEqual(['A2']);
    expect(await names({ practitionerId: world.seed.B.practitioners.first.practitionerId! })).toEqual([]);
  });

  it('OPEN-044 by product, location and status can be combined with search and paging', async () => {
    const [one, two] = world.seed.A.locations;
    expect(await names({ product: 'GAIT' })).toEqual(['Boris', 'A2', 'A1']);
    expect(await names({ product: 'PRO' })).toEqual(['A2', 'A1', 'Carla']);
    expect(await names({ locationIds: `${two}` })).toEqual(['Émile', 'A2', 'Dora']);
    expect(await total({ locationIds: `${two}` })).toBe(3);
    expect(await total({ locationIds: `${one},${two}` })).toBe(7);
    expect(await total({ locationIds: `${world.seed.B.locations[0]}` })).toBe(0);
    expect(await names({ locationIds: `${two}`, q: 'ybarra' })).toEqual(['Émile', 'Dora']);
    expect(await names({ locationIds: `${two}`, q: 'ybarra', page: 2, limit: 1 })).toEqual(['Dora']);
  });

  it.each([
    ['PAT-25', 'HAS_ACCOUNT', ['Anna', 'A2', 'A1']],
    ['PAT-24', 'NO_ACCOUNT', ['Émile']],
    ['PAT-23', 'NO_ASSIGNED_HEP', ['Dora']],
  ])('%s PAT-26 uses the raw status %s', async (_row, status, expected) => {
    expect(await names({ status })).toEqual(expected);
  });

  it('is rejected when it is unknown', async () => {
    for (const [query, field] of [
      ['state=HIDDEN', 'state'],
      ['status=ACTIVE', 'status'],
      ['product=SCAN', 'product'],
      ['practitionerId=x', 'practitionerId'],
      ['locationIds=1,x', 'locationIds.1'],
    ]) {
      expect(refusedFields(await admin.send('GET', `/api/v2/patients?${query}`))).toEqual([400, field]);
    }
  });
});
