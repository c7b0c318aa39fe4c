import { describe, expect, it } from 'vitest';
import {
  evaluateRows,
  type StoredGaitPatient,
  listEmailsToSet,
  listRespelledIds,
  rejectTakenEmails,
} from './evaluate-rows.ts';
import { readReconcileFile } from './read-file.ts';

const stored = (id: number, gaitUid: string, more: Partial<StoredGaitPatient> = {}): StoredGaitPatient => ({
  id,
  version: 3,
  gaitUid,
  firstName: '',
  lastName: '',
  email: null,
  phoneNumber: null,
  products: ['GAIT'],
  hasAccount: false,
  injuredSideOfBody: null,
  injuredBodyPart: null,
  discharged: false,
  ...more,
});
const wilma = { firstName: 'Wilma', lastName: 'Winters' };

function evaluateLines(lines: string[], ...patients: StoredGaitPatient[]) {
  const text = ['Unique Gait ID,First Name,Last Name,Email', ...lines].join('\n');
  const read = readReconcileFile(new TextEncoder().encode(text));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return evaluateRows(read.rows, patients);
}
const outcomes = (...given: Parameters<typeof evaluateLines>) => evaluateLines(...given).map(({ outcome }) => outcome);

describe('what a row would do', () => {
  it('OPEN-100 OPEN-101 GAIT-24 fills in a patient known by ID alone, and says from what to what', () => {
    expect(evaluateLines(['g-7,Wilma,Winters,W@x.example'], stored(70, 'G-7'))).toEqual([
      {
        row: 2,
        gaitUid: 'g-7',
        firstName: 'Wilma',
        lastName: 'Winters',
        email: 'W@x.example',
        outcome: 'UPDATE',
        patient: { id: 70, version: 3, firstName: '', lastName: '', email: null, discharged: false },
        changes: [
          { field: 'firstName', from: null, to: 'Wilma' },
          { field: 'lastName', from: null, to: 'Winters' },
          { field: 'email', from: null, to: 'w@x.example' },
        ],
        willInvite: false,
        reasons: [],
        otherRows: [],
      },
    ]);
  });

  it('OPEN-100 changes only what differs, and an empty cell never empties a field', () => {
    const [row] = evaluateLines(['G-7,Wilma,,new@x.example'], stored(70, 'G-7', { ...wilma, email: 'old@x.example' }));
    expect(row).toMatchObject({
      outcome: 'UPDATE',
      changes: [{ field: 'email', from: 'old@x.example', to: 'new@x.example' }],
    });
    expect(
      outcomes(
        ['G-7,Wilma,Winters,OLD@x.example', 'G-8,,,'],
        stored(70, 'G-7', { ...wilma, email: 'old@x.example' }),
        stored(71, 'G-8'),
      ),
    ).toEqual(['UNCHANGED', 'UNCHANGED']);
  });

  it('OPEN-100 reads a name as the same however its accents are composed', () => {
    expect(
      outcomes(['G-7,Jose\u0301,Winters,'], stored(70, 'G-7', { firstName: 'Jos\u00E9', lastName: 'Winters' })),
    ).toEqual(['UNCHANGED']);
  });

  it('OPEN-100 asks before it gives a patient another name, and before it changes a discharged one', () => {
    expect(
      outcomes(
        ['G-7,Wilma,Summers,', 'G-8,Ann,Lee,', 'G-9,Wilma,Summers,', 'G-1,Wilma,Summers,w@x.example'],
        stored(70, 'G-7', wilma),
        stored(71, 'G-8', { discharged: true }),
        stored(72, 'G-9', { ...wilma, discharged: true }),
        stored(73, 'G-1', wilma),
      ),
    ).toEqual(['NAMED_OTHERWISE', 'DISCHARGED', 'NAMED_OTHERWISE', 'NAMED_OTHERWISE']);
  });

  it('OPEN-100 lists rows without a match and without an ID', () => {
    expect(outcomes(['G-9,Ann,Lee,', ',Ann,Lee,'], stored(70, 'G-7'))).toEqual(['NO_PATIENT', 'NO_ID']);
  });

  it('OPEN-100 takes an ID that two patients differ in by its letters only as it is spelt', () => {
    const two = [stored(70, 'AB'), stored(71, 'ab')];
    const rows = evaluateLines(['ab,Wilma,Winters,', 'Ab,Ann,Lee,'], ...two);
    expect(rows.map(({ outcome, patient }) => [outcome, patient?.id])).toEqual([
      ['UPDATE', 71],
      ['SEVERAL_PATIENTS', undefined],
    ]);
  });

  it('OPEN-100 looks up an ID spelt otherwise than that of its one patient; a patient with exactly that ID is meant', () => {
    const rows = ['g-7', 'G-8', 'ab', 'Ab', 'G-9'].map((gaitUid, at) => ({
      row: at + 2,
      gaitUid,
      firstName: 'Ann',
      lastName: 'Lee',
      email: null,
    }));
    const patients = [stored(70, 'G-7'), stored(71, 'G-8'), stored(72, 'AB'), stored(73, 'ab')];
    expect(listRespelledIds(rows, patients)).toEqual([{ patientId: 70, gaitUid: 'g-7' }]);
    expect(
      evaluateRows(rows, patients, new Set(['g-7'])).map(({ outcome, patient }) => [outcome, patient?.id]),
    ).toEqual([
      ['NO_PATIENT', undefined],
      ['UPDATE', 71],
      ['UPDATE', 73],
      ['SEVERAL_PATIENTS', undefined],
      ['NO_PATIENT', undefined],
    ]);
  });
});

