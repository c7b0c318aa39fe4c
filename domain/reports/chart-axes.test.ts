import { describe, expect, it } from 'vitest';
import { buildDayLabels, computeScale } from './chart-axes.ts';
import { listWeeks } from './activity-sections.ts';

describe('the axes of a report’s charts', () => {
  it.each([
    [[0, 10], { min: 0, max: 10, ticks: [0, 5, 10] }],
    [[4, 92, 0, 130], { min: 0, max: 150, ticks: [0, 50, 100, 150] }],
    [[-12, 35], { min: -20, max: 40, ticks: [-20, 0, 20, 40] }],
    [[7], { min: 7, max: 8, ticks: [7, 8] }],
    [[0, 3], { min: 0, max: 3, ticks: [0, 1, 2, 3] }],
    [[], { min: 0, max: 1, ticks: [0, 1] }],
  ])('hold %j in round steps', (values, scale) => expect(computeScale(values)).toEqual(scale));

  it('name at most three days, the first, the middle and the last', () => {
    expect(buildDayLabels({ from: '2026-10-23', to: '2026-11-21' }, 'en').map(({ label }) => label)).toEqual([
      'Oct 23',
      'Nov 7',
      'Nov 21',
    ]);
    expect(buildDayLabels({ from: '2026-11-20', to: '2026-11-21' }, 'en').map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(buildDayLabels({ from: '2026-11-21', to: '2026-11-21' }, 'en')).toEqual([
      { day: '2026-11-21', label: 'Nov 21' },
    ]);
    expect(buildDayLabels({ from: '2024-11-21', to: '2026-11-21' }, 'en')[0]!.label).toBe('Nov 2024');
  });

  it('have weeks from Sunday to Saturday, the outer ones cut to the range', () => {
    expect(listWeeks({ from: '2026-11-06', to: '2026-11-17' })).toEqual([
      { from: '2026-11-06', to: '2026-11-07' },
      { from: '2026-11-08', to: '2026-11-14' },
      { from: '2026-11-15', to: '2026-11-17' },
    ]);
  });
});
