import type { Problem } from '../../contract/problem.ts';

const RETRY_SECONDS = 5;

/** A call that is answered with `{message, status}`; everything done in its transaction is rolled back. */
export class Refusal extends Error {
  readonly status: number;
  readonly extra: Omit<Problem, 'message' | 'status'>;
  /** After how many seconds it is worth asking again; said of every 429 and 503. */
  retryAfter = RETRY_SECONDS;

  constructor(status: number, message: string, extra: Omit<Problem, 'message' | 'status'> = {}) {
    super(message);
    this.status = status;
    this.extra = extra;
  }
}

/** The same answer for what does not exist and for what is somebody else's (A1). */
export const notFound = (what: string) => new Refusal(404, `${what} not found.`);
export const forbidden = () => new Refusal(403, 'You are not allowed to do that.');
const notAllowed: Record<string, string> = {
  GET: 'This cannot be read.',
  POST: 'Nothing can be added here.',
  PUT: 'This cannot be changed.',
  PATCH: 'This cannot be changed.',
  DELETE: 'This cannot be deleted.',
};

/** The address is known, but not for this: `Allow` of the answer says what for. */
export const methodNotAllowed = (method: string) => new Refusal(405, notAllowed[method] ?? 'This cannot be done here.');

export const conflict = (message: string, fields?: Record<string, string>) => new Refusal(409, message, { fields });

/** Whoever is there has to prove it again: the session has been open for a while. The same request may be sent after it. */
export const confirmFirst = () =>
  new Refusal(403, 'Please confirm that it is you before you go on.', { reason: 'CONFIRM' });

/** The organization asks for a second factor, which has to be set up or shown before anything else. */
export const secondFactorFirst = () =>
  new Refusal(403, 'Your organization requires two-step verification.', { reason: 'SECOND_FACTOR' });

/** There is no room for this now; the same request may be sent again. */
export const busy = () => new Refusal(503, 'The service is busy. Please try again.');

const waitOf = (seconds: number) =>
  seconds < 100 ? (seconds === 1 ? '1 second' : `${seconds} seconds`) : `${Math.ceil(seconds / 60)} minutes`;

/** Asked for too often: the same request may be sent again after so many seconds. */
export function tooMany(seconds: number): Refusal {
  const whole = Math.max(1, Math.ceil(seconds));
  const refusal = new Refusal(429, `Too many tries. Please wait ${waitOf(whole)} and try again.`);
  refusal.retryAfter = whole;
  return refusal;
}

/** A fault in one field of the body: `fields` puts the message in its place on the form. */
export const faulty = (field: string, message: string) => new Refusal(422, message, { fields: { [field]: message } });

/** The record has moved on since the caller read it; `current` is what is there now. */
export const clash = (current: unknown) =>
  new Refusal(412, 'Somebody else has changed this in the meantime.', { current });

/** Unknown, of another organization or location, or flagged hidden: one answer, so that nobody learns which (REC-22). */
export const patientHidden = () => new Refusal(404, 'Patient is hidden.');
