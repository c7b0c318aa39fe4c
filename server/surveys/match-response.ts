import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '../../contract/platform/call.ts';
import { closingOutcomes, type matchResponse } from '../../contract/surveys/admin-surveys.ts';
import { patientMessage } from '../../contract/patients/messages.ts';
import { surveyMessage } from '../../contract/surveys/messages.ts';
import { SurveyDelivery, type SurveyDefinition } from '../../contract/surveys/webhook.ts';
import type { VendorStaff } from '../../domain/identity/actor.ts';
import { mergeDefinition } from '../../domain/surveys/survey-fields.ts';
import type { Tx } from '../platform/db/database.ts';
import { pendingSurveyResponses, proForms } from '../platform/db/schema.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import { conflict, notFound, type HttpError } from '../platform/http/http-error.ts';
import { saveAnswers } from './save-answers.ts';

interface Matching {
  tenantDb: TenantDb;
  id: number;
  patient: BodyOf<typeof matchResponse>;
  actor: VendorStaff;
  now: Date;
  requestId: string;
}

async function loadResponse(tx: Tx, id: number) {
  const [row] = await tx
    .select({ response: pendingSurveyResponses, form: proForms })
    .from(pendingSurveyResponses)
    .leftJoin(proForms, eq(proForms.id, pendingSurveyResponses.formId))
    .where(eq(pendingSurveyResponses.id, id));
  return row;
}

const isClosed = ({ outcome }: { outcome: string | null }) => closingOutcomes.some((closing) => closing === outcome);

/**
 * Puts a waiting response on a patient's record in a transaction of the patient's organization, before the call's own one.
 * Safe to repeat: the record keeps the first match, and a match that was interrupted is completed by the next attempt.
 * Returns what the call is refused with.
 */
export async function putOnRecord({
  tenantDb,
  id,
  patient,
  actor,
  now,
  requestId,
}: Matching): Promise<HttpError | null> {
  const row = await tenantDb.asService((tx) => loadResponse(tx, id));
  if (!row) return notFound(surveyMessage('surveys.responseNotFound'));
  if (isClosed(row.response)) return conflict(surveyMessage('surveys.responseHandled'));
  if (!row.form) return conflict(surveyMessage('surveys.registerForm'));
  const delivery = SurveyDelivery.safeParse(row.response.payload);
  if (!delivery.success) return conflict(surveyMessage('surveys.unreadable'));
  const response = delivery.data.form_response;
  const known = row.form.definition as SurveyDefinition | null;
  const form = {
    title: row.form.title || row.response.formTitle,
    definition: response.definition ? mergeDefinition(known, response.definition) : known,
  };
  const { organizationId, patientId } = patient;
  const filing = await tenantDb.withActor({ kind: 'job', organizationId }, (tx, scope) =>
    saveAnswers(tx, scope, {
      response,
      form,
      addressee: { organizationId, patientId },
      now,
      requestId,
      matchedBy: actor,
    }),
  );
  if (filing === 'noPatient') return notFound(patientMessage('patients.unknownPatient'));
  const handledBy = filing === 'saved' ? { outcome: 'MATCHED', handledBy: actor.userId } : {};
  await tenantDb.asService((tx) =>
    tx
      .update(pendingSurveyResponses)
      .set({
        processedAt: sql`coalesce(${pendingSurveyResponses.processedAt}, ${now.toISOString()}::timestamptz)`,
        ...handledBy,
      })
      .where(eq(pendingSurveyResponses.id, id)),
  );
  return filing === 'elsewhere' ? conflict(surveyMessage('surveys.responseHandled')) : null;
}
