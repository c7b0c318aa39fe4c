import { describe, expect, it } from 'vitest';
import { createHintHolder, createPaceMeter } from './cameraHints.ts';

/** What a meter answers to each of so many pictures, of which so many come in a second. */
function measure(perSecond: number, pictures: number): boolean[] {
  const isSlow = createPaceMeter();
  return Array.from({ length: pictures }, (_, n) => isSlow(n / perSecond));
}

describe('the pace of the camera', () => {
  it('is slow below eight pictures a second, which 24 intervals show', () => {
    expect(measure(7.5, 25)).toEqual([...Array.from({ length: 24 }, () => false), true]);
    expect(measure(8, 40)).not.toContain(true);
    expect(measure(20, 200)).not.toContain(true);
  });

  it('is no longer slow once the latest 24 intervals were fast, whatever came before', () => {
    const isSlow = createPaceMeter();
    const slow = Array.from({ length: 30 }, (_, n) => isSlow(n / 4));
    expect(slow.at(-1)).toBe(true);
    const fast = Array.from({ length: 24 }, (_, n) => isSlow(29 / 4 + (n + 1) / 20));
    expect(fast.at(-1)).toBe(false);
  });
});

describe('a hint of the camera', () => {
  it('is shown once it has held for 0.8 seconds, and goes as slowly as it came', () => {
    const hold = createHintHolder();
    expect(hold('dark', 1)).toBeNull();
    expect(hold('dark', 1.7)).toBeNull();
    expect(hold('dark', 1.8)).toBe('dark');
    expect(hold(null, 2)).toBe('dark');
    expect(hold(null, 2.9)).toBeNull();
  });

  it('that flickers is never shown', () => {
    const hold = createHintHolder();
    const shown = Array.from({ length: 20 }, (_, n) => hold(n % 2 === 0 ? 'slow' : null, n / 2));
    expect(shown.every((hint) => hint === null)).toBe(true);
  });
});
