import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote, deleteCareNote, listCareNotes, updateCareNote } from '../../contract/care-notes/care-notes.ts';
import { addDays, getLastDayOfMonth, toMonth, getToday } from '../../domain/platform/calendar.ts';
import { locations, patients, plansOfCare } from '../../server/platform/db/schema.ts';
import { careNoteFixture } from './care-note-fixture.ts';
import { accessLayerCombinations, openWorld, type Caller, type World } from './world.ts';

const LIVE = 'PATIENT_INTERACTIVE_COMMUNICATION' as const;

let world: World;
let first: Caller;
let fixture: ReturnType<typeof careNoteFixture>;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  fixture = careNoteFixture(world, first);
});
afterAll(() => world.close());
beforeEach(() => fixture.clear());

describe('adding a care note', () => {
  it('API-60 ENT-041 ENT-042 stores it with its author and counts it in its month', async () => {
    const { status, body } = await first.call(addCareNote, {
      params: { patientId: fixture.patientId },
      body: fixture.note({ notes: '  Called about the knee.  ' }),
    });
    expect(status).toBe(201);
    const { practitionerId } = world.seed.A.practitioners.first;
    expect(body).toEqual({
      id: expect.any(Number) as number,
      patientId: fixture.patientId,
      date: fixture.lastMonth(),
      minutes: 20,
      notes: 'Called about the knee.',
      interactionType: LIVE,
      rtmCycleStatus: 'READY_TO_BILL',
      notBilled: false,
      author: { id: practitionerId, firstName: 'firsta', lastName: 'CANARYA1' },
      startedAt: null,
      endedAt: null,
      contactMode: null,
      credential: null,
      overlaps: [],
      version: 1,
      may: { editFacts: true, delete: true },
    });
    expect(await fixture.months()).toMatchObject([
      { code: '98980', status: 'READY_TO_BILL', minutes: 20, endDate: getLastDayOfMonth(toMonth(fixture.lastMonth())) },
    ]);
  });

  it('REC-51 REC-53 REC-56 returns an error for each missing field', async () => {
    const { status, problem } = await first.call(addCareNote, {
      params: { patientId: fixture.patientId },
      body: { date: '', notes: '  ' },
    });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({
      date: 'Date is required',
      minutes: 'Minutes are required',
      notes: 'Notes are required',
    });
  });

  it('REC-54 OPEN-165 accepts whole minutes from 0', async () => {
    const fieldsOf = async (minutes: unknown) =>
      (await first.call(addCareNote, { params: { patientId: fixture.patientId }, body: fixture.note({ minutes }) }))
        .problem.fields;
    expect(await fieldsOf(-1)).toEqual({ minutes: 'Minutes must be 0 or more' });
    expect(await fieldsOf('20')).toEqual({ minutes: 'Minutes are required' });
    expect(await fieldsOf(7.5)).toHaveProperty('minutes');
    expect(await fieldsOf(1e9)).toHaveProperty('minutes');
    expect((await fixture.add({ minutes: 0, interactionType: null })).minutes).toBe(0);
    expect(await fieldsOf(0)).toEqual({ minutes: 'A live interaction needs at least 1 minute' });
  });

  it('REC-57 OPEN-162 accepts 500 characters, where a line break counts as two', async () => {
    const fits = `${'a'.repeat(497)}\nb`;
    expect((await fixture.add({ notes: fits })).notes).toBe(fits);
    const { status, problem } = await first.call(addCareNote, {
      params: { patientId: fixture.patientId },
      body: fixture.note({ notes: `${fits}c` }),
    });
    expect([status, problem.fields]).toEqual([422, { notes: 'Max Character Limit is 500' }]);
  });

  it('REC-52 OPEN-064 uses the current day of the patient, not of the organization', async () => {
    const place = eq(locations.id, world.seed.A.locations[0]);
    // 23:30 in Denver is half past midnight in Chicago.
    const lateEvening = new Date(`${addDays(fixture.today(), 1)}T06:30:00Z`);
    world.offsetMs = lateEvening.getTime() - Date.now();
    const late = await world.as(world.seed.A.practitioners.first);
    const denver = getToday('America/Denver', lateEvening);
    const tomorrow = fixture.note({ date: addDays(denver, 1) });
    const refused = await late.call(addCareNote, { params: { patientId: fixture.patientId }, body: tomorrow });
    const accepted = await late.call(addCareNote, {
      params: { patientId: fixture.patientId },
      body: fixture.note({ date: denver }),
    });
    await world.asOwner((tx) => tx.update(locations).set({ timezone: 'America/Chicago' }).where(place));
    const further = await late.call(addCareNote, {
      params: { patientId: fixture.patientId },
      body: fixture.note({ date: getToday('America/Chicago', lateEvening) }),
    });
    await world.asOwner((tx) => tx.update(locations).set({ timezone: 'America/Denver' }).where(place));
    world.offsetMs = 0;
    expect([refused.status, refused.problem.fields]).toEqual([422, { date: 'Date cannot be in the future' }]);
    expect([accepted.status, further.status]).toEqual([201, 201]);
  });

  it('OPEN-165 accepts dates back to the start of the first plan of care', async () => {
    const start = addDays(fixture.lastMonth('01'), -60);
    await world.asOwner((tx) =>
      tx.insert(plansOfCare).values({
        organizationId: world.seed.A.organizationId,
        patientId: fixture.patientId,
        start: addDays(start, 40),
      }),
    );
    expect((await fixture.add({ date: start })).date).toBe(start);
    const { status, problem } = await first.call(addCareNote, {
      params: { patientId: fixture.patientId },
      body: fixture.note({ date: addDays(start, -1) }),
    });
    await world.asOwner((tx) =>
      tx
        .delete(plansOfCare)
        .where(and(eq(plansOfCare.patientId, fixture.patientId), eq(plansOfCare.start, addDays(start, 40)))),
    );
    expect([status, problem.fields]).toEqual([422, { date: 'Date cannot be before the first plan of care' }]);
  });

  it('counts as activity of the patient', async () => {
    const before = new Date('2020-01-01T00:00:00Z');
    await world.asOwner((tx) =>
      tx.update(patients).set({ lastActivityAt: before }).where(eq(patients.id, fixture.patientId)),
    );
    await fixture.add();
    const [row] = await world.asOwner((tx) => tx.select().from(patients).where(eq(patients.id, fixture.patientId)));
    expect(row!.lastActivityAt!.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(row!.version).toBe(1);
  });
});

describe('the list of care notes', () => {
  it('OPEN-067 returns the notes of one patient within a range of days, the newest first', async () => {
    for (const day of ['10', '20', '15']) await fixture.add({ date: fixture.lastMonth(day) });
    const { body } = await first.call(listCareNotes, { params: { patientId: fixture.patientId } });
    expect([body.items.map(({ date }) => date), body.totalItems]).toEqual([
      ['20', '15', '10'].map((day) => fixture.lastMonth(day)),
      3,
    ]);
    const some = await first.call(listCareNotes, {
      params: { patientId: fixture.patientId },
      query: { from: fixture.lastMonth('10'), to: fixture.lastMonth('15') },
    });
    expect(some.body.items.map(({ date }) => date)).toEqual(['15', '10'].map((day) => fixture.lastMonth(day)));
  });

  it('A1 OPEN-149 rejects patients of other locations and organizations, enforced by either access layer alone', async () => {
    for (const accessLayers of accessLayerCombinations) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      for (const other of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
        const params = { patientId: other };
        expect((await caller.call(listCareNotes, { params })).status).toBe(404);
        expect((await caller.call(addCareNote, { params, body: fixture.note() })).status).toBe(404);
      }
      const foreign = { params: { patientId: fixture.patientId, id: world.seed.A.notes[1] }, ...fixture.version(1) };
      expect((await caller.call(updateCareNote, { ...foreign, body: fixture.note() })).status).toBe(404);
      expect((await caller.call(deleteCareNote, foreign)).status).toBe(404);
    }
  });
});
