import { describe, expect, it } from 'vitest';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import { ada, context, gaitOnly, header, row, utf8 } from './example-clinic.ts';
import { countOutcome, toPreviewRow } from './preview.ts';
import { evaluateBulkFile, type BulkContext } from './read-file.ts';

const locations = [
  { id: 3, name: 'North Clinic', provider: 'Grace Hopper' },
  { id: 4, name: 'South Clinic', provider: null },
];
const preview = (text: string, given: BulkContext = context) => {
  const evaluated = evaluateBulkFile(utf8(text), given);
  if ('issues' in evaluated) throw new Error('The file has no rows.');
  return evaluated.rows.map((each) => toPreviewRow(each, { products: given.products, locations }));
};

describe('OPEN-054 the preview of a bulk file', () => {
  it('says of a good row what will be stored, where and with whom', () => {
    expect(preview(`${header}\n${ada}`)).toEqual([
      {
        row: 2,
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        phoneNumber: '+15551234567',
        dob: '1985-12-10',
        location: 'North Clinic',
        injuredSideOfBody: 'Left',
        injuredBodyPart: 'Knee',
        gaitUid: null,
        payerName: null,
        payerId: null,
        memberId: null,
        groupNumber: null,
        language: null,
        provider: 'Grace Hopper',
        products: ['HEALTH'],
        willInvite: true,
        faults: [],
      },
    ]);
  });

  it.each([
    ['Español', 'es', []],
    ['es', 'es', []],
    [' SPANISH ', 'es', []],
    ['English', 'en', []],
    ['', null, []],
    ['Deutsch', 'Deutsch', [{ field: 'language', column: 'Language', message: 'Not a valid language' }]],
  ])('OPEN-013 reads a language written as “%s” as %s', (written, language, faults) => {
    const [shown] = preview(`${header},Language\n${ada},${written}`);
    expect(shown).toMatchObject({ language, faults });
  });

  it('gives a row that names no location the default one, and shows a side of none as N/A', () => {
    const [shown] = preview(`${header}\n${row({})}`);
    expect(shown).toMatchObject({ location: 'South Clinic', provider: null, injuredSideOfBody: 'N/A' });
  });

  it.each<[PatientProduct[], string, boolean]>([
    [['HEALTH'], 'a@example.com', true],
    [['GAIT', 'HEALTH'], 'a@example.com', true],
    [['GAIT'], 'a@example.com', false],
    [['GAIT'], '', false],
  ])('invites to %j at "%s": %s', (products, email, willInvite) => {
    const [shown] = preview(`${header}\n${row({ email })}`, { ...context, products });
    expect(shown).toMatchObject({ faults: [], willInvite });
  });

  it('shows an invalid row as it was written, each issue with its field and column', () => {
    const [shown] = preview(`${header}\n${row({ email: 'Nobody', dob: '2/30/1985', location: 'West' })},extra`);
    expect(shown).toMatchObject({
      row: 2,
      email: 'Nobody',
      dob: '2/30/1985',
      location: 'West',
      provider: null,
      products: [],
      willInvite: false,
    });
    expect(shown!.faults).toEqual(
      expect.arrayContaining([
        { field: '', column: '', message: 'The row has more cells than the header.', code: 'bulkAdd.tooManyCells' },
        { field: 'email', column: 'Email', message: 'Email must be valid.', code: 'fields.invalidEmailSentence' },
        { field: 'dob', column: 'Date of Birth', message: 'Not a valid date', code: 'fields.invalidDate' },
        { field: 'locationId', column: 'Location', message: 'Location not found', code: 'patients.unknownLocation' },
      ]),
    );
  });

  it('counts rows as a spreadsheet does, blank lines included', () => {
    const names = 'First Name,Last Name\nAda,Lovelace\n\n\nGrace,Hopper';
    expect(preview(names, gaitOnly).map((each) => each.row)).toEqual([2, 5]);
  });

  it('OPEN-064 compares a date of birth with the day at the row’s location', () => {
    const dated = { ...context, locations: [{ ...context.locations[0]!, today: '2026-11-22' }, context.locations[1]!] };
    const born = (location: string) => `${header}\n${row({ dob: '11/22/2026', location })}`;
    expect(preview(born('North Clinic'), dated)[0]!.faults).toEqual([]);
    expect(preview(born('South Clinic'), dated)[0]!.faults).toEqual([
      {
        field: 'dob',
        column: 'Date of Birth',
        message: 'Date of birth cannot be in the future',
        code: 'patients.futureDateOfBirth',
      },
    ]);
  });
});

describe('OPEN-054 what a file would bring', () => {
  const good = { faults: [], willInvite: true };
  const uninvited = { faults: [], willInvite: false };
  const invalid = { faults: [{ field: '', column: '', message: 'Wrong' }], willInvite: false };
  it.each([
    ['all of it', [good, uninvited, good], { invalid: 0, added: 3, invited: 2 }],
    ['nothing while a row is invalid', [good, invalid, good], { invalid: 1, added: 0, invited: 0 }],
    ['nothing of no rows', [], { invalid: 0, added: 0, invited: 0 }],
  ])('is %s', (_what, rows, expected) => expect(countOutcome(rows)).toEqual(expected));
});
