import { expect, it } from 'vitest';
import { getChartSize, wrapHeading } from './chartLayout.tsx';

it('GAIT-10 a single bar has a limited width', () => {
  const { width, pitch, padding } = getChartSize(1, 1, 1000);
  expect(width).toBe(1000);
  expect(pitch * (1 - padding)).toBeCloseTo(56);
});

it('GAIT-10 forty bars fill the width, three hundred have six pixels each and scroll', () => {
  expect(getChartSize(40, 2, 1000).width).toBe(1000);
  const many = getChartSize(300, 3, 1000);
  expect([many.pitch, many.width]).toEqual([6, 1890]);
});

it('GAIT-10 names too long to fit side by side are vertical, each with enough space', () => {
  const lying = getChartSize(10, 6, 1000);
  const upright = getChartSize(300, 6, 1000);
  expect([lying.isUpright, upright.isUpright, upright.pitch]).toEqual([false, true, 16]);
  expect(upright.bottom).toBe(94);
  expect(upright.height - lying.height).toBe(32);
});

it('GAIT-08 no chart is wider than its picture can be', () => {
  expect(getChartSize(10_000, 5, 1000).width).toBe(8090);
});

const counted = '26 sessions, 25 patients · 1 without a speed, not shown';

it('GAIT-08 the counts are on one line if there is room, and on two on a phone', () => {
  expect(wrapHeading(counted, 800)).toEqual([counted]);
  expect(wrapHeading(counted, 268)).toEqual(['26 sessions, 25 patients', '1 without a speed, not shown']);
  expect(wrapHeading(`Summit Tempe · ${counted}`, 268)).toEqual([
    'Summit Tempe · 26 sessions, 25 patients',
    '1 without a speed, not shown',
  ]);
});

it('GAIT-08 a line that still does not fit is truncated', () => {
  expect(wrapHeading('Summit Phoenix Physical Therapy', 132)).toEqual(['Summit Phoenix Phys…']);
});
