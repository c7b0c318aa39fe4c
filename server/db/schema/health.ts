import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { practitioners } from './organization.ts';
import { patients } from './patients.ts';
import {
  createdAt,
  id,
  moment,
  ofVisiblePatientEach,
  organizationId,
  restricted,
  tenantPolicies,
  updatedAt,
  version,
} from './shape.ts';

/** A session that the patient's app posted (ENT-026..033). */
export const healthSessions = pgTable(
  'health_sessions',
  {
    organizationId: organizationId(),
    id: id(),
    patientId: integer('patient_id').notNull(),
    sessionUuid: text('session_uuid').notNull(),
    type: text('type').notNull(),
    hepId: integer('hep_id'),
    hepName: text('hep_name'),
    selfReported: text('self_reported').notNull(),
    /** When the patient did it, as the app says. */
    performedAt: moment('performed_at').notNull(),
    /** The same as a civil day in the patient's zone on the day the data arrived. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The day was not there yet when the data arrived: kept and shown, never counted for billing. */
    datedAhead: boolean('dated_ahead').notNull().default(false),
    sets: jsonb('sets').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('health_sessions_uuid').on(t.organizationId, t.sessionUuid),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    index('health_sessions_patient').on(t.organizationId, t.patientId, t.performedAt, t.id),
    ...tenantPolicies('health_sessions', t.organizationId),
    restricted('health_sessions', 'of_patient', ofVisiblePatientEach(t.organizationId, t.patientId)),
  ],
);

/** A care note ("interaction" on the wire, ENT-041). */
export const careNotes = pgTable(
  'care_notes',
  {
    organizationId: organizationId(),
    id: id(),
    patientId: integer('patient_id').notNull(),
    authorId: integer('author_id'),
    date: date('date', { mode: 'string' }).notNull(),
    minutes: integer('minutes').notNull(),
    notes: text('notes').notNull(),
    interactionType: text('interaction_type'),
    /** Clock of the work, both or neither; minutes of one patient that share a clock count once. */
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    contactMode: text('contact_mode'),
    /** What the author was when writing: it decides the modifiers and whether the minutes count. */
    credential: text('credential'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    foreignKey({
      columns: [t.organizationId, t.authorId],
      foreignColumns: [practitioners.organizationId, practitioners.id],
    }),
    index('care_notes_patient').on(t.organizationId, t.patientId, t.date, t.id),
    index('care_notes_clock')
      .on(t.organizationId, t.authorId, t.startedAt)
      .where(sql`started_at is not null`),
    index('care_notes_author').on(t.organizationId, t.authorId, t.createdAt),
    ...tenantPolicies('care_notes', t.organizationId),
    restricted('care_notes', 'of_patient', ofVisiblePatientEach(t.organizationId, t.patientId)),
  ],
);

/** Answers of a survey by one patient. */
export const proResponses = pgTable(
  'pro_responses',
  {
    organizationId: organizationId(),
    id: id(),
    patientId: integer('patient_id').notNull(),
    formId: text('form_id').notNull(),
    formTitle: text('form_title').notNull(),
    responseToken: text('response_token').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** As with health sessions. */
    datedAhead: boolean('dated_ahead').notNull().default(false),
    /** [{questionId, text, type, value, isChartable, minValue, maxValue, place, places}] */
    answers: jsonb('answers').notNull(),
    /** What the delivery counted: its score, [{key, type, number, text}], and how many questions were left out. */
    calculatedScore: doublePrecision('calculated_score'),
    variables: jsonb('variables'),
    unanswered: smallint('unanswered'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex('pro_responses_token').on(t.formId, t.responseToken),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patients.organizationId, patients.id] }),
    index('pro_responses_patient').on(t.organizationId, t.patientId, t.submittedAt),
    ...tenantPolicies('pro_responses', t.organizationId),
    restricted('pro_responses', 'of_patient', ofVisiblePatientEach(t.organizationId, t.patientId)),
  ],
);
