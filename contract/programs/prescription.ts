import * as z from 'zod/mini';
import { goalTypes } from '../platform/enumerations.ts';

/*
 * What is stored of a prescription, as readers get it: without the rules of `shapes.ts` and `dose.ts`, which belong to those
 * who write programs, and whose messages a first visit need not load.
 */

export const loadUnits = ['lb', 'kg'] as const;
export type LoadUnit = (typeof loadUnits)[number];
/** From the lightest resistance to the heaviest, as the common brands color their bands. */
export const bandColors = ['TAN', 'YELLOW', 'RED', 'GREEN', 'BLUE', 'BLACK', 'SILVER', 'GOLD'] as const;
export type BandColor = (typeof bandColors)[number];
export const sideOrders = ['LEFT_FIRST', 'RIGHT_FIRST', 'ALTERNATE'] as const;
export type SideOrder = (typeof sideOrders)[number];

/** `time` in seconds. */
export const StoredGoal = z.strictObject({
  goalType: z.enum(goalTypes),
  reps: z.nullable(z.number()),
  time: z.nullable(z.number()),
});

/** What is not prescribed is absent; times are in seconds. */
export const StoredDose = z.strictObject({
  load: z.optional(
    z.union([
      z.strictObject({ loadType: z.literal('WEIGHT'), value: z.number(), unit: z.enum(loadUnits) }),
      z.strictObject({ loadType: z.literal('BAND'), color: z.enum(bandColors) }),
      z.strictObject({ loadType: z.literal('BODY_WEIGHT') }),
    ]),
  ),
  hold: z.optional(z.number()),
  rest: z.optional(z.number()),
  tempo: z.optional(z.strictObject({ lower: z.number(), pause: z.number(), lift: z.number() })),
  sideOrder: z.optional(z.enum(sideOrders)),
  note: z.optional(z.string()),
});
export type Dose = z.output<typeof StoredDose>;
export type Load = NonNullable<Dose['load']>;
export type Tempo = NonNullable<Dose['tempo']>;
