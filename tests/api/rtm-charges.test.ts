import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportRtmCharges, listRtmCharges } from '../../contract/rtm/charges.ts';
import { auditRows, patients, rtmSettings, rtmStatusChanges } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { addCycle, withoutCycles, type StoredCycle } from './stored-cycles.ts';
import { accessLayerCombinations, openWorld, type Caller, type World } from './world.ts';

let world: World;
let admin: Caller;
let first: Caller;
let here: number;
let there: number;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
  first = await world.as(world.seed.A.practitioners.first);
  [here, there] = world.seed.A.patients;
});
afterAll(() => world.close());

beforeEach(async () => {
  await withoutCycles(world);
  await world.asOwner((tx) => tx.delete(rtmSettings));
});

const supply = (patientId: number, values: Partial<StoredCycle> = {}) =>
  addCycle(world, patientId, { units: 1, modifiers: ['GP'], ...values });
const management = (patientId: number, values: Partial<StoredCycle> = {}) =>
  addCycle(world, patientId, {
    code: '98980',
    clock: 'CALENDAR_MONTH',
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    numActiveDays: 0,
    numRequiredDays: 0,
    minutes: 65,
    units: 1,
    ...values,
  });
const setCharges = (charges: Record<string, number>) =>
  world.asOwner((tx) =>
    tx.insert(rtmSettings).values({
      organizationId: world.seed.A.organizationId,
      supplyDomain: 'MSK',
      dataDays: 'LOGGED',
      contactPerFurtherUnit: false,
      discipline: 'PT',
      billing: {
        name: 'Harbor Therapy',
        npi: '1234567893',
        taxId: null,
        street: null,
        city: null,
        state: null,
        zip: null,
        payerName: null,
        payerId: null,
        charges,
      },
      updatedBy: 'x',
    }),
  );
const october = { yearMonth: '2026-10' };
const all = { ...october, status: 'READY_TO_BILL,BILLED' };
const idsFor = async (caller: Caller, query: Record<string, string | number> = october) =>
  (await caller.call(listRtmCharges, { query })).body.items.map(({ id }) => id);

describe('the charges of a month', () => {
  it('are the billable cycles whose last day is in it, with totals of all pages', async () => {
    await setCharges({ 98977: 5500, 98981: 4105 });
    const window = await supply(here);
    const base = await management(here, { modifiers: ['CQ', 'GP'], flags: ['MIXED_DISCIPLINES'] });
    const further = await management(here, { code: '98981', units: 2 });
    await supply(here, { startDate: '2026-10-10', endDate: '2026-11-08', code: '98985' });
    await supply(here, { startDate: '2026-08-11', endDate: '2026-09-09', code: '98985' });
    const { status, body } = await admin.call(listRtmCharges, { query: { ...october, limit: 2 } });
    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { id: window, serviceDate: '2026-10-09', units: 1, cents: 5500, modifiers: ['GP'], flags: [] },
      { id: base, serviceDate: '2026-10-31', cents: null, modifiers: ['GP', 'CQ'], flags: ['MIXED_DISCIPLINES'] },
    ]);
    expect(body).toMatchObject({
      yearMonth: '2026-10',
      total: 3,
      itemsForPage: 2,
      patients: 1,
      units: 4,
      cents: 13_710,
      withoutCharge: 1,
      flagged: 1,
      codes: [
        { code: '98977', lines: 1, units: 1, cents: 5500 },
        { code: '98980', lines: 1, units: 1, cents: null },
        { code: '98981', lines: 1, units: 2, cents: 8210 },
      ],
      file: ['SUBMITTER', 'TAX_ID', 'BILLING_ADDRESS', 'PAYER_NAME', 'PAYER_ID'],
    });
    expect(await idsFor(admin, { ...october, limit: 2, page: 2 })).toEqual([further]);
  });

  it('are ready cycles, with billed ones on request, and no open or incomplete ones', async () => {
    const ready = await supply(here);
    const billed = await management(here, { status: 'BILLED' });
    await supply(there, { status: 'IN_PROGRESS' });
    await management(there, { status: 'ACTIVE_DAYS_INCOMPLETE', units: 0 });
    expect(await idsFor(admin)).toEqual([ready]);
    expect(await idsFor(admin, { ...october, status: 'BILLED' })).toEqual([billed]);
    expect(await idsFor(admin, all)).toEqual([ready, billed]);
  });

  it('name the attested practitioner after billing, and the primary provider before', async () => {
    const { practitioners, organizationId } = world.seed.A;
    const cycleId = await supply(here, { status: 'BILLED' });
    await management(here);
    const attest = (practitionerId: number | null, at: string) =>
      world.asOwner((tx) =>
        tx.insert(rtmStatusChanges).values({
          organizationId,
          cycleId,
          patientId: here,
          fromStatus: 'READY_TO_BILL',
          toStatus: 'BILLED',
          code: '98977',
          startDate: '2026-09-10',
          endDate: '2026-10-09',
          attestation: practitionerId && { practitionerId },
          changedBy: 'x',
          createdAt: new Date(at),
        }),
      );
    await attest(practitioners.first.practitionerId, '2026-10-20T10:00:00Z');
    await attest(practitioners.second.practitionerId, '2026-10-21T10:00:00Z');
    const named = async (caller: Caller) =>
      (await caller.call(listRtmCharges, { query: all })).body.items.map(({ practitioner }) => practitioner);
    expect(await named(admin)).toMatchObject([
      { id: practitioners.second.practitionerId, attested: true },
      { id: practitioners.first.practitionerId, attested: false },
    ]);
    // A practitioner does not see a colleague of other locations.
    expect(await named(first)).toMatchObject([null, { id: practitioners.first.practitionerId }]);
  });

  it('A3 are limited to the reader’s own locations, by each access layer alone, and exclude hidden patients', async () => {
    const mine = await supply(here);
    const other = await supply(there);
    await supply(world.seed.B.patients[0]);
    for (const accessLayers of accessLayerCombinations) {
      const caller = await world.beside({ accessLayers }).as(world.seed.A.practitioners.first);
      const { body } = await caller.call(listRtmCharges, { query: october });
      expect(body.items.map(({ id }) => id)).toEqual([mine]);
      expect(body).toMatchObject({ total: 1, patients: 1, units: 1 });
    }
    expect(new Set(await idsFor(admin))).toEqual(new Set([mine, other]));
    expect(await idsFor(await world.as(world.seed.A.practitioners.none))).toEqual([]);
    const hide = (hidden: boolean) =>
      world.asOwner((tx) => tx.update(patients).set({ hidden }).where(eq(patients.id, there)));
    await hide(true);
    expect(await idsFor(admin)).toEqual([mine]);
    await hide(false);
  });

  it.each<[Record<string, string | number>, object]>([
    [{ yearMonth: '2026-13' }, { yearMonth: 'Not a valid month' }],
    [{ yearMonth: '26-10' }, { yearMonth: 'Not a valid month' }],
    [{ ...october, status: 'IN_PROGRESS' }, { 'status.0': 'Not a valid status' }],
    [{ ...october, status: '' }, { status: 'Choose at least one status' }],
    [{ ...october, page: 0 }, { page: 'Must be at least 1' }],
    [{ ...october, limit: 101 }, { limit: 'Must be at most 100' }],
  ])('are rejected for the query %o', async (query, fields) => {
    expect(reasonOf(await admin.call(listRtmCharges, { query }))).toEqual([400, fields]);
  });

  it('A2 are limited to users of clinics with the product', async () => {
    const getStatus = async (caller: Caller) => (await caller.call(listRtmCharges, { query: october })).status;
    expect(await getStatus(world.anonymous)).toBe(401);
    expect(await getStatus(await world.as(world.seed.accounts.unknownGroups))).toBe(403);
    expect((await world.anonymous.call(exportRtmCharges, { query: { ...october, form: 'csv' } })).status).toBe(401);
  });
});

