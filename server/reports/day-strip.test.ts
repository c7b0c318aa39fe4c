import { describe, expect, it } from 'vitest';
import type { DayCell, DayStrip } from '../../domain/reports/report-model.ts';
import { drawDayStrip } from './charts.ts';
import { ink } from './report-styles.ts';
import { drawnIn, isWithinFrame, type DrawnBox } from '../../tests/fixtures/pdf/drawn-in.ts';

const states: DayCell['state'][] = ['full', 'marked', 'empty'];
const cellsOf = (count: number): DayCell[] =>
  Array.from({ length: count }, (_, at) => ({
    label: String(at + 1),
    sign: at % 3 === 2 ? '' : `S${at}`,
    state: states[at % 3]!,
    ...(at === 0 && { heading: 'Oct' }),
    ...(at === 31 && { heading: 'Nov' }),
  }));
const legend: DayStrip['legend'] = [
  { state: 'full', label: 'Counted' },
  { state: 'marked', label: 'Not counted' },
  { state: 'empty', label: 'No data' },
];
const drawn = (count: number) => drawnIn(drawDayStrip({ kind: 'days', cells: cellsOf(count), legend }));

/** The edge of each box and what fills it, a pair for each day and then for each sign of the legend. */
function boxesOf({ boxes }: ReturnType<typeof drawn>): { edge: DrawnBox; inner: DrawnBox }[] {
  return Array.from({ length: boxes.length / 2 }, (_, at) => ({ edge: boxes[at * 2]!, inner: boxes[at * 2 + 1]! }));
}
const textIn = (picture: ReturnType<typeof drawn>, words: string) => picture.texts.find(({ text }) => text === words)!;
const isIn = ({ left, right, top, bottom }: DrawnBox, { x, y }: { x: number; y: number }) =>
  x > left && x < right && y > top && y <= bottom;

describe('the days of a window in a packet, whose y axis points down', () => {
  it('RTM-07 days follow each other from left to right, thirty in a row, the next row below', () => {
    const days = boxesOf(drawn(40)).slice(0, 40);
    for (const [at, { edge }] of days.entries()) {
      const before = days[at - 1]?.edge;
      if (at === 0 || at === 30) expect(edge.left).toBe(0);
      else expect(edge.left - before!.right).toBeCloseTo(2, 0);
      if (at === 30) expect(edge.top).toBeGreaterThan(before!.bottom);
      else if (before) expect(edge.top).toBe(before.top);
      expect(edge.left).toBeCloseTo(days[at % 30]!.edge.left, 1);
    }
  });

  it('RTM-07 each day has its name over its own box, its sign in it and the look of its state', () => {
    const picture = drawn(40);
    const looks = {
      full: [ink.first, ink.first, ink.onFirst],
      marked: [ink.second, ink.onFirst, ink.second],
      empty: [ink.fill, ink.fill, undefined],
    };
    for (const [at, { label, sign, state }] of cellsOf(40).entries()) {
      const { edge, inner } = boxesOf(picture)[at]!;
      const name = textIn(picture, label);
      expect(name.anchor).toBe('middle');
      expect(name.x).toBeCloseTo((edge.left + edge.right) / 2, 0);
      expect(name.y).toBeLessThan(edge.top);
      expect(name.y).toBeGreaterThan(edge.top - 8);
      const shown = sign ? textIn(picture, sign) : undefined;
      if (shown) expect(isIn(inner, shown)).toBe(true);
      expect([edge.color, inner.color, shown?.color]).toEqual(looks[state]);
      expect(inner.left).toBeGreaterThan(edge.left);
      expect(inner.right).toBeLessThan(edge.right);
      expect(inner.top).toBeGreaterThan(edge.top);
      expect(inner.bottom).toBeLessThan(edge.bottom);
    }
  });

  it('RTM-07 a month is named over the first of its days', () => {
    const picture = drawn(40);
    for (const [month, at] of [
      ['Oct', 0],
      ['Nov', 31],
    ] as const) {
      const { x, y, anchor } = textIn(picture, month);
      const { edge } = boxesOf(picture)[at]!;
      expect([x, anchor]).toEqual([edge.left, 'start']);
      expect(y).toBeLessThan(textIn(picture, String(at + 1)).y);
      expect(edge.top - y).toBeLessThan(20);
    }
  });

  it('RTM-07 the legend stands below the days, each sign with the look of its state before its words', () => {
    const picture = drawn(40);
    const boxes = boxesOf(picture);
    const lowest = Math.max(...boxes.slice(0, 40).map(({ edge }) => edge.bottom));
    expect(boxes).toHaveLength(43);
    for (const [at, { label }] of legend.entries()) {
      const { edge, inner } = boxes[40 + at]!;
      expect(edge.top).toBeGreaterThan(lowest);
      expect([edge.color, inner.color]).toEqual([boxes[at]!.edge.color, boxes[at]!.inner.color]);
      const words = textIn(picture, label);
      expect(words.x).toBeGreaterThan(edge.right);
      expect(words.x).toBeLessThan(boxes[41 + at]?.edge.left ?? Infinity);
      expect(words.y > edge.top && words.y <= edge.bottom).toBe(true);
    }
  });

  it.each([1, 29, 30, 31, 61])('RTM-07 %d days stay within the frame', (count) => {
    expect(isWithinFrame(drawn(count))).toBe(true);
  });
});
