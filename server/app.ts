import { serviceMessage } from '../contract/platform/messages.ts';
import { fhirMessage } from '../contract/fhir/messages.ts';
import { sendOutcome } from './fhir/operation-outcome.ts';
import { Hono } from 'hono';
import type { Dependencies } from './dependencies.ts';
import { createErrorHandler, sendError } from './platform/http/error-response.ts';
import { HttpError } from './platform/http/http-error.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { ApiRouter } from './platform/http/api-router.ts';
import { serveDocumentation } from './platform/documentation/routes.ts';
import { serveServerMetadata } from './api-clients/token-routes.ts';
import { serveStopPage } from './reminders/stop-page.ts';
import { routes } from './routes.ts';

/** The API as a pure function of its dependencies: it does not listen, and reads neither environment nor clock. */
export function createApp(deps: Dependencies): { app: Hono; router: ApiRouter } {
  const app = new Hono();
  app.onError(createErrorHandler(deps.log));
  app.use(securityHeaders(deps.configuration));
  // Before FHIR's own paths, below which the configuration of SMART stands.
  serveServerMetadata(app, deps.configuration);
  const router = new ApiRouter(app, deps);
  for (const route of routes) route(router, deps);
  router.rejectOtherMethods();
  serveDocumentation(app, router, deps.configuration);
  // The single sign-on provider redirects browsers here; no other route of the library is reachable.
  app.get('/api/auth/callback/:provider', (c) => deps.identity.callback(c.req.raw));
  serveStopPage(app, deps);
  app.all('/fhir/*', (c) => sendOutcome(c, new HttpError(404, fhirMessage('fhir.noSuchType')), crypto.randomUUID()));
  app.all('/api/*', (c) => sendError(c, new HttpError(404, serviceMessage('service.noSuchCall')), crypto.randomUUID()));
  return { app, router };
}
