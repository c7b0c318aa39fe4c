import * as z from 'zod/mini';
import { gaitFieldMessage } from './messages.ts';

/** Walks that are timed by hand take from one second to ten minutes, over two to fifty metres. */
export const WALK_SECONDS = { min: 1, max: 600 } as const;
export const WALK_METERS = { min: 2, max: 50 } as const;
/** Metres a second that nobody walks: a distance or a time that is faster was mistyped. */
export const FASTEST_WALK = 4;

const SECONDS_INVALID = gaitFieldMessage.text('gait.secondsRange', WALK_SECONDS);
const METERS_INVALID = gaitFieldMessage.text('gait.metresRange', WALK_METERS);
const TOO_FAST = gaitFieldMessage.text('gait.tooFast', { n: FASTEST_WALK });

/** How a walk over a known distance was timed. */
export const walkTiming = {
  metres: z
    .number({ error: METERS_INVALID })
    .check(z.gte(WALK_METERS.min, METERS_INVALID), z.lte(WALK_METERS.max, METERS_INVALID)),
  seconds: z
    .number({ error: SECONDS_INVALID })
    .check(z.gte(WALK_SECONDS.min, SECONDS_INVALID), z.lte(WALK_SECONDS.max, SECONDS_INVALID)),
  /** Whether timing began while the patient was walking already, or from a stand. */
  start: z.enum(['MOVING', 'STANDING']),
};

/** Refuses what is faster than anybody walks, beside the seconds. */
export const walkable = () =>
  z.refine<{ metres: number; seconds: number }>(({ metres, seconds }) => metres / seconds <= FASTEST_WALK, {
    error: TOO_FAST,
    path: ['seconds'],
  });

export const WalkTiming = z.strictObject(walkTiming).check(walkable());
export type WalkTiming = z.output<typeof WalkTiming>;
