import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteCareNote, listCareNotes, updateCareNote } from '../../contract/care-notes.ts';
import { addDays } from '../../domain/calendar.ts';
import { careNotes, plansOfCare } from '../../server/db/schema/index.ts';
import { careNoteDesk } from './care-note-desk.ts';
import { openWorld, type Caller, type World } from './world.ts';

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

describe('editing and deleting', () => {
  it('REC-28 saves against the version that was read, and recounts the month', async () => {
    const { id } = await desk.add();
    const params = { patientId: desk.patientId, id };
    const saved = await first.call(updateCareNote, { params, body: desk.note({ minutes: 41 }), ...desk.version(1) });
    expect(saved.body).toMatchObject({ minutes: 41, version: 2 });
    expect((await desk.months()).map(({ code }) => code).toSorted()).toEqual(['98980', '98981']);
    const late = await first.call(updateCareNote, { params, body: desk.note({ notes: 'late' }), ...desk.version(1) });
    expect([late.status, late.problem.current]).toEqual([
      412,
      expect.objectContaining({ id, minutes: 41, version: 2 }),
    ]);
    expect((await first.call(updateCareNote, { params, body: desk.note() })).status).toBe(428);
  });

  it('REC-28 deletes a note and what it counted for', async () => {
    const { id } = await desk.add();
    const params = { patientId: desk.patientId, id };
    expect((await first.call(deleteCareNote, { params, ...desk.version(9) })).status).toBe(412);
    expect((await first.call(deleteCareNote, { params, ...desk.version(1) })).status).toBe(204);
    expect((await first.call(listCareNotes, { params: { patientId: desk.patientId } })).body.items).toEqual([]);
    expect(await desk.months()).toEqual([]);
  });

  it('REC-52 refuses to move a note into the future, and keeps its date when only words change', async () => {
    const { id } = await desk.add({ date: addDays(desk.lastMonth('01'), -60) });
    const params = { patientId: desk.patientId, id };
    const moved = await first.call(updateCareNote, {
      params,
      body: desk.note({ date: addDays(desk.today(), 2) }),
      ...desk.version(1),
    });
    expect(moved.problem.fields).toEqual({ date: 'Date cannot be in the future' });
    await world.asOwner((tx) =>
      tx
        .update(plansOfCare)
        .set({ start: desk.lastMonth('01') })
        .where(eq(plansOfCare.patientId, desk.patientId)),
    );
    const worded = await first.call(updateCareNote, {
      params,
      body: desk.note({ date: addDays(desk.lastMonth('01'), -60), notes: 'Reworded.' }),
      ...desk.version(1),
    });
    expect(worded.status).toBe(200);
  });
});

describe('a note in a billed cycle', () => {
  it('REC-58 OPEN-072 may still be reworded', async () => {
    const { id } = await desk.add();
    await desk.bill();
    const { status, body } = await first.call(updateCareNote, {
      params: { patientId: desk.patientId, id },
      body: desk.note({ notes: 'In better words.' }),
      ...desk.version(1),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      notes: 'In better words.',
      rtmCycleStatus: 'BILLED',
      may: { editFacts: false, delete: false },
    });
  });

  it('REC-59 keeps its date, minutes and contact', async () => {
    const { id } = await desk.add();
    await desk.bill();
    for (const change of [{ date: desk.lastMonth('16') }, { minutes: 21 }, { interactionType: null }]) {
      const { status } = await first.call(updateCareNote, {
        params: { patientId: desk.patientId, id },
        body: desk.note(change),
        ...desk.version(1),
      });
      expect(status).toBe(409);
    }
    const [row] = await world.asOwner((tx) => tx.select().from(careNotes).where(eq(careNotes.id, id)));
    expect(row).toMatchObject({ date: desk.lastMonth(), minutes: 20, interactionType: LIVE, version: 1 });
  });

  it('REC-60 cannot be deleted', async () => {
    const { id } = await desk.add();
    await desk.bill();
    expect(
      (await first.call(deleteCareNote, { params: { patientId: desk.patientId, id }, ...desk.version(1) })).status,
    ).toBe(409);
    expect((await first.call(listCareNotes, { params: { patientId: desk.patientId } })).body.totalItems).toBe(1);
  });

  it('OPEN-072 is free while its cycle is only ready to bill', async () => {
    const { id, rtmCycleStatus } = await desk.add();
    expect(rtmCycleStatus).toBe('READY_TO_BILL');
    expect(
      (
        await first.call(updateCareNote, {
          params: { patientId: desk.patientId, id },
          body: desk.note({ minutes: 5 }),
          ...desk.version(1),
        })
      ).status,
    ).toBe(200);
  });

  it('leaves a note that came after the billing free, uncounted and unbilled', async () => {
    await desk.add();
    await desk.bill();
    const late = await desk.add({ date: desk.lastMonth('20'), minutes: 30 });
    expect(late).toMatchObject({ rtmCycleStatus: null, may: { editFacts: true, delete: true } });
    expect(await desk.months()).toMatchObject([{ status: 'BILLED', minutes: 20 }]);
    expect(
      (await first.call(deleteCareNote, { params: { patientId: desk.patientId, id: late.id }, ...desk.version(1) }))
        .status,
    ).toBe(204);
  });

  it('takes no note from another month once it is billed', async () => {
    await desk.add();
    await desk.bill();
    const other = await desk.add({ date: desk.today() });
    const { status, problem } = await first.call(updateCareNote, {
      params: { patientId: desk.patientId, id: other.id },
      body: desk.note({ date: desk.lastMonth() }),
      ...desk.version(1),
    });
    expect([status, problem.fields]).toEqual([409, { date: 'That month has already been billed' }]);
  });
});
