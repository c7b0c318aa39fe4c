import type { Problem } from '../../../contract/platform/error.ts';
import { findMessage, type Message } from '../../../contract/platform/message.ts';
import { serviceMessage } from '../../../contract/platform/messages.ts';
import { consoleMessage } from '../../../contract/platform/form-messages.ts';
import { patientMessage } from '../../../contract/patients/messages.ts';
import { secondFactorMessage } from '../../../contract/identity/messages.ts';

const RETRY_SECONDS = 5;

type Extra = Omit<Problem, 'message' | 'status' | 'code' | 'values' | 'fields' | 'fieldCodes'> & {
  /** What is wrong with fields of the body; a text is one that a schema carries. */
  fields?: Record<string, Message | string>;
};

const toMessage = (text: Message | string): Message | undefined =>
  typeof text === 'string' ? findMessage(text) : text;
const toText = (text: Message | string): string => (typeof text === 'string' ? text : text.text);

function toFields(fields: Record<string, Message | string>): Pick<Problem, 'fields' | 'fieldCodes'> {
  const entries = Object.entries(fields);
  const codes = entries.flatMap(([name, text]) => {
    const { code, values } = toMessage(text) ?? {};
    return code ? [[name, { code, ...(values && { values }) }] as const] : [];
  });
  return {
    fields: Object.fromEntries(entries.map(([name, text]) => [name, toText(text)])),
    fieldCodes: Object.fromEntries(codes),
  };
}

/** Answers a call with `{message, code, values, status}` and rolls back its transaction. */
export class HttpError extends Error {
  readonly status: number;
  readonly extra: Omit<Problem, 'message' | 'status'>;
  /** Seconds until a retry makes sense; sent with every 429 and 503. */
  retryAfter = RETRY_SECONDS;
  /** For the audit log: the records in `current`, where that is no record itself. */
  entityIds: readonly number[] = [];

  constructor(status: number, message: Message | string, { fields, ...extra }: Extra = {}) {
    super(toText(message));
    this.status = status;
    const { code, values } = toMessage(message) ?? {};
    this.extra = { ...extra, ...(code && { code }), ...(values && { values }), ...(fields && toFields(fields)) };
  }
}

/** The same response for a record that does not exist and for one of another tenant (A1). */
export const notFound = (message: Message) => new HttpError(404, message);
export const forbidden = () => new HttpError(403, serviceMessage('service.forbidden'));
const methodMessages: Record<string, Message> = {
  GET: serviceMessage('service.cannotBeRead'),
  POST: serviceMessage('service.cannotBeAdded'),
  PUT: serviceMessage('service.cannotBeChanged'),
  PATCH: serviceMessage('service.cannotBeChanged'),
  DELETE: serviceMessage('service.cannotBeDeleted'),
};

/** A known path with another method; `Allow` lists the supported ones. */
export const methodNotAllowed = (method: string) =>
  new HttpError(405, methodMessages[method] ?? consoleMessage('service.cannotBeDone'));

export const conflict = (message: Message | string, fields?: Record<string, Message | string>) =>
  new HttpError(409, message, { fields });

/** The user must confirm their identity because the session is old; then the same request can be sent again. */
export const confirmationRequired = () =>
  new HttpError(403, secondFactorMessage('secondFactor.confirm'), { reason: 'CONFIRM' });

/** The organization requires a second factor, which must be set up or shown first. */
export const secondFactorRequired = () =>
  new HttpError(403, secondFactorMessage('secondFactor.required'), { reason: 'SECOND_FACTOR' });

/** No capacity now; the same request can be sent again. */
export const serviceUnavailable = () => new HttpError(503, serviceMessage('service.busy'));

function waitMessage(seconds: number): Message {
  if (seconds === 1) return serviceMessage('service.waitOneSecond');
  return seconds < 100
    ? serviceMessage('service.waitSeconds', { n: seconds })
    : serviceMessage('service.waitMinutes', { n: Math.ceil(seconds / 60) });
}

export function tooManyRequests(seconds: number): HttpError {
  const whole = Math.max(1, Math.ceil(seconds));
  const refusal = new HttpError(429, waitMessage(whole));
  refusal.retryAfter = whole;
  return refusal;
}

/** One invalid field: `fields` places the message on the form. */
export const validationError = (field: string, message: Message | string) =>
  new HttpError(422, message, { fields: { [field]: message } });

/** The record has changed since the caller read it; `current` is its present state. */
export const versionConflict = (current: unknown) =>
  new HttpError(412, serviceMessage('service.versionConflict'), { current });

/** The same response for an unknown patient, one of another organization or location, and a hidden one (REC-22). */
export const patientNotFound = () => new HttpError(404, patientMessage('patients.hidden'));
