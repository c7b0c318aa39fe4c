import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listRtmMonths, setRtmStatus } from '../../contract/rtm/billing.ts';
import {
  billRtmMonths,
  getRtmMonthTotals,
  listReadyRtmMonths,
  MAX_BILLED_PATIENTS,
  revertRtmMonths,
} from '../../contract/rtm/bulk-billing.ts';
import { emptyBillingDetails } from '../../domain/rtm/settings.ts';
import { auditRows, organizations, patients, rtmCycles, rtmSettings } from '../../server/platform/db/schema.ts';
import { changesIn } from './billing-fixture.ts';
import { stored } from './stored.ts';
import { addCycle, withoutCycles, type StoredCycle } from './stored-cycles.ts';
import { accessLayerCombinations, openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let here: number;
let there: number;
let provider: number;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  [here, there] = world.seed.A.patients;
  provider = world.seed.A.practitioners.first.practitionerId!;
});
afterAll(() => world.close());

const params = { yearMonth: '2026-10' };
beforeEach(async () => {
  await withoutCycles(world);
  await world.asOwner((tx) => tx.delete(rtmSettings));
  await world.asOwner((tx) => tx.update(patients).set({ primaryPractitionerId: null }));
});

const chargeAll = (charges: Record<string, number>) =>
  world.asOwner((tx) =>
    tx.insert(rtmSettings).values({
      organizationId: world.seed.A.organizationId,
      supplyDomain: 'MSK',
      dataDays: 'LOGGED',
      contactPerFurtherUnit: false,
      discipline: 'PT',
      billing: { ...emptyBillingDetails, charges },
      updatedBy: 'x',
    }),
  );
const supply = (patientId: number, values: Partial<StoredCycle> = {}) =>
  addCycle(world, patientId, { units: 1, modifiers: ['GP'], ...values });
const october = { clock: 'CALENDAR_MONTH', startDate: '2026-10-01', endDate: '2026-10-31', minutes: 65, units: 1 };
const management = (patientId: number, values: Partial<StoredCycle> = {}) =>
  addCycle(world, patientId, { ...october, code: '98980', ...values });

const seen = (id: number, code: '98977' | '98980' | '98981' = '98977', more: object = {}) => ({
  id,
  code,
  units: 1,
  modifiers: code === '98977' ? (['GP'] as const) : [],
  flags: [],
  ...more,
});
const chosen = (patientId: number, ...cycles: ReturnType<typeof seen>[]) => ({
  patientId,
  practitionerId: provider,
  cycles,
});
const attestation = { onePractitioner: true as const, noPhysiologicMonitoring: true as const };
const bill = (selection: ReturnType<typeof chosen>[], caller = admin, headers: Record<string, string> = {}) =>
  caller.call(billRtmMonths, { params, body: { patients: selection as never, attestation }, headers });
const revert = (selection: object, reason: string | null = 'Undone') =>
  admin.call(revertRtmMonths, { params, body: { patients: selection as never, reason } });
const statusOf = async (id: number) => (await stored(world, rtmCycles, eq(rtmCycles.id, id)))[0]?.status;
const billedChanges = async () => (await changesIn(world)).filter(({ toStatus }) => toStatus === 'BILLED');

