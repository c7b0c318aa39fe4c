import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimGaps } from '../../../contract/rtm/charges.ts';
import type { BillingDetails } from '../../../contract/rtm/settings.ts';
import { formatAmount, type Claim } from './claim.ts';
import { buildProfessionalClaims, type Interchange } from './professional-claims.ts';

const interchange: Interchange = { control: 41, at: '2026-12-01T09:05:30', sender: '', receiver: '' };
const billing: BillingDetails = {
  name: 'Harbor Therapy',
  npi: '1234567893',
  taxId: '12-3456789',
  street: '1 Pier Road',
  city: 'Harbor',
  state: 'CO',
  zip: '80201-1234',
  payerName: 'A Payer',
  payerId: '12345',
  charges: {},
};
const paula = { firstName: 'Paula', lastName: 'Provider' };
const claims: Claim[] = [
  {
    id: '21-202611',
    patient: { firstName: 'Zoë', lastName: "O'Neil*Winters", dob: '1950-03-02', sex: 'FEMALE' },
    payer: { name: 'Aetna', id: '60054', isDefault: false },
    memberId: 'W123456789',
    groupNumber: '0854100',
    placeOfService: '11',
    gaps: ['COVERAGE', 'DIAGNOSIS'],
    lines: [
      {
        id: 7,
        code: '98977',
        modifiers: ['GP'],
        units: 1,
        cents: 5500,
        serviceDate: '2026-11-18',
        practitioner: paula,
      },
      {
        id: 8,
        code: '98981',
        modifiers: ['GP', 'CQ'],
        units: 2,
        cents: 8210,
        serviceDate: '2026-11-30',
        practitioner: { firstName: 'Quin', lastName: 'Other' },
      },
    ],
  },
  {
    id: '22-202611',
    patient: { firstName: '李', lastName: 'Ng', dob: null, sex: null },
    payer: { name: 'A Payer', id: null, isDefault: true },
    memberId: null,
    groupNumber: null,
    placeOfService: '11',
    gaps: ['PAYER_ID', 'MEMBER_ID', 'NAME', 'DOB', 'PRACTITIONER', 'CHARGE'],
    lines: [
      {
        id: 9,
        code: '98980',
        modifiers: [],
        units: 1,
        cents: null,
        serviceDate: '2026-11-30',
        practitioner: null,
      },
    ],
  },
];

describe('a draft of professional claims', () => {
  it('has the segments in the order of the guide, with unknown elements empty', () => {
    expect(buildProfessionalClaims(interchange, billing, claims).split('\n')).toEqual([
      'ISA*00*          *00*          *ZZ*               *ZZ*               *261201*0905*^*00501*000000041*0*T*:~',
      'GS*HC***20261201*0905*41*X*005010X222A1~',
      'ST*837*0001*005010X222A1~',
      'BHT*0019*00*41*20261201*0905*CH~',
      'NM1*41*2*HARBOR THERAPY*****46~',
      'PER*IC~',
      'NM1*40*2******46~',
      'HL*1**20*1~',
      'NM1*85*2*HARBOR THERAPY*****XX*1234567893~',
      'N3*1 PIER ROAD~',
      'N4*HARBOR*CO*802011234~',
      'REF*EI*123456789~',
      'HL*2*1*22*0~',
      'SBR**18*0854100~',
      "NM1*IL*1*O'NEIL WINTERS*ZOE****MI*W123456789~",
      'DMG*D8*19500302*F~',
      'NM1*PR*2*AETNA*****PI*60054~',
      'CLM*21-202611*137.1***11:B:1~',
      'NTE*ADD*NEEDS TYPE DIAG~',
      'HI*ABK~',
      'NM1*DN*1******XX~',
      'NM1*82*1*PROVIDER*PAULA****XX~',
      'LX*1~',
      'SV1*HC:98977:GP*55*UN*1***1~',
      'DTP*472*D8*20261118~',
      'REF*6R*7~',
      'LX*2~',
      'SV1*HC:98981:GP:CQ*82.1*UN*2***1~',
      'DTP*472*D8*20261130~',
      'REF*6R*8~',
      'NM1*82*1*OTHER*QUIN****XX~',
      'HL*3*1*22*0~',
      'SBR**18~',
      'NM1*IL*1*NG*****MI~',
      'DMG*D8~',
      'NM1*PR*2*A PAYER*****PI~',
      'CLM*22-202611****11:B:1~',
      'NTE*ADD*NEEDS PAYER MEMBER NAME DOB PROVIDER CHARGE~',
      'HI*ABK~',
      'NM1*82*1******XX~',
      'LX*1~',
      'SV1*HC:98980**UN*1***1~',
      'DTP*472*D8*20261130~',
      'REF*6R*9~',
      'SE*43*0001~',
      'GE*1*41~',
      'IEA*1*000000041~',
    ]);
  });

  it('has a header of 106 characters for any sender and receiver', () => {
    for (const sender of ['', 'A', 'a*very:long~sender^name']) {
      const [header] = buildProfessionalClaims({ ...interchange, sender, receiver: 'R' }, billing, []).split('\n');
      expect(header).toHaveLength(106);
      expect(header!.split('*')).toHaveLength(17);
    }
  });

  it('OPEN-172 names all that a claim can lack within the 80 characters of its note', () => {
    const file = buildProfessionalClaims(interchange, billing, [{ ...claims[0]!, gaps: claimGaps }]);
    expect(file).toContain('NTE*ADD*NEEDS PAYER MEMBER NAME DOB PROVIDER CHARGE TYPE ADDR SEX DIAG SIGN NPI REFERRAL~');
  });

  it.each([
    [13_550, '135.5'],
    [5500, '55'],
    [5, '0.05'],
    [0, '0'],
    [100_000_000, '1000000'],
    [null, ''],
  ])('%o cents are %o', (cents, text) => expect(formatAmount(cents)).toBe(text));
});

