import { describe, expect, it } from 'vitest';
import { listTemplateColumns, createTemplate } from './columns.ts';
import {
  context,
  gaitOnly,
  utf8,
  header,
  ada,
  row,
  read,
  getPatientsOrIssues,
  listIssues,
  utf16,
  readBulkFile,
} from './example-clinic.ts';

const adaAdded = {
  products: ['HEALTH'],
  locationId: 3,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phoneNumber: '+15551234567',
  dob: '1985-12-10',
  injuredSideOfBody: 'Left',
  injuredBodyPart: 'Knee',
  gaitUid: null,
  payerName: null,
  payerId: null,
  memberId: null,
  groupNumber: null,
};

describe('forms of file that are read', () => {
  const plain = `${header}\r\n${ada}\r\n`;
  it.each([
    ['CRLF', utf8(plain)],
    ['LF', utf8(plain.replaceAll('\r\n', '\n'))],
    ['CR', utf8(plain.replaceAll('\r\n', '\r'))],
    ['mixed line ends', utf8(`${header}\r\n${ada}\n`)],
    ['no line end at the end', utf8(`${header}\n${ada}`)],
    ['UTF-8 with byte order mark', utf8(`\uFEFF${plain}`)],
    ['UTF-16 little endian', utf16(plain, false)],
    ['UTF-16 big endian', utf16(plain, true)],
    ['semicolons', utf8(plain.replaceAll(',', ';'))],
    ['tabs', utf8(plain.replaceAll(',', '\t'))],
    ['a line that names the delimiter', utf8(`sep=;\r\n${plain.replaceAll(',', ';')}`)],
    ['all cells quoted', utf8(plain.replace(/[^,\r\n]+/g, '"$&"'))],
    ['blank lines between', utf8(`${header}\n\n,,,,,,,\n${ada}\n\n`)],
    ['blanks around cells', utf8(plain.replaceAll(',', ' , '))],
    [
      'field names as headers',
      utf8(
        plain.replace(header, 'firstName,lastName,email,phoneNumber,dob,location,injuredSideOfBody,injuredBodyPart'),
      ),
    ],
    ['headers in other case', utf8(plain.replace(header, header.toUpperCase()))],
    [
      'columns in another order',
      utf8(
        `Last Name,First Name,Involved Body Part,Side of Body,Location,Date of Birth,Phone Number,Email\nLovelace,Ada,Knee,Left,North Clinic,1985-12-10,555-123-4567,ada@example.com`,
      ),
    ],
    [
      'spreadsheet date, id of the location, other case',
      utf8(`${header}\nAda,Lovelace,ADA@example.com,+1 555 123 4567,12/10/1985,3,left,KNEE`),
    ],
  ])('%s', (_form, bytes) => expect(getPatientsOrIssues(readBulkFile(bytes, context))).toEqual([adaAdded]));

  it('keeps accents, commas and quotes in names', () => {
    const names = getPatientsOrIssues(
      read(`${header}\n"José ""Pepe""","Núñez, Jr.",j@example.com,5551234567,,,N/A,Multiple`),
    );
    expect(names).toMatchObject([
      { firstName: 'José "Pepe"', lastName: 'Núñez, Jr.', injuredSideOfBody: null, locationId: 4 },
    ]);
  });

  it('reads the columns of a population file for Gait and names those it leaves out', () => {
    const file =
      'sourceId,firstName,lastName,sourceName,dob,gender,phoneNumber,city\n001ea705,Andrew,Goldner,Andrew29 Goldner995,1943-03-17,male,5558069773,Bloom\n';
    expect(read(file, gaitOnly)).toEqual({
      patients: [
        expect.objectContaining({
          firstName: 'Andrew',
          dob: '1943-03-17',
          phoneNumber: '+15558069773',
          locationId: 4,
          email: null,
        }),
      ],
      rowNumbers: [2],
      ignoredColumns: ['sourceId', 'sourceName', 'gender', 'city'],
    });
  });

  it('takes 5000 rows, and no more', () => {
    const many = (count: number) =>
      [header, ...Array.from({ length: count }, (_, at) => row({ email: `p${at}@example.com` }))].join('\n');
    expect(getPatientsOrIssues(read(many(5000)))).toHaveLength(5000);
    expect(listIssues(many(5001))).toEqual(['0 : The file has more than 5000 patients.']);
  });
});

describe('templates', () => {
  it('OPEN-054 have the single-add fields as headers, and Gait its own id', () => {
    expect(createTemplate('HEALTH')).toBe(`${header},Payer Name,Payer ID,Member ID,Group Number\r\n`);
    expect(createTemplate('GAIT')).toBe(`${header},Unique Gait ID\r\n`);
    expect(listTemplateColumns('GAIT')).toContain('Unique Gait ID');
  });

  it('are read back when filled in', () => {
    expect(getPatientsOrIssues(read(`${createTemplate('HEALTH')}${ada}`))).toEqual([adaAdded]);
    expect(getPatientsOrIssues(read(`${createTemplate('GAIT')}Ada,Lovelace,,,,,,,G-7`, gaitOnly))).toMatchObject([
      { gaitUid: 'G-7', email: null },
    ]);
  });
});
