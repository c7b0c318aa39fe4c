import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addCareNote,
  checkCareNoteOverlap,
  listCareNotes,
  ownCredential,
  updateCareNote,
  type CareNote,
} from '../../contract/care-notes/care-notes.ts';
import { findStartOfDay } from '../../domain/platform/calendar.ts';
import { careNotes, patients, plansOfCare } from '../../server/platform/db/schema.ts';
import { careNoteFixture } from './care-note-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let admin: Caller;
let fixture: ReturnType<typeof careNoteFixture>;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  admin = await world.as(world.seed.A.practitioners.admin);
  fixture = careNoteFixture(world, first);
});
afterAll(() => world.close());
beforeEach(async () => {
  await fixture.clear();
  const other = world.seed.A.patients[1];
  await world.asOwner(async (tx) => {
    await tx.delete(careNotes).where(eq(careNotes.patientId, other));
    await tx.update(plansOfCare).set({ start: '2020-01-01', end: null }).where(eq(plansOfCare.patientId, other));
  });
});

/** An instant so many minutes after the day of last month began in Denver. */
const minute = (count: number, day = fixture.lastMonth()) =>
  new Date(findStartOfDay('America/Denver', day).getTime() + count * 60_000).toISOString();
/** Ten o'clock to twenty past, by default. */
const clock = (from = 600, to = 620) => ({ startedAt: minute(from), endedAt: minute(to) });
const params = () => ({ patientId: fixture.patientId });
const onOther = (by: Caller, values: object) =>
  by.call(addCareNote, { params: { patientId: world.seed.A.patients[1] }, body: fixture.note(values) });
const listed = async (patientId: number, by = admin): Promise<CareNote[]> =>
  (await by.call(listCareNotes, { params: { patientId } })).body.items;

