import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { UnprocessedReason } from '../../contract/surveys/admin-surveys.ts';
import type { SurveyResponse } from '../../contract/surveys/webhook.ts';
import { isPatientOf, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, patients, proForms, pendingSurveyResponses } from '../platform/db/schema.ts';
import type { SurveyPatient } from './survey-token.ts';

const MAX_SHOWN_LENGTH = 200;
const toShownText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_SHOWN_LENGTH) || null : null;

const isPending = isNull(pendingSurveyResponses.processedAt);
const isSameResponse = (response: SurveyResponse) =>
  and(eq(pendingSurveyResponses.formId, response.form_id), eq(pendingSurveyResponses.responseToken, response.token));

/** Serializes storing a response of an unknown form and ingesting the pending ones. */
const lockForm = (tx: Tx, formId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`survey-form:${formId}`}, 0))`);

/** User and location for the list (ENT-068). Our own token is not shown; it is resolved to the patient and location. */
async function describeRespondent(tx: Tx, { hidden }: SurveyResponse, addressee: SurveyPatient | null) {
  if (!addressee) return { userId: toShownText(hidden?.user_id), location: toShownText(hidden?.location_id) };
  const [place] = await tx
    .select({ name: locations.name })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .where(isPatientOf(addressee));
  return { userId: String(addressee.patientId), location: place?.name ?? null };
}

interface PendingResponse {
  response: SurveyResponse;
  /** The parsed delivery, for ingesting it later. */
  payload: unknown;
  addressee: SurveyPatient | null;
  reason: UnprocessedReason;
}

/**
 * Saves a response in the unprocessed list, once. False when its form was registered meanwhile, so that it can be
 * ingested.
 */
export async function savePendingResponse(
  tx: Tx,
  { response, payload, addressee, reason }: PendingResponse,
): Promise<boolean> {
  if (reason === 'UNKNOWN_FORM') {
    await lockForm(tx, response.form_id);
    const [registered] = await tx.select({ id: proForms.id }).from(proForms).where(eq(proForms.id, response.form_id));
    if (registered) return false;
  }
  await tx
    .insert(pendingSurveyResponses)
    .values({
      formId: response.form_id,
      formTitle: response.definition?.title ?? '',
      responseToken: response.token,
      ...(await describeRespondent(tx, response, addressee)),
      payload,
      submittedAt: new Date(response.submitted_at),
      reason,
    })
    .onConflictDoUpdate({
      target: [pendingSurveyResponses.formId, pendingSurveyResponses.responseToken],
      set: { reason },
      setWhere: isPending,
    });
  return true;
}

export const markProcessed = (tx: Tx, response: SurveyResponse, now: Date) =>
  tx
    .update(pendingSurveyResponses)
    .set({ processedAt: now })
    .where(and(isSameResponse(response), isPending));

/** Ids of a form's pending responses, earliest first. */
export async function listPendingIds(tx: Tx, formId: string): Promise<number[]> {
  await lockForm(tx, formId);
  const rows = await tx
    .select({ id: pendingSurveyResponses.id })
    .from(pendingSurveyResponses)
    .where(and(eq(pendingSurveyResponses.formId, formId), isPending))
    .orderBy(asc(pendingSurveyResponses.submittedAt), asc(pendingSurveyResponses.id));
  return rows.map(({ id }) => id);
}

export async function loadPayload(tx: Tx, id: number): Promise<unknown> {
  const [row] = await tx
    .select({ payload: pendingSurveyResponses.payload })
    .from(pendingSurveyResponses)
    .where(eq(pendingSurveyResponses.id, id));
  return row?.payload;
}
