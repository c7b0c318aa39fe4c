import type { OperationOutcome, OperationOutcomeIssue } from '@medplum/fhirtypes';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpError } from '../platform/http/http-error.ts';

export const FHIR_JSON = 'application/fhir+json; charset=utf-8';

/** The kind of an issue (value set `issue-type`) by status. */
const issueTypes: Readonly<Record<number, OperationOutcomeIssue['code']>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-supported',
  406: 'not-supported',
  409: 'conflict',
  410: 'deleted',
  412: 'conflict',
  413: 'too-long',
  415: 'not-supported',
  422: 'processing',
  428: 'required',
  429: 'throttled',
  500: 'exception',
  503: 'transient',
};

/** Elements of a Patient by the fields of the form that they fill. */
const elements: Readonly<Record<string, string>> = {
  firstName: 'Patient.name.given',
  lastName: 'Patient.name.family',
  email: 'Patient.telecom',
  phoneNumber: 'Patient.telecom',
  dob: 'Patient.birthDate',
  language: 'Patient.communication',
  gaitUid: 'Patient.identifier',
  primaryPractitionerId: 'Patient.generalPractitioner',
  locationId: 'Patient.extension',
  products: 'Patient.extension',
  injuredSideOfBody: 'Patient.extension',
  injuredBodyPart: 'Patient.extension',
};

/** A refusal as FHIR says it: one issue for each wrong field, else one for all. `details.coding` has our stable codes. */
export function toOutcome({ status, message, extra }: HttpError, requestId: string): OperationOutcome {
  const { code, fields = {}, fieldCodes = {} } = extra;
  const toIssue = (text: string, messageCode?: string, expression?: string): OperationOutcomeIssue => ({
    severity: status >= 500 ? 'fatal' : 'error',
    code: issueTypes[status] ?? 'processing',
    details: { ...(messageCode && { coding: [{ code: messageCode }] }), text },
    diagnostics: `Request ${requestId}`,
    ...(expression && { expression: [elements[expression] ?? expression] }),
  });
  const ofFields = Object.entries(fields).map(([name, text]) => toIssue(text, fieldCodes[name]?.code, name));
  const issues = ofFields.length > 0 ? ofFields : [toIssue(message, code)];
  return { resourceType: 'OperationOutcome', issue: issues };
}

export function sendOutcome(c: Context, refusal: HttpError, requestId: string): Response {
  if (refusal.status === 503 || refusal.status === 429) c.header('Retry-After', String(refusal.retryAfter));
  const body = JSON.stringify(toOutcome(refusal, requestId));
  return c.body(body, refusal.status as ContentfulStatusCode, { 'Content-Type': FHIR_JSON });
}
