import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApp } from './app.ts';
import { readConfiguration } from './platform/configuration.ts';
import { demoAccountsText, loadDemoOnce } from './demo/load-once.ts';
import { createDependencies } from './create-dependencies.ts';
import { brotliJson } from './platform/http/brotli-json.ts';
import { createErrorHandler } from './platform/http/error-response.ts';
import { jsonLog, handleUncaughtErrors } from './platform/http/log.ts';
import { servePages } from './platform/http/pages.ts';
import { createTlsOptions } from './platform/http/tls.ts';
import { scheduleRecurringJobs } from './platform/jobs/purge-expired.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { sessionCookieName } from './identity/better-auth.ts';

const DRAIN_MS = 10_000;
/** Longer than proxies keep an idle connection, mostly a minute: they end it, and not we while a request is on its way. */
const KEEP_ALIVE_MS = 75_000;

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const database = await openDatabase(configuration);
  const deps = createDependencies(configuration, database, jsonLog);
  if (configuration.demo) await loadDemoOnce(database, deps);
  const app = new Hono();
  app.onError(createErrorHandler(jsonLog));
  for (const path of ['/api/*', '/fhir/*']) app.use(path, compress({ encoding: 'gzip' }), brotliJson);
  app.route('/', createApp(deps).app);
  const pages = fileURLToPath(new URL('../dist', import.meta.url));
  servePages(app, configuration, pages, sessionCookieName(configuration));
  await scheduleRecurringJobs(deps.tenantDb);
  await deps.clockError();
  deps.jobs.start();
  deps.webhooks.start();

  const listener = { fetch: app.fetch, port: configuration.port, hostname: configuration.host };
  const server = serve({ ...listener, ...createTlsOptions(configuration) }, ({ port }) => {
    if (configuration.demo) console.log(demoAccountsText());
    console.log(`The portal is listening on ${configuration.tls ? 'https' : 'http'}://localhost:${port}`);
  });
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;

  let stopping = false;
  const stop = async (code = 0) => {
    if (stopping) return;
    stopping = true;
    // Open requests get ten seconds to finish before the database is closed.
    const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS).unref();
    await new Promise((closed) => server.close(closed));
    clearTimeout(late);
    await Promise.all([deps.jobs.stop(), deps.webhooks.stop()]);
    await database.close();
    process.exit(code);
  };
  handleUncaughtErrors(process, jsonLog, stop);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
