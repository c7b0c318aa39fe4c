import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { UnprocessedReason } from '../../contract/admin-pro.ts';
import type { SurveyResponse } from '../../contract/pro-webhook.ts';
import type { Tx } from '../db/database.ts';
import { locations, patients, proForms, unprocessedResponses } from '../db/schema/index.ts';
import type { Addressee } from './survey-token.ts';

const SHOWN_MAX = 200;
const shown = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, SHOWN_MAX) || null : null;

const waits = isNull(unprocessedResponses.processedAt);
const sameResponse = (response: SurveyResponse) =>
  and(eq(unprocessedResponses.formId, response.form_id), eq(unprocessedResponses.responseToken, response.token));

/** Whoever keeps a response of an unknown form and whoever goes through those that wait take turns. */
const inTurn = (tx: Tx, formId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`survey-form:${formId}`}, 0))`);

/** User and location of the list (ENT-068). A token of ours is not shown: it says the patient and where they belong. */
async function namedIn(tx: Tx, { hidden }: SurveyResponse, addressee: Addressee | null) {
  if (!addressee) return { userId: shown(hidden?.user_id), location: shown(hidden?.location_id) };
  const [place] = await tx
    .select({ name: locations.name })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .where(and(eq(patients.organizationId, addressee.organizationId), eq(patients.id, addressee.patientId)));
  return { userId: String(addressee.patientId), location: place?.name ?? null };
}

interface Unprocessed {
  response: SurveyResponse;
  /** The delivery as it was parsed, to be processed later. */
  payload: unknown;
  addressee: Addressee | null;
  reason: UnprocessedReason;
}

/**
 * Keeps a response on the unprocessed list, once. False when its form was registered in the meantime: then it has to
 * be looked at anew.
 */
export async function keepWaiting(tx: Tx, { response, payload, addressee, reason }: Unprocessed): Promise<boolean> {
  if (reason === 'UNKNOWN_FORM') {
    await inTurn(tx, response.form_id);
    const [registered] = await tx.select({ id: proForms.id }).from(proForms).where(eq(proForms.id, response.form_id));
    if (registered) return false;
  }
  await tx
    .insert(unprocessedResponses)
    .values({
      formId: response.form_id,
      formTitle: response.definition?.title ?? '',
      responseToken: response.token,
      ...(await namedIn(tx, response, addressee)),
      payload,
      submittedAt: new Date(response.submitted_at),
      reason,
    })
    .onConflictDoUpdate({
      target: [unprocessedResponses.formId, unprocessedResponses.responseToken],
      set: { reason },
      setWhere: waits,
    });
  return true;
}

/** Takes a response off the unprocessed list, if it was there. */
export const leaveList = (tx: Tx, response: SurveyResponse, now: Date) =>
  tx
    .update(unprocessedResponses)
    .set({ processedAt: now })
    .where(and(sameResponse(response), waits));

/** Ids of a form's responses that wait, the earliest first. */
export async function waitingOf(tx: Tx, formId: string): Promise<number[]> {
  await inTurn(tx, formId);
  const rows = await tx
    .select({ id: unprocessedResponses.id })
    .from(unprocessedResponses)
    .where(and(eq(unprocessedResponses.formId, formId), waits))
    .orderBy(asc(unprocessedResponses.submittedAt), asc(unprocessedResponses.id));
  return rows.map(({ id }) => id);
}

/** The delivery that was kept under this id. */
export async function payloadOf(tx: Tx, id: number): Promise<unknown> {
  const [row] = await tx
    .select({ payload: unprocessedResponses.payload })
    .from(unprocessedResponses)
    .where(eq(unprocessedResponses.id, id));
  return row?.payload;
}
