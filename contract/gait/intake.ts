import { clientVersionFieldMessage } from '../client-versions/messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { artifactTypes, assistanceOptions, gaitSchemas } from '../platform/enumerations.ts';
import { Id, limitedText, requiredLine, SentUuid } from '../platform/fields.ts';
import { GaitSession } from './gait-session.ts';
import { gaitFieldMessage } from './messages.ts';
import { HEIGHT_CM } from './gait-patients.ts';
import { GAIT_COMMENT_MAX } from '../platform/limits.ts';
import { ARTIFACT_MAX_BYTES, ARTIFACT_MEDIA_TYPES } from '../scan-sessions/scan-intake.ts';
import { SentDate } from '../platform/dates.ts';

/*
 * Calls of the clinic's gait device, documented for its makers in docs/INTAKE.md.
 */

const SESSION_MAX_BYTES = 300_000;
const ITEMS_MAX = 20;
const MEASURES_MAX = 40;
/** No measure of walking in a unit of gait comes near; what is beyond would leave no scale of a chart to read. */
const FARTHEST = 10_000;
const VALUE_RANGE = `Value must be between -${FARTHEST} and ${FARTHEST}`;

const DeviceMeasure = z.strictObject({
  name: requiredLine(gaitFieldMessage.text('gait.measureNameRequired'), 64),
  displayName: z.optional(z.nullable(requiredLine(gaitFieldMessage.text('gait.displayNameRequired'), 80))),
  /** Null for what could not be measured. */
  value: z.nullable(
    z
      .number({ error: formMessage.text('fields.valueNumber') })
      .check(z.gte(-FARTHEST, VALUE_RANGE), z.lte(FARTHEST, VALUE_RANGE)),
  ),
  unit: z.optional(z.nullable(requiredLine(formMessage.text('fields.unitRequired'), 20))),
});

const DeviceItem = z.strictObject({
  name: requiredLine(gaitFieldMessage.text('gait.itemNameRequired'), 64),
  measures: z.array(DeviceMeasure).check(z.maxLength(MEASURES_MAX, `An item has at most ${MEASURES_MAX} measures`)),
});

/** Who walked: a patient by id, or by the Unique Gait ID of the organization. */
const Walker = z.union([
  z.strictObject({ patientId: Id }),
  z.strictObject({ gaitUid: requiredLine(gaitFieldMessage.text('gait.gaitUidRequired'), 64) }),
]);

/** How large a metre is in the recording: measured on the floor, or by the patient's stature. Without one, no speed. */
export const WalkScale = z.union([
  z.strictObject({ pixelsPerMetre: z.number().check(z.gte(1), z.lte(10_000)) }),
  z.strictObject({ heightCm: z.number().check(z.gte(HEIGHT_CM.min), z.lte(HEIGHT_CM.max)) }),
]);
export type WalkScale = z.output<typeof WalkScale>;

export const postGaitSession = defineCall({
  id: 'postGaitSession',
  summary: 'Receives a gait session; one sent again gets the same response and is stored once (ENT-034..040)',
  method: 'POST',
  path: '/v2/gait/sessions',
  access: { action: 'gait.write' },
  scopes: ['intake:write'],
  body: z.strictObject({
    sessionUUID: SentUuid,
    sessionSchema: z.enum(gaitSchemas),
    /** Version of the client that recorded it. */
    clientVersion: requiredLine(clientVersionFieldMessage.text('clientVersions.idRequired'), 32),
    subject: Walker,
    meta: z.strictObject({
      /** When it was walked, with its offset. */
      capturedDate: SentDate,
      comment: z._default(limitedText(GAIT_COMMENT_MAX), ''),
      assistanceOption: z.nullable(z.enum(assistanceOptions)),
      unitsSelected: z.nullable(requiredLine(formMessage.text('fields.unitsRequired'), 20)),
      scale: z.optional(z.nullable(WalkScale)),
    }),
    /** What the device measured itself; empty where only the recording tells. */
    data: z.array(DeviceItem).check(z.maxLength(ITEMS_MAX, `A session has at most ${ITEMS_MAX} items`)),
  }),
  response: GaitSession,
  status: 201,
  maxBodyBytes: SESSION_MAX_BYTES,
});

export const putGaitArtifact = defineCall({
  id: 'putGaitArtifact',
  summary: 'Receives a file of a gait session; a pose log is measured afterwards (ENT-090, ENT-091)',
  method: 'PUT',
  path: '/v2/gait/sessions/:uuid/artifacts/:type',
  access: { action: 'gait.write' },
  scopes: ['intake:write'],
  params: z.object({ uuid: SentUuid, type: z.enum(artifactTypes) }),
  response: z.object({ type: z.enum(artifactTypes), contentType: z.string(), bytes: z.number() }),
  status: 201,
  form: 'bytes',
  mediaTypes: ARTIFACT_MEDIA_TYPES,
  maxBodyBytes: ARTIFACT_MAX_BYTES,
});
