/** Moves `Date` on by `shift` milliseconds where this runs. */
export function moveClock(shift: number): void;
