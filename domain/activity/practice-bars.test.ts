import { describe, expect, it } from 'vitest';
import type { PracticeDay } from '../../contract/activity/patient-results.ts';
import { isDone } from './set-status.ts';
import { buildPracticeBars } from './practice-bars.ts';
import { limitShownDays } from './chart-range.ts';

const did = (day: string, setsDone: number): PracticeDay => ({
  day,
  sessions: 2,
  sessionsDone: 1,
  setsDone,
  selfReported: 1,
});
/** Five days a week, once a day, 6 sets. */
const frequency = [
  { since: '2025-11-01', until: '2026-03-09', dailyFrequency: 1, weeklyFrequency: 5, setsPerSession: 6 },
];

const none = { days: [], frequency: [] };

describe('the chart of a range of days', () => {
  it('has a bar for each day, also without a session, below the sets that the program prescribes for it', () => {
    const { unit, bars } = buildPracticeBars(
      { days: [did('2026-03-08', 4), did('2026-03-10', 0), did('2026-03-11', 1)], frequency },
      {
        from: '2026-03-07',
        to: '2026-03-10',
      },
    );
    expect(unit).toBe('day');
    expect(bars.map(({ start, setsDone, setsPrescribed }) => [start, setsDone, setsPrescribed])).toEqual([
      ['2026-03-07', 0, 6],
      ['2026-03-08', 4, 6],
      ['2026-03-09', 0, 6],
      ['2026-03-10', 0, 0],
    ]);
  });

  it('has a bar for each week of more than 92 days', () => {
    const ninetyTwo = buildPracticeBars({ days: [], frequency: [] }, { from: '2026-01-01', to: '2026-04-02' });
    expect([ninetyTwo.unit, ninetyTwo.bars.length]).toEqual(['day', 92]);
    const { unit, bars } = buildPracticeBars(
      { days: [did('2026-03-08', 4), did('2026-03-14', 5)], frequency },
      {
        from: '2026-01-01',
        to: '2026-04-03',
      },
    );
    expect([unit, bars[0]!.start, bars.at(-1)!.start]).toEqual(['week', '2025-12-28', '2026-03-29']);
    expect(bars.find(({ start }) => start === '2026-03-08')).toEqual({
      start: '2026-03-08',
      setsDone: 9,
      // Until Monday: two days of seven of 30 sets.
      setsPrescribed: 9,
      sessions: 4,
      selfReported: 2,
    });
  });

  it('starts with the first session or program and ends today when no day was selected', () => {
    const days = [{ day: '2026-02-03' }, { day: '2026-03-01' }];
    expect(limitShownDays({}, { days, frequency: [] }, '2026-03-10')).toEqual({
      from: '2026-02-03',
      to: '2026-03-10',
      isCut: false,
    });
    expect(limitShownDays({}, none, '2026-03-10')).toBeNull();
    // The program came before the first session.
    expect(limitShownDays({}, { days, frequency: [{ since: '2026-01-30' }] }, '2026-03-10')).toMatchObject({
      from: '2026-01-30',
    });
    // A session that was dated ahead.
    expect(limitShownDays({}, { days: [{ day: '2026-03-11' }], frequency: [] }, '2026-03-10')).toMatchObject({
      to: '2026-03-11',
    });
    expect(
      limitShownDays({ from: '2026-01-01', to: '2026-01-02' }, { days, frequency: [] }, '2026-03-10'),
    ).toMatchObject({
      from: '2026-01-01',
      to: '2026-01-02',
    });
  });

  it('covers at most two years', () => {
    const range = { from: '2024-11-21', to: '2026-11-21' };
    expect(limitShownDays(range, none, '2026-11-21')).toEqual({ ...range, isCut: false });
    expect(limitShownDays({ ...range, from: '2024-11-20' }, none, '2026-11-21')).toEqual({ ...range, isCut: true });
  });

  it('ENT-061 counts a set as done when the app measured it or the patient reported it', () => {
    const all = ['SUCCESS', 'SKIPPED_IN_SET', 'SELF_REPORTED', 'NOT_STARTED'] as const;
    expect(all.filter((resolution) => isDone({ resolution }))).toEqual(['SUCCESS', 'SELF_REPORTED']);
  });
});
