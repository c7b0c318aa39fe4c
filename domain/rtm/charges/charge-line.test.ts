import { describe, expect, it } from 'vitest';
import Papa from 'papaparse';
import type { BillingDetails } from '../../../contract/rtm/settings.ts';
import { findFileGaps, groupClaims, toChargeLine, type ChargedRecord } from './charge-line.ts';
import { toChargesCsv } from './charges-table.ts';

const record = (cycle: Partial<ChargedRecord['cycle']> = {}, more: Partial<ChargedRecord> = {}): ChargedRecord => ({
  patientRecord: {
    id: 21,
    patient: { firstName: 'Wilma', lastName: 'Winters' },
    location: { id: 3, name: 'Harbor' },
  },
  dob: '1950-03-02',
  practitioner: { id: 4, firstName: 'Paula', lastName: 'Provider', attested: true },
  heldFor: [],
  cycle: {
    id: 7,
    code: '98977',
    clock: 'ROLLING_30',
    status: 'BILLED',
    startDate: '2026-10-20',
    endDate: '2026-11-18',
    units: 1,
    modifiers: ['GP'],
    flags: [],
    ...cycle,
  },
  ...more,
});
const billing: BillingDetails = {
  name: 'Harbor Therapy',
  npi: '1234567893',
  taxId: '12-3456789',
  street: '1 Pier Road',
  city: 'Harbor',
  state: 'CO',
  zip: '80201',
  payerName: 'A Payer',
  payerId: '12345',
  charges: {},
};

describe('a charge', () => {
  it('has the last day of its window as day of service, with its period', () => {
    expect(toChargeLine(record(), { 98977: 5500 })).toMatchObject({
      serviceDate: '2026-11-18',
      startDate: '2026-10-20',
      endDate: '2026-11-18',
      placeOfService: '11',
      unitCents: 5500,
      cents: 5500,
    });
  });

  it('of management has the last day of its month, and its units times the charge of one', () => {
    const line = toChargeLine(
      record({ code: '98981', clock: 'CALENDAR_MONTH', startDate: '2026-02-01', endDate: '2026-02-28', units: 3 }),
      { 98981: 4105 },
    );
    expect(line).toMatchObject({ serviceDate: '2026-02-28', unitCents: 4105, cents: 12_315 });
  });

  it('has the modifier of the discipline before that of the assistant', () => {
    const modifiersOf = (modifiers: ChargedRecord['cycle']['modifiers']) =>
      toChargeLine(record({ modifiers }), {}).modifiers;
    expect(modifiersOf(['CQ', 'GP'])).toEqual(['GP', 'CQ']);
    expect(modifiersOf(['CO', 'GO', 'CO'])).toEqual(['GO', 'CO']);
    expect(modifiersOf(['GN'])).toEqual(['GN']);
  });

  it('has no amount while its code has no charge, and an amount of 0 where the charge is 0', () => {
    expect(toChargeLine(record(), { 98985: 100 })).toMatchObject({ unitCents: null, cents: null });
    expect(toChargeLine(record(), { 98977: 0 })).toMatchObject({
      unitCents: 0,
      cents: 0,
      gaps: ['REFERRING_PROVIDER'],
    });
  });

  it('lists what its claim needs: referring provider, writable name, date of birth, practitioner and charge', () => {
    expect(toChargeLine(record({ modifiers: [] }), { 98977: 1 }).gaps).toEqual([]);
    const bare = record({}, { dob: null, practitioner: null });
    bare.patientRecord.patient = { firstName: '李', lastName: '王' };
    expect(toChargeLine(bare, {}).gaps).toEqual(['REFERRING_PROVIDER', 'NAME', 'DOB', 'PRACTITIONER', 'CHARGE']);
    for (const patient of [
      { firstName: 'Wei', lastName: '王' },
      { firstName: '李', lastName: 'Wang' },
    ]) {
      bare.patientRecord.patient = patient;
      expect(toChargeLine(bare, {}).gaps).toContain('NAME');
    }
  });
});

