import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billRtmMonth } from '../../contract/rtm/billing.ts';
import { rtmCycles } from '../../server/platform/db/schema.ts';
import { attestationIn, changesIn } from './billing-fixture.ts';
import { addCycle, withoutCycles, type StoredCycle } from './stored-cycles.ts';
import { openWorld, type Caller, type World } from './world.ts';

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

const supply = (patientId: number, values: Partial<StoredCycle> = {}) =>
  addCycle(world, patientId, { units: 1, ...values });
const october = { clock: 'CALENDAR_MONTH', startDate: '2026-10-01', endDate: '2026-10-31', minutes: 65 };
const base = (values: Partial<StoredCycle> = {}) => supply(here, { ...october, code: '98980', ...values });
const further = () => supply(here, { ...october, code: '98981', units: 2 });

const seenAs = async (ids: number[]) =>
  (await world.asOwner((tx) => tx.select().from(rtmCycles)))
    .filter(({ id }) => ids.includes(id))
    .map(({ id, code, units }) => ({ id, code, units }));
const bill = (cycles: object[], more: object = {}, patientId = here, yearMonth = '2026-10') =>
  first.call(billRtmMonth, {
    params: { patientId, yearMonth },
    body: { cycles, attestation: attestationIn(world, more) },
  });
const statuses = async () =>
  Object.fromEntries(
    (await world.asOwner((tx) => tx.select().from(rtmCycles))).map(({ id, status }) => [id, status] as const),
  );
const changes = () => changesIn(world);

describe('billing all ready cycles of a month', () => {
  it('RTM-15 bills all selected cycles with one attestation, and no others', async () => {
    const window = await supply(here);
    const months = [await base(), await further()];
    await supply(here, { startDate: '2026-10-10', endDate: '2026-11-08' });
    const chosen = [window, ...months];
    const { status, body } = await bill(await seenAs(chosen));
    expect(status).toBe(200);
    expect(body.cycles.map(({ code, status: now }) => `${code} ${now}`).toSorted()).toEqual([
      '98977 BILLED',
      '98980 BILLED',
      '98981 BILLED',
    ]);
    const billed = (await changes()).filter(({ toStatus }) => toStatus === 'BILLED').map(({ cycleId }) => cycleId);
    expect(billed.toSorted((a, b) => a - b)).toEqual(chosen);
    const now = await statuses();
    expect(
      Object.keys(now)
        .filter((id) => now[id] === 'BILLED')
        .map(Number),
    ).toEqual(chosen);
    expect((await changes()).map((change) => [change.code, change.toStatus, change.attestation])).toEqual(
      expect.arrayContaining(['98977', '98980', '98981'].map((code) => [code, 'BILLED', attestationIn(world)])),
    );
  });

  it('bills none of them when one is not ready, of another month or of another patient', async () => {
    const ready = await base();
    const others = [
      await supply(here, { status: 'IN_PROGRESS' }),
      await supply(here, { startDate: '2026-07-01', endDate: '2026-07-30' }),
      await supply(there),
    ];
    for (const other of others) {
      const { status, problem } = await bill(await seenAs([ready, other]));
      expect([status, problem.message]).toEqual([
        409,
        'The codes that are ready to bill have changed. Review them again.',
      ]);
      expect((problem as unknown as { current: { cycles: { id: number }[] } }).current.cycles).toContainEqual(
        expect.objectContaining({ id: ready, status: 'READY_TO_BILL' }),
      );
    }
    expect(Object.values(await statuses())).not.toContain('BILLED');
    expect(await changes()).toEqual([]);
  });

  it('bills nothing that was recalculated since it was displayed', async () => {
    const id = await base();
    const asSeen = await seenAs([id]);
    await world.asOwner((tx) => tx.update(rtmCycles).set({ code: '98979' }).where(eq(rtmCycles.id, id)));
    expect((await bill(asSeen)).status).toBe(409);
    expect((await bill(asSeen.map((cycle) => ({ ...cycle, code: '98979', units: 3 })))).status).toBe(409);
    expect(await statuses()).toEqual({ [id]: 'READY_TO_BILL' });
  });

  it('rejects 98981 alone, flagged cycles without a review, and an empty selection', async () => {
    const window = await supply(here, { flags: ['HELD_FOR_REVIEW'] });
    const month = await base();
    const add = await further();
    expect((await bill(await seenAs([add]))).problem.message).toBe(
      '98981 is billed together with 98980 of the same month, or after it.',
    );
    const flagged = await bill(await seenAs([window, month]));
    expect([flagged.status, flagged.problem.fields]).toEqual([
      422,
      { 'attestation.flagsReviewed': 'Confirm that you reviewed the flagged items' },
    ]);
    expect((await bill([])).problem.fields).toEqual({ cycles: 'Choose at least one code' });
    expect(await changes()).toEqual([]);
    expect((await bill(await seenAs([window, month]), { flagsReviewed: true })).status).toBe(200);
  });

  it('C4 bills once when ten users click at the same time', async () => {
    const cycles = await seenAs([await supply(here), await base()]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => bill(cycles)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await changes()).toHaveLength(2);
  });

  it('A1 is rejected for a patient of another location or clinic', async () => {
    for (const patientId of [there, world.seed.B.patients[0]]) {
      const id = await supply(patientId);
      expect((await bill(await seenAs([id]), {}, patientId)).status).toBe(404);
    }
    expect(await changes()).toEqual([]);
  });
});