describe('the file of charges', () => {
  const file = (caller: Caller, form: string, query: Record<string, string> = october) =>
    caller.call(exportRtmCharges, { query: { ...query, form } });
  const text = (reply: { bytes: Uint8Array }) => new TextDecoder().decode(reply.bytes);

  it('in CSV has one row per charge without patient names, and is audited with its patients', async () => {
    await setCharges({ 98977: 5550 });
    await supply(here);
    await supply(there);
    const reply = await file(admin, 'csv');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('text/csv');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="rtm-charges-2026-10.csv"');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { data } = Papa.parse<Record<string, string>>(text(reply), { header: true });
    expect(data.map((row) => [row['Patient ID'], row.Code, row['Date of service'], row.Charge])).toEqual([
      [String(here), '98977', '10/09/2026', '55.5'],
      [String(there), '98977', '10/09/2026', '55.5'],
    ]);
    const [written] = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, 'exportRtmCharges')),
    );
    expect(written).toMatchObject({ entityIds: [String(here), String(there)], outcome: 200 });
  });

  it('in 837 is a draft marked as a test, with one claim per patient', async () => {
    await setCharges({ 98977: 5550, 98980: 5000 });
    await supply(here);
    await management(here);
    await supply(there);
    const reply = await file(admin, '837');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="rtm-claims-draft-2026-10.txt"');
    const segments = text(reply).split('\n');
    expect(segments[0]!.split('*')[15]).toBe('T');
    expect(segments.filter((one) => one.startsWith('CLM*'))).toEqual([
      `CLM*${here}-202610*105.5***11:B:1~`,
      `CLM*${there}-202610*55.5***11:B:1~`,
    ]);
    expect(segments.filter((one) => one.startsWith('SV1*'))).toHaveLength(3);
  });

  it('A3 has charges of the reader’s own locations only', async () => {
    await supply(here);
    await supply(there);
    await supply(world.seed.B.patients[0]);
    const { data } = Papa.parse<Record<string, string>>(text(await file(first, 'csv')), { header: true });
    expect(data.map((row) => row['Patient ID'])).toEqual([String(here)]);
  });

  it('has only its header without charges, and rejects another format', async () => {
    expect(text(await file(admin, 'csv')).split('\r\n')).toHaveLength(1);
    for (const reply of [await file(admin, 'xml'), await admin.call(exportRtmCharges, { query: october })])
      expect(reasonOf(reply)).toEqual([400, { form: 'Not a valid format' }]);
  });
});
