import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Id } from './fields.ts';
import { PatientRecord } from './patient-record.ts';
import { sexes, walkConditions } from './enumerations.ts';

/** Stature in centimetres that somebody who walks can have. */
export const HEIGHT_CM = { min: 50, max: 250 } as const;

const HEIGHT_BOUNDS = `Height must be between ${HEIGHT_CM.min} and ${HEIGHT_CM.max} cm`;

export const saveWalker = defineCall({
  id: 'saveWalker',
  summary:
    'Sets by what a gait patient is compared with others: sex, height and condition. Recordings that are scaled by the height are measured anew',
  method: 'PUT',
  path: '/v2/gait/patients/:id/walker',
  access: { action: 'gait.write' },
  params: z.object({ id: Id }),
  body: z.strictObject({
    sex: z.nullable(z.enum(sexes, { error: 'Not a known sex' })),
    heightCm: z.nullable(
      z
        .number({ error: HEIGHT_BOUNDS })
        .check(z.gte(HEIGHT_CM.min, HEIGHT_BOUNDS), z.lte(HEIGHT_CM.max, HEIGHT_BOUNDS)),
    ),
    /** What published errors of measurement are about; absent leaves it as it is. */
    condition: z.optional(z.nullable(z.enum(walkConditions, { error: 'Not a known condition' }))),
  }),
  answer: PatientRecord,
  versioned: true,
});
