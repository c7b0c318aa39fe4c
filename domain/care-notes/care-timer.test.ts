import { describe, expect, it } from 'vitest';
import {
  resumeTimer,
  isIdleUndecided,
  isIdle,
  isForAnotherPatient,
  countIdleAsWork,
  discardIdle,
  countIdleMinutes,
  countMinutes,
  pauseTimer,
  recordActivity,
  startTimer,
  stopTimer,
  tickTimer,
  type CareTimer,
} from './care-timer.ts';

const patient = { id: 7, zone: 'America/Denver' };
const BEGIN = Date.parse('2026-11-20T17:00:00Z');
const at = (minutes: number, seconds = 0) => BEGIN + minutes * 60_000 + seconds * 1000;
const started = () => startTimer(patient, BEGIN);

/** A page that says every half minute that it runs, without anybody at it. */
function runsUntil(timer: CareTimer, minutes: number): CareTimer {
  let next = timer;
  for (let now = timer.tickedAt + 30_000; now <= at(minutes); now += 30_000) next = tickTimer(next, now);
  return next;
}
/** Somebody at work, seen every minute. */
function worksUntil(timer: CareTimer, minutes: number): CareTimer {
  let next = timer;
  for (let now = timer.tickedAt + 60_000; now <= at(minutes); now += 60_000) next = recordActivity(next, now);
  return next;
}

it('the timer counts whole minutes of work, rounded down', () => {
  const worked = worksUntil(started(), 19);
  expect(stopTimer(worked, at(19, 59))).toEqual({ patient, startedAt: BEGIN, endedAt: at(19, 59), minutes: 19 });
  expect(stopTimer(worked, at(20)).minutes).toBe(20);
});

describe('a user without activity', () => {
  it('counts as working for up to three minutes', () => {
    const quiet = tickTimer(runsUntil(started(), 2), at(2, 59));
    expect([isIdle(quiet), countMinutes(quiet)]).toEqual([false, 2]);
    expect(recordActivity(quiet, at(2, 59)).activeMs).toBe(179_000);
  });

  it('is idle after three minutes, which do not count until the user confirms them', () => {
    const idle = runsUntil(worksUntil(started(), 5), 8);
    expect([isIdle(idle), isIdleUndecided(idle), countMinutes(idle)]).toEqual([true, true, 5]);
    expect(countMinutes(runsUntil(idle, 30))).toBe(5);
    expect(countIdleMinutes(runsUntil(idle, 30))).toBe(25);
    expect(countIdleMinutes(recordActivity(runsUntil(idle, 30), at(30)))).toBe(25);
  });

  it('can keep the minutes in question or discard them', () => {
    const idle = runsUntil(worksUntil(started(), 5), 15);
    expect(countMinutes(countIdleAsWork(idle, at(15)))).toBe(15);
    expect(countMinutes(discardIdle(idle, at(15)))).toBe(5);
    expect([isIdleUndecided(countIdleAsWork(idle, at(15))), isIdleUndecided(discardIdle(idle, at(15)))]).toEqual([
      false,
      false,
    ]);
  });

  it('continues to count after the return, with the question open', () => {
    const back = worksUntil(recordActivity(runsUntil(worksUntil(started(), 5), 15), at(15)), 20);
    expect([isIdle(back), isIdleUndecided(back), countMinutes(back)]).toEqual([false, true, 10]);
    expect(countMinutes(countIdleAsWork(back, at(20)))).toBe(20);
    expect(countMinutes(discardIdle(back, at(20)))).toBe(10);
  });

  it('has the minutes of several idle times added up in one question', () => {
    const twice = runsUntil(worksUntil(recordActivity(runsUntil(started(), 5), at(5)), 6), 16);
    expect(countMinutes(twice)).toBe(1);
    expect(countMinutes(countIdleAsWork(twice, at(16)))).toBe(16);
  });

  it('has no minutes counted for a question without an answer', () => {
    expect(stopTimer(runsUntil(worksUntil(started(), 5), 15), at(15)).minutes).toBe(5);
  });
});

describe('a computer that sleeps, a crash, a page that is closed', () => {
  it('is neither counted nor asked about, and the timer still exists', () => {
    const asleep = recordActivity(worksUntil(started(), 10), at(10));
    const woken = tickTimer(asleep, at(130));
    expect([isIdleUndecided(woken), countMinutes(woken)]).toEqual([false, 10]);
    expect(stopTimer(worksUntil(woken, 135), at(135))).toMatchObject({ endedAt: at(135), minutes: 15 });
  });

  it('counts what passed before the sleep, and a reload', () => {
    const before = tickTimer(worksUntil(started(), 10), at(11));
    expect(countMinutes(recordActivity(before, at(71)))).toBe(11);
    expect(countMinutes(recordActivity(before, at(12)))).toBe(12);
  });

  it('is assumed after two minutes without a tick', () => {
    expect(tickTimer(started(), at(2)).awakeMs).toBe(120_000);
    expect(tickTimer(started(), at(2, 1)).awakeMs).toBe(0);
  });

  it('never counts time when the clock was set back', () => {
    const back = recordActivity(worksUntil(started(), 10), at(4));
    expect(countMinutes(back)).toBe(10);
    expect(countMinutes(recordActivity(back, at(5)))).toBe(11);
  });
});

it('a paused timer counts nothing and continues after the pause', () => {
  const paused = pauseTimer(worksUntil(started(), 5), at(5, 30));
  expect(countMinutes(runsUntil(paused, 60))).toBe(5);
  expect(isIdleUndecided(recordActivity(paused, at(60)))).toBe(false);
  expect(countMinutes(worksUntil(resumeTimer(runsUntil(paused, 60), at(60)), 62))).toBe(7);
});

it('a running timer blocks only a timer for another patient', () => {
  expect(isForAnotherPatient(null, 7)).toBe(false);
  expect(isForAnotherPatient(started(), 7)).toBe(false);
  expect(isForAnotherPatient(started(), 8)).toBe(true);
});
