import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stops the product's timers until the test moves them on: what is to happen after a second is seen not to happen before,
 * however busy the machine is. A file that uses it ends with `afterEach(() => void vi.useRealTimers())`.
 */
export const stopTimers = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Moves the stopped timers on. */
export const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Answers what `look` answers once it no longer throws; until then a millisecond passes for each turn. */
export async function seen<T>(look: () => T): Promise<T> {
  for (let turn = 0; turn < 500; turn++) {
    try {
      return look();
    } catch {
      await passTime(1);
    }
  }
  return look();
}
