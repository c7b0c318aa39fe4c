import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGaitPatient } from '../../contract/gait/gait-patients.ts';
import { listPatients, updatePatient } from '../../contract/patients/patients.ts';
import { accessLayerCombinations, openWorld, type Caller, type World } from './world.ts';

let world: World;
let provider: Caller;
let place: number;
beforeAll(async () => {
  world = await openWorld();
  provider = await world.as(world.seed.A.practitioners.first);
  place = world.seed.A.locations[0];
});
afterAll(() => world.close());

describe('a patient with only a gait ID', () => {
  it('GAIT-20 OPEN-101 is added as incomplete, is in care from today and can be completed later', async () => {
    const { status, body } = await provider.call(addGaitPatient, { body: { locationId: place, gaitUid: ' EVENT-1 ' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      patient: { firstName: '', lastName: '', email: null },
      products: ['GAIT'],
      location: { id: place },
      productData: { gait: { uid: 'EVENT-1' } },
      plansOfCare: [{ end: null }],
    });
    const completed = await provider.call(updatePatient, {
      params: { id: body.id },
      body: { firstName: 'Wilma', lastName: 'Winters' },
      headers: { 'If-Match': String(body.version) },
    });
    expect(completed.body.patient).toMatchObject({ firstName: 'Wilma', lastName: 'Winters' });
  });

  it('GAIT-21 is listed among the gait patients of the location', async () => {
    await provider.call(addGaitPatient, { body: { locationId: place, gaitUid: 'EVENT-2' } });
    const { body } = await provider.call(listPatients, { query: { product: 'GAIT', locationIds: String(place) } });
    expect(body.items.map(({ productData }) => productData.gait?.uid)).toContain('EVENT-2');
  });

  it('OPEN-101 is rejected with a field error when another patient has the ID', async () => {
    await provider.call(addGaitPatient, { body: { locationId: place, gaitUid: 'EVENT-3' } });
    const { status, problem } = await provider.call(addGaitPatient, {
      body: { locationId: place, gaitUid: 'EVENT-3' },
    });
    expect(status).toBe(409);
    expect(problem?.fields).toEqual({ gaitUid: 'A patient with this Unique Gait ID already exists.' });
  });

  it.each([
    ['no ID', { gaitUid: '  ' }, { gaitUid: 'Unique Gait ID is required' }],
    ['a foreign location', { locationId: 0 }, { locationId: 'Location is required' }],
  ])('GAIT-20 is rejected: %s', async (_what, wrong, fields) => {
    const { status, problem } = await provider.call(addGaitPatient, {
      body: { locationId: place, gaitUid: 'EVENT-4', ...wrong },
    });
    expect({ status, fields: problem?.fields }).toEqual({ status: 422, fields });
  });
});

describe('the patient search', () => {
  const found = async (who: Caller, q: string, query: object = {}) =>
    (await who.call(listPatients, { query: { q, ...query } })).body.items.map(({ id }) => id);

  it('GAIT-21 OPEN-101 finds a patient by the whole Unique Gait ID in any case, even before a name is known', async () => {
    const { body } = await provider.call(addGaitPatient, { body: { locationId: place, gaitUid: 'Scan-7Q' } });
    expect(await found(provider, ' SCAN-7Q ')).toEqual([body.id]);
    expect(await found(provider, 'scan-7q', { product: 'GAIT', locationIds: String(place) })).toEqual([body.id]);
    expect(await found(provider, 'SCAN-7')).toEqual([]);
    expect(await found(provider, 'Scan-7Q', { product: 'HEALTH' })).toEqual([]);
  });

  it('PAT-11 still finds names, in addition to a patient whose ID matches', async () => {
    const { body } = await provider.call(addGaitPatient, { body: { locationId: place, gaitUid: 'PAT' } });
    const both = await found(provider, 'Pat');
    expect(both).toContain(body.id);
    expect(both).toContain(world.seed.A.patients[0]);
  });

  it('A1 OPEN-149 finds no patient of another location or organization by ID, by each access layer alone', async () => {
    const { body } = await provider.call(addGaitPatient, { body: { locationId: place, gaitUid: 'MINE-1' } });
    for (const accessLayers of accessLayerCombinations) {
      const beside = world.beside({ accessLayers });
      const { second } = world.seed.A.practitioners;
      expect(await found(await beside.as(second), 'MINE-1')).toEqual([]);
      expect(await found(await beside.as(world.seed.B.practitioners.admin), 'MINE-1')).toEqual([]);
      expect(await found(await beside.as(world.seed.A.practitioners.admin), 'MINE-1')).toEqual([body.id]);
    }
  });
});
