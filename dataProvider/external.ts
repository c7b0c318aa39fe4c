import { connectionMessage } from '../contract/platform/messages.ts';
import { consoleMessage } from '../contract/platform/form-messages.ts';
import { createProblem, isProblem, type Problem } from '../contract/platform/error.ts';

/** Larger answers than those of calls, and documents take a while to render. */
const TIMEOUT_MS = 60_000;

interface ExternalOptions {
  signal?: AbortSignal;
  /** After which the request is given up, whether it was answered in part or not. */
  timeoutMs?: number;
}

const isWebAddress = (url: string): boolean => {
  const base = globalThis.location?.href;
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
};

async function readContent(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/\bjson\b/i.test(type)) return response.json();
  return type.startsWith('text/') ? response.text() : response.blob();
}

function toProblem(content: unknown, status: number): Problem {
  if (isProblem(content)) return content;
  const message = (content as { message?: unknown } | null)?.message;
  return typeof message === 'string'
    ? { message, status }
    : createProblem(consoleMessage('service.requestFailed', { status }), status);
}

/** Sends a request to any web address; answers what came back, whatever its status, or a problem when nothing did. */
async function fetchExternal(url: string, request: RequestInit, options: ExternalOptions): Promise<Response | Problem> {
  if (!isWebAddress(url)) return createProblem(consoleMessage('service.noWebAddress'), 0);
  const { signal, timeoutMs = TIMEOUT_MS } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    // Our cookies are never sent to another address.
    return await fetch(url, {
      ...request,
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch {
    return createProblem(connectionMessage('service.unreachable'), 0);
  }
}

/** Opens any web address for reading, as long as it answers that it can (API-53). Never throws. */
export async function openExternal(url: string, options: ExternalOptions = {}): Promise<Response | Problem> {
  const response = await fetchExternal(url, { method: 'GET' }, options);
  if (isProblem(response) || response.ok) return response;
  return toProblem(await readContent(response).catch(() => undefined), response.status);
}

async function send<Answer>(url: string, request: RequestInit, options: ExternalOptions): Promise<Answer | Problem> {
  const response = await fetchExternal(url, request, options);
  if (isProblem(response)) return response;
  const content = await readContent(response).catch(() => undefined);
  if (!response.ok) return toProblem(content, response.status);
  return content === undefined
    ? createProblem(consoleMessage('service.answerUnreadable'), response.status)
    : (content as Answer);
}

/**
 * Fetches any web address, such as a signed link (API-29, API-53). Never throws: answers the content, JSON parsed, text
 * as text and everything else as a Blob, or a problem with `message` and `status` (0 when nothing answered).
 */
export const getExternal = <Answer = unknown>(url: string, options: ExternalOptions = {}): Promise<Answer | Problem> =>
  send(url, { method: 'GET' }, options);

/** Posts JSON to any web address and answers as `getExternal` does (API-53). */
export const postExternal = <Answer = unknown>(
  url: string,
  body: unknown,
  options: ExternalOptions = {},
): Promise<Answer | Problem> =>
  send(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }, options);
