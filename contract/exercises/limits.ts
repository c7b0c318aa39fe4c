/** Exercises that an organization adds itself: how many, their texts and other names, and their files all together. */
export const OWN_EXERCISES = { most: 500, textMax: 1000, namesMax: 20, totalBytes: 2_000_000_000 } as const;
export const EXERCISE_PICTURE = {
  maxBytes: 5_000_000,
  maxSide: 4096,
  sourceBytes: 20_000_000,
  sentSide: 1280,
} as const;
export const EXERCISE_VIDEO = { maxBytes: 50_000_000 } as const;

/**
 * Limits of a clinic's film before it is uploaded. A larger file than may be uploaded, up to `sourceBytes`, is encoded in the
 * browser first, with at most `sentSide` pixels a side; one with more than `maxSide` is encoded in any case. No part is
 * shorter than `minSeconds`.
 */
export const FILM = { sourceBytes: 2_000_000_000, maxSide: 1920, sentSide: 1280, minSeconds: 1 } as const;
