import { describe, expect, it } from 'vitest';
import { readReconcileFile } from './read-file.ts';
import { reconcileTemplate } from './preview.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readReconcileFile(bytes(text));
const utf16 = (text: string) => {
  const units = new Uint8Array(2 + text.length * 2);
  const view = new DataView(units.buffer);
  for (const [at, letter] of `\uFEFF${text}`.split('').entries()) view.setUint16(at * 2, letter.charCodeAt(0), true);
  return units;
};
const wilma = { row: 2, gaitUid: 'G-7', firstName: 'Wilma', lastName: 'Winters', email: 'w@x.example' };

describe('the reconcile file', () => {
  it('OPEN-100 GAIT-24 reads ID, names and email in any order and case, and counts rows as a spreadsheet does', () => {
    expect(
      read(
        'LAST NAME,Email Address,gait_uid,first name,Shoe Size\nWinters,w@x.example, G-7 ,Wilma,38\n,,,,\nJo,,G-8,,\n,,,Nobody,\n',
      ),
    ).toEqual({
      rows: [
        wilma,
        { row: 4, gaitUid: 'G-8', firstName: null, lastName: 'Jo', email: null },
        { row: 5, gaitUid: null, firstName: 'Nobody', lastName: null, email: null },
      ],
      ignoredColumns: ['Shoe Size'],
    });
  });

  const sound = 'Unique Gait ID,First Name,Last Name,Email\nG-7,Wilma,Winters,w@x.example\n';
  it.each([
    ['a byte order mark', bytes(`\uFEFF${sound}`)],
    ['UTF-16', utf16(sound)],
    ['semicolons', bytes(sound.replaceAll(',', ';'))],
    ['tabs', bytes(sound.replaceAll(',', '\t'))],
    ['CRLF', bytes(sound.replaceAll('\n', '\r\n'))],
    ['quotes around every cell', bytes(sound.replaceAll(/[^,\n]+/g, '"$&"'))],
    ['a line that names its delimiter', bytes(`sep=,\n${sound}`)],
  ])('OPEN-100 takes a file with %s', (_form, file) => {
    expect(readReconcileFile(file)).toEqual({ rows: [wilma], ignoredColumns: [] });
  });

  it('OPEN-100 leaves out columns of bulk add that it does not fill in, and marks rows that are too long', () => {
    expect(read('Unique Gait ID,Email,Phone Number\nG-7,w@x.example,5555550100,more')).toEqual({
      rows: [{ ...wilma, firstName: null, lastName: null, tooLong: true }],
      ignoredColumns: ['Phone Number'],
    });
  });

  /** A fault with its code and, if it has some, its values. */
  const fault = (row: number, column: string, message: string, code: string, values?: object) => [
    { row, column, message, code, ...(values && { values }) },
  ];
  const file = (message: string, code: string, values?: object) => fault(0, '', message, code, values);
  it.each([
    ['is empty', '', file('The file is empty.', 'bulkAdd.empty')],
    ['holds blanks alone', ' \n\n', file('The file is empty.', 'bulkAdd.empty')],
    ['is only a header', 'Unique Gait ID,Email\n,\n', file('The file has no rows below its header.', 'bulkAdd.noRows')],
    [
      'has no header',
      'G-7,Wilma\nG-8,Ann',
      fault(1, 'Unique Gait ID', 'This column is missing.', 'bulkAdd.columnMissing'),
    ],
    [
      'has the IDs alone',
      'Unique Gait ID\nG-7',
      file('The file has none of the columns First Name, Last Name and Email.', 'bulkAdd.noNameColumns'),
    ],
    [
      'has a column twice',
      'Gait ID,Unique Gait ID,Email\nG-7,G-8,w@x.example',
      fault(1, 'Unique Gait ID', 'This column appears twice.', 'bulkAdd.columnTwice'),
    ],
    [
      'has a stray quotation mark',
      'Unique Gait ID,Email\nG-7,"w@x.example" x\n',
      fault(2, '', 'A quotation mark is out of place.', 'bulkAdd.quotationMark'),
    ],
    [
      'is another kind of file',
      'PK\u0003\u0004\0\0',
      file('The file is not CSV text. Save it as CSV UTF-8 and try again.', 'bulkAdd.notCsv'),
    ],
  ])('OPEN-100 GAIT-24 says what is wrong with a file that %s', (_what, text, faults) => {
    expect(read(text)).toEqual({ faults });
  });

  it('OPEN-100 takes 5,000 rows and 2 MB, and no more', () => {
    const rows = (count: number) => `Unique Gait ID,Email\n${'G,a@x.example\n'.repeat(count)}`;
    expect(read(rows(5000))).toMatchObject({ rows: { length: 5000 } });
    expect(read(rows(5001))).toEqual({
      faults: file('The file has more than 5000 rows.', 'bulkAdd.tooManyRows', { n: 5000 }),
    });
    expect(readReconcileFile(new Uint8Array(2_000_001))).toEqual({
      faults: file('The file is too large.', 'bulkAdd.tooLarge'),
    });
  });

  it('OPEN-100 has a template that it reads itself', () => {
    expect(reconcileTemplate).toBe('Unique Gait ID,First Name,Last Name,Email\r\n');
    expect(read(`${reconcileTemplate}G-7,Wilma,Winters,w@x.example`)).toEqual({ rows: [wilma], ignoredColumns: [] });
  });
});
