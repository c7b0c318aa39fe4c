import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
/** What the survey provider signs with, in every world. */
export const PROVIDER_SECRET = vectors[0]!.secret;

export const signatureOf = (body: string, secret = PROVIDER_SECRET): string =>
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
export const deliver = (world: World, body: string, signature: string | null = signatureOf(body)) =>
  world.anonymous.send('POST', '/api/v2/webhooks/typeform', {
    body,
    headers: { ...(signature !== null && { 'typeform-signature': signature }) },
  });
