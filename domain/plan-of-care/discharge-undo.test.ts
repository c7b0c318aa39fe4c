import { describe, expect, it } from 'vitest';
import { validateUndo } from './plan-of-care.ts';

const CHANGED = Date.parse('2026-03-08T03:00:00Z');
const HOUR = 3_600_000;
const plan = (endChangedAt: number | null, start = '2026-01-05') => ({ start, end: '2026-03-07', endChangedAt });
const after = (milliseconds: number) => new Date(CHANGED + milliseconds);

describe('undo of a discharge', () => {
  it.each([
    ['at once', 0, null],
    ['a millisecond before 24 hours are over', 24 * HOUR - 1, null],
    ['24 hours later', 24 * HOUR, null],
    ['a millisecond more', 24 * HOUR + 1, 'A discharge can be undone only within 24 hours.'],
  ])('%s, over the change of the clocks too', (_when, later, problem) => {
    expect(validateUndo([plan(CHANGED)], after(later))?.text ?? null).toBe(problem);
  });

  it('needs a change of the latest plan', () => {
    expect(validateUndo([], after(0))?.text).toBe('There is no discharge to undo.');
    expect(validateUndo([plan(null)], after(0))?.text).toBe('There is no discharge to undo.');
    expect(validateUndo([plan(CHANGED), plan(null, '2026-03-08')], after(HOUR))?.text).toBe(
      'A new plan of care has started, so the discharge cannot be undone.',
    );
  });
});
