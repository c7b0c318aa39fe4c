import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces timers, so that delays do not depend on the speed of the machine. A test file that uses it ends with
 * `afterEach(() => void vi.useRealTimers())`.
 */
export const stopTimers = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Advances the timers. */
export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Returns the result of `look` once it no longer throws, advancing a millisecond per attempt. */
export async function waitForTimers<T>(look: () => T): Promise<T> {
  for (let turn = 0; turn < 500; turn++) {
    try {
      return look();
    } catch {
      await advanceTime(1);
    }
  }
  return look();
}
