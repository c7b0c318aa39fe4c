import { surveyFormFieldMessage } from './messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { formMessage } from '../platform/form-messages.ts';
import { fieldMessage } from '../platform/messages.ts';
import { findPatients } from '../search/patient-search.ts';
import { DateTime } from '../platform/dates.ts';
import { Id, IdList, TextIdList } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';

/** ENT-067. */
export const ProForm = z.object({ id: z.string(), hasExerWebhookEnabled: z.boolean() });

/**
 * Why a response has no patient yet: its form is not registered, it was not opened by a patient's survey link, or
 * the link's patient is hidden, no longer there or of a disabled organization.
 */
export const unprocessedReasons = ['UNKNOWN_FORM', 'NO_PATIENT', 'PATIENT_GONE', 'LINK_EXPIRED'] as const;
export type UnprocessedReason = (typeof unprocessedReasons)[number];

/** How vendor staff close a response that no patient can be found for. */
export const closingOutcomes = ['ANSWERED', 'DISMISSED'] as const;

/** Longest reason for closing a response. */
export const MAX_CLOSING_REASON = 500;

/** ENT-068. Null if the response has no user or location. */
export const UnprocessedResponse = z.object({
  id: z.number(),
  form: z.object({ id: z.string(), title: z.string() }),
  userId: z.nullable(z.string()),
  location: z.nullable(z.string()),
  dateTime: DateTime,
  reason: z.enum(unprocessedReasons),
  /** Only of one that was closed without a patient; it can be reopened. */
  closed: z.nullable(z.object({ outcome: z.enum(closingOutcomes), reason: z.string() })),
});
export type UnprocessedResponse = z.output<typeof UnprocessedResponse>;

const NO_FORM = surveyFormFieldMessage.text('surveys.formIdRequired');

export const NewProForm = z.strictObject({
  id: z
    .string({ error: NO_FORM })
    .check(
      z.trim(),
      z.minLength(1, NO_FORM),
      z.regex(/^[\w-]{1,64}$/, surveyFormFieldMessage.text('surveys.invalidFormId')),
    ),
});

const ById = z.object({ id: Id });

/** No more of a patient than tells one from another. */
const MatchablePatient = z.object({
  id: Id,
  name: z.string(),
  dob: z.nullable(z.string()),
  /** Name of the location. */
  location: z.string(),
  discharged: z.boolean(),
});
export type MatchablePatient = z.output<typeof MatchablePatient>;

export const listProForms = defineCall({
  id: 'listProForms',
  summary: 'Lists PRO forms (API-12)',
  method: 'GET',
  path: '/v2/admin/pro/typeform-forms/',
  access: { action: 'vendor.read' },
  query: z.strictObject({ id: z.optional(TextIdList) }),
  response: ProForm,
  list: { sort: ['id', 'hasExerWebhookEnabled'], defaultSort: { key: 'id', dir: 'ASC' }, limit: PAGE_SIZE },
});

export const addProForm = defineCall({
  id: 'addProForm',
  summary: 'Registers a PRO form (API-13)',
  method: 'POST',
  path: '/v2/admin/pro/typeform-forms/',
  access: { action: 'vendor.write' },
  body: NewProForm,
  response: ProForm,
  status: 201,
});

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

export const getProForm = defineCall({
  id: 'getProForm',
  summary: 'Gets a PRO form',
  method: 'GET',
  path: '/v2/admin/pro/typeform-forms/:id',
  access: { action: 'vendor.read' },
  params,
  response: ProForm,
});

export const removeProForm = defineCall({
  id: 'removeProForm',
  summary: 'Deletes a PRO form without responses and returns it',
  method: 'DELETE',
  path: '/v2/admin/pro/typeform-forms/:id',
  access: { action: 'vendor.write' },
  params,
  response: ProForm,
});

export const listUnprocessedResponses = defineCall({
  id: 'listUnprocessedResponses',
  summary: 'Lists survey responses not yet matched to a patient (API-14)',
  method: 'GET',
  path: '/v2/admin/pro/unprocessed-typeform-responses/',
  access: { action: 'vendor.read' },
  query: z.strictObject({
    id: z.optional(IdList),
    /** Those that were closed without a patient instead of those that wait. */
    closed: z.optional(z.literal('true')),
  }),
  response: UnprocessedResponse,
  list: { sort: ['dateTime', 'id'], defaultSort: { key: 'dateTime', dir: 'DESC' }, limit: PAGE_SIZE },
});

export const getUnprocessedResponse = defineCall({
  id: 'getUnprocessedResponse',
  summary: 'Gets a survey response not yet matched to a patient',
  method: 'GET',
  path: '/v2/admin/pro/unprocessed-typeform-responses/:id',
  access: { action: 'vendor.read' },
  params: ById,
  response: UnprocessedResponse,
});

/** An answer as it is stored for a patient; null for one without a value that can be read. */
const ReviewedAnswer = z.object({
  question: z.string(),
  answer: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
});

export const getUnprocessedAnswers = defineCall({
  id: 'getUnprocessedAnswers',
  summary:
    'Gets the answers of a response not yet matched to a patient; those of a patient are not for vendor staff (OPEN-168)',
  method: 'GET',
  path: '/v2/admin/pro/unprocessed-typeform-responses/:id/answers',
  access: { action: 'vendor.read' },
  params: ById,
  response: z.object({ answers: z.array(ReviewedAnswer) }),
});

export const findResponsePatients = defineCall({
  id: 'findResponsePatients',
  summary: 'Finds patients of one organization whom a response may belong to; audited in that organization (OPEN-168)',
  method: 'POST',
  reads: true,
  path: '/v2/admin/pro/unprocessed-typeform-responses/:id/patients',
  access: { action: 'vendor.write' },
  params: ById,
  body: z.strictObject({ organizationId: Id, ...findPatients.body.shape }),
  response: z.array(MatchablePatient),
});

export const matchResponse = defineCall({
  id: 'matchResponse',
  summary: 'Puts a response on the record of a patient, once; 409 for one that was handled already (OPEN-168)',
  method: 'POST',
  path: '/v2/admin/pro/unprocessed-typeform-responses/:id/match',
  access: { action: 'vendor.write' },
  params: ById,
  body: z.strictObject({ organizationId: Id, patientId: Id }),
  response: z.object({ id: z.number() }),
  status: 200,
});

export const closeResponse = defineCall({
  id: 'closeResponse',
  summary: 'Closes a response without a patient, as answered or dismissed, with a reason (OPEN-168)',
  method: 'POST',
  path: '/v2/admin/pro/unprocessed-typeform-responses/:id/close',
  access: { action: 'vendor.write' },
  params: ById,
  body: z.strictObject({
    outcome: z.enum(closingOutcomes, { error: formMessage.text('fields.invalidChoice') }),
    reason: z
      .string({ error: formMessage.text('fields.reasonRequired') })
      .check(
        z.trim(),
        z.minLength(1, formMessage.text('fields.reasonRequired')),
        z.maxLength(MAX_CLOSING_REASON, fieldMessage.text('fields.characterLimit', { n: MAX_CLOSING_REASON })),
      ),
  }),
  response: UnprocessedResponse,
  status: 200,
});

export const reopenResponse = defineCall({
  id: 'reopenResponse',
  summary: 'Returns a closed response to the unprocessed ones (OPEN-168)',
  method: 'POST',
  path: '/v2/admin/pro/unprocessed-typeform-responses/:id/reopen',
  access: { action: 'vendor.write' },
  params: ById,
  response: UnprocessedResponse,
  status: 200,
});