describe('the time entry of a care note', () => {
  it('is stored with the note and returned', async () => {
    const clocked = { ...clock(), contactMode: 'VIDEO', credential: 'PTA' };
    expect(await fixture.add(clocked)).toMatchObject(clocked);
    expect(await listed(fixture.patientId)).toMatchObject([clocked]);
  });

  it('is rejected with field errors when its values are inconsistent', async () => {
    const refused = async (values: object) => {
      const { status, problem } = await first.call(addCareNote, { params: params(), body: fixture.note(values) });
      return [status, problem.fields];
    };
    expect(await refused({ ...clock(), minutes: 21 })).toEqual([
      422,
      { minutes: 'Minutes cannot exceed the time from start to end' },
    ]);
    expect(await refused({ startedAt: minute(600) })).toEqual([422, { endedAt: 'End time is required' }]);
    expect(await refused({ startedAt: minute(-20), endedAt: minute(10) })).toEqual([
      422,
      { startedAt: 'Start must be on the date of the note' },
    ]);
    expect(await refused({ contactMode: 'MESSAGE' })).toEqual([
      422,
      { interactionType: 'A message is not a live interaction' },
    ]);
    expect(await refused({ contactMode: 'PIGEON' })).toEqual([422, { contactMode: expect.any(String) as string }]);
    expect(await refused({ credential: 'KING' })).toEqual([422, { credential: expect.any(String) as string }]);
    expect(await refused({ startedAt: '10:00', endedAt: '10:20' })).toEqual([
      422,
      { startedAt: 'Not a valid date and time', endedAt: 'Not a valid date and time' },
    ]);
    expect(await listed(fixture.patientId)).toEqual([]);
  });

  it('over midnight counts on the day on which it starts', async () => {
    expect(await fixture.add({ startedAt: minute(1430), endedAt: minute(1450) })).toMatchObject({
      date: fixture.lastMonth(),
      startedAt: minute(1430),
    });
  });

  it('is unchanged when an update omits it, and is removed when an update sets it to null', async () => {
    const { id } = await fixture.add({ ...clock(), contactMode: 'PHONE', credential: 'OT' });
    const change = async (values: object, version: number) =>
      (
        await first.call(updateCareNote, {
          params: { ...params(), id },
          body: fixture.note(values),
          ...fixture.version(version),
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

  it('REC-59 cannot be changed for a note in a BILLED cycle', async () => {
    const { id } = await fixture.add({ ...clock(), contactMode: 'PHONE', credential: 'PT' });
    await fixture.bill();
    const change = (values: object) =>
      first.call(updateCareNote, { params: { ...params(), id }, body: fixture.note(values), ...fixture.version(1) });
    for (const values of [
      clock(601, 621),
      { startedAt: null, endedAt: null },
      { contactMode: 'VIDEO' },
      { credential: 'PTA' },
    ])
      expect((await change(values)).status).toBe(409);
    expect((await change({ notes: 'Reworded.', ...clock(), contactMode: 'PHONE', credential: 'PT' })).status).toBe(200);
  });

  it('OPEN-072 after billing is marked as not billed until the billing is reverted', async () => {
    await fixture.add();
    await fixture.bill();
    expect(await fixture.add({ date: fixture.lastMonth('20') })).toMatchObject({
      notBilled: true,
      rtmCycleStatus: null,
    });
    expect((await listed(fixture.patientId)).map(({ notBilled }) => notBilled)).toEqual([true, false]);
  });
});

describe('a time overlap of care notes', () => {
  it('is shown on both notes of one patient, with the author of the other note', async () => {
    await fixture.add(clock());
    const added = await admin.call(addCareNote, {
      params: params(),
      body: fixture.note({ ...clock(610, 640), minutes: 30 }),
    });
    const shared = { of: 'PATIENT', startedAt: minute(610), endedAt: minute(620), minutes: 10, patient: null };
    expect(added.body.overlaps).toEqual([
      {
        ...shared,
        author: { id: world.seed.A.practitioners.first.practitionerId, firstName: 'firsta', lastName: 'CANARYA1' },
      },
    ]);
    expect((await listed(fixture.patientId)).map(({ overlaps }) => overlaps)).toEqual([
      [expect.objectContaining(shared)],
      [expect.objectContaining(shared)],
    ]);
  });

  it('is shown on both patients of one author, and not to readers without access to the other patient', async () => {
    await admin.call(addCareNote, { params: params(), body: fixture.note(clock()) });
    const other = await onOther(admin, clock(605, 625));
    expect(other.body.overlaps).toMatchObject([{ of: 'AUTHOR', minutes: 15, patient: { id: fixture.patientId } }]);
    const [own] = await listed(fixture.patientId);
    expect(own!.overlaps).toMatchObject([{ of: 'AUTHOR', minutes: 15, patient: { id: world.seed.A.patients[1] } }]);
    const restricted = await listed(fixture.patientId, first);
    expect(JSON.stringify(restricted)).not.toContain('CANARYA2');
    const byAppAlone = await world
      .beside({ accessLayers: { app: true, rls: false } })
      .as(world.seed.A.practitioners.first);
    expect(restricted[0]!.overlaps).toEqual([]);
    expect((await listed(fixture.patientId, byAppAlone))[0]!.overlaps).toEqual([]);
  });

  it('REC-22 does not reveal the name of a hidden patient', async () => {
    const other = world.seed.A.patients[1];
    const setHidden = (hidden: boolean) =>
      world.asOwner((tx) => tx.update(patients).set({ hidden }).where(eq(patients.id, other)));
    await admin.call(addCareNote, { params: params(), body: fixture.note(clock()) });
    await onOther(admin, clock(605, 625));
    await setHidden(true);
    const [own] = await listed(fixture.patientId);
    await setHidden(false);
    expect(own!.overlaps).toMatchObject([{ of: 'AUTHOR', minutes: 15, patient: null }]);
  });

  it('is not reported for a note of another author on another patient or for adjacent notes', async () => {
    await fixture.add(clock());
    expect((await onOther(admin, clock())).status).toBe(201);
    await fixture.add({ ...clock(620, 640) });
    expect((await listed(fixture.patientId)).flatMap(({ overlaps }) => overlaps)).toEqual([]);
  });

  it('can be checked before a note is saved, without counting the note itself', async () => {
    const { id } = await fixture.add(clock());
    const ask = async (query: { startedAt: string; endedAt: string; note?: number }) =>
      (await first.call(checkCareNoteOverlap, { params: params(), query })).body.overlaps;
    expect(await ask(clock(615, 630))).toMatchObject([{ of: 'PATIENT', minutes: 5 }]);
    expect(await ask({ ...clock(615, 630), note: id })).toEqual([]);
    expect(
      (await first.call(checkCareNoteOverlap, { params: { patientId: world.seed.A.patients[1] }, query: clock() }))
        .status,
    ).toBe(404);
  });
});

it('the author’s most recent credential is suggested', async () => {
  const own = async (by: Caller) => (await by.call(ownCredential)).body.credential;
  expect(await own(first)).toBeNull();
  await fixture.add({ credential: 'PT' });
  await fixture.add({ credential: 'PTA' });
  await fixture.add({ credential: null });
  await admin.call(addCareNote, { params: params(), body: fixture.note({ credential: 'AIDE' }) });
  expect(await own(first)).toBe('PTA');
});
