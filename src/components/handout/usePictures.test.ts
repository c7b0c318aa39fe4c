import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePictures } from './usePictures.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const addresses = ['/one.webp', '/two.webp'];
const watch = () => renderHook(() => usePictures(addresses)).result;

it('REC-18 waits no longer than 15 s for a picture that never comes, and prints without it', () => {
  const pictures = watch();
  act(() => pictures.current.told('/one.webp', 'shown'));
  act(() => void vi.advanceTimersByTime(14_999));
  expect(pictures.current).toMatchObject({ settled: false, failed: 0 });
  act(() => void vi.advanceTimersByTime(1));
  expect(pictures.current).toMatchObject({ settled: true, failed: 1 });
  expect(['/one.webp', '/two.webp'].map(pictures.current.stateOf)).toEqual(['shown', 'failed']);
});

it('REC-18 tries again only what failed', () => {
  const pictures = watch();
  act(() => pictures.current.told('/one.webp', 'shown'));
  act(() => pictures.current.told('/two.webp', 'failed'));
  expect(pictures.current).toMatchObject({ settled: true, failed: 1, attempt: 1 });
  act(() => pictures.current.again());
  expect(pictures.current).toMatchObject({ settled: false, failed: 0, attempt: 2 });
  expect(['/one.webp', '/two.webp'].map(pictures.current.stateOf)).toEqual(['shown', 'loading']);
});
