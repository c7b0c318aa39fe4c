import { describe, expect, it } from 'vitest';
import { pauseEffect, pauseProblem, resumeEffect, setupOrigin, setupProblem } from './monitoring.ts';

const window = { startDate: '2026-03-03', endDate: '2026-04-01' };
const facts = {
  today: '2026-03-20',
  setupDate: '2026-03-02',
  firstPlanStart: '2026-03-01',
  pauses: [],
  billed: [],
};

describe('what a pause does', () => {
  it('RTM.md 6 lets the open window go on to its end', () => {
    expect(pauseEffect('2026-03-04', window)).toEqual({ is: 'GOES_ON', until: '2026-04-01' });
  });

  it('RTM.md 6 takes away a window that would open in it', () => {
    expect(pauseEffect('2026-03-03', window)).toEqual({ is: 'NOT_OPENED', since: '2026-03-03' });
    expect(pauseEffect('2026-03-20', null)).toEqual({ is: 'NO_WINDOW' });
  });

  it('RTM.md 6 lets the next window open from the resume on, not before day 31', () => {
    expect(resumeEffect('2026-03-20', '2026-03-10', window)).toEqual({ is: 'DAY_31', from: '2026-04-02' });
    expect(resumeEffect('2026-04-05', '2026-03-10', window)).toEqual({ is: 'NEXT_WINDOW', from: '2026-04-05' });
    expect(resumeEffect('2026-03-20', '2026-03-10', null)).toEqual({ is: 'NEXT_WINDOW', from: '2026-03-20' });
    expect(resumeEffect('2026-03-10', '2026-03-10', window)).toEqual({ is: 'TAKEN_BACK' });
  });

  it('is not asked over a window that is billed, but over a month that is', () => {
    const billed = { code: '98985', clock: 'ROLLING_30', ...window };
    expect(pauseProblem('2026-03-03', { ...facts, billed: [billed] })).toBe(
      '98985 is billed for a window that began on Mar 3, 2026',
    );
    const month = { code: '98980', clock: 'CALENDAR_MONTH', startDate: '2026-03-01', endDate: '2026-03-31' };
    expect(pauseProblem('2026-03-02', { ...facts, billed: [month] })).toBeNull();
  });
});

describe('set-up', () => {
  it('RTM.md 5 moves to an earlier day whatever is billed, to a later one only before it', () => {
    const billed = [
      { code: '98980', clock: 'CALENDAR_MONTH', startDate: '2026-03-01', endDate: '2026-03-31' },
      { code: '98985', clock: 'ROLLING_30', ...window },
    ];
    expect(setupProblem('2026-03-01', { ...facts, billed })).toBeNull();
    expect(setupProblem('2026-03-04', { ...facts, billed })).toEqual({
      message: '98980 from Mar 1, 2026 is billed. Revert it first or choose an earlier day.',
      billed: true,
    });
  });

  it('is told from the first program by its day; a day that zones set apart says nothing', () => {
    const assigned = new Date('2026-03-02T16:00:00Z');
    const origin = (day: string | null, at: Date | null = assigned) => setupOrigin(day, at, 'America/Denver');
    expect(origin('2026-03-02')).toBe('PROGRAM');
    expect(origin('2026-03-03')).toBeNull();
    expect(origin('2026-03-04')).toBe('ENTRY');
    expect(origin('2026-03-04', null)).toBe('ENTRY');
    expect(origin(null)).toBeNull();
  });
});
