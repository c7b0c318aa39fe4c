import { describe, expect, it } from 'vitest';
import type { AskedFrequency, PracticeDay } from '../../contract/patient-results.ts';
import { adherenceOf, practiceWeeks, weekStart, wholeWeeks } from './practice-weeks.ts';

const did = (day: string, sessionsDone: number): PracticeDay => ({
  day,
  sessions: sessionsDone,
  sessionsDone,
  setsDone: 10 * sessionsDone,
  setsAsked: 10 * sessionsDone,
  selfReported: 0,
});
const asks = (
  since: string,
  until: string | null,
  dailyFrequency: number,
  weeklyFrequency: number,
): AskedFrequency => ({
  since,
  until,
  dailyFrequency,
  weeklyFrequency,
});
const threeTimesFive = asks('2026-01-01', null, 3, 5);

// March 2026: the 1st is a Sunday, and the clocks of the US change on the 8th.
const week = (days: PracticeDay[], frequency: AskedFrequency[] = [threeTimesFive], today = '2026-04-01') =>
  practiceWeeks({ days, frequency }, { from: '2026-03-08', to: '2026-03-14', today })[0]!;

describe('weeks of practice', () => {
  it.each([
    ['2026-03-08', '2026-03-08'],
    ['2026-03-14', '2026-03-08'],
    ['2026-03-15', '2026-03-15'],
    ['2026-01-01', '2025-12-28'],
  ])('the week of %s begins on %s', (day, sunday) => expect(weekStart(day)).toBe(sunday));

  it('touch the range with both ends, over the change of clocks and of months', () => {
    const weeks = practiceWeeks(
      { days: [], frequency: [] },
      { from: '2026-02-28', to: '2026-03-15', today: '2026-04-01' },
    );
    expect(weeks.map(({ start }) => start)).toEqual(['2026-02-22', '2026-03-01', '2026-03-08', '2026-03-15']);
    expect(weeks[1]!.days.map(({ day }) => day.slice(8))).toEqual(['01', '02', '03', '04', '05', '06', '07']);
    expect(wholeWeeks({ from: '2026-02-28', to: '2026-03-15' })).toEqual({ from: '2026-02-22', to: '2026-03-21' });
    expect(wholeWeeks({})).toEqual({});
  });

  it('ENT-013 says of each day what was done of what the program asked for', () => {
    const { days } = week(
      [did('2026-03-08', 2), did('2026-03-09', 3), did('2026-03-10', 4), did('2026-03-11', 0)],
      [asks('2026-03-01', '2026-03-12', 3, 5)],
      '2026-03-14',
    );
    expect(days.map(({ state, done, asked }) => [state, done, asked])).toEqual([
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
    [4, 0.8],
    [5, 1],
    [7, 1],
  ])('of %i days practised of 5 asked for is %d', (count, adherence) => {
    expect(week(days(count))).toMatchObject({ practised: count, asked: 5, adherence });
  });

  it('is not judged before Saturday is over', () => {
    expect(week(days(2), undefined, '2026-03-14')).toMatchObject({ practised: 2, asked: 5, adherence: null });
    expect(week(days(2), undefined, '2026-03-15')).toMatchObject({ practised: 2, asked: 5, adherence: 0.4 });
  });

  it('asks for no more days than the program was there', () => {
    expect(week(days(7), [asks('2026-03-12', null, 1, 5)])).toMatchObject({ asked: 3, adherence: 1 });
    expect(week(days(2), [asks('2026-01-01', '2026-03-11', 1, 7)])).toMatchObject({ asked: 4, adherence: 0.5 });
  });

  it.each([
    // Asked for 7 days a week until that day, for 3 from it on.
    ['2026-03-10', 3, 1],
    ['2026-03-11', 3, 1],
    ['2026-03-12', 7, 3 / 7],
    ['2026-03-14', 7, 3 / 7],
  ])('changed on %s is that of what was asked for on most days of the week', (changed, asked, adherence) => {
    const two = [asks('2026-01-01', changed, 1, 7), asks(changed, null, 1, 3)];
    expect(week(days(3), two)).toMatchObject({ practised: 3, asked, adherence });
  });

  it('is that of two programs together that asked for the same on most days', () => {
    // Sunday and Monday 7 days a week, Tuesday to Thursday 3, Friday and Saturday 7 again.
    const three = [
      asks('2026-01-01', '2026-03-10', 1, 7),
      asks('2026-03-10', '2026-03-13', 1, 3),
      asks('2026-03-13', null, 1, 7),
    ];
    expect(week(days(3), three)).toMatchObject({ asked: 7, adherence: 3 / 7 });
  });

  it('is the later one’s where two were asked for on as many days', () => {
    // Nobody asked for anything on Wednesday: three days each.
    const two = [asks('2026-01-01', '2026-03-10', 1, 2), asks('2026-03-12', null, 1, 6)];
    expect(week(days(3), two)).toMatchObject({ asked: 6, adherence: 0.5 });
  });

  it('leaves a week that was over when the program changed as it was', () => {
    const two = [asks('2026-01-01', '2026-03-15', 1, 4), asks('2026-03-15', null, 1, 7)];
    expect(week(days(3), two)).toMatchObject({ asked: 4, adherence: 0.75 });
  });

  it('is that of the later program where it took the place of another early in the week', () => {
    const two = [asks('2026-01-01', '2026-03-10', 2, 7), asks('2026-03-10', null, 1, 4)];
    const replaced = week(days(3), two);
    expect(replaced).toMatchObject({ asked: 4, adherence: 0.75 });
    expect(replaced.days.map(({ asked }) => asked)).toEqual([2, 2, 1, 1, 1, 1, 1]);
  });

  it('is nobody’s without a program', () => {
    expect(week(days(3), [])).toMatchObject({ practised: 3, asked: null, adherence: null });
  });

  it('of several weeks is their mean, without those that are not judged', () => {
    const weeks = practiceWeeks(
      {
        days: [...days(4), did('2026-03-15', 1), did('2026-03-16', 1), did('2026-03-22', 1)],
        frequency: [threeTimesFive],
      },
      { from: '2026-03-08', to: '2026-03-24', today: '2026-03-24' },
    );
    expect(weeks.map(({ adherence }) => adherence)).toEqual([0.8, 0.4, null]);
    expect(adherenceOf(weeks)).toBeCloseTo(0.6, 10);
    expect(adherenceOf([])).toBeNull();
  });
});
