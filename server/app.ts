import { Hono } from 'hono';
import type { Dependencies } from './dependencies.ts';
import { answerProblem } from './http/problems.ts';
import { Refusal } from './http/refusal.ts';
import { securityHeaders } from './http/security-headers.ts';
import { Served } from './http/serve.ts';
import { serveDocumentation } from './routes/documentation.ts';
import { routes } from './routes/index.ts';

/** The API as a pure function of what it stands on: no listening, no environment, no clock of its own. */
export function createApp(deps: Dependencies): { app: Hono; served: Served } {
  const app = new Hono();
  app.use(securityHeaders(deps.configuration));
  const served = new Served(app, deps);
  for (const route of routes) route(served, deps);
  served.refuseOtherMethods();
  serveDocumentation(app, served, deps.configuration);
  // The identity provider sends browsers back here; nothing else of the library is reachable from outside.
  app.get('/api/auth/callback/:provider', (c) => deps.identity.callback(c.req.raw));
  app.all('/api/*', (c) => answerProblem(c, new Refusal(404, 'There is no such call.'), crypto.randomUUID()));
  return { app, served };
}
