/**
 * Interval scores of the KOOS, JR. by its raw sum, 0 to 28: 100 is perfect knee health, 0 total disability. Not a straight
 * line; as published by the Hospital for Special Surgery (Lyman et al., Clin Orthop Relat Res 2016;474:1461-1471).
 */
export const koosJrIntervals: readonly number[] = [
  100, 91.975, 84.6, 79.914, 76.332, 73.342, 70.704, 68.284, 65.994, 63.776, 61.583, 59.381, 57.14, 54.84, 52.465,
  50.012, 47.487, 44.905, 42.281, 39.625, 36.931, 34.174, 31.307, 28.251, 24.875, 20.941, 15.939, 8.291, 0,
];
