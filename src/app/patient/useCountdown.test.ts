import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './useCountdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

it('PTL-66 a timer goes on from the seconds that had passed, and says when all have', () => {
  const onPassed = vi.fn<(seconds: number) => void>();
  const { result } = renderHook(() => useCountdown({ seconds: 30, passed: 12, onPassed }));
  expect([result.current.secondsLeft, result.current.isRunning]).toEqual([18, false]);
  act(() => result.current.toggle());
  pass(17.4);
  expect([result.current.secondsLeft, onPassed.mock.lastCall]).toEqual([1, [29]]);
  pass(1);
  expect([result.current.isRunning, onPassed.mock.lastCall]).toEqual([false, [30]]);
});

it('PTL-66 a timer loses nothing of what had passed when the clock is set back', () => {
  const onPassed = vi.fn<(seconds: number) => void>();
  const { result } = renderHook(() => useCountdown({ seconds: 30, runsAtOnce: true, onPassed }));
  pass(12);
  vi.setSystemTime(Date.now() - 3_600_000);
  pass(1);
  expect([result.current.secondsLeft, onPassed.mock.lastCall]).toEqual([18, [12]]);
  pass(5);
  expect([result.current.secondsLeft, onPassed.mock.lastCall]).toEqual([13, [17]]);
});
