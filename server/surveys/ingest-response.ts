import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { UnprocessedReason } from '../../contract/surveys/admin-surveys.ts';
import { type SurveyResponse, type SurveyDefinition, SurveyDelivery } from '../../contract/surveys/webhook.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { saveAnswers } from './save-answers.ts';
import type { Secrets } from '../identity/tokens.ts';
import { readSurveyToken } from './survey-token.ts';
import { savePendingResponse, markProcessed, loadPayload, listPendingIds } from './pending-responses.ts';
import { mergeDefinition } from '../../domain/surveys/survey-fields.ts';
import type { Tx } from '../platform/db/database.ts';
import { proForms } from '../platform/db/schema.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { JobHandler } from '../platform/jobs/jobs.ts';

interface IngestContext {
  tenantDb: TenantDb;
  /** The secrets of survey tokens. */
  secrets: Secrets;
  now: Date;
  requestId: string;
}

const isLate = ({ submitted_at: at }: SurveyResponse, last: string) => toDayInZone(at, 'UTC') > last;

/**
 * Ingests a form response once, however often it is delivered (W2): into the patient's answers when the form is
 * registered and the token identifies a patient, otherwise into the unprocessed list (W3, W4). All rows have unique
 * keys, so an interrupted delivery is completed by the next one.
 */
export async function ingestResponse(
  response: SurveyResponse,
  payload: unknown,
  context: IngestContext,
): Promise<void> {
  const { tenantDb, secrets, now, requestId } = context;
  const addressee = readSurveyToken(secrets, response.hidden?.user_id);
  const form = await tenantDb.asService((tx) => updateSeenForm(tx, response));
  let reason: UnprocessedReason = 'UNKNOWN_FORM';
  if (form && !addressee) reason = 'NO_PATIENT';
  if (form && addressee && isLate(response, addressee.last)) reason = 'LINK_EXPIRED';
  else if (form && addressee) {
    const filing = await tenantDb.withActor({ kind: 'job', organizationId: addressee.organizationId }, (tx, scope) =>
      saveAnswers(tx, scope, { response, form, addressee, now, requestId }),
    );
    if (filing !== 'noPatient') {
      await tenantDb.asService((tx) => markProcessed(tx, response, now));
      return;
    }
    reason = 'PATIENT_GONE';
  }
  const isSaved = await tenantDb.asService((tx) => savePendingResponse(tx, { response, payload, addressee, reason }));
  if (!isSaved) await ingestResponse(response, payload, context);
}

/** A registered form and its known questions. */
export interface KnownForm {
  title: string;
  definition: SurveyDefinition | null;
}

/**
 * The registered form of a signed delivery, or null. A delivery proves that the form's webhook works (APRO-04
 * `Confirmed`) and contains the present questions; both are saved.
 */
async function updateSeenForm(tx: Tx, response: SurveyResponse): Promise<KnownForm | null> {
  const [form] = await tx.select().from(proForms).where(eq(proForms.id, response.form_id));
  if (!form) return null;
  const before = form.definition as SurveyDefinition | null;
  const { definition: delivered } = response;
  const seen = {
    title: delivered?.title || form.title,
    definition: delivered ? mergeDefinition(before, delivered) : before,
    hasExerWebhookEnabled: true,
  };
  // Not updated without a change, so that deliveries do not wait for each other.
  const { title, definition, hasExerWebhookEnabled } = form;
  if (!isDeepStrictEqual(seen, { title, definition, hasExerWebhookEnabled }))
    await tx.update(proForms).set(seen).where(eq(proForms.id, form.id));
  return seen;
}

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
      const stored = await tenantDb.asService((tx) => loadPayload(tx, id));
      const delivery = SurveyDelivery.safeParse(stored);
      if (!delivery.success) continue;
      const context = { tenantDb, secrets: configuration.secrets, now: now(), requestId: `job:${jobId}` };
      await ingestResponse(delivery.data.form_response, stored, context).catch((error: unknown) => {
        failure = error;
      });
    }
    // One failing response does not stop the others; it is retried with the job.
    if (failure !== undefined) throw failure;
  };
