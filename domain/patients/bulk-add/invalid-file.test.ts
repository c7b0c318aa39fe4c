import { describe, expect, it } from 'vitest';
import { spanishMessages } from '../../../contract/messages.es.ts';
import { bulkAddMessage } from '../../../contract/patients/messages.ts';
import { createSpanishFormat } from '../../../contract/platform/spanish-format.ts';
import { context, gaitOnly, utf8, header, ada, row, listIssues, utf16, read, readBulkFile } from './example-clinic.ts';

describe('a file that is invalid as a whole', () => {
  it.each([
    ['an empty file', utf8(''), '0 : The file is empty.'],
    ['blanks only', utf8(' \r\n \r\n'), '0 : The file is empty.'],
    ['a lone byte order mark', new Uint8Array([0xef, 0xbb, 0xbf]), '0 : The file is empty.'],
    [
      'Latin-1 accents',
      new Uint8Array([...utf8(`${header}\nJos`), 0xe9]),
      '0 : The file is not CSV text. Save it as CSV UTF-8 and try again.',
    ],
    [
      'a NUL byte',
      utf8(`${header}\nAda\0,Lovelace`),
      '0 : The file is not CSV text. Save it as CSV UTF-8 and try again.',
    ],
    [
      'UTF-16 without byte order mark',
      utf16(header, false).slice(2),
      '0 : The file is not CSV text. Save it as CSV UTF-8 and try again.',
    ],
    ...[0xff, 0xfe].map((byte): [string, Uint8Array, string] => [
      `half a byte order mark, ${byte}`,
      new Uint8Array([byte, 0x41]),
      '0 : The file is not CSV text. Save it as CSV UTF-8 and try again.',
    ]),
    [
      'a spreadsheet file',
      new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0x80]),
      '0 : The file is not CSV text. Save it as CSV UTF-8 and try again.',
    ],
    ['a header alone', utf8(`${header}\n`), '0 : The file has no patients.'],
    ['too many bytes', new Uint8Array(2_000_001).fill(97), '0 : The file is too large.'],
    ['an open quotation mark', utf8(`${header}\n"Ada,Lovelace`), '2 : A quotation mark is out of place.'],
  ])('%s', (_form, bytes, issue) => {
    const result = readBulkFile(bytes, context);
    expect(
      'issues' in result && result.issues.map(({ row: at, column, message }) => `${at} ${column}: ${message}`),
    ).toEqual([issue]);
  });

  it('missing columns, by product', () => {
    expect(listIssues('First Name,Last Name,Location\nAda,Lovelace,3')).toEqual([
      '1 Email: This column is missing.',
      '1 Phone Number: This column is missing.',
      '1 Side of Body: This column is missing.',
      '1 Involved Body Part: This column is missing.',
    ]);
    expect(listIssues('First Name\nAda', { ...gaitOnly, defaultLocationId: undefined })).toEqual([
      '1 Last Name: This column is missing.',
      '1 Location: This column is missing.',
    ]);
  });

  it('a column that is there twice, in either spelling', () => {
    expect(listIssues('First Name,Last Name,firstName\nAda,Lovelace,Eve', gaitOnly)).toEqual([
      '1 firstName: This column appears twice.',
    ]);
  });

  it('prose that is no table', () => {
    expect(listIssues('Dear clinic, here are my patients.\nRegards')).toContain(
      '1 First Name: This column is missing.',
    );
  });
});

const format = createSpanishFormat(spanishMessages, (term) => term);
const inSpanish = (text: string, given?: Parameters<typeof read>[1]) => {
  const result = read(text, given);
  return (
    'issues' in result &&
    result.issues.map(({ message, code, values }) => format({ code: code!, values, text: message }))
  );
};

it('OPEN-058 issues have their Spanish by code and values', () => {
  const twice = [header, row({ email: 'same@example.com' }), row({ email: 'Same@example.com' })].join('\n');
  expect(inSpanish(twice)).toEqual(['El correo electrónico también está en la fila 2']);
  const invalid = `${header}\n${row({ email: 'nobody', dob: '2027-01-01', side: '', location: 'West' })},Extra`;
  expect(inSpanish(invalid)).toEqual(
    expect.arrayContaining([
      'La fila tiene más celdas que el encabezado.',
      'No se encontró la sede',
      'El correo electrónico debe ser válido.',
      'El lado del cuerpo es obligatorio',
      'La fecha de nacimiento no puede estar en el futuro',
    ]),
  );
  const rows = Array.from({ length: 600 }, (_, at) => row({ first: '', email: `p${at}@example.com` }));
  const many = inSpanish([header, ...rows].join('\n'));
  expect(many && many.at(-1)).toBe('Hay 100 errores más que no se muestran.');
  expect(format(bulkAddMessage('bulkAdd.faults', { n: 12 }))).toBe(
    'Se encontraron 12 errores; no se agregó a ningún paciente.',
  );
});

