import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rtmCycles } from '../../server/platform/db/schema.ts';
import { attestationIn, changesIn, setStatusIn, statusIn } from './billing-fixture.ts';
import { reasonOf } from './reason-of.ts';
import { addCycle, withoutCycles, type StoredCycle } from './stored-cycles.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let here: number;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  [here] = world.seed.A.patients;
});
afterAll(() => world.close());

beforeEach(() => withoutCycles(world));

const cycle = (patientId: number, values: Partial<StoredCycle> = {}) => addCycle(world, patientId, values);
const getStatus = (id: number) => statusIn(world, id);
const changes = () => changesIn(world);

describe('the billing of a cycle', () => {
  const attestation = () => attestationIn(world);
  const set = (caller: Caller, id: number, body: object) => setStatusIn(world)(caller, id, body);
  const management = (values: Partial<StoredCycle> = {}) =>
    cycle(here, {
      code: '98980',
      clock: 'CALENDAR_MONTH',
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      minutes: 45,
      ...values,
    });

  it('RTM-15 requires an attestation', async () => {
    const id = await cycle(here);
    const refusals: [object | null, Record<string, string>][] = [
      [null, { attestation: 'Choose who bills this and confirm that no one else does' }],
      [
        { ...attestation(), onePractitioner: false },
        { 'attestation.onePractitioner': 'Confirm that no one else bills this period' },
      ],
      [
        { ...attestation(), noPhysiologicMonitoring: false },
        { 'attestation.noPhysiologicMonitoring': 'Confirm that no physiologic monitoring is billed' },
      ],
    ];
    for (const [given, fields] of refusals) {
      const { status, problem } = await set(first, id, { status: 'BILLED', attestation: given });
      expect([status, problem.fields]).toEqual([422, fields]);
    }
    expect(await getStatus(id)).toBe('READY_TO_BILL');
    expect(await changes()).toEqual([]);
  });

  it('A2 rejects a practitioner of another location or clinic, or one who was removed', async () => {
    const { A, B } = world.seed;
    const id = await cycle(here);
    for (const { practitionerId } of [A.practitioners.second, B.practitioners.first, { practitionerId: 999_999 }]) {
      const given = { ...attestation(), practitionerId };
      const { status, problem } = await set(first, id, { status: 'BILLED', attestation: given });
      expect([status, problem.fields]).toEqual([422, { 'attestation.practitionerId': 'Not a valid provider' }]);
    }
    expect(await getStatus(id)).toBe('READY_TO_BILL');
  });

  it('accepts a flagged cycle once its flags were reviewed', async () => {
    const id = await cycle(here, { flags: ['ENDED_EARLY'] });
    const refusal = await set(first, id, { status: 'BILLED' });
    expect([refusal.status, refusal.problem.fields]).toEqual([
      422,
      { 'attestation.flagsReviewed': 'Confirm that you reviewed the flagged items' },
    ]);
    const reviewed = { ...attestation(), flagsReviewed: true };
    expect((await set(first, id, { status: 'BILLED', attestation: reviewed })).status).toBe(200);
  });

  it('accepts 98981 after 98980 of its month, and 98980 cannot be reverted first', async () => {
    const base = await management();
    const further = await management({ code: '98981' });
    const early = await set(first, further, { status: 'BILLED' });
    expect([early.status, early.problem.message]).toEqual([
      409,
      '98981 is billed together with 98980 of the same month, or after it.',
    ]);
    expect((await set(first, base, { status: 'BILLED' })).status).toBe(200);
    expect((await set(first, further, { status: 'BILLED' })).status).toBe(200);
    const back = await set(first, base, { status: 'READY_TO_BILL', reason: 'Denied' });
    expect([back.status, back.problem.message]).toEqual([
      409,
      '98981 is billed as an add-on to 98980 for the same month. Revert 98981 first.',
    ]);
    expect(await getStatus(base)).toBe('BILLED');
  });

  it('does not accept 98981 by the 98980 of another month', async () => {
    await management({ status: 'BILLED' });
    const further = await management({ code: '98981', startDate: '2026-09-01', endDate: '2026-09-30' });
    expect((await set(first, further, { status: 'BILLED' })).status).toBe(409);
  });

  it.each([
    ['98985', '98977', { startDate: '2026-09-10' }],
    ['98979', '98980', { clock: 'CALENDAR_MONTH', startDate: '2026-10-01', endDate: '2026-10-31' }],
  ] as const)('never accepts %s beside %s of the same period', async (code, billed, values) => {
    await cycle(here, { ...values, code: billed, status: 'BILLED' });
    const { status, problem } = await set(first, await cycle(here, { ...values, code }), { status: 'BILLED' });
    expect([status, problem.message]).toEqual([409, `${code} cannot be billed with ${billed} for the same period.`]);
  });

  it('allows one practitioner for a patient and period', async () => {
    const base = await management();
    const further = await management({ code: '98981' });
    expect((await set(first, base, { status: 'BILLED' })).status).toBe(200);
    const other = { ...attestation(), practitionerId: world.seed.A.practitioners.admin.practitionerId! };
    const { status, problem } = await set(admin, further, { status: 'BILLED', attestation: other });
    expect([status, problem.fields]).toEqual([
      422,
      { 'attestation.practitionerId': 'Another practitioner already billed this patient for the same period' },
    ]);
    expect((await set(admin, further, { status: 'BILLED' })).status).toBe(200);
  });

  it('allows the practitioner who billed last when the billing was reverted meanwhile', async () => {
    const base = await management();
    const further = await management({ code: '98981' });
    const other = { ...attestation(), practitionerId: world.seed.A.practitioners.admin.practitionerId! };
    expect((await set(admin, base, { status: 'BILLED' })).status).toBe(200);
    await world.asOwner((tx) => tx.update(rtmCycles).set({ status: 'READY_TO_BILL' }).where(eq(rtmCycles.id, base)));
    expect((await set(admin, base, { status: 'BILLED', attestation: other })).status).toBe(200);
    expect(reasonOf(await set(admin, further, { status: 'BILLED' }))).toEqual([
      422,
      { 'attestation.practitionerId': 'Another practitioner already billed this patient for the same period' },
    ]);
    expect((await set(admin, further, { status: 'BILLED', attestation: other })).status).toBe(200);
  });
});
