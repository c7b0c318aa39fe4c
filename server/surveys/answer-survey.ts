import { min } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '../../contract/platform/call.ts';
import { surveyMessage } from '../../contract/surveys/messages.ts';
import type { answerSurvey } from '../../contract/surveys/schedules.ts';
import type { Device } from '../../domain/identity/actor.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { getQuestionnaire, toBuiltInFormId } from '../../domain/surveys/questionnaires/built-in.ts';
import { readItems, toDefinition } from '../../domain/surveys/read-items.ts';
import { throwValidationError } from '../patients/patient-change.ts';
import { requirePatient } from '../patients/require-patient.ts';
import type { Tx } from '../platform/db/database.ts';
import { proResponses } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { conflict, notFound } from '../platform/http/http-error.ts';
import { saveAnswers } from './save-answers.ts';
import { findScheduleAt } from './schedules.ts';

interface Sent {
  actor: Device;
  body: BodyOf<typeof answerSurvey>;
  now: Date;
  requestId: string;
}

/** The tokens of the survey provider have no colon, and other organizations' devices may send the same. */
const toToken = (organizationId: number, responseUUID: string) => `own:${organizationId}:${responseUUID.toLowerCase()}`;

/**
 * The schedule and when it was answered. A clock that runs ahead cannot make a survey due; one that is far behind says a
 * time at which it was not due yet, and the server's time counts.
 */
async function findDueSchedule(
  reader: { tx: Tx; scope: Scope },
  { patientId, timezone, body, now }: { patientId: number; timezone: string } & Pick<Sent, 'body' | 'now'>,
) {
  let isAssigned = false;
  for (const at of [min([new Date(body.answeredAt), now]), now]) {
    const day = toDayInZone(at, timezone);
    const schedule = await findScheduleAt(reader, patientId, body.scheduleId, { at, day });
    if (schedule?.isDue) return { schedule, at };
    isAssigned ||= schedule !== undefined;
  }
  throw isAssigned ? conflict(surveyMessage('surveys.notDue')) : notFound(surveyMessage('surveys.scheduleNotFound'));
}

/**
 * Puts the patient's answers to a survey that was due on the record, once, as deliveries of the survey provider are: same
 * rules, scores, worklist and events (PTL-33). 404 for a survey of nobody or somebody else, 409 for one that was not due
 * when it was answered.
 */
export async function saveSurveyAnswers(
  { tx, scope }: { tx: Tx; scope: Scope },
  { actor, body, now, requestId }: Sent,
): Promise<void> {
  const { organizationId } = actor;
  const { id: patientId, timezone } = await requirePatient(tx, scope, actor.patientId, 'lock');
  const token = toToken(organizationId, body.responseUUID);
  const [stored] = await tx
    .select({ id: proResponses.id })
    .from(proResponses)
    .where(
      and(
        scope.organization(proResponses.organizationId),
        eq(proResponses.patientId, patientId),
        eq(proResponses.responseToken, token),
      ),
    );
  if (stored) return;
  const { schedule, at } = await findDueSchedule({ tx, scope }, { patientId, timezone, body, now });
  const questionnaire = getQuestionnaire(schedule.survey);
  const { answers, errors } = readItems(questionnaire, body.item);
  throwValidationError(errors);
  await saveAnswers(tx, scope, {
    response: {
      form_id: toBuiltInFormId(schedule.survey),
      token,
      submitted_at: at.toISOString(),
      answers,
      calculated: null,
      variables: null,
    },
    form: { title: questionnaire.title, definition: toDefinition(questionnaire) },
    addressee: { organizationId, patientId },
    now,
    requestId,
    isCallAudited: true,
  });
}
