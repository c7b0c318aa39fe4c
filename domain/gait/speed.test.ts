import { expect, it } from 'vitest';
import { sessionSpeed } from './speed.ts';

it('AGAIT-06 takes item speed, measure avgSpeed', () => {
  const hip = { name: 'hip', measures: [{ name: 'avgSpeed', value: 9 }] };
  const speed = {
    name: 'speed',
    measures: [
      { name: 'maxSpeed', value: 2 },
      { name: 'avgSpeed', value: 1.13 },
    ],
  };
  expect(sessionSpeed([hip, speed])).toBe(1.13);
  expect(sessionSpeed([hip])).toBeNull();
  expect(sessionSpeed([{ name: 'speed', measures: [{ name: 'avgSpeed', value: null }] }])).toBeNull();
});
