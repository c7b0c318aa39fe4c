import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote, deleteCareNote, listCareNotes, updateCareNote } from '../../contract/care-notes.ts';
import { addDays, lastDayOf, monthOf, todayIn } from '../../domain/calendar.ts';
import {
  careNotes,
  locations,
  patients,
  plansOfCare,
  rtmCycles,
  rtmStatusChanges,
} from '../../server/db/schema/index.ts';
import { openWorld, type Caller, type World } from './world.ts';

const LIVE = 'PATIENT_INTERACTIVE_COMMUNICATION' as const;

let world: World;
let first: Caller;
let patientId: number;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  patientId = world.seed.A.patients[0];
});
afterAll(() => world.close());

const today = () => todayIn('America/Denver', world.deps.now());
/** A day of the month before this one, which is over and can be billed. */
const lastMonth = (day = '15') => `${monthOf(addDays(`${monthOf(today())}-01`, -1))}-${day}`;
const note = (values: object = {}) => ({
  date: lastMonth(),
  minutes: 20,
  notes: 'Called about the knee.',
  interactionType: LIVE,
  ...values,
});
const add = async (values: object = {}) =>
  (await first.call(addCareNote, { params: { patientId }, body: note(values) })).body;
const version = (number: number) => ({ headers: { 'if-match': String(number) } });
const ofPatient = () => eq(rtmCycles.patientId, patientId);
const months = () =>
  world.asOwner((tx) =>
    tx
      .select()
      .from(rtmCycles)
      .where(and(ofPatient(), eq(rtmCycles.clock, 'CALENDAR_MONTH'))),
  );

/** Bills last month as the billing call does: the status and who moved it. */

beforeEach(async () => {
  const start = addDays(lastMonth('01'), -60);
  await world.asOwner((tx) => tx.delete(rtmStatusChanges));
  await world.asOwner((tx) => tx.delete(rtmCycles).where(ofPatient()));
  await world.asOwner((tx) => tx.delete(careNotes).where(eq(careNotes.patientId, patientId)));
  await world.asOwner((tx) =>
    tx.update(plansOfCare).set({ start, end: null }).where(eq(plansOfCare.patientId, patientId)),
  );
  await world.asOwner((tx) => tx.update(patients).set({ setupDate: start }).where(eq(patients.id, patientId)));
});

