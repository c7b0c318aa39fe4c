import * as z from 'zod/mini';

/** Walks that are timed by hand take from one second to ten minutes, over two to fifty metres. */
export const WALK_SECONDS = { min: 1, max: 600 } as const;
export const WALK_METRES = { min: 2, max: 50 } as const;
/** Metres a second that nobody walks: a distance or a time that is faster was mistyped. */
export const FASTEST_WALK = 4;

const SECONDS_WRONG = `Seconds must be between ${WALK_SECONDS.min} and ${WALK_SECONDS.max}`;
const METRES_WRONG = `Metres must be between ${WALK_METRES.min} and ${WALK_METRES.max}`;

/** How a walk over a known distance was timed. */
export const walkTiming = {
  metres: z
    .number({ error: METRES_WRONG })
    .check(z.gte(WALK_METRES.min, METRES_WRONG), z.lte(WALK_METRES.max, METRES_WRONG)),
  seconds: z
    .number({ error: SECONDS_WRONG })
    .check(z.gte(WALK_SECONDS.min, SECONDS_WRONG), z.lte(WALK_SECONDS.max, SECONDS_WRONG)),
  /** Whether timing began while the patient was walking already, or from a stand. */
  start: z.enum(['MOVING', 'STANDING']),
};

/** Refuses what is faster than anybody walks, beside the seconds. */
export const walkable = () =>
  z.refine<{ metres: number; seconds: number }>(({ metres, seconds }) => metres / seconds <= FASTEST_WALK, {
    error: `Nobody walks faster than ${FASTEST_WALK} m/s: check distance and seconds`,
    path: ['seconds'],
  });

export const WalkTiming = z.strictObject(walkTiming).check(walkable());
export type WalkTiming = z.output<typeof WalkTiming>;
