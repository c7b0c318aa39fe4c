import { expect, it } from 'vitest';
import { isSignificant, findStrongestPeak } from './spectrum.ts';

/** Power of 1 at every quarter of a hertz from 1 to 14, and more at some. */
function flat(more: Record<number, number>) {
  const frequencies = Array.from({ length: 53 }, (_, at) => 1 + at / 4);
  return { frequencies, power: frequencies.map((frequency) => more[frequency] ?? 1), parts: 1 };
}

it.each([
  [9.9, false],
  [10.1, true],
])('TELE-03 a frequency %s times as strong as its noise: a tremor? %s', (power, isTremor) => {
  const peak = findStrongestPeak(flat({ 6: power }))!;
  expect(peak.frequency).toBeCloseTo(6);
  expect(peak.prominence).toBeCloseTo(power);
  expect(isSignificant(peak)).toBe(isTremor);
});

it('TELE-03 tremor is sought from 3 to 12 Hz', () => {
  expect(findStrongestPeak(flat({ 2: 100, 3: 20, 12: 30, 13: 100 }))!.frequency).toBeCloseTo(12);
  expect(findStrongestPeak(flat({ 2: 100, 3: 20, 13: 100 }))!.frequency).toBeCloseTo(3);
});
