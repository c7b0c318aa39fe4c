import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { assistanceOptions } from '../platform/enumerations.ts';
import { Id, limitedText, SentUuid } from '../platform/fields.ts';
import { GaitSession, walkTiming, checkSpeed } from './gait-session.ts';
import { GAIT_COMMENT_MAX, PAGE_SIZE } from '../platform/limits.ts';
import { SentDate } from '../platform/dates.ts';

/** A manually timed walk; the server computes its speed. */
export const TimedWalk = z
  .strictObject({
    /** Generated when the walk ends and sent with every attempt. Ids are compared in lower case. */
    sessionUUID: SentUuid,
    subject: z.strictObject({ patientId: Id }),
    ...walkTiming,
    assistanceOption: z.enum(assistanceOptions),
    comment: z._default(limitedText(GAIT_COMMENT_MAX), ''),
    /** When the walk began, with its offset. */
    capturedDate: SentDate,
  })
  .check(checkSpeed());
export type TimedWalk = z.output<typeof TimedWalk>;

export const postTimedWalk = defineCall({
  id: 'postTimedWalk',
  summary:
    'Saves a walk over a known distance that was timed with a stopwatch; sent again, it is stored once (AGAIT-06, ENT-034)',
  method: 'POST',
  path: '/v2/gait/timed-walks',
  access: { action: 'gait.write' },
  body: TimedWalk,
  response: GaitSession,
  status: 201,
});

export const todaysWalks = defineCall({
  id: 'todaysWalks',
  summary: 'Lists today’s walks at a location, by device or stopwatch, latest first',
  method: 'GET',
  path: '/v2/gait/locations/:locationId/walks-today',
  access: { action: 'gait.read' },
  params: z.object({ locationId: Id }),
  response: GaitSession,
  list: { sort: ['capturedDate'], defaultSort: { key: 'capturedDate', dir: 'DESC' }, limit: PAGE_SIZE },
});
