import { vi } from 'vitest';

interface Sent {
  method: string;
  path: string;
  /** The query as `page`, `limit`, `sort` and plain filters, in both dialects of a list. */
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Answer = readonly [status: number, body: unknown] | 'network failure';
type Answers = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>;

/** Normalizes both dialects of a list. */
function readQuery(given: Record<string, string>): Record<string, string> {
  const { range, sort, filter, ...plain } = given;
  const parsed = (text: string) => JSON.parse(text) as unknown;
  const [first, last] = (range ? parsed(range) : []) as number[];
  const limit = first === undefined ? undefined : last! - first + 1;
  const [key, dir] = (sort?.startsWith('[') ? parsed(sort) : []) as string[];
  return {
    ...plain,
    ...(filter && (parsed(filter) as Record<string, string>)),
    ...(limit && { page: String(first! / limit + 1), limit: String(limit) }),
    ...(sort && { sort: key === undefined ? sort : dir === 'DESC' ? `-${key}` : key }),
  };
}

/** Builds a response; simple-rest gets a list as an array with its total in `Content-Range`. */
function reply([status, body]: readonly [number, unknown], isSimpleRest: boolean): Response {
  const { items, totalItems } = (body ?? {}) as { items?: unknown[]; totalItems?: number };
  if (!isSimpleRest || !items || totalItems === undefined) return new Response(JSON.stringify(body), { status });
  const headers = { 'Content-Range': `items 0-${Math.max(0, items.length - 1)}/${totalItems}` };
  return new Response(JSON.stringify(items), { status, headers });
}

/**
 * What a call answers of which a test says nothing: the figures at the top of a patient record are none, and a scan session
 * is the first of its participant, by the built-in criteria, and there is none today.
 */
const defaultAnswers: [call: RegExp, answer: Answer][] = [
  [/^GET \/v2\/exercises\/facts$/, [200, []]],
  [
    /^GET \/v2\/patients\/\d+\/summary$/,
    [200, { from: '2026-10-25', to: '2026-11-23', health: null, pain: null, gait: null }],
  ],
  [/^GET \/v2\/(admin\/)?scan\/sessions\/\d+\/earlier$/, [200, null]],
  [/^GET \/v2\/scan\/today$/, [200, { day: '2026-11-23', sessions: 0, participants: 0, risks: {}, newest: [] }]],
  [/^GET \/v2\/scan\/outcomes\/risk-factors$/, [200, []]],
];

/** Whether the test includes a failing call. Otherwise no part of the page may report an error. */
export const expectedError = { isMeant: false };

/**
 * Mocks `fetch`. Keys are `METHOD /path`, such as `GET /v2/users/current`; tests may change `answers` while they run.
 * Returns the sent requests. An unexpected call gets a 404.
 */
export function mockApi(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const path = input.replace(/^\/api/, '').replace(/\?.*$/, '');
    const form = body instanceof FormData ? Object.fromEntries(body) : undefined;
    const json: unknown = typeof body === 'string' ? JSON.parse(body) : form;
    const given = Object.fromEntries(new URLSearchParams(input.split('?')[1]));
    const request = { method, path, query: readQuery(given), body: json, headers: new Headers(headers) };
    sent.push(request);
    const call = `${method} ${path}`;
    const known = answers[call] ?? defaultAnswers.find(([pattern]) => pattern.test(call))?.[1];
    const found = known ?? [404, { message: `Nobody answers ${method} ${path}`, status: 404 }];
    const answer = typeof found === 'function' ? await found(request) : found;
    expectedError.isMeant ||= answer === 'network failure' || answer[0] >= 400;
    if (answer === 'network failure') throw new TypeError('Failed to fetch');
    return reply(answer, 'range' in given || 'filter' in given);
  });
  return sent;
}

export const errorResponse = (status: number, message = `Refused with ${status}`, more: object = {}): Answer => [
  status,
  { message, status, ...more },
];
