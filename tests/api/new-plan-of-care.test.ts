import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listPatients } from '../../contract/patients/patients.ts';
import { organizations, plansOfCare } from '../../server/platform/db/schema.ts';
import { createNewDayJob } from '../../server/platform/jobs/new-day.ts';
import { planFixture } from './plan-fixture.ts';
import { stored } from './stored.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let fixture: ReturnType<typeof planFixture>;
beforeAll(async () => {
  world = await openWorld();
  fixture = planFixture(world);
});
afterEach(() => {
  world.offsetMs = 0;
});
afterAll(() => world.close());

const NOON = '2026-11-21T19:00:00Z';

describe('a new plan of care', () => {
  const over = (change: object = {}) => fixture.inCare({ end: '2026-11-10', discharged: true, ...change });

  it.each([
    ['2026-11-10', 422],
    ['2026-11-11', 200],
    ['2026-11-22', 422],
  ])('REC-44 with %s is answered with %i', async (start, status) => {
    const admin = await fixture.at(NOON);
    const id = await over();
    const reply = await fixture.begin(admin, id, { start });
    expect(reply.status).toBe(status);
    if (status === 422)
      expect(reply.problem.fields).toEqual({ start: 'The date must be from 11/11/2026 to 11/21/2026.' });
    else
      expect(reply.body).toMatchObject({
        discharged: false,
        plansOfCare: [
          { start: '2026-08-01', end: '2026-11-10' },
          { start, end: null },
        ],
        may: { discharge: true, newPlan: false },
      });
  });

  it('OPEN-065 can start on the day after the last day of care in the patient’s zone', async () => {
    const id = await fixture.inCare({ end: '2026-11-21' });
    const refused = await fixture.begin(await fixture.at('2026-11-22T06:59:00Z'), id, { start: '2026-11-22' });
    expect(refused.status).toBe(409);
    const started = await fixture.begin(await fixture.at('2026-11-22T07:01:00Z'), id, { start: '2026-11-22' });
    expect(started.status).toBe(200);
  });

  it('PAT-30 REC-47 REC-48 REC-49 requires the missing fields, with the specified messages', async () => {
    const admin = await fixture.at(NOON);
    const id = await over();
    const faults = async (change: object) =>
      (await fixture.begin(admin, id, { start: '2026-11-20', ...change })).problem.fields;
    expect(await faults({ products: [] })).toEqual({ products: 'You must select at least one product.' });
    expect(await faults({ locationId: null })).toEqual({ locationId: 'Location is required' });
    expect(await faults({ injuredSideOfBody: undefined })).toEqual({
      injuredSideOfBody: 'Involved side of body is required',
    });
    expect(await faults({ injuredBodyPart: '' })).toEqual({ injuredBodyPart: 'Involved body part is required' });
    expect((await fixture.begin(admin, id, { start: '2026-11-20', injuredSideOfBody: null })).status).toBe(200);
  });

  it('REC-46 keeps assigned products, adds the selected ones, and moves the patient', async () => {
    const admin = await fixture.at(NOON);
    const id = await over({ products: ['GAIT'] });
    const email = `plan${id}@people.test`;
    const body = { start: '2026-11-20', products: ['HEALTH'], locationId: world.seed.A.locations[1] };
    const missing = await fixture.begin(admin, id, body);
    expect(missing.problem.fields).toEqual({ email: 'Email is required', phoneNumber: 'Phone number is required' });
    const reply = await fixture.begin(admin, id, { ...body, email, phoneNumber: '(303) 555-0100' });
    expect(reply.body).toMatchObject({
      products: ['HEALTH', 'GAIT'],
      location: { id: world.seed.A.locations[1] },
      patient: { email, phoneNumber: '+13035550100' },
      productData: { health: { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee' } },
    });
    await world.deps.jobs.runDue();
    expect(world.sentEmails.filter(({ to }) => to === email)).toHaveLength(1);
    const found = await admin.call(listPatients, { query: { q: email } });
    expect(found.body.items.map((one) => one.id)).toEqual([id]);
  });

  it('REC-47 cannot have an inaccessible location', async () => {
    const admin = await fixture.at(NOON);
    const reply = await fixture.begin(admin, await over(), {
      start: '2026-11-20',
      locationId: world.seed.B.locations[0],
    });
    expect(reply.problem).toMatchObject({ status: 422, fields: { locationId: 'Location not found' } });
  });

  it('C1 C2 is created once: by two requests at once, and again with the same key', async () => {
    const admin = await fixture.at(NOON);
    const id = await over();
    const key = crypto.randomUUID();
    const replies = await Promise.all([
      fixture.begin(admin, id, { start: '2026-11-20' }, 1, key),
      fixture.begin(admin, id, { start: '2026-11-20' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(await stored(world, plansOfCare, eq(plansOfCare.patientId, id))).toHaveLength(2);
  });

  it('is not archived by a new-day job that runs at the same time', async () => {
    const id = await fixture.inCare({ end: '2026-11-10' });
    const admin = await fixture.at(NOON);
    const job = { id: 1, organizationId: null, payload: {}, progress: null, report: async () => undefined };
    await Promise.all([
      createNewDayJob({ now: () => new Date(NOON) })(job, world.deps.tenantDb),
      fixture.begin(admin, id, { start: '2026-11-20' }),
    ]);
    expect((await fixture.read(admin, id)).discharged).toBe(false);
  });
});

describe('adding products to a patient in care', () => {
  it('REC-20 assigns Health with its required fields, and mails the invite', async () => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare({ products: ['PRO'] });
    expect((await fixture.give(admin, id, { products: ['HEALTH'] })).problem.fields).toEqual({
      email: 'Email is required',
      injuredSideOfBody: 'Involved side of body is required',
      injuredBodyPart: 'Involved body part is required',
    });
    const email = `give${id}@people.test`;
    const whole = { products: ['HEALTH'], email, injuredSideOfBody: null, injuredBodyPart: 'Hip' };
    expect((await fixture.give(admin, id, whole)).body).toMatchObject({
      version: 2,
      products: ['HEALTH', 'PRO'],
      productData: { health: { injuredSideOfBody: null, injuredBodyPart: 'Hip', status: 'NO_ASSIGNED_HEP' } },
    });
    await world.deps.jobs.runDue();
    expect(world.sentEmails.filter(({ to }) => to === email)).toHaveLength(1);
    expect((await fixture.give(admin, id, { products: ['HEALTH'] }, 2)).status).toBe(409);
  });

  it('OPEN-056 rejects the email of another patient', async () => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare({ products: ['GAIT'] });
    const reply = await fixture.give(admin, id, {
      products: ['HEALTH'],
      email: 'pat.a2@patient.test',
      phoneNumber: '5551234567',
      injuredSideOfBody: 'Left',
      injuredBodyPart: 'Knee',
    });
    expect(reply.problem).toMatchObject({
      status: 409,
      fields: { email: 'A patient with this email already exists.' },
    });
  });

  it('REC-21 rejects products that the organization does not have, also with a new plan', async () => {
    const admin = await fixture.at(NOON);
    const { organizationId } = world.seed.A;
    const holding = (products: string[]) =>
      world.asOwner((tx) => tx.update(organizations).set({ products }).where(eq(organizations.id, organizationId)));
    const inCare = await fixture.inCare();
    const over = await fixture.inCare({ end: '2026-11-10', discharged: true });
    await holding(['HEALTH', 'PRO']);
    const refused = [
      await fixture.give(admin, inCare, { products: ['GAIT'] }),
      await fixture.begin(admin, over, { start: '2026-11-20', products: ['HEALTH', 'GAIT'] }),
    ];
    await holding(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    for (const { status, problem } of refused)
      expect([status, problem.fields]).toEqual([422, { products: 'Your organization does not have this product.' }]);
  });

  it('is rejected for a discharged patient, who needs a new plan of care', async () => {
    const admin = await fixture.at(NOON);
    const id = await fixture.inCare({ end: '2026-11-10', discharged: true });
    expect((await fixture.give(admin, id, { products: ['GAIT'] })).problem).toMatchObject({
      status: 409,
      message: 'Start a new plan of care to add products to a discharged patient.',
    });
  });
});
