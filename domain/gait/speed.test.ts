import { expect, it } from 'vitest';
import { measuredSpeed, sessionSpeed } from './speed.ts';

const speedOf = (...measures: { name: string; value: number | null; unit?: string }[]) => [{ name: 'speed', measures }];

it('AGAIT-06 takes item speed, measure avgSpeed', () => {
  const hip = { name: 'hip', measures: [{ name: 'avgSpeed', value: 9 }] };
  const [speed] = speedOf({ name: 'maxSpeed', value: 2 }, { name: 'avgSpeed', value: 1.13 });
  expect(sessionSpeed([hip, speed!])).toBe(1.13);
  expect(sessionSpeed([hip])).toBeNull();
  expect(sessionSpeed(speedOf({ name: 'avgSpeed', value: null }))).toBeNull();
});

it('CONST-06 takes no value in another unit for metres a second', () => {
  expect(sessionSpeed(speedOf({ name: 'avgSpeed', value: 3.1, unit: 'ft/s' }))).toBeNull();
  expect(sessionSpeed(speedOf({ name: 'avgSpeed', value: 0.9, unit: 'm/s' }))).toBe(0.9);
});

it('AGAIT-06 keeps what else is known of the measure', () => {
  const measure = { name: 'avgSpeed', value: 0.9, unit: 'm/s', source: 'STOPWATCH', plusMinus: 0.03 };
  expect(measuredSpeed(speedOf(measure))).toBe(measure);
});
