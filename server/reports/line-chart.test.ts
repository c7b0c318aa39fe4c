import { describe, expect, it } from 'vitest';
import type { LineChart } from '../../domain/reports/report-model.ts';
import { drawLineChart } from './line-chart.ts';
import { ink } from './report-styles.ts';
import { drawnIn, gridIn, isWithinFrame } from '../../tests/fixtures/pdf/drawn-in.ts';

const highest = {
  name: 'Highest',
  points: [
    { day: '2026-11-01', value: 50 },
    { day: '2026-11-06', value: 150 },
    { day: '2026-11-11', value: 100 },
  ],
};
const lowest = {
  name: 'Lowest',
  points: [
    { day: '2026-11-06', value: -50 },
    { day: '2026-11-11', value: 0 },
  ],
};
const chart = (facts: Partial<LineChart> = {}): LineChart => ({
  kind: 'lines',
  days: { from: '2026-11-01', to: '2026-11-11' },
  dayLabels: ['2026-11-01', '2026-11-06', '2026-11-11'].map((day) => ({ day, label: day.slice(5) })),
  scale: { min: -50, max: 150, ticks: [-50, 0, 50, 100, 150] },
  unit: '°',
  lines: [highest, lowest],
  goal: { min: 0, max: 100 },
  ...facts,
});
const drawn = (facts?: Partial<LineChart>) => drawnIn(drawLineChart(chart(facts)));
const goalsIn = ({ lines }: ReturnType<typeof drawn>) => lines.filter(({ isDashed }) => isDashed);
/** The middles of the squares, which are boxes as the shade of the goal is. */
const squaresIn = ({ boxes }: ReturnType<typeof drawn>) =>
  boxes
    .filter(({ color }) => color !== ink.fill)
    .map(({ left, right, top, bottom, color }) => ({ x: (left + right) / 2, y: (top + bottom) / 2, color }));

