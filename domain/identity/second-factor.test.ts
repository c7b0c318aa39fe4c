import { expect, it } from 'vitest';
import { isRecentProof, secondFactorDue } from './second-factor.ts';

it.each([
  [false, false, false, undefined],
  [false, true, false, undefined],
  [true, false, false, 'SET_UP'],
  // A factor that was shown and taken away since is none.
  [true, false, true, 'SET_UP'],
  [true, true, false, 'SHOW'],
  [true, true, true, undefined],
] as const)(
  'a second factor required: %s, set up: %s, shown: %s is due as %s',
  (isRequired, isEnabled, isShown, due) => {
    expect(secondFactorDue({ isRequired, isEnabled, isShown })).toBe(due);
  },
);

it('a proof of who is there counts for a quarter of an hour', () => {
  expect([0, 899_999, 900_000, 900_001].map(isRecentProof)).toEqual([true, true, true, false]);
});