it('OPEN-100 says who would be invited: Health patients in care without account who get another email', () => {
  const health = { ...wilma, products: ['GAIT', 'HEALTH'] as const, injuredBodyPart: 'Knee', email: 'old@x.example' };
  const rows = evaluateLines(
    ['G-6,,,six@x.example', 'G-7,Wanda,,', 'G-8,,,eight@x.example', 'G-9,,,nine@x.example'],
    stored(69, 'G-6', health),
    stored(70, 'G-7', health),
    stored(71, 'G-8', wilma),
    stored(72, 'G-9', { ...health, discharged: true }),
  );
  expect(rows.map(({ willInvite }) => willInvite)).toEqual([true, false, false, false]);
});

describe('rows that speak of the same', () => {
  it('OPEN-100 does none of the rows of an ID that say different things, and names the others', () => {
    const rows = evaluateLines(
      ['G-7,Wilma,Winters,', 'G-8,Ann,Lee,', 'g-7,Wanda,Winters,'],
      stored(70, 'G-7'),
      stored(71, 'G-8'),
    );
    expect(rows.map(({ outcome, otherRows }) => [outcome, otherRows])).toEqual([
      ['ID_REPEATED', [4]],
      ['UPDATE', []],
      ['ID_REPEATED', [2]],
    ]);
  });

  it('OPEN-100 takes the first of rows that say the very same', () => {
    const rows = evaluateLines(['G-7,Wilma,Winters,w@x.example', 'g-7,Wilma,Winters,W@x.example'], stored(70, 'G-7'));
    expect(rows.map(({ outcome, otherRows }) => [outcome, otherRows])).toEqual([
      ['UPDATE', []],
      ['ID_REPEATED', [2]],
    ]);
  });

  it('OPEN-056 does no row whose email stands with another ID too, unless the patient has it already', () => {
    const rows = evaluateLines(
      [
        'G-7,Wilma,Winters,w@x.example',
        'G-8,Ann,Lee,W@x.example',
        'G-9,Eve,Hill,E@x.example',
        'G-1,No,Body,e@x.example',
      ],
      stored(70, 'G-7'),
      stored(71, 'G-8', { firstName: 'Ann', lastName: 'Lee', email: 'w@x.example' }),
      stored(72, 'G-9'),
    );
    expect(rows.map(({ outcome, otherRows }) => [outcome, otherRows])).toEqual([
      ['EMAIL_REPEATED', [3]],
      ['UNCHANGED', []],
      ['EMAIL_REPEATED', [5]],
      ['NO_PATIENT', []],
    ]);
  });

  it('OPEN-056 does no row whose email is somebody else’s', () => {
    const rows = evaluateLines(
      ['G-7,Wilma,Winters,w@x.example', 'G-8,Ann,Lee,a@x.example'],
      stored(70, 'G-7'),
      stored(71, 'G-8'),
    );
    expect(listEmailsToSet(rows)).toEqual([
      { patientId: 70, email: 'w@x.example' },
      { patientId: 71, email: 'a@x.example' },
    ]);
    expect(
      rejectTakenEmails(rows, new Set(['a@x.example'])).map(({ outcome, changes }) => [outcome, changes.length]),
    ).toEqual([
      ['UPDATE', 3],
      ['EMAIL_TAKEN', 0],
    ]);
  });
});

describe('rows that cannot be stored', () => {
  it.each([
    ['G-7,Wilma,Winters,nobody', 'Email', 'Email must be valid.'],
    [`G-7,${'a'.repeat(121)},Winters,`, 'First Name', 'Max Character Limit is 120'],
    [`${'G'.repeat(65)},Wilma,Winters,`, 'Unique Gait ID', 'Max Character Limit is 64'],
    ['G-7,Wil\u0007ma,Winters,', 'First Name', 'Contains characters that are not allowed'],
    ['"G\n7",Wilma,Winters,', 'Unique Gait ID', 'Contains characters that are not allowed'],
    ['G-7,Wilma,=1+1,', 'Last Name', 'Must not start with =, +, - or @'],
    ['=cmd,Wilma,Winters,', 'Unique Gait ID', 'Must not start with =, +, - or @'],
    ['G-7,Wilma,Winters,,more', '', 'The row has more cells than the header.'],
  ])('OPEN-100 GAIT-24 %j is faulty', (line, column, message) => {
    expect(evaluateLines([line], stored(70, 'G-7'))).toMatchObject([
      { outcome: 'FAULTY', reasons: [{ column, message }], changes: [] },
    ]);
  });

  it('PAT-62 OPEN-100 refuses what edit patient would refuse, and says why', () => {
    const rows = evaluateLines(
      ['G-7,Wilma,,', 'G-8,,,new@x.example', 'G-9,Ann,Lee,'],
      stored(70, 'G-7'),
      stored(71, 'G-8', { ...wilma, email: 'old@x.example', hasAccount: true }),
      stored(72, 'G-9', { products: ['GAIT', 'PRO'] }),
    );
    expect(rows.map(({ outcome, reasons }) => [outcome, reasons])).toEqual([
      ['REFUSED', [{ column: 'Last Name', message: 'Last name is required', code: 'fields.lastNameRequired' }]],
      [
        'REFUSED',
        [
          {
            column: 'Email',
            message: 'Email cannot be changed because the patient already has an account.',
            code: 'patients.lockedEmail',
          },
        ],
      ],
      ['REFUSED', [{ column: 'Phone Number', message: 'Phone number is required', code: 'fields.phoneRequired' }]],
    ]);
  });
});
