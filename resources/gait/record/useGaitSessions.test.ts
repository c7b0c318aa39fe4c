import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePollWhile } from './useGaitSessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('polling runs every ten seconds while something is pending, and never in a hidden page', () => {
  const look = vi.fn<() => void>();
  const { rerender } = renderHook(({ underWay }) => usePollWhile(underWay, look), { initialProps: { underWay: true } });
  vi.advanceTimersByTime(20_000);
  expect(look).toHaveBeenCalledTimes(2);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(3);
  rerender({ underWay: false });
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});
