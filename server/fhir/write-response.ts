import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { fhirMessage } from '../../contract/fhir/messages.ts';
import type { FhirQuestionnaireResponse } from '../../contract/fhir/questionnaire-response.ts';
import { patientMessage } from '../../contract/patients/messages.ts';
import type { SurveyDefinition } from '../../contract/surveys/webhook.ts';
import { readAnswers } from '../../domain/fhir/read-answers.ts';
import { parseReference } from '../../domain/fhir/search.ts';
import { findBuiltInSurvey, getQuestionnaire, toBuiltInFormId } from '../../domain/surveys/questionnaires/built-in.ts';
import { toDefinition } from '../../domain/surveys/read-items.ts';
import { throwValidationError } from '../patients/patient-change.ts';
import { proForms, proResponses } from '../platform/db/schema.ts';
import { conflict, validationError } from '../platform/http/http-error.ts';
import { saveAnswers } from '../surveys/save-answers.ts';
import { toRowId } from './conditions.ts';
import type { FhirReader } from './resource-type.ts';
import { readFormId } from './types/read-form-id.ts';

async function requireForm({ tx, links }: FhirReader, questionnaire: string) {
  const formId = readFormId(questionnaire, links);
  const survey = findBuiltInSurvey(formId ?? '');
  if (survey) {
    const asked = getQuestionnaire(survey);
    return { id: toBuiltInFormId(survey), title: asked.title, definition: toDefinition(asked) };
  }
  const [form] = formId === null ? [] : await tx.select().from(proForms).where(eq(proForms.id, formId));
  if (!form) throw validationError('questionnaire', fhirMessage('fhir.unknownForm'));
  return { id: form.id, title: form.title || form.id, definition: form.definition as SurveyDefinition | null };
}

/** Puts answers on the record as the survey provider's deliveries are: same rules, scores and worklist; returns the id. */
export async function createResponse(
  reader: FhirReader,
  resource: FhirQuestionnaireResponse,
  requestId: string,
): Promise<string> {
  const { tx, scope, actor, now, links } = reader;
  const { subject, source, author, identifier, authored } = resource;
  const form = await requireForm(reader, resource.questionnaire);
  const patientId = toRowId(parseReference(subject.reference, 'Patient', links.base));
  if (patientId === null) throw validationError('subject', patientMessage('patients.hidden'));
  const { answers, errors } = readAnswers(resource.item, form.definition);
  const isOther = (reference: string) => parseReference(reference, 'Patient', links.base) !== String(patientId);
  throwValidationError({
    ...errors,
    ...(source && isOther(source.reference) && { source: fhirMessage('fhir.sameSource') }),
    ...(author && isOther(author.reference) && { author: fhirMessage('fhir.sameSource') }),
  });
  // Other organizations may use the same identifiers.
  const token = `fhir:${actor.organizationId}:${identifier?.value ?? randomUUID()}`;
  const filing = await saveAnswers(tx, scope, {
    response: { form_id: form.id, token, submitted_at: authored, answers, calculated: null, variables: null },
    form,
    addressee: { organizationId: actor.organizationId, patientId },
    now,
    requestId,
    isCallAudited: true,
  });
  if (filing === 'noPatient') throw validationError('subject', patientMessage('patients.hidden'));
  if (filing === 'elsewhere') throw conflict(fhirMessage('fhir.identifierUsed'));
  const [row] = await tx
    .select({ id: proResponses.id })
    .from(proResponses)
    .where(
      and(
        scope.organization(proResponses.organizationId),
        eq(proResponses.formId, form.id),
        eq(proResponses.responseToken, token),
      ),
    );
  return String(row!.id);
}
