import type { postSession } from '../../contract/intake/intake.ts';
import type { openPatientLink } from '../../contract/patient-link/patient-link.ts';
import type { patientDay, patientToday } from '../../contract/patient-link/today.ts';
import { devicePaths } from '../../contract/patient-link/paths.ts';
import type { answerSurvey } from '../../contract/surveys/schedules.ts';
import type { BodyIn, Call, ResponseOf } from '../../contract/platform/call.ts';
import { isProblem, type Problem } from '../../contract/platform/error.ts';
import type { Language } from '../../contract/platform/languages.ts';

/*
 * Calls of the page behind a patient's personal link. It has the token of a device instead of a session, and no console
 * that hears of refused calls, so it does without `dataProvider/client.ts`.
 */

const TIMEOUT_MS = 15_000;
const BASE = '/api';

/** Status 0: the server could not be reached, or did not answer in time. */
const unreachable: Problem = { status: 0, code: '', message: '', requestId: '' };

interface DeviceCall {
  token?: string;
  query?: Record<string, string>;
  body?: unknown;
  /** The session of staff, instead of the token of a device. */
  credentials?: 'same-origin';
  signal?: AbortSignal | undefined;
}

/** Makes one call; never throws. */
export async function send<C extends Call>(
  path: string,
  { token, query = {}, body, credentials, signal }: DeviceCall,
): Promise<ResponseOf<C> | Problem> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(`${BASE}${path}${search && `?${search}`}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      credentials: credentials ?? 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok || isProblem(answer)) return answer as ResponseOf<C> | Problem;
    return { ...unreachable, status: response.status };
  } catch {
    return unreachable;
  }
}

/** Exchanges a personal link's code and the date of birth for the token of this device. */
export const openLink = (body: BodyIn<typeof openPatientLink>) =>
  send<typeof openPatientLink>(devicePaths.openLink, { body });

/** What the patient is to do today, in a language or in their own. */
export const getToday = (token: string, language: Language | null, signal?: AbortSignal) =>
  send<typeof patientToday>(devicePaths.today, { token, query: language ? { language } : {}, signal });

/** Sends a session; the same one sent again is stored once. */
export const sendSession = (token: string, body: BodyIn<typeof postSession>) =>
  send<typeof postSession>(devicePaths.sessions, { token, body });

/** Sends the answers to a survey; the same ones sent again are stored once. */
export const sendSurvey = (token: string, body: BodyIn<typeof answerSurvey>) =>
  send<typeof answerSurvey>(devicePaths.surveys, { token, body });

/** Gets what a patient's page shows, for the staff member whose session this is. */
export const getPatientDay = (patientId: number, language: Language | null, signal?: AbortSignal) =>
  send<typeof patientDay>(devicePaths.day.replace(':patientId', String(patientId)), {
    query: language ? { language } : {},
    credentials: 'same-origin',
    signal,
  });