describe('adding', () => {
  it('API-60 ENT-041 ENT-042 adds a note with its author, which counts in its month', async () => {
    const { status, body } = await first.call(addCareNote, {
      params: { patientId },
      body: note({ notes: '  Called about the knee.  ' }),
    });
    expect(status).toBe(201);
    const { practitionerId } = world.seed.A.practitioners.first;
    expect(body).toEqual({
      id: expect.any(Number) as number,
      patientId,
      date: lastMonth(),
      minutes: 20,
      notes: 'Called about the knee.',
      interactionType: LIVE,
      rtmCycleStatus: 'READY_TO_BILL',
      author: { id: practitionerId, firstName: 'firsta', lastName: 'CANARYA1' },
      version: 1,
      may: { editFacts: true, delete: true },
    });
    expect(await months()).toMatchObject([
      { code: '98980', status: 'READY_TO_BILL', minutes: 20, endDate: lastDayOf(monthOf(lastMonth())) },
    ]);
  });

  it('REC-51 REC-53 REC-56 says what is missing', async () => {
    const { status, problem } = await first.call(addCareNote, {
      params: { patientId },
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
      (await first.call(addCareNote, { params: { patientId }, body: note({ minutes }) })).problem.fields;
    expect(await fieldsOf(-1)).toEqual({ minutes: 'Minutes must be 0 or more' });
    expect(await fieldsOf('20')).toEqual({ minutes: 'Minutes are required' });
    expect(await fieldsOf(7.5)).toHaveProperty('minutes');
    expect(await fieldsOf(1e9)).toHaveProperty('minutes');
    expect((await add({ minutes: 0 })).minutes).toBe(0);
  });

  it('REC-57 OPEN-162 takes 500 characters, a line break counting as two', async () => {
    const fits = `${'a'.repeat(497)}\nb`;
    expect((await add({ notes: fits })).notes).toBe(fits);
    const { status, problem } = await first.call(addCareNote, {
      params: { patientId },
      body: note({ notes: `${fits}c` }),
    });
    expect([status, problem.fields]).toEqual([422, { notes: 'Max Character Limit is 500' }]);
  });

  it('REC-52 OPEN-064 knows the patient’s day, not the organization’s', async () => {
    const place = eq(locations.id, world.seed.A.locations[0]);
    // 23:30 in Denver is half past midnight in Chicago.
    const lateEvening = new Date(`${addDays(today(), 1)}T06:30:00Z`);
    world.offsetMs = lateEvening.getTime() - Date.now();
    const late = await world.as(world.seed.A.practitioners.first);
    const denver = todayIn('America/Denver', lateEvening);
    const tomorrow = note({ date: addDays(denver, 1) });
    const refused = await late.call(addCareNote, { params: { patientId }, body: tomorrow });
    const accepted = await late.call(addCareNote, { params: { patientId }, body: note({ date: denver }) });
    await world.asOwner((tx) => tx.update(locations).set({ timezone: 'America/Chicago' }).where(place));
    const further = await late.call(addCareNote, {
      params: { patientId },
      body: note({ date: todayIn('America/Chicago', lateEvening) }),
    });
    await world.asOwner((tx) => tx.update(locations).set({ timezone: 'America/Denver' }).where(place));
    world.offsetMs = 0;
    expect([refused.status, refused.problem.fields]).toEqual([422, { date: 'Date cannot be in the future' }]);
    expect([accepted.status, further.status]).toEqual([201, 201]);
  });

  it('OPEN-165 goes back to the start of the first plan of care', async () => {
    const start = addDays(lastMonth('01'), -60);
    await world.asOwner((tx) =>
      tx
        .insert(plansOfCare)
        .values({ organizationId: world.seed.A.organizationId, patientId, start: addDays(start, 40) }),
    );
    expect((await add({ date: start })).date).toBe(start);
    const { status, problem } = await first.call(addCareNote, {
      params: { patientId },
      body: note({ date: addDays(start, -1) }),
    });
    await world.asOwner((tx) =>
      tx
        .delete(plansOfCare)
        .where(and(eq(plansOfCare.patientId, patientId), eq(plansOfCare.start, addDays(start, 40)))),
    );
    expect([status, problem.fields]).toEqual([422, { date: 'Date cannot be before the first plan of care' }]);
  });

  it('is an activity of the patient', async () => {
    const before = new Date('2020-01-01T00:00:00Z');
    await world.asOwner((tx) => tx.update(patients).set({ lastActivityAt: before }).where(eq(patients.id, patientId)));
    await add();
    const [row] = await world.asOwner((tx) => tx.select().from(patients).where(eq(patients.id, patientId)));
    expect(row!.lastActivityAt!.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(row!.version).toBe(1);
  });
});

describe('the list', () => {
  it('OPEN-067 answers the notes of one patient, the newest first, within a range of days', async () => {
    for (const day of ['10', '20', '15']) await add({ date: lastMonth(day) });
    const { body } = await first.call(listCareNotes, { params: { patientId } });
    expect([body.items.map(({ date }) => date), body.totalItems]).toEqual([['20', '15', '10'].map(lastMonth), 3]);
    const some = await first.call(listCareNotes, {
      params: { patientId },
      query: { from: lastMonth('10'), to: lastMonth('15') },
    });
    expect(some.body.items.map(({ date }) => date)).toEqual(['15', '10'].map(lastMonth));
  });

  it('A1 OPEN-149 knows no patient of another location or organization, by each wall alone', async () => {
    for (const walls of [
      { app: true, rls: true },
      { app: false, rls: true },
      { app: true, rls: false },
    ]) {
      const caller = await world.beside({ walls }).as(world.seed.A.practitioners.first);
      for (const other of [world.seed.A.patients[1], world.seed.B.patients[0], 999_999]) {
        const params = { patientId: other };
        expect((await caller.call(listCareNotes, { params })).status).toBe(404);
        expect((await caller.call(addCareNote, { params, body: note() })).status).toBe(404);
      }
      const foreign = { params: { patientId, id: world.seed.A.notes[1] }, ...version(1) };
      expect((await caller.call(updateCareNote, { ...foreign, body: note() })).status).toBe(404);
      expect((await caller.call(deleteCareNote, foreign)).status).toBe(404);
    }
  });
});
