import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addCareNote,
  checkCareNoteClock,
  listCareNotes,
  ownCredential,
  updateCareNote,
  type CareNote,
} from '../../contract/care-notes.ts';
import { startOfDayInstant } from '../../domain/calendar.ts';
import { careNotes, patients, plansOfCare } from '../../server/db/schema/index.ts';
import { careNoteDesk } from './care-note-desk.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let admin: Caller;
let desk: ReturnType<typeof careNoteDesk>;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  admin = await world.as(world.seed.A.practitioners.admin);
  desk = careNoteDesk(world, first);
});
afterAll(() => world.close());
beforeEach(async () => {
  await desk.clear();
  const other = world.seed.A.patients[1];
  await world.asOwner(async (tx) => {
    await tx.delete(careNotes).where(eq(careNotes.patientId, other));
    await tx.update(plansOfCare).set({ start: '2020-01-01', end: null }).where(eq(plansOfCare.patientId, other));
  });
});

/** An instant so many minutes after the day of last month began in Denver. */
const minute = (count: number, day = desk.lastMonth()) =>
  new Date(startOfDayInstant('America/Denver', day).getTime() + count * 60_000).toISOString();
/** Ten o'clock to twenty past, unless said otherwise. */
const clock = (from = 600, to = 620) => ({ startedAt: minute(from), endedAt: minute(to) });
const params = () => ({ patientId: desk.patientId });
const onOther = (by: Caller, values: object) =>
  by.call(addCareNote, { params: { patientId: world.seed.A.patients[1] }, body: desk.note(values) });
const listed = async (patientId: number, by = admin): Promise<CareNote[]> =>
  (await by.call(listCareNotes, { params: { patientId } })).body.items;

describe('how a care note was written', () => {
  it('is kept with it and answered', async () => {
    const said = { ...clock(), contactMode: 'VIDEO', credential: 'PTA' };
    expect(await desk.add(said)).toMatchObject(said);
    expect(await listed(desk.patientId)).toMatchObject([said]);
  });

  it('is refused by field where it does not fit together', async () => {
    const refused = async (values: object) => {
      const { status, problem } = await first.call(addCareNote, { params: params(), body: desk.note(values) });
      return [status, problem.fields];
    };
    expect(await refused({ ...clock(), minutes: 21 })).toEqual([
      422,
      { minutes: 'Minutes cannot exceed the time from start to end' },
    ]);
    expect(await refused({ startedAt: minute(600) })).toEqual([422, { endedAt: 'End is required' }]);
    expect(await refused({ startedAt: minute(-20), endedAt: minute(10) })).toEqual([
      422,
      { startedAt: 'Start must be on the date of the note' },
    ]);
    expect(await refused({ contactMode: 'MESSAGE' })).toEqual([
      422,
      { interactionType: 'A message is not a live contact' },
    ]);
    expect(await refused({ contactMode: 'PIGEON' })).toEqual([422, { contactMode: expect.any(String) as string }]);
    expect(await refused({ credential: 'KING' })).toEqual([422, { credential: expect.any(String) as string }]);
    expect(await refused({ startedAt: '10:00', endedAt: '10:20' })).toEqual([
      422,
      { startedAt: 'Not a valid date and time', endedAt: 'Not a valid date and time' },
    ]);
    expect(await listed(desk.patientId)).toEqual([]);
  });

  it('takes a note over midnight on the day it starts', async () => {
    expect(await desk.add({ startedAt: minute(1430), endedAt: minute(1450) })).toMatchObject({
      date: desk.lastMonth(),
      startedAt: minute(1430),
    });
  });

  it('stays as it is when a change does not name it, and goes when it is taken back', async () => {
    const { id } = await desk.add({ ...clock(), contactMode: 'PHONE', credential: 'OT' });
    const change = async (values: object, version: number) =>
      (
        await first.call(updateCareNote, {
          params: { ...params(), id },
          body: desk.note(values),
          ...desk.version(version),
        })
      ).body;
    expect(await change({ notes: 'Reworded.' }, 1)).toMatchObject({
      ...clock(),
      contactMode: 'PHONE',
      credential: 'OT',
    });
    expect(await change({ startedAt: null, endedAt: null, contactMode: null, credential: null }, 2)).toMatchObject({
      startedAt: null,
      endedAt: null,
      contactMode: null,
      credential: null,
    });
  });

  it('REC-59 keeps clock, mode and credential of a note in a BILLED cycle', async () => {
    const { id } = await desk.add({ ...clock(), contactMode: 'PHONE', credential: 'PT' });
    await desk.bill();
    const change = (values: object) =>
      first.call(updateCareNote, { params: { ...params(), id }, body: desk.note(values), ...desk.version(1) });
    for (const values of [
      clock(601, 621),
      { startedAt: null, endedAt: null },
      { contactMode: 'VIDEO' },
      { credential: 'PTA' },
    ])
      expect((await change(values)).status).toBe(409);
    expect((await change({ notes: 'Reworded.', ...clock(), contactMode: 'PHONE', credential: 'PT' })).status).toBe(200);
  });

  it('OPEN-072 marks a note that came after the billing as not billed, until it is reverted', async () => {
    await desk.add();
    await desk.bill();
    expect(await desk.add({ date: desk.lastMonth('20') })).toMatchObject({ notBilled: true, rtmCycleStatus: null });
    expect((await listed(desk.patientId)).map(({ notBilled }) => notBilled)).toEqual([true, false]);
  });
});

