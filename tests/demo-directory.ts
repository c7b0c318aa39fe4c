import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigrated } from './api/test-database.ts';
import { startServer, type Start } from './server-process.ts';

/** A data directory that a server has filled with the demo. The caller removes it. */
export async function fillDemoDirectory({
  environment,
  clockShift,
}: Pick<Start, 'environment' | 'clockShift'> = {}): Promise<string> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-demo-'));
  await (await openMigrated(join(dataDirectory, 'database'))).close();
  const server = await startServer({
    dataDirectory,
    fromSources: true,
    environment: { DEMO: '1', ...environment },
    clockShift,
  });
  await server.stop();
  return dataDirectory;
}

/** A copy of such a directory: a server starts on it in a moment. */
export function copyDemoDirectory(filled: string): string {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-demo-'));
  rmSync(dataDirectory, { recursive: true });
  cpSync(filled, dataDirectory, { recursive: true });
  return dataDirectory;
}
