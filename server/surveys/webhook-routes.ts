import { createHmac, timingSafeEqual } from 'node:crypto';
import { takeSurveyResponse, SurveyDelivery, type SurveyResponse } from '../../contract/surveys/webhook.ts';
import { surveyMessage } from '../../contract/surveys/messages.ts';
import { toHttpError } from '../platform/http/error-response.ts';
import { serviceUnavailable, HttpError } from '../platform/http/http-error.ts';
import { ingestResponse } from './ingest-response.ts';
import type { Routes } from '../routes.ts';

export const proWebhookRoutes: Routes = (router, { configuration, tenantDb }) => {
  router.public(takeSurveyResponse, async function handleTakeSurveyResponse({ bytes, c, now, requestId }) {
    const { secret: webhookSecret } = configuration.typeform;
    if (!webhookSecret) throw new HttpError(503, surveyMessage('surveys.notConfigured'));
    if (!isSignedByProvider(webhookSecret, c.req.header('typeform-signature'), bytes))
      throw new HttpError(401, surveyMessage('surveys.invalidSignature'));
    const delivery = readDelivery(bytes);
    if (!delivery) throw new HttpError(422, surveyMessage('surveys.noResponse'));
    const context = { tenantDb, secrets: configuration.secrets, now, requestId };
    await ingestResponse(delivery.response, delivery.payload, context).catch((error: unknown) => {
      // The survey provider stops retrying on 404, so it gets 503 instead.
      throw toHttpError(error)?.status === 404 ? serviceUnavailable() : error;
    });
    return { received: true } as const;
  });
};

/**
 * True when the survey provider signed exactly these bytes: `sha256=` and the base64 HMAC-SHA-256. The comparison
 * takes constant time.
 */
export function isSignedByProvider(secret: string, header: string | undefined, bytes: Uint8Array): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(bytes).digest('base64')}`);
  const given = Buffer.from(header ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** PostgreSQL can store neither U+0000 nor unpaired surrogates; the rest of the answer is kept. */
const toStorable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;

/** Parses a signed body; null when it is not a form response. */
function readDelivery(bytes: Uint8Array): { payload: unknown; response: SurveyResponse } | null {
  let payload: unknown;
  try {
    payload = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), toStorable);
  } catch {
    return null;
  }
  const delivery = SurveyDelivery.safeParse(payload);
  return delivery.success ? { payload, response: delivery.data.form_response } : null;
}
