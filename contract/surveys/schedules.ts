import type { QuestionnaireItem } from '@medplum/fhirtypes';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Day, RecordedAt } from '../platform/dates.ts';
import { Id, Uuid } from '../platform/fields.ts';
import { LanguageCode } from '../platform/languages.ts';
import { devicePaths } from '../patient-link/paths.ts';
import { surveyFormFieldMessage } from './messages.ts';
import type { InstrumentName } from './scores.ts';

/** Surveys that the product asks by itself, because their instruments may be used freely. */
export const builtInSurveys = [
  'phq-2',
  'phq-9',
  'gad-7',
  'nprs',
  'psfs',
  'steadi-key-questions',
  'steadi-stay-independent',
] as const;
export type BuiltInSurvey = (typeof builtInSurveys)[number];

/** The instruments that they are. */
export const surveyInstruments: Record<BuiltInSurvey, InstrumentName> = {
  'phq-2': 'PHQ-2',
  'phq-9': 'PHQ-9',
  'gad-7': 'GAD-7',
  nprs: 'NPRS',
  psfs: 'PSFS',
  'steadi-key-questions': 'STEADI Key Questions',
  'steadi-stay-independent': 'STEADI Stay Independent',
};

/** The longest time between two answers. */
const SURVEY_DAYS_MAX = 365;
/** How often a survey is offered to be asked: once, or every so many days. */
export const surveyRepeats = ['once', '7', '14', '28', '84'] as const;
const DAYS = surveyFormFieldMessage.text('surveys.everyDays', { max: SURVEY_DAYS_MAX });

/** A built-in survey that a patient in care is asked, once or again and again. */
export const SurveySchedule = z.object({
  id: z.number(),
  survey: z.enum(builtInSurveys),
  title: z.string(),
  /** Null: once. */
  everyDays: z.nullable(z.number()),
  /** The first day. Days are civil days at the patient's location. */
  from: z.string(),
  /** Waits for the patient's answers today. */
  isDue: z.boolean(),
  /** Since when it has been due, else when it is next; null after a survey that is asked once was answered. */
  dueOn: z.nullable(z.string()),
  /** The day of the last answers. */
  lastAnswered: z.nullable(z.string()),
  /** Null: by a care path. */
  assignedBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
});
export type SurveySchedule = z.output<typeof SurveySchedule>;

const ofPatient = z.object({ patientId: Id });

export const listSurveySchedules = defineCall({
  id: 'listSurveySchedules',
  summary: 'Lists the built-in surveys that a patient is asked, and those that could be assigned',
  method: 'GET',
  path: '/v2/patients/:patientId/survey-schedules',
  access: { action: 'patients.read' },
  params: ofPatient,
  response: z.object({
    schedules: z.array(SurveySchedule),
    available: z.array(z.object({ survey: z.enum(builtInSurveys), title: z.string(), questions: z.number() })),
  }),
});

export const addSurveySchedule = defineCall({
  id: 'addSurveySchedule',
  summary: 'Assigns a built-in survey to a patient, from a day on',
  method: 'POST',
  path: '/v2/patients/:patientId/survey-schedules',
  access: { action: 'patients.write' },
  params: ofPatient,
  body: z.strictObject({
    survey: z.enum(builtInSurveys, { error: surveyFormFieldMessage.text('surveys.surveyRequired') }),
    /** Null: once. */
    everyDays: z.nullable(z.number({ error: DAYS }).check(z.int(DAYS), z.gte(1, DAYS), z.lte(SURVEY_DAYS_MAX, DAYS))),
    from: Day,
  }),
  response: SurveySchedule,
  status: 201,
});

export const stopSurveySchedule = defineCall({
  id: 'stopSurveySchedule',
  summary: 'Stops asking a patient a survey; answers stay',
  method: 'DELETE',
  path: '/v2/patients/:patientId/survey-schedules/:id',
  access: { action: 'patients.write' },
  params: z.object({ patientId: Id, id: Id }),
  status: 204,
});

/** FHIR describes it; only what every question has is checked. */
const Item = z.looseObject({ linkId: z.string(), type: z.string() }) as unknown as z.ZodMiniType<QuestionnaireItem>;

/** A survey that waits for the patient: a FHIR R4 Questionnaire, in one language. */
export const DueSurvey = z.object({
  scheduleId: z.number(),
  questionnaire: z.looseObject({
    resourceType: z.literal('Questionnaire'),
    /** English where there is no official translation. */
    language: LanguageCode,
    title: z.string(),
    item: z.array(Item),
  }),
});
export type DueSurvey = z.output<typeof DueSurvey>;

const text = z.string().check(z.maxLength(500));
/** An answer as FHIR has it; the code of a choice names it in every language. */
const Answer = z.union([
  z.strictObject({ valueCoding: z.strictObject({ code: text }) }),
  z.strictObject({ valueInteger: z.int() }),
  z.strictObject({ valueBoolean: z.boolean() }),
  z.strictObject({ valueString: text }),
]);
export type SurveyItemAnswer = z.output<typeof Answer>;

/** Items of a QuestionnaireResponse. */
export const SurveyItems = z
  .array(z.strictObject({ linkId: z.string().check(z.maxLength(100)), answer: z.array(Answer).check(z.length(1)) }))
  .check(z.minLength(1), z.maxLength(100));
export type SurveyItems = z.output<typeof SurveyItems>;

export const answerSurvey = defineCall({
  id: 'answerSurvey',
  summary:
    'Stores the answers of the patient who owns the device to a survey that is due; one sent again is stored once',
  method: 'POST',
  path: devicePaths.surveys,
  access: 'device',
  body: z.strictObject({
    /** Names the answers, chosen once by the device. */
    responseUUID: Uuid,
    scheduleId: Id,
    answeredAt: RecordedAt,
    item: SurveyItems,
  }),
  response: z.object({ received: z.literal(true) }),
  status: 201,
});
