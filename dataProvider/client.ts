import { connectionMessage } from '../contract/platform/messages.ts';
import { isWrite, type ResponseOf, type BodyIn, type Call, type ParamsOf } from '../contract/platform/call.ts';
import type { Paged } from '../contract/platform/paging.ts';
import { createProblem, isProblem, type Problem } from '../contract/platform/error.ts';
import { withFailover } from './failover.ts';
import { requestProof, notifyListeners } from './listeners.ts';
import { translateProblem } from './translate-problem.ts';

/** Calls that have not answered by then are given up; the screen offers to try again. */
const TIMEOUT_MS = 15_000;

export type CallResult<C extends Call> = C extends { list: object }
  ? Paged<ResponseOf<C>>
  : C extends { form: 'file' }
    ? Blob
    : ResponseOf<C>;

export interface CallOptions<C extends Call> {
  params?: { [K in keyof ParamsOf<C>]: string | number };
  query?: Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;
  body?: BodyIn<C>;
  /** For a file upload: sent as multipart in the field `file`. */
  file?: Blob;
  /** The version that was read, for a versioned call. */
  version?: number;
  /** One for each intent of the user: a repeated press or a retry after a timeout writes once. */
  idempotencyKey?: string;
  /** Polling and refetches do not count as somebody being at the screen. */
  background?: boolean;
  signal?: AbortSignal;
}

/** The path of a call with its parameters filled in. */
export function buildPath({ path }: Call, params: Record<string, string | number> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function buildQuery(query: CallOptions<Call>['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function buildRequest(call: Call, options: CallOptions<Call>): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  let body: BodyInit | undefined;
  if (options.file) {
    const form = new FormData();
    form.set('file', options.file);
    body = form;
  } else if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(options.body);
  }
  if (isWrite(call) && call.access !== 'public')
    headers['Idempotency-Key'] = options.idempotencyKey ?? crypto.randomUUID();
  if (options.version !== undefined) headers['If-Match'] = String(options.version);
  if (options.background) headers['X-Background'] = '1';
  return { method: call.method, headers, credentials: 'include', ...(body !== undefined && { body }) };
}

/** A network failure and a call given up have status 0 (API-61). */
export const createUnreachableProblem = (): Problem => createProblem(connectionMessage('service.unreachable'), 0);

async function parseResponse(response: Response, { form }: Call): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (response.ok && form === 'file') return response.blob();
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer ?? undefined;
  return isProblem(answer) ? answer : createProblem(connectionMessage('service.unreadableAnswer'), response.status);
}

/** What came of a call, and the headers that it was answered with. */
interface Exchange<C extends Call> {
  answer: CallResult<C> | Problem;
  headers: Headers;
}

/**
 * Makes one call. Never throws: the answer is the call's result or a problem with `message`, in the page's language, and
 * `status` (API-01, API-02). Status 0 is followed by the failover of `failover.ts`; 500 to 599 are reported (API-64).
 */
export async function exchange<C extends Call>(definition: C, options: CallOptions<C> = {}): Promise<Exchange<C>> {
  let headers = new Headers();
  const target = `${buildPath(definition, options.params)}${buildQuery(options.query)}`;
  const request = buildRequest(definition, options);
  const attempt = async (base: string): Promise<unknown> => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      const response = await fetch(`${base}${target}`, { ...request, signal });
      ({ headers } = response);
      return await parseResponse(response, definition);
    } catch {
      return createUnreachableProblem();
    }
  };
  const make = () =>
    withFailover(attempt, {
      mayRepeat: !isWrite(definition) || definition.access !== 'public',
      aborted: () => options.signal?.aborted ?? false,
    });
  let answer = await make();
  if (isProblem(answer) && answer.reason === 'CONFIRM' && (await requestProof())) answer = await make();
  if (!isProblem(answer)) return { answer: answer as CallResult<C>, headers };
  notifyListeners(answer, definition);
  return { answer: translateProblem(answer), headers };
}

/** Makes one call, as `exchange`, and returns its answer alone. */
export const call = async <C extends Call>(
  definition: C,
  options: CallOptions<C> = {},
): Promise<CallResult<C> | Problem> => (await exchange(definition, options)).answer;