describe('for any names and charges', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom('*', '~:~', '^', '\r\nSE*1*1~'));
  const person = fc.record({ firstName: text, lastName: text });
  const line = fc.record({
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    code: fc.constantFrom('98975', '98977', '98985', '98979', '98980', '98981'),
    modifiers: fc.subarray(['GP', 'GO', 'CQ'] as const),
    units: fc.integer({ min: 1, max: 20 }),
    cents: fc.option(fc.integer({ min: 0, max: 20_000_000 })),
    serviceDate: fc.constantFrom('2026-11-18', '2026-11-30'),
    practitioner: fc.option(person),
  });
  const claim = fc.record({
    id: text,
    patient: fc.record({
      firstName: text,
      lastName: text,
      dob: fc.option(fc.constant('1950-03-02')),
      sex: fc.constantFrom('FEMALE', 'MALE', null),
    }),
    payer: fc.record({ name: fc.option(text), id: fc.option(text), isDefault: fc.boolean() }),
    memberId: fc.option(text),
    groupNumber: fc.option(text),
    placeOfService: fc.constant('11'),
    gaps: fc.subarray([...claimGaps]),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  });
  const maybe = fc.option(text);
  const details = fc.record({
    name: maybe,
    npi: maybe,
    taxId: maybe,
    street: maybe,
    city: maybe,
    state: maybe,
    zip: maybe,
    payerName: maybe,
    payerId: maybe,
    charges: fc.constant({}),
  });

  it('every segment begins with its name, and counts and control numbers agree', () => {
    fc.assert(
      fc.property(
        fc.array(claim, { maxLength: 5 }),
        details,
        fc.integer({ min: 1, max: 999_999_999 }),
        text,
        (given, settings, control, sender) => {
          const file = buildProfessionalClaims(
            { control, at: '2026-12-01T09:05:30', sender, receiver: sender },
            settings as BillingDetails,
            given,
          );
          const segments = file.replaceAll('\n', '').split('~').slice(0, -1);
          const named = (name: string) => segments.filter((one) => one.split('*')[0] === name);
          // A segment has at least one element.
          for (const one of segments)
            expect(one).toMatch(/^(ISA|GS|ST|BHT|NM1|PER|HL|N3|N4|REF|SBR|DMG|CLM|NTE|HI|LX|SV1|DTP|SE|GE|IEA)\*/);
          const lines = given.flatMap((one) => one.lines).length;
          expect([named('CLM'), named('HL'), named('SV1'), named('SE')].map(({ length }) => length)).toEqual([
            given.length,
            given.length + 1,
            lines,
            1,
          ]);
          const from = segments.findIndex((one) => one.startsWith('ST*'));
          const to = segments.findIndex((one) => one.startsWith('SE*'));
          expect(segments[to]).toBe(`SE*${to - from + 1}*0001`);
          expect(Number(segments.at(-1)!.split('*')[2])).toBe(control);
          expect(segments[0]!.split('*')[13]).toBe(segments.at(-1)!.split('*')[2]);
          // Nothing of the data is taken for a further element, component or repetition.
          for (const one of named('NM1')) expect(one.split('*').length).toBeLessThanOrEqual(10);
          for (const one of named('CLM')) expect(one.split('*')).toHaveLength(6);
          for (const one of named('NTE')) expect(one.length).toBeLessThanOrEqual('NTE*ADD*'.length + 80);
          for (const one of segments.slice(1)) {
            expect(one).not.toContain('^');
            if (!/^(CLM|SV1)\*/.test(one)) expect(one).not.toContain(':');
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
