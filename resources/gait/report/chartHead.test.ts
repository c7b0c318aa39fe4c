import { expect, it } from 'vitest';
import { wrapHeading } from './chartHead.tsx';

const counted = '26 sessions, 25 people · 1 without a speed, not drawn';

it('GAIT-08 the counts are on one line if there is room, and on two on a phone', () => {
  expect(wrapHeading(counted, 800)).toEqual([counted]);
  expect(wrapHeading(counted, 268)).toEqual(['26 sessions, 25 people', '1 without a speed, not drawn']);
  expect(wrapHeading(`Summit Phoenix · ${counted}`, 268)).toEqual([
    'Summit Phoenix · 26 sessions, 25 people',
    '1 without a speed, not drawn',
  ]);
});

it('GAIT-08 a line that still does not fit is truncated', () => {
  expect(wrapHeading('Summit Phoenix Physical Therapy', 132)).toEqual(['Summit Phoenix Phys…']);
});
