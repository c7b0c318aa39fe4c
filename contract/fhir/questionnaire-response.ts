import * as z from 'zod/mini';
import { RecordedAt } from '../platform/dates.ts';

const text = z.string().check(z.maxLength(5000));
const Reference = z.object({ reference: text });

const Answer = z.strictObject({
  valueBoolean: z.optional(z.boolean()),
  valueDecimal: z.optional(z.number()),
  valueInteger: z.optional(z.number().check(z.int())),
  valueDate: z.optional(z.iso.date()),
  valueString: z.optional(text),
  valueCoding: z.optional(z.object({ display: text })),
});
export type FhirAnswer = z.output<typeof Answer>;

export interface FhirResponseItem {
  linkId: string;
  text?: string | undefined;
  answer?: FhirAnswer[] | undefined;
  item?: FhirResponseItem[] | undefined;
}

const Item: z.ZodMiniType<FhirResponseItem> = z.strictObject({
  linkId: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.optional(text),
  answer: z.optional(z.array(Answer).check(z.minLength(1), z.maxLength(100))),
  item: z.optional(z.array(z.lazy((): z.ZodMiniType<FhirResponseItem> => Item)).check(z.maxLength(500))),
});

/** What is taken of a QuestionnaireResponse: the answers of a patient to a registered form. */
export const FhirQuestionnaireResponse = z.strictObject({
  resourceType: z.literal('QuestionnaireResponse'),
  id: z.optional(text),
  meta: z.optional(z.looseObject({})),
  text: z.optional(z.looseObject({})),
  /** Names the response: one that is sent again with it is stored once. */
  identifier: z.optional(
    z.looseObject({ system: z.optional(text), value: z.string().check(z.minLength(1), z.maxLength(150)) }),
  ),
  questionnaire: text,
  status: z.literal('completed'),
  subject: Reference,
  authored: RecordedAt,
  author: z.optional(Reference),
  source: z.optional(Reference),
  item: z.array(Item).check(z.minLength(1), z.maxLength(500)),
});
export type FhirQuestionnaireResponse = z.output<typeof FhirQuestionnaireResponse>;
