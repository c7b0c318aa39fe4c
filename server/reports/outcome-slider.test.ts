import { describe, expect, it } from 'vitest';
import type { OutcomePdf } from '../../contract/reports/pdf-export.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import { analyzeResults } from '../../domain/risk-analysis/session-analysis.ts';
import { createSlider } from '../../domain/risk-analysis/slider.ts';
import { drawOutcomeSlider } from './outcome-slider.ts';
import { CONTENT_WIDTH, ink, levels } from './report-styles.ts';
import { drawnIn, isWithinFrame, type Drawn } from '../../tests/fixtures/pdf/drawn-in.ts';

type SliderData = NonNullable<OutcomePdf['pdfDocumentData']['outcomeSliderData']>;

const segment = (from: number, to: number, level: SliderData['segments'][number]['level'], overlaps = false) => ({
  from,
  to,
  label: `From ${from}`,
  values: '',
  note: null,
  level,
  overlaps,
});
/** Functional reach (RISK-53): at most 6 in is high, at most 10 in medium, more is low. */
const reach: SliderData = {
  segments: [segment(0, 0.25, 'red'), segment(0.25, 0.75, 'yellow'), segment(0.75, 1, 'green')],
  limits: [
    { at: 0, label: '0 in' },
    { at: 1, label: '14 in' },
    { at: 0.25, label: '6 in' },
    { at: 0.75, label: '10 in' },
  ],
  markers: [
    { at: 0.5, label: 'Left: 8.00 in' },
    { at: 0.9, label: 'Right: 12.00 in' },
  ],
};
const drawn = (facts: Partial<SliderData> = {}) => drawnIn(drawOutcomeSlider({ ...reach, ...facts }));

const colors: readonly string[] = Object.values(levels);
/** The parts of the bar. */
const bandsIn = ({ boxes }: Drawn) => boxes.filter(({ color }) => colors.includes(color));
const textIn = ({ texts }: Drawn, words: string) => texts.find(({ text }) => text === words)!;
const marksIn = ({ lines }: Drawn) => lines.filter(({ from, to, color }) => color === ink.text && from[0] === to[0]);