describe('rows that are refused', () => {
  it('OPEN-054 lists every issue by row number and adds no patient, even if other rows are valid', () => {
    const file = [
      header,
      ada,
      row({ first: '', phone: '555' }),
      '',
      row({ email: 'nobody', dob: '2027-01-01', part: 'Elbow' }),
    ];
    expect(listIssues(file.join('\n'))).toEqual([
      '3 Phone Number: Phone number must be 10 digits',
      '3 First Name: First name is required',
      '5 Email: Email must be valid.',
      '5 Involved Body Part: Not a valid body part',
      '5 Date of Birth: Date of birth cannot be in the future',
    ]);
  });

  it.each([
    [{ side: '' }, 'Side of Body: Side of body is required'],
    [{ side: 'Middle' }, 'Side of Body: Side of body must be Right, Left or N/A'],
    [{ dob: '17.03.1943' }, 'Date of Birth: Not a valid date'],
    [{ dob: '02/30/1985' }, 'Date of Birth: Not a valid date'],
    [{ location: 'West Clinic' }, 'Location: Location not found'],
    [{ location: '99' }, 'Location: Location not found'],
    [{ email: 'Taken@Example.com' }, 'Email: Email is already used by another patient'],
    [{ first: '"Gr\nace"' }, 'First Name: Contains characters that are not allowed'],
    [{ first: '=HYPERLINK(1)' }, 'First Name: Must not start with =, +, - or @'],
    [{ first: '+Grace' }, 'First Name: Must not start with =, +, - or @'],
    [{ first: '-Grace' }, 'First Name: Must not start with =, +, - or @'],
    [{ first: ' @SUM(A1)' }, 'First Name: Must not start with =, +, - or @'],
    [{ phone: '=15551234567' }, 'Phone Number: Must not start with =, +, - or @'],
    [{ phone: '+cmd5551234567' }, 'Phone Number: Must not start with =, +, - or @'],
  ])('%o', (change, issue) => expect(listIssues(`${header}\n${row(change)}`)).toEqual([`2 ${issue}`]));

  it('OPEN-056 an email that the file has twice, whatever its case', () => {
    const twice = [header, row({ email: 'same@example.com' }), row({ email: 'Same@Example.com' })].join('\n');
    expect(listIssues(twice)).toEqual(['3 Email: Email is also in row 2']);
  });

  it('a gait id that is taken or comes twice', () => {
    const ids = ['First Name,Last Name,Unique Gait ID', 'Ada,Lovelace,G-1', 'Grace,Hopper,G-2', 'Joan,Clarke,G-2'].join(
      '\n',
    );
    expect(listIssues(ids, gaitOnly)).toEqual([
      '2 Unique Gait ID: Unique Gait ID is already used by another patient',
      '4 Unique Gait ID: Unique Gait ID is also in row 3',
    ]);
  });

  it('a location name that two locations share', () => {
    const locations = [...context.locations, { id: 9, name: 'north clinic ' }];
    expect(listIssues(`${header}\n${ada}`, { ...context, locations })).toEqual([
      '2 Location: More than one location has this name. Use its ID instead.',
    ]);
  });

  it('cells beyond the header, and rows that are too short', () => {
    expect(listIssues(`${header}\n${ada},Extra`)).toEqual(['2 : The row has more cells than the header.']);
    expect(listIssues(`${header}\n${ada},,`)).toBe('no issues');
    expect(listIssues('First Name,Last Name\nAda', gaitOnly)).toEqual(['2 Last Name: Last name is required']);
  });

  it('lists at most 500 issues', () => {
    const issues = listIssues(
      [header, ...Array.from({ length: 600 }, (_, at) => row({ first: '', email: `p${at}@example.com` }))].join('\n'),
    );
    expect(issues).toHaveLength(501);
    expect(issues.at(-1)).toBe('0 : 100 more errors are not listed.');
  });
});
