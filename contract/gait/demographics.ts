import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';
import { PatientRecord } from '../patients/record.ts';
import { gaitFieldMessage } from './messages.ts';
import { sexes, walkConditions } from '../platform/enumerations.ts';

/** Stature in centimetres that somebody who walks can have. */
export const HEIGHT_CM = { min: 50, max: 250 } as const;

const HEIGHT_BOUNDS = gaitFieldMessage.text('gait.heightRange', HEIGHT_CM);

export const saveDemographics = defineCall({
  id: 'saveDemographics',
  summary:
    'Sets by what a gait patient is compared with others: sex, height and condition. Recordings that are scaled by the height are measured anew',
  method: 'PUT',
  path: '/v2/gait/patients/:id/demographics',
  access: { action: 'gait.write' },
  params: z.object({ id: Id }),
  body: z.strictObject({
    sex: z.nullable(z.enum(sexes, { error: gaitFieldMessage.text('gait.unknownSex') })),
    heightCm: z.nullable(
      z
        .number({ error: HEIGHT_BOUNDS })
        .check(z.gte(HEIGHT_CM.min, HEIGHT_BOUNDS), z.lte(HEIGHT_CM.max, HEIGHT_BOUNDS)),
    ),
    /** What published errors of measurement are about; absent leaves it as it is. */
    condition: z.optional(
      z.nullable(z.enum(walkConditions, { error: gaitFieldMessage.text('gait.unknownCondition') })),
    ),
  }),
  response: PatientRecord,
  versioned: true,
});
