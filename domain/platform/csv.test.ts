import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const read = (csv: string) => Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' }).data;

describe('CSV', () => {
  it('lays rows out with CRLF and quotes where needed', () => {
    expect(
      toCsv([
        ['Name', 'n'],
        ['Lovelace, "Ada"', 2],
        [null, undefined],
      ]),
    ).toBe('Name,n\r\n"Lovelace, ""Ada""",2\r\n,');
  });

  it.each([
    '=1+1',
    '+15551234567',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '=1\n+2',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
  ])('takes the formula out of %j', (cell) => {
    expect(toCsv([[cell]])).toBe(`"'${cell}"`);
  });

  it('leaves numbers alone, negative ones too', () => expect(toCsv([[-3.25, 0, true]])).toBe('-3.25,0,true'));

  it('gives back every text: no cell starts a formula, and one apostrophe off is the text as it was', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^['=+@＝＠\t\r\n," a-]{0,6}$/));
    const text = cell.filter((value) => !value.startsWith('\uFEFF'));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (rows) => {
        const back = read(toCsv(rows));
        expect(back.flat().some((shown) => /^[=+\-@＝＋－＠\t\r\n\0]/.test(shown))).toBe(false);
        expect(back.map((row) => row.map((shown) => shown.replace(/^'(?='*[=+\-@＝＋－＠\t\r\n\0])/, '')))).toEqual(
          rows,
        );
      }),
      { numRuns: 500 },
    );
  });
});
