import { describe, expect, it } from 'vitest';
import type { PrescribedFrequency, PracticeDay } from '../../contract/activity/patient-results.ts';
import { buildPracticeWeeks, getWeekStart } from './practice-weeks.ts';

const did = (day: string, sessionsDone: number): PracticeDay => ({
  day,
  sessions: sessionsDone,
  sessionsDone,
  setsDone: 10 * sessionsDone,
  selfReported: 0,
});
const prescribe = (
  since: string,
  until: string | null,
  dailyFrequency: number,
  weeklyFrequency: number,
): PrescribedFrequency => ({
  since,
  until,
  dailyFrequency,
  weeklyFrequency,
  setsPerSession: 10,
});
const threeTimesFive = prescribe('2026-01-01', null, 3, 5);

// March 2026: the 1st is a Sunday, and the clocks of the US change on the 8th.
const week = (days: PracticeDay[], frequency: PrescribedFrequency[] = [threeTimesFive], today = '2026-04-01') =>
  buildPracticeWeeks({ days, frequency }, { from: '2026-03-08', to: '2026-03-14', today })[0]!;

describe('weeks of practice', () => {
  it.each([
    ['2026-03-08', '2026-03-08'],
    ['2026-03-14', '2026-03-08'],
    ['2026-03-15', '2026-03-15'],
    ['2026-01-01', '2025-12-28'],
  ])('the week of %s begins on %s', (day, sunday) => expect(getWeekStart(day)).toBe(sunday));

  it('touch the range with both ends, across months and a daylight saving change', () => {
    const weeks = buildPracticeWeeks(
      { days: [], frequency: [] },
      { from: '2026-02-28', to: '2026-03-15', today: '2026-04-01' },
    );
    expect(weeks.map(({ start }) => start)).toEqual(['2026-02-22', '2026-03-01', '2026-03-08', '2026-03-15']);
    expect(weeks[1]!.days.map(({ day }) => day.slice(8))).toEqual(['01', '02', '03', '04', '05', '06', '07']);
    expect(weeks[0]!.days.map(({ state }) => state)).toEqual([...Array.from({ length: 6 }, () => 'outside'), 'free']);
    expect(weeks[3]!.days.map(({ state }) => state).slice(0, 2)).toEqual(['free', 'outside']);
  });

  it('ENT-013 give each day its done and its prescribed sessions', () => {
    const { days } = week(
      [did('2026-03-08', 2), did('2026-03-09', 3), did('2026-03-10', 4), did('2026-03-11', 0)],
      [prescribe('2026-03-01', '2026-03-12', 3, 5)],
      '2026-03-14',
    );
    expect(days.map(({ state, done, prescribed }) => [state, done, prescribed])).toEqual([
      ['partly', 2, 3],
      ['practised', 3, 3],
      ['practised', 4, 3],
      ['none', 0, 3],
      ['none', 0, 3],
      ['free', 0, null],
      ['open', 0, null],
    ]);
  });
});

describe('the adherence of a week', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => did(`2026-03-${String(8 + at).padStart(2, '0')}`, 1));

  it.each([
    [0, 0],
    [4, 80],
    [5, 100],
    [7, 100],
  ])('of %i active days of 5 prescribed is %d%%', (count, percent) => {
    expect(week(days(count))).toMatchObject({ activeDays: count, prescribed: 5, percent });
  });

  it('has no percentage before Saturday is over', () => {
    expect(week(days(2), undefined, '2026-03-14')).toMatchObject({ activeDays: 2, prescribed: 5, percent: null });
    expect(week(days(2), undefined, '2026-03-15')).toMatchObject({ activeDays: 2, prescribed: 5, percent: 40 });
  });

  it('counts the days on which a program was assigned', () => {
    // Three days of seven of 5 are 2.1; four of 7 days a week are 4.
    expect(week(days(7), [prescribe('2026-03-12', null, 1, 5)])).toMatchObject({
      activeDays: 3,
      prescribed: 2,
      percent: 100,
    });
    expect(week(days(2), [prescribe('2026-01-01', '2026-03-11', 1, 7)])).toMatchObject({ prescribed: 4, percent: 50 });
  });

  it('of a changed program counts what applied on each day, the newer frequency on the day of the change', () => {
    // Two days of 7 a week and five of 3: 29/7 = 4.1.
    const two = [prescribe('2026-01-01', '2026-03-10', 2, 7), prescribe('2026-03-10', null, 1, 3)];
    const changed = week(days(3), two);
    expect(changed).toMatchObject({ activeDays: 3, prescribed: 4, percent: 75 });
    expect(changed.days.map(({ prescribed }) => prescribed)).toEqual([2, 2, 1, 1, 1, 1, 1]);
  });

  it('does not change for a week that was over when the program changed', () => {
    const two = [prescribe('2026-01-01', '2026-03-15', 1, 4), prescribe('2026-03-15', null, 1, 7)];
    expect(week(days(3), two)).toMatchObject({ prescribed: 4, percent: 75 });
  });

  it('is null without a program', () => {
    expect(week(days(3), [])).toMatchObject({ activeDays: 3, prescribed: null, percent: null });
  });

  it('at the edge of the range counts the selected days only', () => {
    // Thursday to Saturday: 3/7 of 7 days.
    const [cut] = buildPracticeWeeks(
      { days: days(6), frequency: [prescribe('2026-01-01', null, 1, 7)] },
      { from: '2026-03-12', to: '2026-03-14', today: '2026-04-01' },
    );
    expect(cut).toMatchObject({ activeDays: 2, prescribed: 3, percent: 67 });
  });
});
