import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billRtmMonth, setRtmStatus } from '../../contract/rtm-billing.ts';
import { saveRtmSettings } from '../../contract/rtm-settings.ts';
import { plansOfCare, rtmCycles, rtmSettings, rtmStatusChanges } from '../../server/db/schema/index.ts';
import { attestationIn } from './billing-desk.ts';
import { openRtmDesk, type Monitored, type RtmDesk } from './rtm-desk.ts';
import { stored } from './stored.ts';

let desk: RtmDesk;
let patient: Monitored;
beforeAll(async () => {
  desk = await openRtmDesk();
});
afterAll(() => desk.world.close());
beforeEach(async () => {
  await desk.world.asOwner((tx) => tx.delete(rtmSettings));
  await desk.at('2026-11-20T18:00:00Z');
  patient = await desk.monitored('2026-09-01');
  // 98980 and two units of 98981.
  await desk.noted(patient, '2026-10-10', 65);
});

const attestation = (flagsReviewed = true) => attestationIn(desk.world, { flagsReviewed });
const october = async () =>
  (await desk.rows(patient))
    .filter(({ startDate }) => startDate === '2026-10-01')
    .toSorted((one, other) => one.code.localeCompare(other.code));
const seen = async () =>
  (await october()).map(({ id, code, units, modifiers, flags }) => ({ id, code, units, modifiers, flags }));
const bill = (cycles: object[]) =>
  desk.admin.call(billRtmMonth, {
    params: { patientId: patient.id, yearMonth: '2026-10' },
    body: { cycles: cycles as never, attestation: attestation() },
  });
const statuses = async () => [...new Set((await october()).map(({ status }) => status))];
const limitUnits = async () => {
  const billing = Object.fromEntries(
    ['name', 'npi', 'taxId', 'street', 'city', 'state', 'zip', 'payerName', 'payerId'].map((name) => [name, null]),
  );
  const { status } = await desk.admin.call(saveRtmSettings, {
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

describe('what is billed', () => {
  it('is counted by settings that were saved since, also before their recount has come to the patient', async () => {
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

  it('is not a cycle alone that such settings change', async () => {
    const [, further] = await october();
    await limitUnits();
    const { status, problem } = await desk.admin.call(setRtmStatus, {
      params: { id: further!.id },
      body: { status: 'BILLED', reason: null, attestation: attestation() },
    });
    expect([status, (problem as unknown as { current: object }).current]).toMatchObject([409, { units: 1 }]);
    expect(await statuses()).toEqual(['READY_TO_BILL']);
  });

  it('has the modifiers that were seen, and no flag that was not', async () => {
    const asSeen = await seen();
    const differing = (change: object) => bill(asSeen.map((cycle) => ({ ...cycle, ...change })));
    expect((await differing({ modifiers: ['GP', 'CQ'] })).status).toBe(409);
    await desk.world.asOwner((tx) =>
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

describe('windows of two stays in care that start less than 30 days apart', () => {
  beforeEach(async () => {
    const own = { organizationId: desk.world.seed.A.organizationId, patientId: patient.id };
    await desk.world.asOwner(async (tx) => {
      await tx.delete(plansOfCare).where(eq(plansOfCare.patientId, patient.id));
      await tx.insert(plansOfCare).values([
        { ...own, start: '2026-09-01', end: '2026-09-14', setupDate: '2026-09-01', setupBy: 'ENTRY' },
        { ...own, start: '2026-09-16', end: null, setupDate: '2026-09-16', setupBy: 'ENTRY' },
      ]);
    });
    for (const day of ['2026-09-05', '2026-09-06', '2026-09-20', '2026-09-21'])
      await desk.practised(patient, `${day}T18:00:00Z`);
  });
  const windows = async () =>
    (await desk.rows(patient))
      .filter(({ code, endDate }) => code === '98985' && endDate < '2026-11-01')
      .toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  const told = async () => (await windows()).map(({ startDate, status, flags }) => [startDate, status, flags]);
  const ready = [
    ['2026-09-05', 'READY_TO_BILL', ['ENDED_EARLY']],
    ['2026-09-20', 'READY_TO_BILL', ['HELD_FOR_REVIEW']],
  ];
  const held = [
    ['2026-09-05', 'BILLED', ['ENDED_EARLY']],
    ['2026-09-20', 'READY_TO_BILL', ['HELD_FOR_REVIEW']],
  ];

  it('RTM-15 RTM.md 7 hold the later one for review while the earlier is ready, and once it is billed', async () => {
    expect(await told()).toEqual(ready);
    const { status } = await desk.admin.call(setRtmStatus, {
      params: { id: (await windows())[0]!.id },
      body: { status: 'BILLED', reason: null, attestation: attestation() },
    });
    expect([status, await told()]).toEqual([200, held]);
  });

  it('RTM-15 RTM.md 7 hold the later one as well when the earlier is billed with its month', async () => {
    const [{ id, code, units }] = (await windows()) as [typeof rtmCycles.$inferSelect];
    const { status } = await desk.admin.call(billRtmMonth, {
      params: { patientId: patient.id, yearMonth: '2026-09' },
      body: { cycles: [{ id, code: code as never, units }], attestation: attestation() },
    });
    expect([status, await told()]).toEqual([200, held]);
  });
});

it('a billing that is taken back is told before what the recount makes of it', async () => {
  await bill(await seen());
  await desk.noted(patient, '2026-10-20', 40);
  const further = (await october())[1]!;
  desk.world.offsetMs = 0;
  const here = await desk.world.as(desk.world.seed.A.practitioners.admin);
  await here.call(setRtmStatus, {
    params: { id: further.id },
    body: { status: 'READY_TO_BILL', reason: 'Billed too early', attestation: null },
  });
  const base = (await october())[0]!;
  await here.call(setRtmStatus, {
    params: { id: base.id },
    body: { status: 'READY_TO_BILL', reason: 'Billed too early', attestation: null },
  });
  const kept = (await stored(desk.world, rtmStatusChanges, eq(rtmStatusChanges.patientId, patient.id))).toSorted(
    (one, other) => one.id - other.id,
  );
  const moments = kept.map(({ createdAt }) => createdAt.getTime());
  expect(kept.at(-1)).toMatchObject({ code: '98981', changedBy: 'system' });
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});
