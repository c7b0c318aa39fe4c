import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote, deleteCareNote, listCareNotes, updateCareNote } from '../../contract/care-notes.ts';
import { addDays, lastDayOf, monthOf, todayIn } from '../../domain/calendar.ts';
import { locations, patients, plansOfCare } from '../../server/db/schema/index.ts';
import { careNoteDesk } from './care-note-desk.ts';
import { everyWall, openWorld, type Caller, type World } from './world.ts';

const LIVE = 'PATIENT_INTERACTIVE_COMMUNICATION' as const;

let world: World;
let first: Caller;
let desk: ReturnType<typeof careNoteDesk>;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  desk = careNoteDesk(world, first);
});
afterAll(() => world.close());
beforeEach(() => desk.clear());

describe('adding', () => {
  it('API-60 ENT-041 ENT-042 adds a note with its author, which counts in its month', async () => {
    const { status, body } = await first.call(addCareNote, {
      params: { patientId: desk.patientId },
      body: desk.note({ notes: '  Called about the knee.  ' }),
    });
    expect(status).toBe(201);
    const { practitionerId } = world.seed.A.practitioners.first;
    expect(body).toEqual({
      id: expect.any(Number) as number,
      patientId: desk.patientId,
      date: desk.lastMonth(),
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
    expect(await desk.months()).toMatchObject([
      { code: '98980', status: 'READY_TO_BILL', minutes: 20, endDate: lastDayOf(monthOf(desk.lastMonth())) },
    ]);
  });

  it('REC-51 REC-53 REC-56 says what is missing', async () => {
    const { status, problem } = await first.call(addCareNote, {
      params: { patientId: desk.patientId },
      body: { date: '', notes: '  ' },
    });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({
      date: 'Date is required',
      minutes: 'Minutes are required',
      notes: 'Notes are required',
    });
  });

  it('REC-54 OPEN-165 takes whole minutes from 0', async () => {
    const fieldsOf = async (minutes: unknown) =>
      (await first.call(addCareNote, { params: { patientId: desk.patientId }, body: desk.note({ minutes }) })).problem
        .fields;
    expect(await fieldsOf(-1)).toEqual({ minutes: 'Minutes must be 0 or more' });
    expect(await fieldsOf('20')).toEqual({ minutes: 'Minutes are required' });
    expect(await fieldsOf(7.5)).toHaveProperty('minutes');
    expect(await fieldsOf(1e9)).toHaveProperty('minutes');
    expect((await desk.add({ minutes: 0, interactionType: null })).minutes).toBe(0);
    expect(await fieldsOf(0)).toEqual({ minutes: 'A live contact needs at least 1 minute' });
  });

  it('REC-57 OPEN-162 takes 500 characters, a line break counting as two', async () => {
    const fits = `${'a'.repeat(497)}\nb`;
    expect((await desk.add({ notes: fits })).notes).toBe(fits);
    const { status, problem } = await first.call(addCareNote, {
      params: { patientId: desk.patientId },
      body: desk.note({ notes: `${fits}c` }),
    });
    expect([status, problem.fields]).toEqual([422, { notes: 'Max Character Limit is 500' }]);
  });

  it('REC-52 OPEN-064 knows the patient’s day, not the organization’s', async () => {
    const place = eq(locations.id, world.seed.A.locations[0]);
    // 23:30 in Denver is half past midnight in Chicago.
    const lateEvening = new Date(`${addDays(desk.today(), 1)}T06:30:00Z`);
    world.offsetMs = lateEvening.getTime() - Date.now();
    const late = await world.as(world.seed.A.practitioners.first);
    const denver = todayIn('America/Denver', lateEvening);
    const tomorrow = desk.note({ date: addDays(denver, 1) });
    const refused = await late.call(addCareNote, { params: { patientId: desk.patientId }, body: tomorrow });
    const accepted = await late.call(addCareNote, {
      params: { patientId: desk.patientId },
      body: desk.note({ date: denver }),
    });
    await world.asOwner((tx) => tx.update(locations).set({ timezone: 'America/Chicago' }).where(place));
    const further = await late.call(addCareNote, {
      params: { patientId: desk.patientId },
      body: desk.note({ date: todayIn('America/Chicago', lateEvening) }),
    });
    await world.asOwner((tx) => tx.update(locations).set({ timezone: 'America/Denver' }).where(place));
    world.offsetMs = 0;
    expect([refused.status, refused.problem.fields]).toEqual([422, { date: 'Date cannot be in the future' }]);
    expect([accepted.status, further.status]).toEqual([201, 201]);
  });

  it('OPEN-165 goes back to the start of the first plan of care', async () => {
    const start = addDays(desk.lastMonth('01'), -60);
    await world.asOwner((tx) =>
      tx
        .insert(plansOfCare)
        .values({ organizationId: world.seed.A.organizationId, patientId: desk.patientId, start: addDays(start, 40) }),
    );
    expect((await desk.add({ date: start })).date).toBe(start);
    const { status, problem } = await first.call(addCareNote, {
      params: { patientId: desk.patientId },
      body: desk.note({ date: addDays(start, -1) }),
    });
    await world.asOwner((tx) =>
      tx
        .delete(plansOfCare)
        .where(and(eq(plansOfCare.patientId, desk.patientId), eq(plansOfCare.start, addDays(start, 40)))),
    );
    expect([status, problem.fields]).toEqual([422, { date: 'Date cannot be before the first plan of care' }]);
  });

  it('is an activity of the patient', async () => {
    const before = new Date('2020-01-01T00:00:00Z');
    await world.asOwner((tx) =>
      tx.update(patients).set({ lastActivityAt: before }).where(eq(patients.id, desk.patientId)),
    );
    await desk.add();
    const [row] = await world.asOwner((tx) => tx.select().from(patients).where(eq(patients.id, desk.patientId)));
    expect(row!.lastActivityAt!.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(row!.version).toBe(1);
  });
});

describe('the list', () => {
  it('OPEN-067 answers the notes of one patient, the newest first, within a range of days', async () => {
    for (const day of ['10', '20', '15']) await desk.add({ date: desk.lastMonth(day) });
    const { body } = await first.call(listCareNotes, { params: { patientId: desk.patientId } });
    expect([body.items.map(({ date }) => date), body.totalItems]).toEqual([
      ['20', '15', '10'].map((day) => desk.lastMonth(day)),
      3,
    ]);
    const some = await first.call(listCareNotes, {
      params: { patientId: desk.patientId },
      query: { from: desk.lastMonth('10'), to: desk.lastMonth('15') },
    });
    expect(some.body.items.map(({ date }) => date)).toEqual(['15', '10'].map((day) => desk.lastMonth(day)));
  });

  it('A1 OPEN-149 knows no patient of another location or organization, by each wall alone', async () => {
    for (const walls of everyWall) {
      const caller = await world.beside({ walls }).as(world.seed.A.practitioners.first);
      for (const other of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
        const params = { patientId: other };
        expect((await caller.call(listCareNotes, { params })).status).toBe(404);
        expect((await caller.call(addCareNote, { params, body: desk.note() })).status).toBe(404);
      }
      const foreign = { params: { patientId: desk.patientId, id: world.seed.A.notes[1] }, ...desk.version(1) };
      expect((await caller.call(updateCareNote, { ...foreign, body: desk.note() })).status).toBe(404);
      expect((await caller.call(deleteCareNote, foreign)).status).toBe(404);
    }
  });
});
