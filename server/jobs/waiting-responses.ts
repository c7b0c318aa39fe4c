import { SurveyDelivery } from '../../contract/pro-webhook.ts';
import type { Configuration } from '../configuration.ts';
import { takeResponse } from '../pro/take-response.ts';
import { payloadOf, waitingOf } from '../pro/waiting-responses.ts';
import type { JobWork } from './jobs.ts';

interface Tools {
  configuration: Configuration;
  now: () => Date;
}

/**
 * A form was registered, payload `{formId}`: its responses that waited are taken in as if they came now. Those that name
 * a patient leave the unprocessed list; the others stay on it, with the reason that holds now.
 */
export const waitingResponses =
  ({ configuration, now }: Tools): JobWork =>
  async ({ id: jobId, payload }, door) => {
    const { formId } = payload as { formId: string };
    let failure: unknown;
    for (const id of await door.asService((tx) => waitingOf(tx, formId))) {
      const kept = await door.asService((tx) => payloadOf(tx, id));
      const delivery = SurveyDelivery.safeParse(kept);
      if (!delivery.success) continue;
      const taking = { door, secret: configuration.secret, now: now(), requestId: `job:${jobId}` };
      await takeResponse(delivery.data.form_response, kept, taking).catch((error: unknown) => {
        failure = error;
      });
    }
    // One that cannot be taken in keeps no other from it, and is tried again with the job.
    if (failure !== undefined) throw failure;
  };