describe('billing of many patients', () => {
  it('RTM-15 bills the codes of every patient by one attestation, with the provider of each', async () => {
    const ids = [await supply(here), await management(here), await supply(there)] as const;
    const other = world.seed.A.practitioners.admin.practitionerId!;
    const { status, body } = await bill([
      chosen(here, seen(ids[0]), seen(ids[1], '98980')),
      { ...chosen(there, seen(ids[2])), practitionerId: other },
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      billed: [
        {
          patientId: here,
          cycles: expect.arrayContaining([
            { id: ids[0], version: 2 },
            { id: ids[1], version: 2 },
          ]) as unknown,
        },
        { patientId: there, cycles: [{ id: ids[2], version: 2 }] },
      ],
      leftOut: [],
    });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['BILLED', 'BILLED', 'BILLED']);
    const attested = (id: number, practitionerId: number) => [
      id,
      { ...attestation, practitionerId, flagsReviewed: false },
    ];
    expect((await billedChanges()).map((change) => [change.cycleId, change.attestation])).toEqual([
      attested(ids[0], provider),
      attested(ids[1], provider),
      attested(ids[2], other),
    ]);
    const [row] = (await stored(world, auditRows, eq(auditRows.action, 'billRtmMonths'))).slice(-1);
    expect(row).toMatchObject({ entityIds: [here, there].map(String), outcome: 200 });
  });

  it('leaves a patient with a flagged code out as a whole, and bills the others', async () => {
    const flagged = await supply(here, { flags: ['ENDED_EARLY'] });
    const beside = await management(here);
    const clean = await supply(there);
    const { body } = await bill([
      chosen(here, seen(flagged, '98977', { flags: ['ENDED_EARLY'] }), seen(beside, '98980')),
      chosen(there, seen(clean)),
    ]);
    expect(body.billed.map(({ patientId }) => patientId)).toEqual([there]);
    expect(body.leftOut).toEqual([
      { patientId: here, reason: { code: 'rtm.reviewFirst', text: 'Flagged codes must be reviewed one by one.' } },
    ]);
    expect(await Promise.all([flagged, beside, clean].map(statusOf))).toEqual([
      'READY_TO_BILL',
      'READY_TO_BILL',
      'BILLED',
    ]);
  });

  it('leaves a patient out whose month changed since it was shown, and says so', async () => {
    const changed = await supply(here);
    const clean = await supply(there);
    await world.asOwner((tx) => tx.update(rtmCycles).set({ units: 2 }).where(eq(rtmCycles.id, changed)));
    const { body } = await bill([chosen(here, seen(changed)), chosen(there, seen(clean))]);
    expect(body.billed.map(({ patientId }) => patientId)).toEqual([there]);
    expect(body.leftOut).toEqual([
      {
        patientId: here,
        reason: {
          code: 'rtm.changedMeanwhile',
          text: expect.stringMatching(/changed/) as unknown,
        },
      },
    ]);
    expect(await statusOf(changed)).toBe('READY_TO_BILL');
  });

  it('leaves a patient out who would break a rule of billing, with its reason', async () => {
    const base = await management(here, { status: 'IN_PROGRESS' });
    const addOn = await management(here, { code: '98981' });
    const window = await supply(there);
    const { body } = await bill([chosen(here, seen(addOn, '98981')), chosen(there, seen(window))]);
    expect(body.leftOut).toMatchObject([{ patientId: here, reason: { code: 'rtm.baseRequired' } }]);
    expect([await statusOf(base), await statusOf(addOn), await statusOf(window)]).toEqual([
      'IN_PROGRESS',
      'READY_TO_BILL',
      'BILLED',
    ]);
  });

  it('does not bill a code whose last day lies in another month', async () => {
    const next = await supply(here, { startDate: '2026-10-20', endDate: '2026-11-18' });
    const { body } = await bill([chosen(here, seen(next))]);
    expect(body).toMatchObject({
      billed: [],
      leftOut: [{ patientId: here, reason: { code: 'rtm.changedMeanwhile' } }],
    });
  });

  it('bills once when the request is repeated with its key', async () => {
    const id = await supply(here);
    const headers = { 'idempotency-key': 'bulk-billing-0001' };
    const one = await bill([chosen(here, seen(id))], admin, headers);
    const two = await bill([chosen(here, seen(id))], admin, headers);
    expect(two.body).toEqual(one.body);
    expect(await billedChanges()).toHaveLength(1);
    const { body } = await bill([chosen(here, seen(id))]);
    expect(body.leftOut).toHaveLength(1);
  });

  it('SEC-02 refuses the selection when a patient or provider is of another organization or location', async () => {
    const own = await supply(here);
    const foreign = await supply(world.seed.B.patients[0]);
    const elsewhere = await supply(there);
    expect((await bill([chosen(here, seen(own)), chosen(world.seed.B.patients[0], seen(foreign))])).status).toBe(404);
    expect((await bill([chosen(here, seen(own)), chosen(there, seen(elsewhere))], first)).status).toBe(404);
    const strange = { ...chosen(here, seen(own)), practitionerId: world.seed.B.practitioners.admin.practitionerId! };
    expect((await bill([strange])).status).toBe(422);
    expect(await billedChanges()).toEqual([]);
  });

  it('SEC-02 refuses a user without billing, and more patients than one call bills', async () => {
    const own = eq(organizations.id, world.seed.B.organizationId);
    const other = await world.as(world.seed.B.practitioners.admin);
    const id = await supply(world.seed.B.patients[0]);
    const products = (only: ('GAIT' | 'HEALTH' | 'PRO' | 'SCAN')[]) =>
      world.asOwner((tx) => tx.update(organizations).set({ products: only }).where(own));
    await products(['GAIT']);
    const refused = await bill([chosen(world.seed.B.patients[0], seen(id))], other);
    await products(['HEALTH', 'GAIT', 'PRO', 'SCAN']);
    expect(refused.status).toBe(403);
    const many = Array.from({ length: MAX_BILLED_PATIENTS + 1 }, () => chosen(here, seen(id)));
    expect([(await bill(many)).status, (await bill([])).status]).toEqual([422, 422]);
  });
});

