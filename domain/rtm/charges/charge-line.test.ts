import { describe, expect, it } from 'vitest';
import Papa from 'papaparse';
import type { BillingDetails } from '../../../contract/rtm/settings.ts';
import { groupClaims, toChargeLine, type ChargedRecord } from './charge-line.ts';
import { countGaps, findFileGaps, isIncomplete } from './claim-gaps.ts';
import { toChargesCsv } from './charges-table.ts';

const record = (cycle: Partial<ChargedRecord['cycle']> = {}, more: Partial<ChargedRecord> = {}): ChargedRecord => ({
  patientRecord: {
    id: 21,
    patient: { firstName: 'Wilma', lastName: 'Winters' },
    location: { id: 3, name: 'Harbor' },
  },
  dob: '1950-03-02',
  sex: null,
  payerName: null,
  payerId: null,
  memberId: '1EG4-TE5-MK73',
  groupNumber: null,
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
const withCharges = (charges: BillingDetails['charges']): BillingDetails => ({ ...billing, charges });
/** What the product stores of no patient and no practitioner; the referral is that of a therapy modifier. */
const elsewhere = ['COVERAGE', 'ADDRESS', 'SEX', 'DIAGNOSIS', 'SIGNATURES', 'RENDERING_NPI'];

describe('a charge', () => {
  it('has the last day of its window as day of service, with its period', () => {
    expect(toChargeLine(record(), withCharges({ 98977: 5500 }))).toMatchObject({
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
      withCharges({ 98981: 4105 }),
    );
    expect(line).toMatchObject({ serviceDate: '2026-02-28', unitCents: 4105, cents: 12_315 });
  });

  it('has the modifier of the discipline before that of the assistant', () => {
    const modifiersOf = (modifiers: ChargedRecord['cycle']['modifiers']) =>
      toChargeLine(record({ modifiers }), withCharges({})).modifiers;
    expect(modifiersOf(['CQ', 'GP'])).toEqual(['GP', 'CQ']);
    expect(modifiersOf(['CO', 'GO', 'CO'])).toEqual(['GO', 'CO']);
    expect(modifiersOf(['GN'])).toEqual(['GN']);
  });

  it('has no amount while its code has no charge, and an amount of 0 where the charge is 0', () => {
    expect(toChargeLine(record(), withCharges({ 98985: 100 }))).toMatchObject({ unitCents: null, cents: null });
    expect(toChargeLine(record(), withCharges({ 98977: 0 }))).toMatchObject({
      unitCents: 0,
      cents: 0,
      gaps: [...elsewhere, 'REFERRING_PROVIDER'],
    });
  });

  it('lists what its claim needs: referring provider, writable name, date of birth, practitioner and charge', () => {
    expect(toChargeLine(record({ modifiers: [] }), withCharges({ 98977: 1 })).gaps).toEqual(elsewhere);
    expect(toChargeLine(record({}, { sex: 'FEMALE' }), withCharges({ 98977: 1 })).gaps).not.toContain('SEX');
    const bare = record({}, { dob: null, practitioner: null, memberId: null });
    bare.patientRecord.patient = { firstName: '李', lastName: '王' };
    expect(toChargeLine(bare, withCharges({})).gaps).toEqual([
      'MEMBER_ID',
      'NAME',
      'DOB',
      'PRACTITIONER',
      'CHARGE',
      ...elsewhere,
      'REFERRING_PROVIDER',
    ]);
    for (const patient of [
      { firstName: 'Wei', lastName: '王' },
      { firstName: '李', lastName: 'Wang' },
    ]) {
      bare.patientRecord.patient = patient;
      expect(toChargeLine(bare, withCharges({})).gaps).toContain('NAME');
    }
  });
});

describe('the payer of a line', () => {
  const settings = withCharges({ 98977: 1 });
  const lineOf = (insured: Partial<ChargedRecord>, of = settings) => toChargeLine(record({}, insured), of);

  it('OPEN-171 is the patient’s own, else the default of the settings, and never a mix of both', () => {
    expect(lineOf({}).payer).toEqual({ name: 'A Payer', id: '12345', isDefault: true });
    expect(lineOf({ payerName: 'Aetna', payerId: '60054' }).payer).toEqual({
      name: 'Aetna',
      id: '60054',
      isDefault: false,
    });
    const named = lineOf({ payerName: 'Aetna' });
    expect(named.payer).toEqual({ name: 'Aetna', id: null, isDefault: false });
    expect(named.gaps.slice(0, 1)).toEqual(['PAYER_ID']);
    const none = { ...settings, payerName: null, payerId: null };
    expect(lineOf({ memberId: null }, none).gaps.slice(0, 3)).toEqual(['PAYER_NAME', 'PAYER_ID', 'MEMBER_ID']);
  });

  it('OPEN-172 makes a line incomplete where it is missing, as what the product never holds does not', () => {
    expect(isIncomplete(lineOf({}))).toBe(false);
    expect(isIncomplete(lineOf({ memberId: null }))).toBe(true);
    expect(isIncomplete(lineOf({}, billing))).toBe(true);
  });

  it('OPEN-172 is counted by lines and patients where it is missing', () => {
    const other = { ...record().patientRecord, id: 22 };
    const lines = [
      lineOf({ memberId: null }),
      lineOf({ memberId: null }),
      lineOf({ memberId: null, patientRecord: other }),
      lineOf({ dob: null }),
    ];
    expect(countGaps(lines).slice(0, 3)).toEqual([
      { gap: 'MEMBER_ID', lines: 3, patients: 2 },
      { gap: 'DOB', lines: 1, patients: 1 },
      { gap: 'COVERAGE', lines: 4, patients: 2 },
    ]);
  });
});

describe('a file of claims', () => {
  it('always lacks its sender, and each blank setting', () => {
    expect(findFileGaps(billing)).toEqual(['SUBMITTER']);
    expect(findFileGaps({ ...billing, zip: null, npi: null })).toEqual(['SUBMITTER', 'BILLING_NPI', 'BILLING_ADDRESS']);
  });

  it('has one claim per patient, which needs what any of its lines needs', () => {
    const other = { ...record().patientRecord, id: 22 };
    const claims = groupClaims([
      toChargeLine(record({ id: 1, modifiers: [] }), withCharges({ 98977: 1 })),
      toChargeLine(record({ id: 2, code: '98980', modifiers: [] }), withCharges({})),
      toChargeLine(record({ id: 3, modifiers: [] }, { patientRecord: other }), withCharges({ 98977: 1 })),
    ]);
    expect(claims.map(({ id, lines }) => [id, lines.map((line) => line.id)])).toEqual([
      ['21-202611', [1, 2]],
      ['22-202611', [3]],
    ]);
    expect(claims.map(({ gaps }) => gaps.includes('CHARGE'))).toEqual([true, false]);
    expect(claims[1]!.gaps).toEqual(elsewhere);
  });
});

describe('the table of charges', () => {
  const rowsOf = (given: ChargedRecord) =>
    Papa.parse<Record<string, string>>(toChargesCsv([toChargeLine(given, withCharges({ 98977: 5550 }))]), {
      header: true,
    }).data;

  it('has one row per line', () => {
    expect(rowsOf(record({ modifiers: ['CQ', 'GP'], flags: ['ENDED_EARLY'] }))).toEqual([
      {
        'Patient ID': '21',
        'Last name': 'Winters',
        'First name': 'Wilma',
        'Date of birth': '03/02/1950',
        Location: 'Harbor',
        Payer: 'A Payer',
        'Payer ID': '12345',
        'Member ID': '1EG4-TE5-MK73',
        'Group number': '',
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
          'Coverage order and type are missing; Patient address is missing; Patient sex is missing; ' +
          'Diagnosis code is missing; Assignment and release signatures are missing; ' +
          'Rendering provider’s NPI is missing; Referring provider is missing',
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
    const table = toChargesCsv([toChargeLine(record(), withCharges({ 98977: 5550 }))], {
      held: [toChargeLine(held, withCharges({ 98977: 5550 }))],
      incomplete: [],
    });
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
