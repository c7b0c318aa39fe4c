import { describe, expect, it } from 'vitest';
import type { BarChart } from '../../domain/reports/report-model.ts';
import { computeScale } from '../../domain/reports/chart-axes.ts';
import { drawBarChart } from './charts.ts';
import { ink } from './report-styles.ts';
import { drawnIn, gridIn, isWithinFrame } from '../../tests/fixtures/pdf/drawn-in.ts';

const chart = (facts: Partial<BarChart> = {}): BarChart => ({
  kind: 'bars',
  bars: [
    { label: '11/01', value: 2, prescribed: 4 },
    { label: '11/08', value: 0, prescribed: null },
    { label: '11/15', value: 8, prescribed: 6 },
    { label: '11/22', value: 4, prescribed: 0 },
  ],
  scale: { min: 0, max: 8, ticks: [0, 2, 4, 6, 8] },
  legend: ['Sessions done', 'Asked by the program'],
  ...facts,
});
const drawn = (facts?: Partial<BarChart>) => drawnIn(drawBarChart(chart(facts)));
/** The signs of the legend stand over the grid. */
const LEGEND = 12;
const barsIn = ({ boxes }: ReturnType<typeof drawn>) => boxes.filter(({ bottom }) => bottom > LEGEND);
const askedIn = ({ lines }: ReturnType<typeof drawn>) =>
  lines.filter(({ isDashed, from }) => isDashed && from[1] > LEGEND);

describe('the bars of a report, whose y axis points down', () => {
  it('REC-26 OPEN-066 lines of greater values lie higher, at equal distances', () => {
    const { heightOf } = gridIn(drawn());
    const heights = ['0', '2', '4', '6', '8'].map(heightOf);
    // Four steps of the same length, upwards.
    const steps = heights.slice(1).map((height, at) => heights[at]! - height);
    for (const step of steps) expect(step).toBeCloseTo(steps[0]!, 1);
    expect(steps[0]).toBeGreaterThan(0);
  });

  it('REC-26 OPEN-066 every bar stands on the line of 0 and reaches up to its own count', () => {
    const picture = drawn();
    const { heightOf } = gridIn(picture);
    const bars = barsIn(picture);
    expect(bars.map(({ bottom }) => bottom)).toEqual(Array(4).fill(heightOf('0')));
    expect(bars.map(({ top }) => top)).toEqual(['2', '0', '8', '4'].map(heightOf));
    expect(new Set(bars.map(({ color }) => color))).toEqual(new Set([ink.first]));
  });

  it('REC-26 OPEN-066 weeks follow each other from left to right, each bar in the middle of its week over its name', () => {
    const picture = drawn();
    const { left, right } = gridIn(picture);
    const week = (right - left) / 4;
    const bars = barsIn(picture);
    bars.forEach((bar, at) => {
      expect((bar.left + bar.right) / 2).toBeCloseTo(left + week * (at + 0.5), 1);
      expect(bar.right - bar.left).toBeCloseTo(28, 1);
    });
    const names = picture.texts.filter(({ text }) => text.includes('/'));
    expect(names.map(({ text }) => text)).toEqual(['11/01', '11/08', '11/15', '11/22']);
    names.forEach(({ x, y, anchor }, at) => {
      expect(anchor).toBe('middle');
      expect(x).toBeCloseTo(left + week * (at + 0.5), 1);
      expect(y).toBeGreaterThan(bars[at]!.bottom);
    });
  });

  it('REC-26 OPEN-066 what was asked lies dashed at its own value, over its own week alone', () => {
    const picture = drawn();
    const { left, right, heightOf } = gridIn(picture);
    const week = (right - left) / 4;
    expect(askedIn(picture).map(({ from, to }) => [from, to])).toEqual(
      (
        [
          [0, '4'],
          [2, '6'],
          [3, '0'],
        ] as const
      ).map(([at, prescribed]) => [
        [left + week * at, heightOf(prescribed)],
        [left + week * (at + 1), heightOf(prescribed)],
      ]),
    );
  });

  it('REC-26 OPEN-066 each count is written within its own bar, or over one that is too low for it', () => {
    const picture = drawn();
    const counts = picture.texts.filter(({ color }) => color === ink.onFirst || color === ink.text);
    expect(counts.map(({ text }) => text)).toEqual(['2', '0', '8', '4']);
    barsIn(picture).forEach(({ left, right, top, bottom }, at) => {
      const { x, y, color } = counts[at]!;
      expect(x).toBeCloseTo((left + right) / 2, 1);
      if (top === bottom) expect([color, y < top]).toEqual([ink.text, true]);
      else expect([color, y > top && y < bottom]).toEqual([ink.onFirst, true]);
    });
  });

  it('REC-26 OPEN-066 the legend has the sign of the bars and of the dashed lines, each beside its words', () => {
    const { boxes, lines, texts } = drawn();
    const [done] = boxes.filter(({ bottom }) => bottom < LEGEND);
    const [prescribed] = lines.filter(({ isDashed, from }) => isDashed && from[1] < LEGEND);
    const wordsOf = (words: string) => texts.find(({ text }) => text === words)!;
    expect(done!.color).toBe(ink.first);
    expect(done!.right).toBeLessThan(wordsOf('Sessions done').x);
    expect(prescribed!.color).toBe(ink.second);
    expect(prescribed!.from[0]).toBeGreaterThan(wordsOf('Sessions done').x);
    expect(prescribed!.to[0]).toBeLessThan(wordsOf('Asked by the program').x);
    expect(drawn({ legend: ['Sessions done'] }).lines.filter(({ from }) => from[1] < LEGEND)).toEqual([]);
  });

  it.each([1, 2, 14, 15, 28, 53, 106])('OPEN-066 %d weeks stay within the frame and beside each other', (count) => {
    const bars = Array.from({ length: count }, (_, at) => ({ label: `${at}/w`, value: at % 15, prescribed: 14 }));
    const picture = drawn({ bars, scale: computeScale([0, 14]) });
    const { left, right } = gridIn(picture);
    expect(isWithinFrame(picture)).toBe(true);
    const shown = barsIn(picture);
    expect(shown).toHaveLength(count);
    for (const [at, bar] of shown.entries()) {
      expect(bar.left).toBeGreaterThanOrEqual(at === 0 ? left : shown[at - 1]!.right);
      expect(bar.right).toBeGreaterThan(bar.left);
    }
    expect(shown.at(-1)!.right).toBeLessThanOrEqual(right);
    // A name stands under the bar of its own week, also where not every week is named.
    const names = picture.texts.filter(({ text }) => text.endsWith('/w'));
    expect(names.length).toBeLessThanOrEqual(7);
    for (const { text, x } of names) {
      const bar = shown[Number.parseInt(text)]!;
      expect(x).toBeCloseTo((bar.left + bar.right) / 2, 0);
    }
  });
});
