import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { demoAccountsText, loadDemoOnce } from './demo/load-once.ts';
import { dependenciesOf } from './dependencies-of.ts';
import { jsonLog } from './http/log.ts';
import { openDatabase } from './open-database.ts';

/** What a restart of the development server finds in its process, where the sources of the server were loaded anew. */
const kept = globalThis as { endPortal?: () => Promise<void> };

/** The API as a plain request listener, for the development server to mount under `/api`. */
export async function apiListener(): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  await kept.endPortal?.();
  const configuration = readConfiguration(process.env);
  const database = await openDatabase(configuration);
  const deps = dependenciesOf(configuration, database, jsonLog);
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