describe('the scale of an outcome on paper, whose y axis points down', () => {
  it('RISK-02 RISK-51 RISK-52 API-33 its ranges follow each other from left to right over the whole width, each in its colour', () => {
    const bands = bandsIn(drawn());
    expect(bands.map(({ left, right, color }) => [left, right, color])).toEqual([
      [0, CONTENT_WIDTH / 4, '#cd3b3b'],
      [CONTENT_WIDTH / 4, (CONTENT_WIDTH * 3) / 4, '#f2c61f'],
      [(CONTENT_WIDTH * 3) / 4, CONTENT_WIDTH, '#2f9a5a'],
    ]);
    expect(new Set(bands.map(({ top, bottom }) => `${top} ${bottom}`)).size).toBe(1);
    expect(bands[0]!.bottom).toBeGreaterThan(bands[0]!.top);
  });

  it('RISK-02 API-33 each range is named in its middle, under the bar', () => {
    const picture = drawn();
    for (const { from, to, label } of reach.segments) {
      const { x, y, anchor } = textIn(picture, label);
      expect([x, anchor]).toEqual([(CONTENT_WIDTH * (from + to)) / 2, 'middle']);
      expect(y).toBeGreaterThan(bandsIn(picture)[0]!.bottom);
    }
  });

  it('RISK-02 API-33 each limit is written under the line between its two ranges, the ends at the ends', () => {
    const picture = drawn();
    const [high, medium] = bandsIn(picture);
    const under = Math.max(...reach.segments.map(({ label }) => textIn(picture, label).y));
    expect(
      ['0 in', '6 in', '10 in', '14 in'].map((label) => textIn(picture, label)).map(({ x, anchor }) => [x, anchor]),
    ).toEqual([
      [0, 'start'],
      [high!.right, 'middle'],
      [medium!.right, 'middle'],
      [CONTENT_WIDTH, 'end'],
    ]);
    for (const { label } of reach.limits) expect(textIn(picture, label).y).toBeGreaterThan(under);
    const borders = picture.lines.filter(({ from, to, color }) => color === ink.goal && from[0] === to[0]);
    expect([...new Set(borders.map(({ from }) => from[0]))].toSorted((one, other) => one - other)).toEqual([
      0,
      high!.right,
      medium!.right,
      CONTENT_WIDTH,
    ]);
    for (const { from, to } of borders) expect([from[1] <= high!.top, to[1] >= high!.bottom]).toEqual([true, true]);
  });

  it('RISK-02 API-33 the mark of a result goes from its name down to the foot of the bar, at its own place', () => {
    const picture = drawn();
    const { bottom } = bandsIn(picture)[0]!;
    const marks = marksIn(picture);
    expect(marks.map(({ from, to }) => [from[0], to])).toEqual([
      [CONTENT_WIDTH * 0.5, [CONTENT_WIDTH * 0.5, bottom]],
      [CONTENT_WIDTH * 0.9, [CONTENT_WIDTH * 0.9, bottom]],
    ]);
    for (const [at, { label }] of reach.markers.entries()) {
      const { x, y, anchor } = textIn(picture, label);
      const [{ from }, place] = [marks[at]!, marks[at]!.from[0]];
      // Right of the line in the left half, else left of it.
      if (at === 0) expect([anchor, x > place && x < place + 8]).toEqual(['start', true]);
      else expect([anchor, x < place && x > place - 8]).toEqual(['end', true]);
      expect(y > from[1] && y < from[1] + 12).toBe(true);
      expect(y).toBeLessThan(bandsIn(picture)[0]!.top);
    }
    // The second name stands under the first.
    expect(textIn(picture, reach.markers[1]!.label).y).toBeGreaterThan(textIn(picture, reach.markers[0]!.label).y);
  });

  it.each<[string, string, (readonly [value: number, level: keyof typeof levels])[]]>([
    [
      'RISK-53 AST-0001',
      'in',
      [
        [0, 'red'],
        [6, 'red'],
        [6.01, 'yellow'],
        [10, 'yellow'],
        [10.01, 'green'],
        [40, 'green'],
      ],
    ],
    [
      'RISK-54 AST-0009',
      's',
      [
        [0, 'green'],
        [11.99, 'green'],
        [12, 'red'],
        [60, 'red'],
      ],
    ],
    [
      'RISK-57 AST-0018',
      'm/s',
      [
        [0.2, 'red'],
        [0.79, 'red'],
        [0.8, 'green'],
        [3, 'green'],
      ],
    ],
    [
      'RISK-60 AST-0050',
      'cm',
      [
        [0, 'green'],
        [0.01, 'lightGreen'],
        [0.99, 'lightGreen'],
        [1, 'yellow'],
        [2.99, 'yellow'],
        [3, 'orange'],
        [9.99, 'orange'],
        [10, 'red'],
        [30, 'red'],
      ],
    ],
  ])('RISK-51 RISK-52 %s: the mark of a result stands in the band of its category', (row, units, judged) => {
    const outcome = findBuiltInOutcome(row.split(' ')[1]!)!;
    const id = outcome.resultDefinitionId ?? outcome.leftResultDefinitionId!;
    for (const [value, level] of judged) {
      const analysis = analyzeResults(outcome, [{ id, name: id, value, units }], { age: null, sex: null });
      if (analysis.state !== 'EVALUATED') throw new Error(analysis.state);
      const { segments, markers } = createSlider(outcome, analysis.evaluations)!;
      const picture = drawn({
        segments: segments.map(({ from, to, colour }) => segment(from, to, colour)),
        limits: [],
        markers: markers.map(({ at }) => ({ at, label: 'Result' })),
      });
      const { from } = marksIn(picture)[0]!;
      const bands = bandsIn(picture).filter(({ left, right }) => from[0] >= left && from[0] <= right);
      expect.soft([value, ...bands.map(({ color }) => color)]).toEqual([value, levels[level]]);
    }
  });

  it('RISK-27 RISK-28 where no factor applies, and where some overlap, the bar is slanted within its own range', () => {
    const picture = drawn({
      segments: [segment(0, 0.5, null), segment(0.5, 0.75, 'red', true), segment(0.75, 1, 'green')],
    });
    const slanted = picture.lines.filter(({ from, to }) => from[0] !== to[0] && from[1] !== to[1]);
    const within = (left: number, right: number) =>
      slanted.filter(({ from, to }) => from[0] >= CONTENT_WIDTH * left && to[0] <= CONTENT_WIDTH * right).length;
    const { top, bottom } = bandsIn(picture)[0]!;
    expect(within(0, 0.5)).toBeGreaterThan(10);
    expect(within(0.5, 0.75)).toBeGreaterThan(5);
    expect(within(0, 0.5) + within(0.5, 0.75)).toBe(slanted.length);
    for (const { from, to } of slanted) expect([from[1], to[1]]).toEqual([bottom, top]);
    expect(picture.boxes[0]).toMatchObject({ left: 0, right: CONTENT_WIDTH / 2, color: ink.onFirst });
  });

  it.each([
    [{}],
    [{ markers: [] }],
    [
      {
        markers: [
          { at: 0, label: 'Left: 0.00 cm' },
          { at: 1, label: 'Right: 30.00 cm, off the scale' },
        ],
      },
    ],
    [
      {
        markers: [
          { at: -0.5, label: 'Before' },
          { at: 1.5, label: 'After' },
        ],
      },
    ],
    [{ segments: Array.from({ length: 250 }, (_, at) => segment(at / 250, (at + 1) / 250, at % 2 ? 'red' : null)) }],
  ])('API-33 nothing is drawn outside of the frame: case %#', (facts: Partial<SliderData>) => {
    expect(isWithinFrame(drawn(facts))).toBe(true);
  });
});
