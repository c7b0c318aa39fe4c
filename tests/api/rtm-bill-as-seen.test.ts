import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billRtmMonth, setRtmStatus } from '../../contract/rtm/billing.ts';
import { saveRtmSettings } from '../../contract/rtm/settings.ts';
import { plansOfCare, rtmCycles, rtmSettings, rtmStatusChanges } from '../../server/platform/db/schema.ts';
import { attestationIn } from './billing-fixture.ts';
import { openRtmFixture, type Monitored, type RtmFixture } from './rtm-fixture.ts';
import { stored } from './stored.ts';

let fixture: RtmFixture;
let patient: Monitored;
beforeAll(async () => {
  fixture = await openRtmFixture();
});
afterAll(() => fixture.world.close());
beforeEach(async () => {
  await fixture.world.asOwner((tx) => tx.delete(rtmSettings));
  await fixture.at('2026-11-20T18:00:00Z');
  patient = await fixture.monitored('2026-09-01');
  // 98980 and two units of 98981.
  await fixture.addNote(patient, '2026-10-10', 65);
});

const attestation = (flagsReviewed = true) => attestationIn(fixture.world, { flagsReviewed });
const october = async () =>
  (await fixture.rows(patient))
    .filter(({ startDate }) => startDate === '2026-10-01')
    .toSorted((one, other) => one.code.localeCompare(other.code));
const seen = async () =>
  (await october()).map(({ id, code, units, modifiers, flags }) => ({ id, code, units, modifiers, flags }));
const bill = (cycles: object[]) =>
  fixture.admin.call(billRtmMonth, {
    params: { patientId: patient.id, yearMonth: '2026-10' },
    body: { cycles: cycles as never, attestation: attestation() },
  });
const statuses = async () => [...new Set((await october()).map(({ status }) => status))];
const limitUnits = async () => {
  const billing = Object.fromEntries(
    ['name', 'npi', 'taxId', 'street', 'city', 'state', 'zip', 'payerName', 'payerId'].map((name) => [name, null]),
  );
  const { status } = await fixture.admin.call(saveRtmSettings, {
    body: {
      supplyDomain: 'MSK',
      dataDays: 'LOGGED',
      contactPerFurtherUnit: false,
      mostFurtherUnits: 1,
      discipline: 'PT',
      billing: { ...billing, charges: {} },
    } as never,
    headers: { 'if-match': '0' },
  });
  expect(status).toBe(200);
};

describe('a billing request', () => {
  it('uses settings that were saved meanwhile, even before the patient is recalculated', async () => {
    const before = await seen();
    expect(before.map(({ code, units }) => `${code} ${units}`)).toEqual(['98980 1', '98981 2']);
    await limitUnits();
    const refused = await bill(before);
    expect(refused.status).toBe(409);
    expect((refused.problem as unknown as { current: { cycles: object[] } }).current.cycles).toContainEqual(
      expect.objectContaining({ code: '98981', units: 1 }),
    );
    expect(await bill(before.map((cycle) => ({ ...cycle, units: 1 })))).toMatchObject({ status: 200 });
    expect((await october()).map(({ units, status }) => `${units} ${status}`)).toEqual(['1 BILLED', '1 BILLED']);
  });

  it('is rejected when such settings change more than one cycle', async () => {
    const [, further] = await october();
    await limitUnits();
    const { status, problem } = await fixture.admin.call(setRtmStatus, {
      params: { id: further!.id },
      body: { status: 'BILLED', reason: null, attestation: attestation() },
    });
    expect([status, (problem as unknown as { current: object }).current]).toMatchObject([409, { units: 1 }]);
    expect(await statuses()).toEqual(['READY_TO_BILL']);
  });

  it('stores the modifiers that were displayed, and no flag that was not', async () => {
    const asSeen = await seen();
    const differing = (change: object) => bill(asSeen.map((cycle) => ({ ...cycle, ...change })));
    expect((await differing({ modifiers: ['GP', 'CQ'] })).status).toBe(409);
    await fixture.world.asOwner((tx) =>
      tx
        .update(rtmCycles)
        .set({ flags: ['OVERLAPPING_NOTES'] })
        .where(eq(rtmCycles.patientId, patient.id)),
    );
    expect((await differing({ flags: ['MIXED_DISCIPLINES'] })).status).toBe(409);
    expect(await statuses()).toEqual(['READY_TO_BILL']);
    expect((await bill(await seen())).status).toBe(200);
  });
});

