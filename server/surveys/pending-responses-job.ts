import { SurveyDelivery } from '../../contract/surveys/webhook.ts';
import type { Configuration } from '../platform/configuration.ts';
import { ingestResponse } from './ingest-response.ts';
import { loadPayload, listPendingIds } from './pending-responses.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';

interface Tools {
  configuration: Configuration;
  now: () => Date;
}

/**
 * Runs when a form is registered, payload `{formId}`: ingests its pending responses. Those that identify a patient
 * leave the unprocessed list; the others stay with their present reason.
 */
export const createPendingResponsesJob =
  ({ configuration, now }: Tools): JobHandler =>
  async ({ id: jobId, payload }, tenantDb) => {
    const { formId } = payload as { formId: string };
    let failure: unknown;
    for (const id of await tenantDb.asService((tx) => listPendingIds(tx, formId))) {
      const kept = await tenantDb.asService((tx) => loadPayload(tx, id));
      const delivery = SurveyDelivery.safeParse(kept);
      if (!delivery.success) continue;
      const taking = { tenantDb, secret: configuration.secret, now: now(), requestId: `job:${jobId}` };
      await ingestResponse(delivery.data.form_response, kept, taking).catch((error: unknown) => {
        failure = error;
      });
    }
    // One failing response does not stop the others; it is retried with the job.
    if (failure !== undefined) throw failure;
  };
