import { expect, it } from 'vitest';
import { logOf, measured, textOf } from './recorded-logs.ts';

/** What is true of each: the mid hips move less than half a leg's length in all of them, and two were seen from the front. */
const notWalks = {
  'balance-beam': ['NO_WALK', 'NOT_FROM_THE_SIDE'],
  'sit-to-stand': ['NO_WALK'],
  'single-leg-raise': ['NO_WALK'],
  'shoulder-abduction': ['NO_WALK', 'NOT_FROM_THE_SIDE'],
};

it.each(Object.entries(notWalks))('%s is no walk, and nothing is measured in it', (name, faults) => {
  expect(faults).toContain(measured(textOf(name), { heightCm: 170 }));
});

it('a walk on the spot, as on a treadmill, has no speed over the floor: it is no walk', () => {
  const log = logOf('walk-side');
  for (const { keypoints } of log.frames) {
    const { x } = keypoints.midHips!;
    for (const point of Object.values(keypoints)) point.x += 450 - x;
  }
  expect(measured(JSON.stringify(log), { heightCm: 165 })).toBe('NO_WALK');
});
