import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { readConfiguration } from './platform/configuration.ts';
import { demoAccountsText, loadDemoOnce } from './demo/load-once.ts';
import { createDependencies } from './create-dependencies.ts';
import { jsonLog } from './platform/http/log.ts';
import { openDatabase } from './platform/db/open-database.ts';

/** The development server reloads the sources within one process; the previous instance is ended first. */
const kept = globalThis as { endPortal?: () => Promise<void> };

/** The API as a plain request listener, mounted under `/api` by the development server. */
export async function createApiListener(): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  await kept.endPortal?.();
  const configuration = readConfiguration(process.env);
  const database = await openDatabase(configuration);
  const deps = createDependencies(configuration, database, jsonLog);
  if (configuration.demo) {
    await loadDemoOnce(database, deps);
    console.log(demoAccountsText());
  }
  deps.jobs.start();
  kept.endPortal = async () => {
    await deps.jobs.stop();
    await database.close();
  };
  const listener = getRequestListener(createApp(deps).app.fetch);
  return (request, response) => void listener(request, response);
}
