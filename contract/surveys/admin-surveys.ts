import { surveyFormFieldMessage } from './messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
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

/** ENT-068. Null if the response has no user or location. */
export const UnprocessedResponse = z.object({
  id: z.number(),
  form: z.object({ id: z.string(), title: z.string() }),
  userId: z.nullable(z.string()),
  location: z.nullable(z.string()),
  dateTime: DateTime,
  reason: z.enum(unprocessedReasons),
});

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
  query: z.strictObject({ id: z.optional(IdList) }),
  response: UnprocessedResponse,
  list: { sort: ['dateTime', 'id'], defaultSort: { key: 'dateTime', dir: 'DESC' }, limit: PAGE_SIZE },
});

export const getUnprocessedResponse = defineCall({
  id: 'getUnprocessedResponse',
  summary: 'Gets a survey response not yet matched to a patient',
  method: 'GET',
  path: '/v2/admin/pro/unprocessed-typeform-responses/:id',
  access: { action: 'vendor.read' },
  params: z.object({ id: Id }),
  response: UnprocessedResponse,
});
