import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePictures } from './usePictures.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const addresses = ['/one.webp', '/two.webp'];
const watch = () => renderHook(() => usePictures(addresses)).result;

it('REC-18 printing waits at most 15 s for a picture and then leaves it out', () => {
  const pictures = watch();
  act(() => pictures.current.report('/one.webp', 'shown'));
  act(() => void vi.advanceTimersByTime(14_999));
  expect(pictures.current).toMatchObject({ isSettled: false, failed: 0 });
  act(() => void vi.advanceTimersByTime(1));
  expect(pictures.current).toMatchObject({ isSettled: true, failed: 1 });
  expect(['/one.webp', '/two.webp'].map(pictures.current.getState)).toEqual(['shown', 'failed']);
});

it('REC-18 a retry loads only the failed pictures', () => {
  const pictures = watch();
  act(() => pictures.current.report('/one.webp', 'shown'));
  act(() => pictures.current.report('/two.webp', 'failed'));
  expect(pictures.current).toMatchObject({ isSettled: true, failed: 1, attempt: 1 });
  act(() => pictures.current.retry());
  expect(pictures.current).toMatchObject({ isSettled: false, failed: 0, attempt: 2 });
  expect(['/one.webp', '/two.webp'].map(pictures.current.getState)).toEqual(['shown', 'loading']);
});
