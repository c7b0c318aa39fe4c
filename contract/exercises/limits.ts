/** Exercises that an organization adds itself: how many, their texts, and their files all together. */
export const OWN_EXERCISES = { most: 500, textMax: 1000, totalBytes: 2_000_000_000 } as const;
export const EXERCISE_PICTURE = {
  maxBytes: 5_000_000,
  maxSide: 4096,
  sourceBytes: 20_000_000,
  sentSide: 1280,
} as const;
/**
 * Films are sent with up to `maxBytes`; larger ones, up to `sourceBytes`, are encoded in the browser first, with at most
 * `maxSide` pixels a side.
 */
export const EXERCISE_VIDEO = {
  maxBytes: 50_000_000,
  sourceBytes: 2_000_000_000,
  maxSide: 1920,
  sentSide: 1280,
} as const;