describe('the lines of a report, whose y axis points down', () => {
  it('REC-26 OPEN-066 lines of greater values lie higher, those below 0 included', () => {
    const { heightOf } = gridIn(drawn());
    const heights = ['-50°', '0°', '50°', '100°', '150°'].map(heightOf);
    const steps = heights.slice(1).map((height, at) => heights[at]! - height);
    for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 1);
    expect(steps[0]).toBeGreaterThan(0);
  });

  it('REC-26 OPEN-066 every point stands at its own value and its own day, the first day at the left', () => {
    const picture = drawn();
    const { left, right, heightOf } = gridIn(picture);
    const middle = (left + right) / 2;
    expect(picture.paths).toEqual([
      {
        color: ink.first,
        points: [
          [left, heightOf('50°')],
          [middle, heightOf('150°')],
          [right, heightOf('100°')],
        ],
      },
      {
        color: ink.second,
        points: [
          [middle, heightOf('-50°')],
          [right, heightOf('0°')],
        ],
      },
    ]);
  });

  it('REC-26 OPEN-066 a value between two lines stands between them, a day between two in proportion', () => {
    const picture = drawn({
      lines: [{ ...highest, points: [highest.points[0]!, { day: '2026-11-03', value: 75 }] }],
      goal: null,
    });
    const { left, right, heightOf } = gridIn(picture);
    const [x, y] = picture.paths[0]!.points[1]!;
    expect(x).toBeCloseTo(left + (right - left) * 0.2, 1);
    expect(y).toBeCloseTo((heightOf('50°') + heightOf('100°')) / 2, 1);
  });

  it('REC-26 OPEN-066 days are named under their own places, from left to right', () => {
    const picture = drawn();
    const { left, right, heightOf } = gridIn(picture);
    const names = picture.texts.filter(({ text }) => text.startsWith('11-'));
    expect(names.map(({ text, x, anchor }) => [text, x, anchor])).toEqual([
      ['11-01', left, 'middle'],
      ['11-06', (left + right) / 2, 'middle'],
      ['11-11', right, 'middle'],
    ]);
    for (const { y } of names) expect(y).toBeGreaterThan(heightOf('-50°'));
  });

  it('REC-26 OPEN-066 the goal is shaded between dashed lines at its own values, over all days', () => {
    const picture = drawn();
    const { left, right, heightOf } = gridIn(picture);
    expect(goalsIn(picture).map(({ from, to }) => [from, to])).toEqual(
      ['0°', '100°'].map((value) => [
        [left, heightOf(value)],
        [right, heightOf(value)],
      ]),
    );
    const [shade] = picture.boxes;
    expect(shade).toEqual({ left, right, top: heightOf('100°'), bottom: heightOf('0°'), color: ink.fill });
    expect(goalsIn(drawn({ goal: null }))).toEqual([]);
  });

  it('REC-26 OPEN-066 each line has its sign at its points, and its name with its last value at its end', () => {
    const picture = drawn();
    const { right } = gridIn(picture);
    expect(picture.dots.slice(0, 3).map(({ x, y }) => [x, y])).toEqual(picture.paths[0]!.points);
    const squares = squaresIn(picture);
    for (const [at, [x, y]] of picture.paths[1]!.points.entries()) {
      expect(squares[at]!.x).toBeCloseTo(x, 1);
      expect(squares[at]!.y).toBeCloseTo(y, 1);
    }
    const signs = [picture.dots[3]!, squares[2]!];
    for (const [at, words] of ['Highest 100°', 'Lowest 0°'].entries()) {
      const name = picture.texts.find(({ text }) => text === words)!;
      const [, end] = picture.paths[at]!.points.at(-1)!;
      expect([name.color, signs[at]!.color]).toEqual([[ink.first, ink.second][at], [ink.first, ink.second][at]]);
      expect(signs[at]!.x).toBeGreaterThan(right);
      expect(name.x).toBeGreaterThan(signs[at]!.x);
      expect(signs[at]!.y).toBeCloseTo(end, 1);
      expect(name.y).toBeCloseTo(end + 2.5, 1);
    }
  });

  it('REC-26 OPEN-066 the names of lines that end together stand below each other, within the frame', () => {
    const ending = ['one', 'two', 'three'].map((name) => ({ name, points: [{ day: '2026-11-11', value: -50 }] }));
    const picture = drawn({ lines: ending, goal: null });
    const heights = picture.texts.filter(({ text }) => text.endsWith(' -50°')).map(({ y }) => y);
    for (const at of [1, 2]) expect(heights[at]! - heights[at - 1]!).toBeCloseTo(9, 1);
    expect(isWithinFrame(picture)).toBe(true);
  });

  it('REC-26 OPEN-066 of many values of a line that is alone the first and the last are written', () => {
    const points = Array.from({ length: 9 }, (_, at) => ({ day: `2026-11-0${at + 1}`, value: at * 10 }));
    const picture = drawn({ lines: [{ name: 'Highest', points }], goal: null });
    expect(picture.texts.filter(({ color }) => color === ink.text).map(({ text }) => text)).toEqual(['0°', '80°']);
  });

  it('REC-26 OPEN-066 the values of a line that is alone are written over their own points', () => {
    const picture = drawn({ lines: [highest], goal: null });
    const values = picture.texts.filter(({ color }) => color === ink.text);
    expect(values.map(({ text }) => text)).toEqual(['50°', '150°', '100°']);
    for (const [at, [x, y]] of picture.paths[0]!.points.entries()) {
      expect(values[at]!.x).toBe(x);
      expect(values[at]!.y).toBeLessThan(y);
      expect(values[at]!.y).toBeGreaterThan(y - 8);
    }
  });

  it('REC-26 OPEN-066 a single answer is a sign without a line, also where the report covers one day', () => {
    const day = '2026-11-01';
    const picture = drawn({
      days: { from: day, to: day },
      dayLabels: [{ day, label: '11-01' }],
      lines: [{ ...highest, points: [{ day, value: 100 }] }],
      goal: null,
    });
    const { left, heightOf } = gridIn(picture);
    expect(picture.paths).toEqual([]);
    expect(picture.dots).toEqual([{ x: left, y: heightOf('100°'), color: ink.first }]);
  });

  it.each([
    drawn(),
    drawn({ lines: [highest], goal: null }),
    drawn({ days: { from: '2024-11-11', to: '2026-11-11' } }),
  ])('OPEN-066 nothing is drawn outside of the frame: case %#', (picture) => {
    expect(isWithinFrame(picture)).toBe(true);
    const { left, right, heightOf } = gridIn(picture);
    for (const [x, y] of picture.paths.flatMap(({ points }) => points)) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(right);
      expect(y).toBeGreaterThanOrEqual(heightOf('150°'));
      expect(y).toBeLessThanOrEqual(heightOf('-50°'));
    }
  });
});
