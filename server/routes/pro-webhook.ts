import { SurveyDelivery, takeSurveyResponse } from '../../contract/pro-webhook.ts';
import { refusalFor } from '../http/problems.ts';
import { jsonOf } from '../http/read-request.ts';
import { Refusal } from '../http/refusal.ts';
import { isSignedByProvider } from '../pro/provider-signature.ts';
import { takeResponse } from '../pro/take-response.ts';
import type { Routes } from './index.ts';

const notAResponse = () => new Refusal(422, 'This is no response to a form.');

/** A signed body as JSON. The provider is asked for nothing else, whatever type it declares. */
function payloadIn(bytes: Uint8Array): unknown {
  try {
    return jsonOf(bytes, 'application/json');
  } catch {
    throw notAResponse();
  }
}

export const proWebhookRoutes: Routes = (served, { configuration, door }) => {
  served.open(takeSurveyResponse, async ({ bytes, c, now, requestId }) => {
    const { secret: signedWith } = configuration.typeform;
    if (!signedWith) throw new Refusal(503, 'Survey responses are not set up.');
    if (!isSignedByProvider(signedWith, c.req.header('typeform-signature'), bytes))
      throw new Refusal(401, 'The signature is missing or wrong.');
    const payload = payloadIn(bytes);
    const delivery = SurveyDelivery.safeParse(payload);
    if (!delivery.success) throw notAResponse();
    const taking = { door, secret: configuration.secret, now, requestId };
    await takeResponse(delivery.data.form_response, payload, taking).catch((error: unknown) => {
      // To the provider a 404 means that nobody is here any more; whatever it was, it shall try again.
      throw refusalFor(error)?.status === 404 ? new Refusal(503, 'The service is busy. Please try again.') : error;
    });
    return { received: true } as const;
  });
};
