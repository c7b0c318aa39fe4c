import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote, deleteCareNote, listCareNotes, updateCareNote } from '../../contract/care-notes.ts';
import { addDays, monthOf, todayIn } from '../../domain/calendar.ts';
import { careNotes, patients, plansOfCare, rtmCycles, rtmStatusChanges } from '../../server/db/schema/index.ts';
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
async function bill(): Promise<void> {
  const { organizationId } = world.seed.A;
  for (const { id } of await months()) {
    await world.asOwner((tx) => tx.update(rtmCycles).set({ status: 'BILLED' }).where(eq(rtmCycles.id, id)));
    await world.asOwner((tx) =>
      tx.insert(rtmStatusChanges).values({
        organizationId,
        cycleId: id,
        patientId,
        fromStatus: 'READY_TO_BILL',
        toStatus: 'BILLED',
        changedBy: 'somebody',
      }),
    );
  }
}

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

describe('editing and deleting', () => {
  it('REC-28 saves against the version that was read, and recounts the month', async () => {
    const { id } = await add();
    const params = { patientId, id };
    const saved = await first.call(updateCareNote, { params, body: note({ minutes: 41 }), ...version(1) });
    expect(saved.body).toMatchObject({ minutes: 41, version: 2 });
    expect((await months()).map(({ code }) => code).toSorted()).toEqual(['98980', '98981']);
    const late = await first.call(updateCareNote, { params, body: note({ notes: 'late' }), ...version(1) });
    expect([late.status, late.problem.current]).toEqual([
      412,
      expect.objectContaining({ id, minutes: 41, version: 2 }),
    ]);
    expect((await first.call(updateCareNote, { params, body: note() })).status).toBe(428);
  });

  it('REC-28 deletes a note and what it counted for', async () => {
    const { id } = await add();
    const params = { patientId, id };
    expect((await first.call(deleteCareNote, { params, ...version(9) })).status).toBe(412);
    expect((await first.call(deleteCareNote, { params, ...version(1) })).status).toBe(204);
    expect((await first.call(listCareNotes, { params: { patientId } })).body.items).toEqual([]);
    expect(await months()).toEqual([]);
  });

  it('REC-52 refuses to move a note into the future, and keeps its date when only words change', async () => {
    const { id } = await add({ date: addDays(lastMonth('01'), -60) });
    const params = { patientId, id };
    const moved = await first.call(updateCareNote, {
      params,
      body: note({ date: addDays(today(), 2) }),
      ...version(1),
    });
    expect(moved.problem.fields).toEqual({ date: 'Date cannot be in the future' });
    await world.asOwner((tx) =>
      tx
        .update(plansOfCare)
        .set({ start: lastMonth('01') })
        .where(eq(plansOfCare.patientId, patientId)),
    );
    const worded = await first.call(updateCareNote, {
      params,
      body: note({ date: addDays(lastMonth('01'), -60), notes: 'Reworded.' }),
      ...version(1),
    });
    expect(worded.status).toBe(200);
  });
});

describe('a note in a billed cycle', () => {
  it('REC-58 OPEN-072 may still be reworded', async () => {
    const { id } = await add();
    await bill();
    const { status, body } = await first.call(updateCareNote, {
      params: { patientId, id },
      body: note({ notes: 'In better words.' }),
      ...version(1),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      notes: 'In better words.',
      rtmCycleStatus: 'BILLED',
      may: { editFacts: false, delete: false },
    });
  });

  it('REC-59 keeps its date, minutes and contact', async () => {
    const { id } = await add();
    await bill();
    for (const change of [{ date: lastMonth('16') }, { minutes: 21 }, { interactionType: null }]) {
      const { status } = await first.call(updateCareNote, {
        params: { patientId, id },
        body: note(change),
        ...version(1),
      });
      expect(status).toBe(409);
    }
    const [row] = await world.asOwner((tx) => tx.select().from(careNotes).where(eq(careNotes.id, id)));
    expect(row).toMatchObject({ date: lastMonth(), minutes: 20, interactionType: LIVE, version: 1 });
  });

  it('REC-60 cannot be deleted', async () => {
    const { id } = await add();
    await bill();
    expect((await first.call(deleteCareNote, { params: { patientId, id }, ...version(1) })).status).toBe(409);
    expect((await first.call(listCareNotes, { params: { patientId } })).body.totalItems).toBe(1);
  });

  it('OPEN-072 is free while its cycle is only ready to bill', async () => {
    const { id, rtmCycleStatus } = await add();
    expect(rtmCycleStatus).toBe('READY_TO_BILL');
    expect(
      (await first.call(updateCareNote, { params: { patientId, id }, body: note({ minutes: 5 }), ...version(1) }))
        .status,
    ).toBe(200);
  });

  it('leaves a note that came after the billing free, uncounted and unbilled', async () => {
    await add();
    await bill();
    const late = await add({ date: lastMonth('20'), minutes: 30 });
    expect(late).toMatchObject({ rtmCycleStatus: null, may: { editFacts: true, delete: true } });
    expect(await months()).toMatchObject([{ status: 'BILLED', minutes: 20 }]);
    expect((await first.call(deleteCareNote, { params: { patientId, id: late.id }, ...version(1) })).status).toBe(204);
  });

  it('takes no note from another month once it is billed', async () => {
    await add();
    await bill();
    const other = await add({ date: today() });
    const { status, problem } = await first.call(updateCareNote, {
      params: { patientId, id: other.id },
      body: note({ date: lastMonth() }),
      ...version(1),
    });
    expect([status, problem.fields]).toEqual([409, { date: 'That month has already been billed' }]);
  });
});
