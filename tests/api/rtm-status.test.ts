import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCareNote } from '../../contract/care-notes/care-notes.ts';
import { getRtmCycle } from '../../contract/rtm/billing.ts';
import { addDays, toMonth, getToday } from '../../domain/platform/calendar.ts';
import { careNotes, plansOfCare, rtmCycles } from '../../server/platform/db/schema.ts';
import { attestationIn, changesIn, setStatusIn, statusIn } from './billing-fixture.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { addCycle, withoutCycles, type StoredCycle } from './stored-cycles.ts';
import { accessLayerCombinations, openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let here: number;
let there: number;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  [here, there] = world.seed.A.patients;
});
afterAll(() => world.close());

beforeEach(() => withoutCycles(world));

const cycle = (patientId: number, values: Partial<StoredCycle> = {}) => addCycle(world, patientId, values);
const getStatus = (id: number) => statusIn(world, id);
const changes = () => changesIn(world);

describe('changing the status of a cycle', () => {
  const attestation = () => attestationIn(world);
  const set = (caller: Caller, id: number, body: object) => setStatusIn(world)(caller, id, body);

  it('RTM-15 OPEN-079 bills a cycle that is ready, and stores the user and the attestation', async () => {
    const id = await cycle(here);
    const { status, body } = await set(first, id, { status: 'BILLED' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'BILLED', numActiveDays: 18 });
    expect(await changes()).toMatchObject([
      {
        organizationId: world.seed.A.organizationId,
        cycleId: id,
        patientId: here,
        code: '98977',
        startDate: '2026-09-10',
        endDate: '2026-10-09',
        fromStatus: 'READY_TO_BILL',
        toStatus: 'BILLED',
        reason: null,
        attestation: attestation(),
        changedBy: world.seed.A.practitioners.first.userId,
      },
    ]);
  });

  it('RTM-15 RTM-17 allows no other transition to BILLED, nor any to automatic statuses', async () => {
    const outcomes: string[] = [];
    for (const from of ['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE', 'READY_TO_BILL', 'BILLED']) {
      for (const to of ['IN_PROGRESS', 'ACTIVE_DAYS_INCOMPLETE', 'READY_TO_BILL', 'BILLED']) {
        await world.asOwner((tx) => tx.delete(rtmCycles));
        const id = await cycle(here, { status: from });
        const { status } = await set(first, id, { status: to, reason: 'Because.' });
        outcomes.push(status === 409 && (await getStatus(id)) === from ? 'refused' : `${status} ${from} to ${to}`);
      }
    }
    expect(outcomes.filter((outcome) => outcome !== 'refused')).toEqual([
      '200 READY_TO_BILL to BILLED',
      '200 BILLED to READY_TO_BILL',
    ]);
    expect(outcomes).toHaveLength(16);
  });

  it('RTM-16 reverts a billing only with a reason, which is stored', async () => {
    const id = await cycle(here, { status: 'BILLED' });
    for (const reason of [undefined, null, '   ']) {
      const { status, problem } = await set(first, id, { status: 'READY_TO_BILL', reason });
      expect([status, problem.fields]).toEqual([422, { reason: 'Reason is required' }]);
    }
    expect(await getStatus(id)).toBe('BILLED');
    expect((await set(first, id, { status: 'READY_TO_BILL', reason: 'Denied by the payer' })).status).toBe(200);
    expect(await changes()).toContainEqual(
      expect.objectContaining({ fromStatus: 'BILLED', toStatus: 'READY_TO_BILL', reason: 'Denied by the payer' }),
    );
  });

  it('RTM-16 recalculates when a billing is reverted: a late note counts then', async () => {
    const start = addDays(getToday('America/Denver', new Date()), -90);
    await world.asOwner((tx) =>
      tx.update(plansOfCare).set({ start, setupDate: start, setupBy: 'ENTRY' }).where(eq(plansOfCare.patientId, here)),
    );
    const lastMonth = toMonth(addDays(`${toMonth(getToday('America/Denver', new Date()))}-01`, -1));
    const note = {
      date: `${lastMonth}-15`,
      minutes: 25,
      notes: 'Call',
      interactionType: 'PATIENT_INTERACTIVE_COMMUNICATION' as const,
    };
    await world.asOwner((tx) => tx.delete(careNotes).where(eq(careNotes.patientId, here)));
    await first.call(addCareNote, { params: { patientId: here }, body: note });
    const [ready] = await world.asOwner((tx) =>
      tx
        .select()
        .from(rtmCycles)
        .where(and(eq(rtmCycles.patientId, here), eq(rtmCycles.code, '98980'))),
    );
    await set(first, ready!.id, { status: 'BILLED' });
    await first.call(addCareNote, { params: { patientId: here }, body: { ...note, minutes: 5 } });
    expect((await first.call(getRtmCycle, { params: { id: ready!.id } })).body).toMatchObject({
      status: 'BILLED',
      minutes: 25,
    });
    const { body } = await set(first, ready!.id, { status: 'READY_TO_BILL', reason: 'A call was missing' });
    expect(body).toMatchObject({ id: ready!.id, status: 'READY_TO_BILL', minutes: 30 });
  });

  it('C4 bills once when twenty users click at the same time', async () => {
    const id = await cycle(here);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => set(first, id, { status: 'BILLED' })))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await changes()).toHaveLength(1);
  });

  it('A1 A3 is rejected for a cycle of another location or organization', async () => {
    for (const accessLayers of accessLayerCombinations) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      await world.asOwner((tx) => tx.delete(rtmCycles));
      for (const patientId of [there, world.seed.B.patients[0]]) {
        const id = await cycle(patientId);
        expect((await set(caller, id, { status: 'BILLED' })).status).toBe(404);
        expect(await getStatus(id)).toBe('READY_TO_BILL');
      }
    }
    expect(await changes()).toEqual([]);
  });

  it('rejects an unknown status and unknown fields', async () => {
    const id = await cycle(here);
    expect((await set(first, id, { status: 'PAID' })).problem.fields).toEqual({ status: 'Status is required' });
    expect(reasonOf(await set(first, id, { status: 'BILLED', minutes: 60 }))).toEqual([422, unknownName('minutes')]);
    expect(await getStatus(id)).toBe('READY_TO_BILL');
  });
});
