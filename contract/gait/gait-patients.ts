import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id, requiredLine } from '../platform/fields.ts';
import { PatientRecord } from '../patients/record.ts';
import { gaitFieldMessage } from './messages.ts';
import { sexes, walkConditions } from '../platform/enumerations.ts';
import { formMessage } from '../platform/form-messages.ts';

const LOCATION_REQUIRED = formMessage.text('fields.locationRequired');

/** A patient who is added at an event (GAIT-20). */
export const NewGaitPatient = z.strictObject({
  locationId: z.number({ error: LOCATION_REQUIRED }).check(z.int(LOCATION_REQUIRED), z.positive(LOCATION_REQUIRED)),
  gaitUid: requiredLine(gaitFieldMessage.text('gait.gaitUidRequired'), 64),
});

export const addGaitPatient = defineCall({
  id: 'addGaitPatient',
  summary:
    'Adds a gait patient by Unique Gait ID only, to be completed later by editing or Reconcile (GAIT-20, OPEN-101)',
  method: 'POST',
  path: '/v2/gait/patients',
  access: { action: 'gait.write' },
  body: NewGaitPatient,
  response: PatientRecord,
  status: 201,
});

/** Accepted body height in centimeters. */
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
    /** Selects the published measurement errors that apply; absent leaves it unchanged. */
    condition: z.optional(
      z.nullable(z.enum(walkConditions, { error: gaitFieldMessage.text('gait.unknownCondition') })),
    ),
  }),
  response: PatientRecord,
  versioned: true,
});
