import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHeartbeat } from './claim-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('C3 beats every ten seconds, also after a beat that failed, until it is told to rest', async () => {
  const beat = vi.fn<() => Promise<never>>(async () => {
    throw new Error('The database is away.');
  });
  const rest = startHeartbeat(beat);
  await vi.advanceTimersByTimeAsync(9999);
  expect(beat).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(25_001);
  expect(beat).toHaveBeenCalledTimes(3);
  rest();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(beat).toHaveBeenCalledTimes(3);
});
