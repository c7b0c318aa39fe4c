import type { Hono } from 'hono';
import { delay, http, HttpResponse } from 'msw';

/** What may be wrong with the network or the service; nothing, until a test or a demo says so. */
export interface SimulatedErrors {
  /** The request never arrives: the browser sees a network failure, our client status 0. */
  offline?: boolean;
  /** Every call is answered with this status. */
  status?: number;
  /** Every answer comes this much later. */
  slowMs?: number;
  maintenance?: boolean;
  /** Only calls whose path contains this are affected. */
  only?: string;
}

/** MSW's cookies are the only way in which a session can travel through an intercepted request. */
function addCookies(request: Request, cookies: Record<string, string>): Request {
  const headers = new Headers(request.headers);
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
  return new Request(request, { headers });
}

/** Hands every API request to the real server in memory. No rule lives here; only faults can be switched on. */
export function createApiHandlers(app: Hono, faults: SimulatedErrors = {}) {
  return [
    http.all('*/api/*', async ({ request, cookies }) => {
      const { pathname } = new URL(request.url);
      if (!faults.only || pathname.includes(faults.only)) {
        if (faults.slowMs) await delay(faults.slowMs);
        if (faults.offline) return HttpResponse.error();
        if (faults.maintenance && pathname.endsWith('/v2/status')) return HttpResponse.json({ status: 'MAINTENANCE' });
        if (faults.status)
          return HttpResponse.json(
            { message: 'Switched on as a fault.', status: faults.status },
            { status: faults.status },
          );
      }
      const answer = await app.fetch(addCookies(request, cookies));
      return new HttpResponse(answer.body, { status: answer.status, headers: answer.headers });
    }),
  ];
}