describe('windows of two plans of care that start less than 30 days apart', () => {
  beforeEach(async () => {
    const own = { organizationId: fixture.world.seed.A.organizationId, patientId: patient.id };
    await fixture.world.asOwner(async (tx) => {
      await tx.delete(plansOfCare).where(eq(plansOfCare.patientId, patient.id));
      await tx.insert(plansOfCare).values([
        { ...own, start: '2026-09-01', end: '2026-09-14', setupDate: '2026-09-01', setupBy: 'ENTRY' },
        { ...own, start: '2026-09-16', end: null, setupDate: '2026-09-16', setupBy: 'ENTRY' },
      ]);
    });
    for (const day of ['2026-09-05', '2026-09-06', '2026-09-20', '2026-09-21'])
      await fixture.addSession(patient, `${day}T18:00:00Z`);
  });
  const windows = async () =>
    (await fixture.rows(patient))
      .filter(({ code, endDate }) => code === '98985' && endDate < '2026-11-01')
      .toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  const windowStates = async () => (await windows()).map(({ startDate, status, flags }) => [startDate, status, flags]);
  const ready = [
    ['2026-09-05', 'READY_TO_BILL', ['ENDED_EARLY']],
    ['2026-09-20', 'READY_TO_BILL', ['HELD_FOR_REVIEW']],
  ];
  const held = [
    ['2026-09-05', 'BILLED', ['ENDED_EARLY']],
    ['2026-09-20', 'READY_TO_BILL', ['HELD_FOR_REVIEW']],
  ];

  it('RTM-15 RTM.md 7 hold the later one for review while the earlier one is ready, and once it is billed', async () => {
    expect(await windowStates()).toEqual(ready);
    const { status } = await fixture.admin.call(setRtmStatus, {
      params: { id: (await windows())[0]!.id },
      body: { status: 'BILLED', reason: null, attestation: attestation() },
    });
    expect([status, await windowStates()]).toEqual([200, held]);
  });

  it('RTM-15 RTM.md 7 hold the later one for review when the earlier one is billed with its month too', async () => {
    const [{ id, code, units }] = (await windows()) as [typeof rtmCycles.$inferSelect];
    const { status } = await fixture.admin.call(billRtmMonth, {
      params: { patientId: patient.id, yearMonth: '2026-09' },
      body: { cycles: [{ id, code: code as never, units }], attestation: attestation() },
    });
    expect([status, await windowStates()]).toEqual([200, held]);
  });
});

it('a reverted billing is recorded in the history before the result of the recalculation', async () => {
  await bill(await seen());
  await fixture.addNote(patient, '2026-10-20', 40);
  const further = (await october())[1]!;
  fixture.world.offsetMs = 0;
  const here = await fixture.world.as(fixture.world.seed.A.practitioners.admin);
  await here.call(setRtmStatus, {
    params: { id: further.id },
    body: { status: 'READY_TO_BILL', reason: 'Billed too early', attestation: null },
  });
  const base = (await october())[0]!;
  await here.call(setRtmStatus, {
    params: { id: base.id },
    body: { status: 'READY_TO_BILL', reason: 'Billed too early', attestation: null },
  });
  const kept = (await stored(fixture.world, rtmStatusChanges, eq(rtmStatusChanges.patientId, patient.id))).toSorted(
    (one, other) => one.id - other.id,
  );
  const moments = kept.map(({ createdAt }) => createdAt.getTime());
  expect(kept.at(-1)).toMatchObject({ code: '98981', changedBy: 'system' });
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});
