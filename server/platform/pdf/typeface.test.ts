import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { setTypeface, splitIntoRuns, typefaceFonts } from './typeface.ts';

const Latin = 'Atkinson';
const Extended = 'AtkinsonExtended';
const Others = 'Roboto';

describe('the typeface of PDFs', () => {
  it.each([
    ['Knee flexion, 95° – “good”', [[Latin, 'Knee flexion, 95° – “good”']]],
    [
      'Józef Łuczak',
      [
        [Latin, 'Józef '],
        [Extended, 'Ł'],
        [Latin, 'uczak'],
      ],
    ],
    [
      'Νίκος at 7',
      [
        [Others, 'Νίκος '],
        [Latin, 'at 7'],
      ],
    ],
    [
      'up ≥ 2',
      [
        [Latin, 'up '],
        [Others, '≥ '],
        [Latin, '2'],
      ],
    ],
    ['', []],
  ])('sets %j in the fonts that have its letters', (text, runs) =>
    expect(splitIntoRuns(text).map(({ font, text: part }) => [font, part])).toEqual(runs),
  );

  it('asks each file for none but the letters that it has, in both weights', () => {
    const { resolve } = createRequire(import.meta.url);
    const load = createRequire(createRequire(resolve('pdfmake')).resolve('pdfkit'));
    const { create } = load('fontkit') as {
      create: (bytes: Uint8Array) => { hasGlyphForCodePoint: (code: number) => boolean };
    };
    const letters = [
      ...Array.from({ length: 0x2d0 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)),
      ...Array.from('–—‘’“”•…€™−'),
    ];
    for (const [font, { normal, bold }] of Object.entries(typefaceFonts)) {
      const asked = letters.filter((letter) => splitIntoRuns(`|${letter}`).at(-1)!.font === font && letter.trim());
      expect(asked.length).toBeGreaterThanOrEqual(90);
      for (const file of [normal, bold]) {
        const opened = create(readFileSync(file as string));
        expect(asked.filter((letter) => !opened.hasGlyphForCodePoint(letter.codePointAt(0)!))).toEqual([]);
      }
    }
  });

  it('reaches texts, columns, tables, drawings and the footer, and leaves what it has as it is', () => {
    const document = setTypeface({
      content: [
        'Pain',
        { columns: [{ width: 'auto', stack: ['Łódź'] }] },
        { table: { body: [[{ text: ['a', { text: 'β', bold: true }] }, 'b']] } },
        { svg: '<text font-family="Roboto" x="1">Left</text><text font-family="Roboto">γ</text>' },
      ],
      footer: (current) => ({ text: `≤ ${current}` }),
      defaultStyle: { font: 'Roboto', fontSize: 9 },
    });
    expect(document.content).toEqual([
      'Pain',
      {
        columns: [
          {
            width: 'auto',
            stack: [
              {
                text: [
                  { text: 'Ł', font: Extended },
                  { text: 'ód', font: Latin },
                  { text: 'ź', font: Extended },
                ],
              },
            ],
          },
        ],
      },
      { table: { body: [[{ text: ['a', { text: [{ text: 'β', font: Others }], bold: true }] }, 'b']] } },
      { svg: '<text font-family="Atkinson" x="1">Left</text><text font-family="Roboto">γ</text>' },
    ]);
    const { footer } = document as unknown as { footer: (current: number) => unknown };
    expect(footer(3)).toEqual({
      text: [
        { text: '≤ ', font: Others },
        { text: '3', font: Latin },
      ],
    });
    expect(document.defaultStyle).toEqual({ font: Latin, fontSize: 9 });
  });
});
