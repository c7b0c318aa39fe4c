import { and, eq, isNull } from 'drizzle-orm';
import {
  addSurveySchedule,
  answerSurvey,
  builtInSurveys,
  listSurveySchedules,
  stopSurveySchedule,
} from '../../contract/surveys/schedules.ts';
import { careStateMessage } from '../../contract/plan-of-care/messages.ts';
import { surveyMessage } from '../../contract/surveys/messages.ts';
import { getToday } from '../../domain/platform/calendar.ts';
import { toDefinition } from '../../domain/surveys/read-items.ts';
import { getQuestionnaire } from '../../domain/surveys/questionnaires/built-in.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { surveySchedules } from '../platform/db/schema.ts';
import { conflict, notFound, validationError } from '../platform/http/http-error.ts';
import type { Routes } from '../routes.ts';
import { saveSurveyAnswers } from './answer-survey.ts';
import { addSchedule, loadSchedules } from './schedules.ts';

const available = builtInSurveys.map((survey) => {
  const { title, fields } = toDefinition(getQuestionnaire(survey));
  return { survey, title: title!, questions: fields.length };
});

export const surveyScheduleRoutes: Routes = (router) => {
  router.authenticated(listSurveySchedules, async function handleListSurveySchedules({ params, now, ...reader }) {
    const { id, timezone } = await requirePatient(reader.tx, reader.scope, params.patientId);
    return { schedules: await loadSchedules(reader, id, getToday(timezone, now)), available };
  });

  router.authenticated(
    addSurveySchedule,
    async function handleAddSurveySchedule({ tx, scope, actor, params, body, now }) {
      const patient = await requirePatient(tx, scope, params.patientId, 'lock');
      if (patient.discharged) throw conflict(careStateMessage('planOfCare.discharged'));
      const today = getToday(patient.timezone, now);
      if (body.from < today) throw validationError('from', surveyMessage('surveys.dayPassed'));
      const { organizationId, practitionerId } = actor;
      const schedule = { ...body, organizationId, patientId: patient.id, assignedBy: practitionerId };
      const id = await addSchedule({ tx, scope }, schedule, now);
      if (id === undefined) throw conflict(surveyMessage('surveys.alreadyAssigned'));
      const schedules = await loadSchedules({ tx, scope }, patient.id, today);
      return schedules.find((each) => each.id === id)!;
    },
  );

  router.authenticated(stopSurveySchedule, async function handleStopSurveySchedule({ tx, scope, params, now }) {
    const { id: patientId } = await requirePatient(tx, scope, params.patientId);
    const [stopped] = await tx
      .update(surveySchedules)
      .set({ endedAt: now })
      .where(
        and(
          scope.organization(surveySchedules.organizationId),
          eq(surveySchedules.patientId, patientId),
          eq(surveySchedules.id, params.id),
          isNull(surveySchedules.endedAt),
        ),
      )
      .returning({ id: surveySchedules.id });
    if (!stopped) throw notFound(surveyMessage('surveys.scheduleNotFound'));
  });

  router.authenticated(answerSurvey, async function handleAnswerSurvey({ tx, scope, actor, body, now, requestId }) {
    await saveSurveyAnswers({ tx, scope }, { actor, body, now, requestId });
    return { received: true as const };
  });
};
