import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Product } from '../../contract/platform/enumerations.ts';
import { listPatients } from '../../contract/patients/patients.ts';
import { snoozeAttention } from '../../contract/worklist/worklist.ts';
import { organizations, patients } from '../../server/platform/db/schema.ts';
import { statementsOf } from './statements-of.ts';
import { openWorklistFixture, type WorklistFixture } from './worklist-fixture.ts';
import { accessLayerCombinations, type Caller, type World } from './world.ts';

let fixture: WorklistFixture;
let world: World;
let admin: Caller;
beforeAll(async () => {
  fixture = await openWorklistFixture();
  ({ world, admin } = fixture);
});
afterAll(() => world.close());
beforeEach(() => fixture.clear());

const marks = async (who = admin, query: Record<string, string> = {}) => {
  const { body } = await who.call(listPatients, { query: { sort: 'name', ...query } });
  return body.items.map(({ patient, attention }) => [patient.lastName, attention?.kind ?? attention]);
};

it('the patient list marks patients who are on the worklist with their most urgent reason', async () => {
  await fixture.keep(await fixture.add('Hurting'), 80, 'SURVEY_OUT_OF_RANGE', 'NO_SESSION');
  await fixture.keep(await fixture.add('Fine'), 0);
  await fixture.add('Unknown');
  expect(await marks()).toEqual([
    ['Hurting', 'SURVEY_OUT_OF_RANGE'],
    ['Fine', null],
    ['Unknown', null],
  ]);
  const { body } = await admin.call(listPatients, { query: { sort: 'name' } });
  expect(body.items[0]?.attention?.explanation.text).toBe('SURVEY_OUT_OF_RANGE it is.');
});

it('the patient list marks no patient who is snoozed or discharged', async () => {
  const snoozed = await fixture.add('Snoozed');
  const gone = await fixture.add('Gone');
  await fixture.keep(snoozed, 44, 'NO_SESSION');
  await fixture.keep(gone, 44, 'NO_SESSION');
  await admin.call(snoozeAttention, { params: { id: snoozed }, body: { until: '2026-11-22' } });
  await world.asOwner((tx) => tx.update(patients).set({ discharged: true }).where(eq(patients.id, gone)));
  expect(await marks(admin, { state: 'ALL' })).toEqual([
    ['Snoozed', null],
    ['Gone', null],
  ]);
});

it('the patient list shows reasons of the products that the organization holds alone', async () => {
  await fixture.keep(await fixture.add('Walker', { products: ['HEALTH', 'GAIT'] }), 55, 'NOTE_DUE', 'NO_SESSION');
  const hold = (products: Product[]) =>
    world.asOwner((tx) =>
      tx.update(organizations).set({ products }).where(eq(organizations.id, world.seed.A.organizationId)),
    );
  const [before] = await world.asOwner((tx) =>
    tx.select().from(organizations).where(eq(organizations.id, world.seed.A.organizationId)),
  );
  await hold(['GAIT']);
  expect(await marks()).toEqual([['Walker', 'NO_SESSION']]);
  await hold(['PRO']);
  expect(await marks()).toEqual([['Walker', null]]);
  await hold(before!.products as Product[]);
});

it('SEC-02 the patient list marks patients of the own organization and locations alone, with each access layer', async () => {
  await fixture.keep(await fixture.add('Here'), 44, 'NO_SESSION');
  await fixture.keep(await fixture.add('Elsewhere', { locationId: world.seed.A.locations[1] }), 44, 'NO_SESSION');
  for (const accessLayers of accessLayerCombinations) {
    const beside = world.beside({ accessLayers });
    beside.offsetMs = world.offsetMs;
    expect(await marks(await beside.as(world.seed.A.practitioners.first))).toEqual([['Here', 'NO_SESSION']]);
    expect(await marks(await beside.as(world.seed.B.practitioners.admin))).toEqual([]);
  }
});

it('the patient list asks for the reasons of a page in one statement', async () => {
  const ask = () => statementsOf(world, () => admin.call(listPatients));
  await fixture.keep(await fixture.add('One'), 44, 'NO_SESSION');
  // The first call of a caller reads what the later ones remember.
  await ask();
  const forOne = await ask();
  for (const name of ['Two', 'Three', 'Four']) await fixture.keep(await fixture.add(name), 44, 'NO_SESSION');
  expect(await ask()).toBe(forOne);
});
