import { describe, expect, it } from 'vitest';
import { scheduleRetry } from './jobs.ts';

const attempt = (attempts: number) => ({ attempts, askedAt: new Date('2026-11-23T08:00:00Z') });
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

describe('a job that has failed', () => {
  it('is tried again after two seconds, then after twice as long each time, five times in all', () => {
    const now = new Date('2026-11-23T08:00:00Z');
    const waits = [1, 2, 3, 4].map(
      (attempts) => scheduleRetry(attempt(attempts), undefined, now)!.getTime() - now.getTime(),
    );
    expect(waits).toEqual([2000, 4000, 8000, 16_000]);
    expect(scheduleRetry(attempt(5), undefined, now)).toBeNull();
  });

  it('is tried for as long as it says, every hour in the end', () => {
    const day = 86_400_000;
    expect(scheduleRetry(attempt(11), day, at('23T09:00'))).toEqual(new Date('2026-11-23T09:34:08Z'));
    expect(scheduleRetry(attempt(12), day, at('23T10:00'))).toEqual(at('23T11:00'));
    expect(scheduleRetry(attempt(40), day, at('24T07:00'))).toEqual(at('24T08:00'));
    expect(scheduleRetry(attempt(40), day, at('24T07:01'))).toBeNull();
  });
});
