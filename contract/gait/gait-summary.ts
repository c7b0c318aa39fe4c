import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';
import { LanguageCode } from '../platform/languages.ts';

/** Forward and up. A tuple of the library would be in every first load. */
const Place = z.array(z.number()).check(z.minLength(2), z.maxLength(2)) as unknown as z.ZodMiniType<
  [forward: number, up: number]
>;

/** A typical stride of a recorded walk in a few pictures, the patient walking to the right. */
export const StrideFilm = z.object({
  /** Whose contacts begin and end the stride. */
  side: z.enum(['left', 'right']),
  seconds: z.number(),
  /** Percent of the stride at which that side's toes leave the floor; null where unknown. */
  toeOff: z.nullable(z.number()),
  moments: z.array(
    z.object({
      /** Percent of the stride that is over. */
      percent: z.number(),
      /**
       * Joints of the pose log in its order, in thousandths of the tallest picture: x from the hips forward, y from the
       * floor up; null where a joint was not seen.
       */
      joints: z.array(z.nullable(Place)),
    }),
  ),
});
export type StrideFilm = z.output<typeof StrideFilm>;

export const gaitFilm = defineCall({
  id: 'gaitFilm',
  summary: 'Gets a stride of a recorded gait session in pictures; null without a measured recording',
  method: 'GET',
  path: '/v2/gait/sessions/:id/film',
  access: { action: 'gait.read' },
  params: z.object({ id: Id }),
  response: z.object({ film: z.nullable(StrideFilm) }),
});

export const gaitSummaryPdf = defineCall({
  id: 'gaitSummaryPdf',
  summary:
    'Gait session on one page as PDF: speed with interval and norm, change, symmetry, a stride in pictures, comment. What was typed stays as it is, all else is in `language`, English without one',
  method: 'GET',
  path: '/v2/gait/sessions/:id/summary',
  access: { action: 'gait.read' },
  scopes: ['reports:read'],
  confirmed: true,
  params: z.object({ id: Id }),
  query: z.strictObject({ language: z.optional(LanguageCode) }),
  status: 200,
  form: 'file',
});
