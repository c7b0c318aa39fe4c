import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteCareNote, listCareNotes, updateCareNote } from '../../contract/care-notes/care-notes.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { careNotes, plansOfCare } from '../../server/platform/db/schema.ts';
import { careNoteFixture } from './care-note-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

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

describe('a care note', () => {
  it('REC-28 is saved against the version that was read, and the month is recalculated', async () => {
    const { id } = await fixture.add();
    const params = { patientId: fixture.patientId, id };
    const saved = await first.call(updateCareNote, {
      params,
      body: fixture.note({ minutes: 41 }),
      ...fixture.version(1),
    });
    expect(saved.body).toMatchObject({ minutes: 41, version: 2 });
    expect((await fixture.months()).map(({ code }) => code).toSorted()).toEqual(['98980', '98981']);
    const late = await first.call(updateCareNote, {
      params,
      body: fixture.note({ notes: 'late' }),
      ...fixture.version(1),
    });
    expect([late.status, late.problem.current]).toEqual([
      412,
      expect.objectContaining({ id, minutes: 41, version: 2 }),
    ]);
    expect((await first.call(updateCareNote, { params, body: fixture.note() })).status).toBe(428);
  });

  it('REC-28 can be deleted together with what it counted for', async () => {
    const { id } = await fixture.add();
    const params = { patientId: fixture.patientId, id };
    expect((await first.call(deleteCareNote, { params, ...fixture.version(9) })).status).toBe(412);
    expect((await first.call(deleteCareNote, { params, ...fixture.version(1) })).status).toBe(204);
    expect((await first.call(listCareNotes, { params: { patientId: fixture.patientId } })).body.items).toEqual([]);
    expect(await fixture.months()).toEqual([]);
  });

  it('REC-52 cannot be moved into the future, and keeps its date when only the text changes', async () => {
    const { id } = await fixture.add({ date: addDays(fixture.lastMonth('01'), -60) });
    const params = { patientId: fixture.patientId, id };
    const moved = await first.call(updateCareNote, {
      params,
      body: fixture.note({ date: addDays(fixture.today(), 2) }),
      ...fixture.version(1),
    });
    expect(moved.problem.fields).toEqual({ date: 'Date cannot be in the future' });
    await world.asOwner((tx) =>
      tx
        .update(plansOfCare)
        .set({ start: fixture.lastMonth('01') })
        .where(eq(plansOfCare.patientId, fixture.patientId)),
    );
    const worded = await first.call(updateCareNote, {
      params,
      body: fixture.note({ date: addDays(fixture.lastMonth('01'), -60), notes: 'Reworded.' }),
      ...fixture.version(1),
    });
    expect(worded.status).toBe(200);
  });
});

describe('a note in a billed cycle', () => {
  it('REC-58 OPEN-072 can still be reworded', async () => {
    const { id } = await fixture.add();
    await fixture.bill();
    const { status, body } = await first.call(updateCareNote, {
      params: { patientId: fixture.patientId, id },
      body: fixture.note({ notes: 'In better words.' }),
      ...fixture.version(1),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      notes: 'In better words.',
      rtmCycleStatus: 'BILLED',
      may: { editFacts: false, delete: false },
    });
  });

  it('REC-59 keeps its date, minutes and interaction type', async () => {
    const { id } = await fixture.add();
    await fixture.bill();
    for (const change of [{ date: fixture.lastMonth('16') }, { minutes: 21 }, { interactionType: null }]) {
      const { status } = await first.call(updateCareNote, {
        params: { patientId: fixture.patientId, id },
        body: fixture.note(change),
        ...fixture.version(1),
      });
      expect(status).toBe(409);
    }
    const [row] = await world.asOwner((tx) => tx.select().from(careNotes).where(eq(careNotes.id, id)));
    expect(row).toMatchObject({ date: fixture.lastMonth(), minutes: 20, interactionType: LIVE, version: 1 });
  });

  it('REC-60 cannot be deleted', async () => {
    const { id } = await fixture.add();
    await fixture.bill();
    expect(
      (await first.call(deleteCareNote, { params: { patientId: fixture.patientId, id }, ...fixture.version(1) }))
        .status,
    ).toBe(409);
    expect((await first.call(listCareNotes, { params: { patientId: fixture.patientId } })).body.totalItems).toBe(1);
  });

  it('OPEN-072 can be changed while its cycle is only ready to bill', async () => {
    const { id, rtmCycleStatus } = await fixture.add();
    expect(rtmCycleStatus).toBe('READY_TO_BILL');
    expect(
      (
        await first.call(updateCareNote, {
          params: { patientId: fixture.patientId, id },
          body: fixture.note({ minutes: 5 }),
          ...fixture.version(1),
        })
      ).status,
    ).toBe(200);
  });

  it('stays editable, uncounted and unbilled when it was written after billing', async () => {
    await fixture.add();
    await fixture.bill();
    const late = await fixture.add({ date: fixture.lastMonth('20'), minutes: 30 });
    expect(late).toMatchObject({ rtmCycleStatus: null, may: { editFacts: true, delete: true } });
    expect(await fixture.months()).toMatchObject([{ status: 'BILLED', minutes: 20 }]);
    expect(
      (
        await first.call(deleteCareNote, {
          params: { patientId: fixture.patientId, id: late.id },
          ...fixture.version(1),
        })
      ).status,
    ).toBe(204);
  });

  it('of another month cannot be moved into a billed month', async () => {
    await fixture.add();
    await fixture.bill();
    const other = await fixture.add({ date: fixture.today() });
    const { status, problem } = await first.call(updateCareNote, {
      params: { patientId: fixture.patientId, id: other.id },
      body: fixture.note({ date: fixture.lastMonth() }),
      ...fixture.version(1),
    });
    expect([status, problem.fields]).toEqual([409, { date: 'That month has already been billed' }]);
  });
});
