import { takeSurveyResponse } from '../../contract/pro-webhook.ts';
import { refusalFor } from '../http/problems.ts';
import { busy, Refusal } from '../http/refusal.ts';
import { isSignedByProvider } from '../pro/provider-signature.ts';
import { readDelivery } from '../pro/read-delivery.ts';
import { takeResponse } from '../pro/take-response.ts';
import type { Routes } from './index.ts';

export const proWebhookRoutes: Routes = (served, { configuration, door }) => {
  served.open(takeSurveyResponse, async ({ bytes, c, now, requestId }) => {
    const { secret: signedWith } = configuration.typeform;
    if (!signedWith) throw new Refusal(503, 'Survey responses are not set up.');
    if (!isSignedByProvider(signedWith, c.req.header('typeform-signature'), bytes))
      throw new Refusal(401, 'The signature is missing or wrong.');
    const delivery = readDelivery(bytes);
    if (!delivery) throw new Refusal(422, 'This is no response to a form.');
    const taking = { door, secret: configuration.secret, now, requestId };
    await takeResponse(delivery.response, delivery.payload, taking).catch((error: unknown) => {
      // To the provider a 404 means that nobody is here any more; whatever it was, it shall try again.
      throw refusalFor(error)?.status === 404 ? busy() : error;
    });
    return { received: true } as const;
  });
};
