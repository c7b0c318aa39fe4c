import { describe, expect, it } from 'vitest';
import { decideReminder, isPaused } from './decide.ts';

const due = {
  isInCare: true,
  isLinkOpen: true,
  hasAddress: true,
  progress: { isDue: true, doneToday: 0 },
  unanswered: 0,
};
const decide = (change: object) => decideReminder({ ...due, ...change });

describe('what becomes of a reminder', () => {
  it('PTL-52 is sent while the day is due and nothing was done', () => {
    expect(decide({})).toBe('SEND');
    // A second session is asked for: the patient knows.
    expect(decide({ progress: { isDue: true, doneToday: 1 } })).toBe('SKIP');
    expect(decide({ progress: { isDue: false, doneToday: 0 } })).toBe('SKIP');
    expect(decide({ progress: null })).toBe('SKIP');
    expect(decide({ hasAddress: false })).toBe('SKIP');
  });

  it('PTL-55 stops with care, whatever else there is, and waits while the link opens nothing', () => {
    expect(decide({ isInCare: false, progress: null })).toBe('STOP');
    expect(decide({ isLinkOpen: false })).toBe('SKIP');
  });

  it('PTL-56 the seventh in a row without an answer is the last', () => {
    expect([0, 5, 6, 7, 8].map((unanswered) => decide({ unanswered }))).toEqual([
      'SEND',
      'SEND',
      'SEND_LAST',
      'SKIP',
      'SKIP',
    ]);
    expect([6, 7].map(isPaused)).toEqual([false, true]);
  });
});
