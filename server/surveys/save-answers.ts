import { and, eq, sql } from 'drizzle-orm';
import { matchResponse } from '../../contract/surveys/admin-surveys.ts';
import { takeSurveyResponse, type SurveyResponse } from '../../contract/surveys/webhook.ts';
import type { VendorStaff } from '../../domain/identity/actor.ts';
import { toDataDay } from '../../domain/platform/data-day.ts';
import { isSelfHarmReport } from '../../domain/surveys/self-harm.ts';
import { toStoredAnswers } from '../../domain/surveys/survey-answers.ts';
import { countUnanswered } from '../../domain/surveys/survey-fields.ts';
import { onPatientDataChanged } from '../worklist/patient-data-changed.ts';
import { audit } from '../platform/audit/audit.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientAccessible, isPatientInScope, isLocationOfPatient } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { locations, organizations, patients, proResponses, worklistItems } from '../platform/db/schema.ts';
import { recordOfPatient } from '../webhooks/record-events.ts';
import type { KnownForm } from './ingest-response.ts';
import type { SurveyPatient } from './survey-token.ts';

interface AnswerFiling {
  response: SurveyResponse;
  form: KnownForm;
  addressee: SurveyPatient;
  now: Date;
  requestId: string;
  /** Vendor staff who matched the response; without them its link named the patient. */
  matchedBy?: VendorStaff;
  /** The call itself is about the answers, and is audited as such. */
  isCallAudited?: true;
}

/**
 * `stored` was on the record of this patient before, `elsewhere` on another one; then nothing changes. `noPatient` does not
 * exist.
 */
export type Filing = 'saved' | 'stored' | 'elsewhere' | 'noPatient';

/** Locks the patient; undefined for a hidden one or at a disabled clinic. */
async function lockPatient(tx: Tx, scope: Scope, patientId: number) {
  const [patient] = await tx
    .select({ id: patients.id, timezone: locations.timezone })
    .from(patients)
    .innerJoin(locations, isLocationOfPatient)
    .innerJoin(organizations, eq(organizations.id, patients.organizationId))
    .where(and(isPatientAccessible(scope), eq(patients.id, patientId), eq(organizations.disabled, false)))
    .for('no key update', { of: patients });
  return patient;
}

/** The record that a response is on, within the organization. */
async function findFiling(tx: Tx, scope: Scope, { response, addressee }: AnswerFiling): Promise<Filing | undefined> {
  const [earlier] = await tx
    .select({ patientId: proResponses.patientId })
    .from(proResponses)
    .where(
      and(
        scope.organization(proResponses.organizationId),
        eq(proResponses.formId, response.form_id),
        eq(proResponses.responseToken, response.token),
      ),
    );
  return earlier && (earlier.patientId === addressee.patientId ? 'stored' : 'elsewhere');
}

/** A snooze does not keep a report of self-harm off the worklist. */
const endSnooze = (tx: Tx, scope: Scope, patientId: number) =>
  tx
    .update(worklistItems)
    .set({ snoozedUntil: null })
    .where(and(scope.organization(worklistItems.organizationId), eq(worklistItems.patientId, patientId)));

/**
 * Saves a response once, in a transaction of the patient's organization. The day is that of the patient's location; a
 * future day does not count for billing; last activity moves forward. Discharged patients' answers are saved as well.
 */
export async function saveAnswers(tx: Tx, scope: Scope, filing: AnswerFiling): Promise<Filing> {
  const { response, form, addressee, now, requestId, matchedBy, isCallAudited } = filing;
  const earlier = await findFiling(tx, scope, filing);
  if (earlier) return earlier;
  const patient = await lockPatient(tx, scope, addressee.patientId);
  if (!patient) return 'noPatient';
  const submittedAt = new Date(response.submitted_at);
  const { day, isFutureDated } = toDataDay(submittedAt, now, patient.timezone);
  const answers = toStoredAnswers(response, form.definition);
  const [written] = await tx
    .insert(proResponses)
    .values({
      organizationId: addressee.organizationId,
      patientId: patient.id,
      formId: response.form_id,
      formTitle: form.title,
      responseToken: response.token,
      submittedAt,
      day,
      futureDated: isFutureDated,
      answers,
      calculatedScore: response.calculated?.score ?? null,
      variables: response.variables ?? null,
      unanswered: countUnanswered(form.definition, new Set(answers.map(({ questionId }) => questionId))),
    })
    .onConflictDoNothing()
    .returning({ id: proResponses.id });
  if (!written) return (await findFiling(tx, scope, filing)) ?? 'elsewhere';
  const seen = (submittedAt < now ? submittedAt : now).toISOString();
  await tx
    .update(patients)
    .set({ lastActivityAt: sql`greatest(${patients.lastActivityAt}, ${seen}::timestamptz)` })
    .where(and(isPatientInScope(scope), eq(patients.id, patient.id)));
  if (answers.some(isSelfHarmReport)) await endSnooze(tx, scope, patient.id);
  await onPatientDataChanged(tx, scope, patient.id, now);
  const { organizationId } = addressee;
  const answered = { id: written.id, patientId: patient.id };
  await recordOfPatient(tx, organizationId, 'survey.answered', answered, 'surveys');
  if (isCallAudited) return 'saved';
  const actor = matchedBy ? { ...matchedBy, organizationId } : ({ kind: 'job', organizationId } as const);
  const entityIds = [patient.id, written.id];
  await audit(tx, actor, {
    requestId,
    action: matchedBy ? matchResponse.id : takeSurveyResponse.id,
    entity: 'patients/surveys',
    entityIds,
    outcome: 200,
  });
  return 'saved';
}
