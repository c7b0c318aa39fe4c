import { expect, it } from 'vitest';
import { chartSize } from './chartSize.ts';

it('GAIT-10 a bar alone is no wall', () => {
  const { width, pitch, padding } = chartSize(1, 1, 1000);
  expect(width).toBe(1000);
  expect(pitch * (1 - padding)).toBeCloseTo(56);
});

it('GAIT-10 forty bars fill the room, three hundred have six pixels each and are scrolled', () => {
  expect(chartSize(40, 2, 1000).width).toBe(1000);
  const many = chartSize(300, 3, 1000);
  expect([many.pitch, many.width]).toEqual([6, 1890]);
});

it('GAIT-10 names too long to lie beside each other stand upright, every one with its room', () => {
  const lying = chartSize(10, 6, 1000);
  const upright = chartSize(300, 6, 1000);
  expect([lying.isUpright, upright.isUpright, upright.pitch]).toEqual([false, true, 16]);
  expect(upright.bottom).toBe(94);
  expect(upright.height - lying.height).toBe(32);
});

it('GAIT-08 no chart is wider than a picture of it can be', () => {
  expect(chartSize(10_000, 5, 1000).width).toBe(8090);
});
