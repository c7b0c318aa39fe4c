import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { RecordedAt } from '../platform/dates.ts';
import { responsesPath } from './surveys.ts';

/*
 * What the survey provider (Typeform) posts to us for every filled-in form. Only what the product reads is described;
 * whatever else is delivered passes unread.
 */

const DELIVERY_MAX_BYTES = 1_000_000;

/** A question of a form. A delivery leaves `properties` empty; the form's own definition has the ends of scales there. */
export const SurveyField = z.looseObject({
  id: z.string(),
  type: z.string(),
  title: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  validations: z.optional(z.record(z.string(), z.unknown())),
});
export type SurveyField = z.output<typeof SurveyField>;

export const SurveyDefinition = z.looseObject({ title: z.optional(z.string()), fields: z.array(SurveyField) });
export type SurveyDefinition = z.output<typeof SurveyDefinition>;

/** An answered question; `type` names the property that holds its value. Unanswered questions are not delivered. */
export const SurveyAnswer = z.looseObject({ type: z.string(), field: z.looseObject({ id: z.string() }) });
export type SurveyAnswer = z.output<typeof SurveyAnswer>;

const MAX_VARIABLES = 100;

/** A number or text that the form keeps count of while it is filled in. */
export const SurveyVariable = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(200)),
  type: z.string().check(z.maxLength(50)),
  number: z.optional(z.number()),
  text: z.optional(z.string().check(z.maxLength(2_000))),
});
export type SurveyVariable = z.output<typeof SurveyVariable>;

export const SurveyResponse = z.object({
  form_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Names the response: a delivery sent again has the same one. */
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  submitted_at: RecordedAt,
  /** Values of the link that the form was opened by. */
  hidden: z.nullish(z.record(z.string(), z.unknown())),
  definition: z.nullish(SurveyDefinition),
  answers: z.nullish(z.array(SurveyAnswer)),
  // Counts that cannot be read are left out: no answers are lost for their sake.
  calculated: z.catch(z.nullish(z.object({ score: z.nullish(z.number()) })), null),
  variables: z.catch(z.nullish(z.array(SurveyVariable).check(z.maxLength(MAX_VARIABLES))), null),
});
export type SurveyResponse = z.output<typeof SurveyResponse>;

export const SurveyDelivery = z.object({ event_type: z.literal('form_response'), form_response: SurveyResponse });

/**
 * Signed over the raw bytes in `Typeform-Signature`, so the body is parsed only after that: 401 for a missing or wrong
 * signature, 422 for a body that is no response to a form, 503 while no secret is configured. Never 404 or 410, by
 * which the provider would switch the webhook off.
 */
export const takeSurveyResponse = defineCall({
  id: 'takeSurveyResponse',
  summary: 'Receives a survey response from the survey provider; one sent again is stored once',
  method: 'POST',
  path: responsesPath,
  access: 'public',
  response: z.object({ received: z.literal(true) }),
  status: 200,
  maxBodyBytes: DELIVERY_MAX_BYTES,
});