describe('undoing it', () => {
  it('RTM-16 reverts what was billed and nothing else, with the reason', async () => {
    const ids = [await supply(here), await management(here)] as const;
    const before = await supply(there, { status: 'BILLED' });
    const { body } = await bill([chosen(here, seen(ids[0]), seen(ids[1], '98980'))]);
    const undone = await revert(body.billed);
    expect(undone.body).toEqual({ reverted: [{ patientId: here }], leftOut: [] });
    const back = (await changesIn(world)).filter(({ fromStatus }) => fromStatus === 'BILLED');
    expect(back.map(({ cycleId, toStatus, reason }) => [cycleId, toStatus, reason])).toEqual(
      ids.map((id) => [id, 'READY_TO_BILL', 'Undone']),
    );
    expect(await statusOf(before)).toBe('BILLED');
  });

  it('RTM-16 leaves out what was reverted and billed again since', async () => {
    const id = await supply(here);
    const { body } = await bill([chosen(here, seen(id))]);
    await world.asOwner((tx) => tx.update(rtmCycles).set({ version: 4 }).where(eq(rtmCycles.id, id)));
    const { body: undone } = await revert(body.billed);
    expect(undone).toMatchObject({ reverted: [], leftOut: [{ reason: { code: 'rtm.changedSinceBilled' } }] });
    expect(await statusOf(id)).toBe('BILLED');
  });

  it('RTM-16 keeps 98980 billed while 98981 of its month is', async () => {
    const base = await management(here);
    const { body } = await bill([chosen(here, seen(base, '98980'))]);
    const addOn = await management(here, { code: '98981', status: 'BILLED' });
    expect((await revert(body.billed)).body.leftOut).toMatchObject([{ reason: { code: 'rtm.billedOnTop' } }]);
    const both = [{ patientId: here, cycles: [...body.billed[0]!.cycles, { id: addOn, version: 1 }] }];
    expect((await revert(both)).body.reverted).toEqual([{ patientId: here }]);
  });
});

describe('a month as a worktable', () => {
  it('RTM-06 counts patients and charges of what is ready, billed and at risk', async () => {
    await chargeAll({ 98977: 5000, 98980: 6000, 98979: 3000 });
    await supply(here);
    await management(here, { flags: ['MIXED_DISCIPLINES'] });
    await supply(there, { status: 'BILLED' });
    await supply(there, { startDate: '2026-10-20', endDate: '2026-11-18' });
    expect((await admin.call(getRtmMonthTotals, { params })).body).toEqual({
      yearMonth: '2026-10',
      ready: { patients: 1, cents: 11_000 },
      forReview: 1,
      billed: { patients: 1, cents: 5000 },
      atRisk: { patients: 0, cents: null },
    });
    const list = async (query: object) =>
      (await admin.call(listRtmMonths, { query: { ...params, ...query } })).body.items.map(
        ({ patientRecord }) => patientRecord.id,
      );
    // A window that ends in November has days in October, and is a charge of November.
    expect(await list({ status: 'READY_TO_BILL' })).toEqual([here, there]);
    expect(await list({ status: 'READY_TO_BILL', charged: 'true' })).toEqual([here]);
    expect(await list({ status: 'BILLED', charged: 'true' })).toEqual([there]);
    // What is in progress is no charge yet.
    await addCycle(world, there, { ...october, code: '98979', status: 'IN_PROGRESS', units: 1, minutes: 12 });
    expect(await list({ charged: 'true' })).toEqual([here]);
    for (const accessLayers of accessLayerCombinations) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      expect((await caller.call(getRtmMonthTotals, { params })).body).toMatchObject({
        ready: { patients: 1 },
        billed: { patients: 0 },
      });
    }
  });

  it('lists patients by amount and by what is missing first, with charges and by whom', async () => {
    await chargeAll({ 98977: 5000, 98980: 6000 });
    await supply(here);
    await management(there);
    await world.asOwner((tx) =>
      tx.update(patients).set({ primaryPractitionerId: provider }).where(eq(patients.id, here)),
    );
    const list = async (sort: string) =>
      (await admin.call(listRtmMonths, { query: { ...params, sort } })).body.items.map(
        ({ patientRecord, cents, practitioner }) => [patientRecord.id, cents, practitioner?.id ?? null],
      );
    expect(await list('amount')).toEqual([
      [here, 5000, provider],
      [there, 6000, null],
    ]);
    expect((await list('-amount')).map(([id]) => id)).toEqual([there, here]);
    await addCycle(world, there, { ...october, code: '98979', status: 'IN_PROGRESS', units: 0, minutes: 3 });
    expect((await list('missing')).map(([id]) => id)).toEqual([there, here]);
  });

  it('RTM-15 names what is ready of a selection, by patient, with provider and charges', async () => {
    await chargeAll({ 98977: 5000 });
    const id = await supply(here);
    await supply(there);
    await world.asOwner((tx) =>
      tx.update(patients).set({ primaryPractitionerId: provider }).where(eq(patients.id, here)),
    );
    const list = async (query: object, caller = admin) =>
      (await caller.call(listReadyRtmMonths, { params, query: query as never })).body;
    expect(await list({ patientIds: String(here) })).toMatchObject({
      totalItems: 1,
      items: [
        {
          patientRecord: { id: here },
          practitioner: { id: provider },
          lines: [{ id, code: '98977', units: 1, modifiers: ['GP'], flags: [], cents: 5000 }],
        },
      ],
    });
    expect((await list({})).totalItems).toBe(2);
    expect((await list({}, first)).items.map(({ patientRecord }) => patientRecord.id)).toEqual([here]);
    expect((await list({ atRisk: 'true' })).items).toEqual([]);
  });
});

it('RTM-15 a code billed in bulk can be reverted singly', async () => {
  const id = await supply(here);
  await bill([chosen(here, seen(id))]);
  const body = { status: 'READY_TO_BILL' as const, reason: 'Denied' };
  expect((await admin.call(setRtmStatus, { params: { id }, body })).status).toBe(200);
});
