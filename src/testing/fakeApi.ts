import { vi } from 'vitest';

interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Answer = readonly [status: number, body: unknown] | 'network failure';
type Answers = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>;

/**
 * Answers the browser's calls at the network's edge. Keys are `METHOD /path`, such as `GET /v2/users/current`; `Answers`
 * may be changed while the test runs. Returns what was sent. A call that nobody expected gets a 404.
 */
export function answerCalls(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const path = input.replace(/^\/api/, '').replace(/\?.*$/, '');
    const form = body instanceof FormData ? Object.fromEntries(body) : undefined;
    const json: unknown = typeof body === 'string' ? JSON.parse(body) : form;
    const query = Object.fromEntries(new URLSearchParams(input.split('?')[1]));
    const request = { method, path, query, body: json, headers: new Headers(headers) };
    sent.push(request);
    const given = answers[`${method} ${path}`] ?? [404, { message: `Nobody answers ${method} ${path}`, status: 404 }];
    const answer = typeof given === 'function' ? await given(request) : given;
    if (answer === 'network failure') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return sent;
}

export const refused = (status: number, message = `Refused with ${status}`, more: object = {}): Answer => [
  status,
  { message, status, ...more },
];
