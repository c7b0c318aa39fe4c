import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportRtmCharges, listRtmChargeGaps, listRtmCharges } from '../../contract/rtm/charges.ts';
import { auditRows, patients, rtmSettings, rtmStatusChanges } from '../../server/platform/db/schema.ts';
import { readClaims, readElement, readSegments } from './claims-reader.ts';
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
const setCharges = (
  charges: Record<string, number>,
  payer = { payerName: null as string | null, payerId: null as string | null },
) =>
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
        ...payer,
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

  describe('with payers of their own', () => {
    const insure = (id: number, insured: Partial<typeof patients.$inferInsert>) =>
      world.asOwner((tx) => tx.update(patients).set(insured).where(eq(patients.id, id)));
    const none = { payerName: null, payerId: null, memberId: null, groupNumber: null, sex: null };
    afterEach(() => Promise.all([insure(here, none), insure(there, none)]));

    const openMonth = async () => {
      await setCharges({ 98977: 5550, 98980: 5000, 98981: 4105 }, { payerName: 'Medicare Part B', payerId: '04412' });
      const aetna = { payerName: 'Aetna', payerId: '60054', groupNumber: '0854100-11' };
      await insure(here, { ...aetna, memberId: 'W1234 56789', sex: 'FEMALE' });
      await supply(here, { modifiers: ['GP'] });
      await management(here, { modifiers: ['CQ', 'GP'] });
      await management(here, { code: '98981', units: 2, modifiers: ['GP'] });
      await supply(there);
    };

    it('OPEN-171 two readers read back every claim of the draft as it is charged, each with its payer', async () => {
      await openMonth();
      const reply = text(await file(admin, '837'));
      const { nodeX12, x12Parser } = readSegments(reply);
      expect(nodeX12).toEqual(x12Parser);
      expect(nodeX12).toHaveLength(reply.split('\n').length);

      const { items } = (await admin.call(listRtmCharges, { query: october })).body;
      const claims = readClaims(nodeX12);
      expect(claims.map(({ id }) => id)).toEqual([`${here}-202610`, `${there}-202610`]);
      for (const claim of claims) {
        const charged = items.filter(({ patientRecord }) => claim.id.startsWith(`${patientRecord.id}-`));
        expect(claim.amount).toBe(String(charged.reduce((sum, { cents }) => sum + cents!, 0) / 100));
        expect(claim.lines).toEqual(
          charged.map((line, index) => ({
            number: String(index + 1),
            qualifier: 'HC',
            code: line.code,
            modifiers: line.modifiers,
            amount: String(line.cents! / 100),
            units: ['UN', String(line.units)],
            pointers: ['1'],
            date: line.serviceDate.replaceAll('-', ''),
            cycle: String(line.id),
          })),
        );
        expect(claim).toMatchObject({
          parent: '1',
          place: '11',
          diagnoses: 1,
          birth: charged[0]!.dob!.replaceAll('-', ''),
          patient: [charged[0]!.patientRecord.patient.lastName, charged[0]!.patientRecord.patient.firstName].map(
            (name) => name.toUpperCase(),
          ),
        });
        expect(claim.order).toMatch(/^HL SBR NM1 DMG NM1 CLM NTE HI( NM1){1,2}( LX SV1 DTP REF( NM1)?)+$/);
      }
      expect(
        claims.map(({ amount, payer, memberId, groupNumber, sex }) => ({ amount, payer, memberId, groupNumber, sex })),
      ).toEqual([
        { amount: '187.6', payer: ['AETNA', '60054'], memberId: 'W1234 56789', groupNumber: '0854100-11', sex: 'F' },
        { amount: '55.5', payer: ['MEDICARE PART B', '04412'], memberId: '', groupNumber: '', sex: '' },
      ]);

      const find = (name: string) => nodeX12.find((segment) => segment.name === name)!;
      const counted =
        nodeX12.findIndex(({ name }) => name === 'SE') - nodeX12.findIndex(({ name }) => name === 'ST') + 1;
      expect([readElement(find('SE'), 1), readElement(find('GE'), 1), readElement(find('IEA'), 1)]).toEqual([
        String(counted),
        '1',
        '1',
      ]);
      expect([readElement(find('SE'), 2), readElement(find('GE'), 2)]).toEqual([
        readElement(find('ST'), 2),
        readElement(find('GS'), 6),
      ]);
      expect(readElement(find('IEA'), 2)).toBe(readElement(find('ISA'), 13));
      expect(readElement(find('ST'), 3)).toBe('005010X222A1');
    });

    it('OPEN-172 each line names what it lacks, counted over the month, and no element is blank without its name', async () => {
      await openMonth();
      const { items } = (await admin.call(listRtmCharges, { query: october })).body;
      const elsewhere = ['COVERAGE', 'ADDRESS', 'DIAGNOSIS', 'SIGNATURES', 'RENDERING_NPI', 'REFERRING_PROVIDER'];
      const own = items.filter(({ patientRecord }) => patientRecord.id === here);
      expect(own.map(({ gaps }) => gaps)).toEqual([elsewhere, elsewhere, elsewhere]);
      expect(items.at(-1)!.gaps).toEqual(expect.arrayContaining(['MEMBER_ID', 'SEX', ...elsewhere]));
      const { body } = await admin.call(listRtmChargeGaps, { query: october });
      expect(body).toMatchObject({ yearMonth: '2026-10', lines: 4, incomplete: 1 });
      expect(body.gaps.filter(({ gap }) => ['MEMBER_ID', 'DIAGNOSIS'].includes(gap))).toEqual([
        { gap: 'MEMBER_ID', lines: 1, patients: 1 },
        { gap: 'DIAGNOSIS', lines: 4, patients: 2 },
      ]);
      expect(body.file).toEqual(['SUBMITTER', 'TAX_ID', 'BILLING_ADDRESS']);
      const [, second] = readClaims(readSegments(text(await file(admin, '837'))).nodeX12);
      expect(second!.note).toContain('MEMBER');
    });

    it('OPEN-172 lines that lack what a payer requires can be left out, and the CSV says which', async () => {
      await openMonth();
      const without = { ...october, incomplete: 'LEAVE_OUT' };
      const claims = readClaims(readSegments(text(await file(admin, '837', without))).nodeX12);
      expect(claims.map(({ id }) => id)).toEqual([`${here}-202610`]);
      const { data } = Papa.parse<Record<string, string>>(text(await file(admin, 'csv', without)), { header: true });
      expect(data.map((row) => [row['Patient ID'], row.Payer, row['Member ID'], row.Charge, row.Status])).toEqual([
        ...['55.5', '50', '82.1'].map((charge) => [String(here), 'Aetna', 'W1234 56789', charge, 'ready to bill']),
        [String(there), 'Medicare Part B', '', '', 'left out: missing data'],
      ]);
      expect(data.at(-1)!['Still needed for a claim']).toContain('Member ID is missing');
    });
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
