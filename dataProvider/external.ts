import { isProblem, type Problem } from '../contract/problem.ts';

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

async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/\bjson\b/i.test(type)) return response.json();
  return type.startsWith('text/') ? response.text() : response.blob();
}

function problemOf(content: unknown, status: number): Problem {
  if (isProblem(content)) return content;
  const message = (content as { message?: unknown } | null)?.message;
  return { message: typeof message === 'string' ? message : `The request failed (${status}).`, status };
}

/** Sends a request to any web address; answers what came back, whatever its status, or a problem when nothing did. */
async function reach(url: string, request: RequestInit, options: ExternalOptions): Promise<Response | Problem> {
  if (!isWebAddress(url)) return { message: 'That is not a web address.', status: 0 };
  const { signal, timeoutMs = TIMEOUT_MS } = options;
  const givenUp = AbortSignal.timeout(timeoutMs);
  try {
    // No cookie of ours goes along, whoever the address belongs to.
    return await fetch(url, {
      ...request,
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, givenUp]) : givenUp,
    });
  } catch {
    return { message: 'The service cannot be reached.', status: 0 };
  }
}

/** Opens any web address for reading, as long as it answers that it can (API-53). Never throws. */
export async function openExternal(url: string, options: ExternalOptions = {}): Promise<Response | Problem> {
  const response = await reach(url, { method: 'GET' }, options);
  if (isProblem(response) || response.ok) return response;
  return problemOf(await contentOf(response).catch(() => undefined), response.status);
}

async function send<Answer>(url: string, request: RequestInit, options: ExternalOptions): Promise<Answer | Problem> {
  const response = await reach(url, request, options);
  if (isProblem(response)) return response;
  const content = await contentOf(response).catch(() => undefined);
  if (!response.ok) return problemOf(content, response.status);
  return content === undefined
    ? { message: 'The answer cannot be read.', status: response.status }
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
