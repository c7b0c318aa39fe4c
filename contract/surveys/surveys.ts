import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { proAnswerTypes } from '../platform/enumerations.ts';
import { Day } from '../platform/dates.ts';
import { Id } from '../platform/fields.ts';
import { ScoreSeries } from './scores.ts';

/** Where the survey provider sends responses. */
export const responsesPath = '/v2/webhooks/typeform';

/** A question of a survey with what one patient answered over time (ENT-043..045). */
export const ProQuestion = z.object({
  /** Unique among all surveys. */
  id: z.string(),
  formTitle: z.string(),
  text: z.string(),
  isChartable: z.boolean(),
  minValue: z.nullable(z.number()),
  maxValue: z.nullable(z.number()),
  proAnswerType: z.enum(proAnswerTypes),
  /** Oldest first; `dateTime` is an instant. */
  answers: z.array(z.object({ dateTime: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })),
});
export type ProQuestion = z.output<typeof ProQuestion>;

export const patientSurveys = defineCall({
  id: 'patientSurveys',
  summary: 'Survey questions and scores of a patient over a range of days, both ends included (REC-26, OPEN-067)',
  method: 'GET',
  path: '/v2/patients/:patientId/surveys',
  access: { action: 'patients.read' },
  params: z.object({ patientId: Id }),
  query: z.strictObject({ from: z.optional(Day), to: z.optional(Day) }),
  response: z.object({ questions: z.array(ProQuestion), scores: z.array(ScoreSeries) }),
});
