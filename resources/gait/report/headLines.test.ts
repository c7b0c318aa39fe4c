import { expect, it } from 'vitest';
import { headLines } from './headLines.ts';

const counted = '26 sessions, 25 people · 1 without a speed, not drawn';

it('GAIT-08 what was counted stands in one line where there is room, and in two on a telephone', () => {
  expect(headLines(counted, 800)).toEqual([counted]);
  expect(headLines(counted, 268)).toEqual(['26 sessions, 25 people', '1 without a speed, not drawn']);
  expect(headLines(`Summit Phoenix · ${counted}`, 268)).toEqual([
    'Summit Phoenix · 26 sessions, 25 people',
    '1 without a speed, not drawn',
  ]);
});

it('GAIT-08 a line that has no room even so is cut', () => {
  expect(headLines('Summit Phoenix Physical Therapy', 132)).toEqual(['Summit Phoenix Phys…']);
});
