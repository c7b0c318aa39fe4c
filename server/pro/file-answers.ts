import { and, eq, sql } from 'drizzle-orm';
import { takeSurveyResponse, type SurveyResponse } from '../../contract/pro-webhook.ts';
import { dataDayOf } from '../../domain/data-day.ts';
import { answersOf } from '../../domain/pro/survey-answers.ts';
import { countUnanswered } from '../../domain/pro/survey-fields.ts';
import { patientDataChanged } from '../attention/patient-data-changed.ts';
import { audit } from '../audit/audit.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { locations, organizations, patients, proResponses } from '../db/schema/index.ts';
import type { KnownForm } from './form-seen.ts';
import type { Addressee } from './survey-token.ts';

interface Filing {
  response: SurveyResponse;
  form: KnownForm;
  addressee: Addressee;
  now: Date;
  requestId: string;
}

/** The patient, held until the end of the transaction; nobody for a hidden one or one whose clinic is disabled. */
async function heldPatient(tx: Tx, scope: Scope, patientId: number) {
  const [patient] = await tx
    .select({ id: patients.id, timezone: locations.timezone })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .innerJoin(organizations, eq(organizations.id, patients.organizationId))
    .where(
      and(
        scope.location(patients.organizationId, patients.locationId),
        eq(patients.id, patientId),
        eq(patients.hidden, false),
        eq(organizations.disabled, false),
      ),
    )
    .for('no key update', { of: patients });
  return patient;
}

/**
 * Writes a response into its patient's answers once, in a transaction of the patient's organization: the day is the one
 * of the patient's location, a day that has not come counts for no billing, last activity moves forward. A discharged
 * patient's answers are kept like anybody's. False when there is no patient to write them to.
 */
export async function fileAnswers(tx: Tx, scope: Scope, filing: Filing): Promise<boolean> {
  const { response, form, addressee, now, requestId } = filing;
  const own = and(eq(proResponses.formId, response.form_id), eq(proResponses.responseToken, response.token));
  const [earlier] = await tx
    .select({ id: proResponses.id })
    .from(proResponses)
    .where(and(scope.organization(proResponses.organizationId), own));
  if (earlier) return true;
  const patient = await heldPatient(tx, scope, addressee.patientId);
  if (!patient) return false;
  const submittedAt = new Date(response.submitted_at);
  const { day, datedAhead } = dataDayOf(submittedAt, now, patient.timezone);
  const answers = answersOf(response, form.definition);
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
      datedAhead,
      answers,
      calculatedScore: response.calculated?.score ?? null,
      variables: response.variables ?? null,
      unanswered: countUnanswered(form.definition, new Set(answers.map(({ questionId }) => questionId))),
    })
    .onConflictDoNothing()
    .returning({ id: proResponses.id });
  if (!written) return true;
  const seen = (submittedAt < now ? submittedAt : now).toISOString();
  await tx
    .update(patients)
    .set({ lastActivityAt: sql`greatest(${patients.lastActivityAt}, ${seen}::timestamptz)` })
    .where(and(scope.location(patients.organizationId, patients.locationId), eq(patients.id, patient.id)));
  await patientDataChanged(tx, scope, patient.id, now);
  const actor = { kind: 'job', organizationId: addressee.organizationId } as const;
  const entityIds = [patient.id, written.id];
  await audit(tx, actor, {
    requestId,
    action: takeSurveyResponse.id,
    entity: 'patients/surveys',
    entityIds,
    outcome: 200,
  });
  return true;
}
