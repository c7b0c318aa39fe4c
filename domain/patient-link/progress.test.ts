import { describe, expect, it } from 'vitest';
import { computeProgress } from './progress.ts';

const TODAY = '2026-11-23';
const on = (...days: string[]) => days.map((day) => ({ day, sessionsDone: 1 }));
const daily = { dailyFrequency: 1, weeklyFrequency: 7 };
const fiveDays = { dailyFrequency: 1, weeklyFrequency: 5 };

describe('what is due today', () => {
  it('PTL-06 a patient who has not practiced today is due', () => {
    expect(computeProgress([], TODAY, daily)).toEqual({
      doneToday: 0,
      daysThisWeek: 0,
      isDue: true,
      streak: 0,
      lastDay: null,
    });
  });

  it('PTL-06 a patient who practices twice a day is due until the second session', () => {
    const twice = { dailyFrequency: 2, weeklyFrequency: 7 };
    expect(computeProgress([{ day: TODAY, sessionsDone: 1 }], TODAY, twice)).toMatchObject({
      doneToday: 1,
      isDue: true,
    });
    expect(computeProgress([{ day: TODAY, sessionsDone: 2 }], TODAY, twice)).toMatchObject({
      doneToday: 2,
      isDue: false,
    });
  });

  it('PTL-06 a patient who has practiced on five of the last six days rests, if the program asks for five days a week', () => {
    const five = on('2026-11-17', '2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22');
    expect(computeProgress(five, TODAY, fiveDays)).toMatchObject({ daysThisWeek: 5, isDue: false });
    expect(computeProgress(five.slice(1), TODAY, fiveDays)).toMatchObject({ daysThisWeek: 4, isDue: true });
    // The seventh day back is another week.
    expect(computeProgress([...on('2026-11-16'), ...five.slice(1)], TODAY, fiveDays).isDue).toBe(true);
  });

  it('PTL-06 a second session of a rest day is still due once it was begun with a first', () => {
    const twice = { dailyFrequency: 2, weeklyFrequency: 1 };
    expect(computeProgress(on('2026-11-22'), TODAY, twice).isDue).toBe(false);
    expect(computeProgress(on('2026-11-22', TODAY), TODAY, twice).isDue).toBe(true);
  });

  it('PTL-06 a session in which no set was done counts for nothing, nor does one dated ahead', () => {
    const days = [
      { day: TODAY, sessionsDone: 0 },
      { day: '2026-11-24', sessionsDone: 1 },
    ];
    expect(computeProgress(days, TODAY, daily)).toMatchObject({ doneToday: 0, isDue: true, lastDay: null });
  });
});

describe('the streak', () => {
  it('PTL-07 a daily program counts the days in a row, with today once it is done', () => {
    const three = on('2026-11-20', '2026-11-21', '2026-11-22');
    expect(computeProgress(three, TODAY, daily).streak).toBe(3);
    expect(computeProgress([...three, ...on(TODAY)], TODAY, daily).streak).toBe(4);
  });

  it('PTL-07 a day that a daily program misses ends the streak', () => {
    expect(computeProgress(on('2026-11-20', '2026-11-21'), TODAY, daily).streak).toBe(0);
    expect(computeProgress(on('2026-11-20', '2026-11-22'), TODAY, daily).streak).toBe(1);
  });

  it('PTL-07 the two rest days that five days a week leave do not end it, and a third one does', () => {
    const rested = on('2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20', '2026-11-22');
    // Missed: 18 and 21; back from the 15th nothing was done.
    expect(computeProgress(rested, TODAY, fiveDays).streak).toBe(5);
    const missed = on('2026-11-16', '2026-11-17', '2026-11-20', '2026-11-22');
    // Missed: 21, 19 and 18, within seven days: only what comes after them counts.
    expect(computeProgress(missed, TODAY, fiveDays).streak).toBe(2);
  });
});
