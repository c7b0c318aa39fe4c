import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { proForms, proResponses, pendingSurveyResponses } from '../../server/platform/db/schema.ts';
import { createSurveyToken } from '../../server/surveys/survey-token.ts';
import { stored } from './stored.ts';
import type { World } from './world.ts';

const fixtures = new URL('../fixtures/typeform/', import.meta.url);
/** A body of the survey provider's webhook as it lies, such as `built/nprs.json`. */
export const deliveredBody = (name: string): string => readFileSync(new URL(name, fixtures), 'utf8');

interface Vector {
  file: string;
  secret: string;
  header: string;
  value: string;
}
/** Bodies with the signature that belongs to each. */
export const vectors = JSON.parse(deliveredBody('signatures.json')) as Vector[];
/** The signing secret of the survey provider, in every world. */
export const PROVIDER_SECRET = vectors[0]!.secret;

export const signBody = (body: string, secret = PROVIDER_SECRET): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('base64')}`;

interface Change {
  formId?: string;
  token?: string;
  submittedAt?: string;
  title?: string;
  hidden?: Record<string, string>;
}

/** The pain scale, filled in once more: 4 now, 2 at best, 7 at worst. */
export function filledIn(change: Change = {}): string {
  const { form_response: response, ...event } = JSON.parse(deliveredBody('built/nprs.json')) as {
    form_response: { form_id: string; definition: object };
  };
  const { formId = response.form_id, token = crypto.randomUUID(), submittedAt, title, hidden = {} } = change;
  return JSON.stringify({
    ...event,
    form_response: {
      ...response,
      form_id: formId,
      token,
      hidden,
      ...(submittedAt && { submitted_at: submittedAt }),
      definition: { ...response.definition, id: formId, ...(title && { title }) },
    },
  });
}

/** Delivers a body as the survey provider does, with the signature that belongs to it unless another is given. */
export const deliver = (world: World, body: string, signature: string | null = signBody(body)) =>
  world.anonymous.send('POST', '/api/v2/webhooks/typeform', {
    body,
    headers: { ...(signature !== null && { 'typeform-signature': signature }) },
  });

/** The form of `filledIn`. */
export const PAIN_FORM = 'ygDaMGGR';

/** What there is of survey responses in a world, and links of its patients; nothing is registered but what it seeds. */
export const surveyFixture = (world: World) => ({
  answersOf: (token: string) => stored(world, proResponses, eq(proResponses.responseToken, token)),
  waiting: (token: string) => stored(world, pendingSurveyResponses, eq(pendingSurveyResponses.responseToken, token)),
  /** Hidden fields of the survey link of a patient. */
  linked(clinic: 'A' | 'B' = 'A', place: 0 | 1 = 0) {
    const { organizationId, patients } = world.seed[clinic];
    const userId = createSurveyToken(
      world.deps.configuration.secret,
      { organizationId, patientId: patients[place] },
      world.deps.now(),
    );
    return { user_id: userId, location_id: 'anywhere' };
  },
  register: (form: { id: string; definition?: object }) => world.asOwner((tx) => tx.insert(proForms).values(form)),
  /** Answers, waiting responses and confirmed forms, each counted. */
  counted: async () => [
    (await stored(world, proResponses)).length,
    (await stored(world, pendingSurveyResponses)).length,
    (await stored(world, proForms)).filter(({ hasExerWebhookEnabled }) => hasExerWebhookEnabled).length,
  ],
});
