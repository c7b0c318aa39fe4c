import { describe, expect, it } from 'vitest';
import { isDrawn, listMoments, pickLabelledDays, readMoment, spreadApart, toTime } from './trend.ts';

const line = (...days: string[]) => [{ id: 'a', label: 'A', points: days.map((at) => ({ at, value: 1 })) }];
const named = (days: string[], most: number) =>
  pickLabelledDays(line(...days), most).map((day) => day.toISOString().slice(0, 10));

describe('the days below a chart', () => {
  it.each([
    [['2026-03-07', '2026-03-09'], 5, ['2026-03-07', '2026-03-08', '2026-03-09']],
    [['2026-03-08'], 5, ['2026-03-08']],
    [['2026-01-01', '2026-01-31'], 4, ['2026-01-01', '2026-01-11', '2026-01-21', '2026-01-31']],
    [['2026-03-01T23:30:00', '2026-03-02T00:30:00'], 3, ['2026-03-01', '2026-03-02']],
    [[], 5, []],
  ])('are %j with room for %i', (days, most, expected) => expect(named(days, most)).toEqual(expected));

  it('are never more than there is room for', () => {
    expect(named(['2024-11-21', '2026-11-21'], 3)).toEqual(['2024-11-21', '2025-11-21', '2026-11-21']);
    expect(named(['2026-11-01', '2026-11-04'], 2)).toEqual(['2026-11-01', '2026-11-04']);
  });

  it("are civil days, regardless of the reader's time zone", () => {
    expect(toTime('2026-03-08').toISOString()).toBe('2026-03-08T00:00:00.000Z');
    expect(toTime('2026-03-08T23:30:00').toISOString()).toBe('2026-03-08T23:30:00.000Z');
  });
});

describe('two lines', () => {
  const lines = [
    { id: 'left', label: 'Left', points: [{ at: '2026-03-01', value: 20 }] },
    {
      id: 'right',
      label: 'Right',
      points: [
        { at: '2026-02-01', value: 18 },
        { at: '2026-03-01', value: 22 },
      ],
    },
  ];

  it('are drawn if one has two values to connect', () => {
    expect(isDrawn(lines)).toBe(true);
    expect(isDrawn(lines.slice(0, 1))).toBe(false);
    expect(isDrawn([])).toBe(false);
  });

  it('are read moment by moment, each moment once', () => {
    expect(listMoments(lines)).toEqual(['2026-02-01', '2026-03-01']);
    expect(readMoment(lines, '2026-02-01').map(({ label, value }) => [label, value])).toEqual([['Right', 18]]);
    expect(readMoment(lines, '2026-03-01').map(({ label, value }) => [label, value])).toEqual([
      ['Left', 20],
      ['Right', 22],
    ]);
  });

  it.each([
    [
      [10, 100],
      [10, 100],
    ],
    [
      [50, 52],
      [50, 66],
    ],
    [
      [52, 50],
      [66, 50],
    ],
    [
      [198, 199],
      [184, 200],
    ],
  ])('that end at %j have their names at %j, sixteen pixels apart and inside', (ends, names) =>
    expect(spreadApart(ends, 16, 200)).toEqual(names),
  );
});
