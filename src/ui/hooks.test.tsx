import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './hooks.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;
const opened = (at: string, zone: string) => {
  vi.setSystemTime(at);
  return renderHook((given: string) => useToday(given), { initialProps: zone });
};

it('OPEN-064 an open page follows midnight in its time zone, night after night', () => {
  // 23:58 on Nov 20 in Denver.
  const { result } = opened('2026-11-21T06:58:00Z', 'America/Denver');
  expect(result.current).toBe('2026-11-20');
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(result.current).toBe('2026-11-20');
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(result.current).toBe('2026-11-21');
  act(() => void vi.advanceTimersByTime(24 * 60 * MINUTE));
  expect(result.current).toBe('2026-11-22');
});

it('a day of 25 hours ends after 25 hours', () => {
  // Clocks fall back on Nov 1, 2026; its midnight is at 06:00Z, the next one at 07:00Z of Nov 2.
  const { result } = opened('2026-11-01T06:00:00Z', 'America/Denver');
  act(() => void vi.advanceTimersByTime(25 * 60 * MINUTE - 1));
  expect(result.current).toBe('2026-11-01');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('2026-11-02');
});

it('a page that becomes visible after the computer slept shows the current day', () => {
  const { result } = opened('2026-11-20T18:00:00Z', 'America/Denver');
  vi.setSystemTime('2026-11-22T18:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-22');
});

it('another time zone applies at once, and an unmounted page keeps no timer', () => {
  const { result, rerender, unmount } = opened('2026-11-21T06:58:00Z', 'America/Denver');
  rerender('Asia/Kolkata');
  expect(result.current).toBe('2026-11-21');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
