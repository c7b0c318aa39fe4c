import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Id } from './fields.ts';
import { PatientRecord } from './patient-record.ts';
import { sexes } from './enumerations.ts';

/** Stature in centimetres that somebody who walks can have. */
export const HEIGHT_CM = { min: 50, max: 250 } as const;

export const saveWalker = defineCall({
  id: 'saveWalker',
  summary: 'Sets by what a gait patient is compared with others: sex and height',
  method: 'PUT',
  path: '/v2/gait/patients/:id/walker',
  access: { action: 'gait.write' },
  params: z.object({ id: Id }),
  body: z.strictObject({
    sex: z.nullable(z.enum(sexes)),
    heightCm: z.nullable(z.number().check(z.gte(HEIGHT_CM.min), z.lte(HEIGHT_CM.max))),
  }),
  answer: PatientRecord,
  versioned: true,
});
