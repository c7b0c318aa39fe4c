import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { assistanceOptions } from '../platform/enumerations.ts';
import { Id, limitedText, requiredLine } from '../platform/fields.ts';
import { GaitSession } from './gait.ts';
import { gaitFieldMessage } from './messages.ts';
import { GAIT_COMMENT_MAX, PAGE_SIZE } from '../platform/limits.ts';
import { PatientRecord } from '../patients/record.ts';
import { SentDate, SentUuid } from '../intake/session-intake.ts';
import { walkTiming, walkable } from './walk-timing.ts';

const LOCATION_REQUIRED = formMessage.text('fields.locationRequired');

/** All that is known of somebody at an event (GAIT-20). */
export const NewGaitPatient = z.strictObject({
  locationId: z.number({ error: LOCATION_REQUIRED }).check(z.int(LOCATION_REQUIRED), z.positive(LOCATION_REQUIRED)),
  gaitUid: requiredLine(gaitFieldMessage.text('gait.gaitUidRequired'), 64),
});

export const addGaitPatient = defineCall({
  id: 'addGaitPatient',
  summary: 'Adds a gait patient by Unique Gait ID alone, to be completed by edit or Reconcile (GAIT-20, OPEN-101)',
  method: 'POST',
  path: '/v2/gait/patients',
  access: { action: 'gait.write' },
  body: NewGaitPatient,
  response: PatientRecord,
  status: 201,
});

/** A walk that was timed by hand; its speed is the server's to compute. */
export const TimedWalk = z
  .strictObject({
    /** Chosen when the walk ends and sent again with every try. Ids are compared in lower case. */
    sessionUUID: SentUuid,
    subject: z.strictObject({ patientId: Id }),
    ...walkTiming,
    assistanceOption: z.enum(assistanceOptions),
    comment: z._default(limitedText(GAIT_COMMENT_MAX), ''),
    /** When the walk began, with its offset. */
    capturedDate: SentDate,
  })
  .check(walkable());
export type TimedWalk = z.output<typeof TimedWalk>;

export const postTimedWalk = defineCall({
  id: 'postTimedWalk',
  summary:
    'Keeps a walk over a known distance that was timed by hand; sent again it is written once (AGAIT-06, ENT-034)',
  method: 'POST',
  path: '/v2/gait/timed-walks',
  access: { action: 'gait.write' },
  body: TimedWalk,
  response: GaitSession,
  status: 201,
});

export const todaysWalks = defineCall({
  id: 'todaysWalks',
  summary: 'Walks at a location on its civil day of now, of a device or timed by hand, the latest first',
  method: 'GET',
  path: '/v2/gait/locations/:locationId/walks-today',
  access: { action: 'gait.read' },
  params: z.object({ locationId: Id }),
  response: GaitSession,
  list: { sort: ['capturedDate'], defaultSort: { key: 'capturedDate', dir: 'DESC' }, limit: PAGE_SIZE },
});
