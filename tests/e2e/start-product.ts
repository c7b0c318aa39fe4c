import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PROVIDER_SECRET } from '../api/survey-deliveries.ts';
import { startServer } from '../server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: { url: string; dataDirectory: string };
  }
}

/** The real product with its demo data, once for all browser tests: built pages, API and database in one process. */
export default async function startProduct(project: TestProject) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const server = await startServer({ dataDirectory, environment: { DEMO: '1', TYPEFORM_SECRET: PROVIDER_SECRET } });
  project.provide('product', { url: server.url, dataDirectory });
  return async () => {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}
