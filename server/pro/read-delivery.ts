import { SurveyDelivery, type SurveyResponse } from '../../contract/pro-webhook.ts';

/** PostgreSQL keeps neither U+0000 nor half of a character; an answer is not lost because it was cut there. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;

/** A signed body as JSON and as the response that it is; null when it is none. */
export function readDelivery(bytes: Uint8Array): { payload: unknown; response: SurveyResponse } | null {
  let payload: unknown;
  try {
    payload = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), storable);
  } catch {
    return null;
  }
  const delivery = SurveyDelivery.safeParse(payload);
  return delivery.success ? { payload, response: delivery.data.form_response } : null;
}