describe('what shares a clock', () => {
  it('is said of both notes of one patient, with who wrote the other', async () => {
    await desk.add(clock());
    const added = await admin.call(addCareNote, {
      params: params(),
      body: desk.note({ ...clock(610, 640), minutes: 30 }),
    });
    const shared = { of: 'PATIENT', startedAt: minute(610), endedAt: minute(620), minutes: 10, patient: null };
    expect(added.body.overlaps).toEqual([
      {
        ...shared,
        author: { id: world.seed.A.practitioners.first.practitionerId, firstName: 'firsta', lastName: 'CANARYA1' },
      },
    ]);
    expect((await listed(desk.patientId)).map(({ overlaps }) => overlaps)).toEqual([
      [expect.objectContaining(shared)],
      [expect.objectContaining(shared)],
    ]);
  });

  it('is said on both patients of one author, and nothing to those who may not see him', async () => {
    await admin.call(addCareNote, { params: params(), body: desk.note(clock()) });
    const other = await onOther(admin, clock(605, 625));
    expect(other.body.overlaps).toMatchObject([{ of: 'AUTHOR', minutes: 15, patient: { id: desk.patientId } }]);
    const [own] = await listed(desk.patientId);
    expect(own!.overlaps).toMatchObject([{ of: 'AUTHOR', minutes: 15, patient: { id: world.seed.A.patients[1] } }]);
    const restricted = await listed(desk.patientId, first);
    expect(JSON.stringify(restricted)).not.toContain('CANARYA2');
    const byAppAlone = await world.beside({ walls: { app: true, rls: false } }).as(world.seed.A.practitioners.first);
    expect(restricted[0]!.overlaps).toEqual([]);
    expect((await listed(desk.patientId, byAppAlone))[0]!.overlaps).toEqual([]);
  });

  it('REC-22 does not name a patient who is hidden', async () => {
    const other = world.seed.A.patients[1];
    const setHidden = (hidden: boolean) =>
      world.asOwner((tx) => tx.update(patients).set({ hidden }).where(eq(patients.id, other)));
    await admin.call(addCareNote, { params: params(), body: desk.note(clock()) });
    await onOther(admin, clock(605, 625));
    await setHidden(true);
    const [own] = await listed(desk.patientId);
    await setHidden(false);
    expect(own!.overlaps).toMatchObject([{ of: 'AUTHOR', minutes: 15, patient: null }]);
  });

  it('is nothing for a colleague’s note on another patient, nor for notes that only touch', async () => {
    await desk.add(clock());
    expect((await onOther(admin, clock())).status).toBe(201);
    await desk.add({ ...clock(620, 640) });
    expect((await listed(desk.patientId)).flatMap(({ overlaps }) => overlaps)).toEqual([]);
  });

  it('can be asked before a note is saved, and leaves out the note itself', async () => {
    const { id } = await desk.add(clock());
    const ask = async (query: { startedAt: string; endedAt: string; note?: number }) =>
      (await first.call(checkCareNoteClock, { params: params(), query })).body.overlaps;
    expect(await ask(clock(615, 630))).toMatchObject([{ of: 'PATIENT', minutes: 5 }]);
    expect(await ask({ ...clock(615, 630), note: id })).toEqual([]);
    expect(
      (await first.call(checkCareNoteClock, { params: { patientId: world.seed.A.patients[1] }, query: clock() }))
        .status,
    ).toBe(404);
  });
});

it('offers the credential that somebody wrote with last', async () => {
  const own = async (by: Caller) => (await by.call(ownCredential)).body.credential;
  expect(await own(first)).toBeNull();
  await desk.add({ credential: 'PT' });
  await desk.add({ credential: 'PTA' });
  await desk.add({ credential: null });
  await admin.call(addCareNote, { params: params(), body: desk.note({ credential: 'AIDE' }) });
  expect(await own(first)).toBe('PTA');
});