describe('a file of claims', () => {
  it('always lacks its sender, and each blank setting', () => {
    expect(findFileGaps(billing)).toEqual(['SUBMITTER']);
    expect(findFileGaps({ ...billing, zip: null, npi: null, payerId: null })).toEqual([
      'SUBMITTER',
      'BILLING_NPI',
      'BILLING_ADDRESS',
      'PAYER_ID',
    ]);
  });

  it('has one claim per patient, which needs what any of its lines needs', () => {
    const other = { ...record().patientRecord, id: 22 };
    const claims = groupClaims([
      toChargeLine(record({ id: 1, modifiers: [] }), { 98977: 1 }),
      toChargeLine(record({ id: 2, code: '98980', modifiers: [] }), {}),
      toChargeLine(record({ id: 3, modifiers: [] }, { patientRecord: other }), { 98977: 1 }),
    ]);
    expect(claims.map(({ id, lines }) => [id, lines.map((line) => line.id)])).toEqual([
      ['21-202611', [1, 2]],
      ['22-202611', [3]],
    ]);
    expect(claims.map(({ gaps }) => gaps.includes('CHARGE'))).toEqual([true, false]);
    expect(claims[1]!.gaps).toEqual([
      'COVERAGE',
      'MEMBER_ID',
      'ADDRESS',
      'SEX',
      'DIAGNOSIS',
      'SIGNATURES',
      'RENDERING_NPI',
    ]);
  });
});

describe('the table of charges', () => {
  const rowsOf = (given: ChargedRecord) =>
    Papa.parse<Record<string, string>>(toChargesCsv([toChargeLine(given, { 98977: 5550 })]), { header: true }).data;

  it('has one row per line', () => {
    expect(rowsOf(record({ modifiers: ['CQ', 'GP'], flags: ['ENDED_EARLY'] }))).toEqual([
      {
        'Patient ID': '21',
        'Last name': 'Winters',
        'First name': 'Wilma',
        'Date of birth': '03/02/1950',
        Location: 'Harbor',
        Code: '98977',
        Units: '1',
        'Modifier 1': 'GP',
        'Modifier 2': 'CQ',
        'Date of service': '11/18/2026',
        'Period from': '10/20/2026',
        'Period to': '11/18/2026',
        'Billing practitioner': 'Paula Provider',
        'Confirmed at billing': 'yes',
        'Place of service': '11',
        'Charge per unit': '55.5',
        Charge: '55.5',
        Status: 'billed',
        'To review': 'ended early',
        'Held because': '',
        'Still needed for a claim':
          'coverage, member id, address, sex, diagnosis, signatures, rendering npi, referring provider',
        'Cycle ID': '7',
      },
    ]);
  });

  it('RTM.md 7 names the charge of another episode because of which a line is held for review', () => {
    const heldFor = [
      { code: '98985', status: 'BILLED', startDate: '2026-10-01', endDate: '2026-10-12' },
      { code: '98977', status: 'READY_TO_BILL', startDate: '2026-10-14', endDate: '2026-10-19' },
    ] as const;
    const given = record({ status: 'READY_TO_BILL', flags: ['HELD_FOR_REVIEW'] }, { heldFor: [...heldFor] });
    expect(rowsOf(given)[0]).toMatchObject({
      'To review': 'held for review',
      'Held because':
        '98985 of 10/01/2026 - 10/12/2026, in another episode of care, is billed and starts less than 30 days away. ' +
        '98977 of 10/14/2026 - 10/19/2026, in another episode of care, is ready to bill and starts less than 30 days away.',
    });
  });

  it('RTM.md 7 lists the held lines below the charges, with the reason and without an amount', () => {
    const heldFor = [{ code: '98977', status: 'BILLED', startDate: '2026-10-01', endDate: '2026-10-30' }] as const;
    const held = record({ id: 8, status: 'READY_TO_BILL', flags: ['HELD_FOR_REVIEW'] }, { heldFor: [...heldFor] });
    const table = toChargesCsv([toChargeLine(record(), { 98977: 5550 })], [toChargeLine(held, { 98977: 5550 })]);
    const [charged, leftOut, ...more] = Papa.parse<Record<string, string>>(table, { header: true }).data;
    expect(more).toEqual([]);
    expect(charged).toMatchObject({ 'Cycle ID': '7', Units: '1', Charge: '55.5', Status: 'billed' });
    expect(leftOut).toMatchObject({
      'Cycle ID': '8',
      'Last name': 'Winters',
      Code: '98977',
      'Period from': '10/20/2026',
      Units: '',
      'Charge per unit': '',
      Charge: '',
      Status: 'left out: held for review',
      'Held because':
        '98977 of 10/01/2026 - 10/30/2026, in another episode of care, is billed and starts less than 30 days away.',
    });
  });

  it('contains no formula that a spreadsheet would run', () => {
    const given = record({}, { practitioner: null, dob: null });
    given.patientRecord.patient = { firstName: '=HYPERLINK("x")', lastName: '@SUM(A1)' };
    expect(rowsOf(given)[0]).toMatchObject({
      'Last name': "'@SUM(A1)",
      'First name': `'=HYPERLINK("x")`,
      'Billing practitioner': '',
      'Date of birth': '',
    });
  });
});
