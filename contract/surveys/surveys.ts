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
  formId: z.string(),
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
  summary:
    'Lists the survey questions and scores of a patient over a range of days, both ends included (REC-26, OPEN-067)',
  method: 'GET',
  path: '/v2/patients/:patientId/surveys',
  access: { action: 'patients.read' },
  scopes: ['surveys:read'],
  params: z.object({ patientId: Id }),
  query: z.strictObject({ from: z.optional(Day), to: z.optional(Day) }),
  response: z.object({ questions: z.array(ProQuestion), scores: z.array(ScoreSeries) }),
});

export const SurveyLinks = z.object({
  surveys: z.array(
    z.object({
      formId: z.string(),
      title: z.string(),
      /** Opens the form for this one patient: whatever is answered there becomes the patient's answers. */
      link: z.string(),
    }),
  ),
});

export const patientSurveyLinks = defineCall({
  id: 'patientSurveyLinks',
  summary: 'Links by which a patient fills in the registered surveys; none while no webhook is set up',
  method: 'GET',
  path: '/v2/patients/:patientId/survey-links',
  access: { action: 'patients.read' },
  params: z.object({ patientId: Id }),
  response: SurveyLinks,
});

export const intakeSurveys = defineCall({
  id: 'intakeSurveys',
  summary: 'The same links for the patient who owns the app',
  method: 'GET',
  path: '/v2/intake/surveys',
  access: 'device',
  response: SurveyLinks,
});
