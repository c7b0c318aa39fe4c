import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { practitioners } from '../organizations/schema.ts';
import { patients } from '../patients/schema.ts';
import { createdAt, id, timestamptz, grant, tenantTable } from '../platform/db/tenant-table.ts';
import { isPatientVisiblePerRow } from '../platform/db/policies.ts';

/** Answers of a survey by one patient. */
export const proResponses = tenantTable('pro_responses', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    formId: text('form_id').notNull(),
    formTitle: text('form_title').notNull(),
    responseToken: text('response_token').notNull(),
    submittedAt: timestamptz('submitted_at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** See `healthSessions.futureDated`. */
    futureDated: boolean('future_dated').notNull().default(false),
    /** [{questionId, text, type, value, isChartable, minValue, maxValue, place, places}] */
    answers: jsonb('answers').notNull(),
    /** From the delivery: the score, [{key, type, number, text}], and the number of unanswered questions. */
    calculatedScore: doublePrecision('calculated_score'),
    variables: jsonb('variables'),
    unanswered: smallint('unanswered'),
    createdAt: createdAt(),
  },
  references: { patientId: () => patients },
  constraints: (t) => [
    uniqueIndex('pro_responses_token').on(t.formId, t.responseToken),
    index('pro_responses_patient').on(t.organizationId, t.patientId, t.submittedAt),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert', app_vendor: 'select (form_id)' },
});

/** A built-in survey that a patient is asked, once or every so many days from a day on. */
export const surveySchedules = tenantTable('survey_schedules', {
  columns: {
    id: id(),
    patientId: integer('patient_id').notNull(),
    survey: text('survey').notNull(),
    /** Null: once. */
    everyDays: smallint('every_days'),
    /** The first day, in the zone of the patient's location. */
    from: date('from_day', { mode: 'string' }).notNull(),
    /** Null: by a care path. */
    assignedBy: integer('assigned_by'),
    createdAt: createdAt(),
    endedAt: timestamptz('ended_at'),
  },
  references: {
    patientId: { table: () => patients, name: 'survey_schedules_patient' },
    assignedBy: { table: () => practitioners, name: 'survey_schedules_assigned_by' },
  },
  constraints: (t) => [
    uniqueIndex('survey_schedules_current')
      .on(t.organizationId, t.patientId, t.survey)
      .where(sql`ended_at is null`),
  ],
  restrict: (t) => ({ of_patient: isPatientVisiblePerRow(t) }),
  grants: { app_user: 'select, insert, update (ended_at)' },
});

export const proForms = grant(
  pgTable('pro_forms', {
    id: text('id').primaryKey(),
    title: text('title').notNull().default(''),
    hasExerWebhookEnabled: boolean('has_exer_webhook_enabled').notNull().default(false),
    /** The form's definition in the survey provider's format; null if unknown. */
    definition: jsonb('definition'),
    createdAt: createdAt(),
  }),
  {
    app_user: 'select',
    app_vendor: 'select, insert, update, delete',
    app_service: 'select, update (title, has_exer_webhook_enabled, definition)',
  },
);

export const pendingSurveyResponses = grant(
  pgTable(
    'pending_survey_responses',
    {
      id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      formId: text('form_id').notNull(),
      formTitle: text('form_title').notNull(),
      responseToken: text('response_token').notNull(),
      userId: text('user_id'),
      location: text('location'),
      payload: jsonb('payload').notNull(),
      submittedAt: timestamptz('submitted_at').notNull(),
      /** Why the response was not assigned to a patient. */
      reason: text('reason').notNull().default('UNKNOWN_FORM'),
      receivedAt: createdAt('received_at'),
      /** Set once the response is assigned to a patient or closed. */
      processedAt: timestamptz('processed_at'),
      /** What vendor staff did with it: `MATCHED`, `ANSWERED` or `DISMISSED`; null while it waits or was assigned by its link. */
      outcome: text('outcome'),
      /** Why it was closed without a patient. */
      outcomeReason: text('outcome_reason'),
      handledBy: text('handled_by'),
    },
    (t) => [
      uniqueIndex('pending_survey_responses_token').on(t.formId, t.responseToken),
      index('pending_survey_responses_unprocessed')
        .on(t.submittedAt, t.id)
        .where(sql`processed_at is null`),
      index('pending_survey_responses_closed')
        .on(t.submittedAt, t.id)
        .where(sql`outcome_reason is not null`),
    ],
  ),
  {
    app_vendor: 'select, update (processed_at, outcome, outcome_reason, handled_by)',
    app_service: 'select, insert, update (reason, processed_at, outcome, handled_by)',
  },
);
