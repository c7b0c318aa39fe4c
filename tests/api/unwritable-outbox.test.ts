import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type ServerProcess } from '../server-process.ts';
import { fillDirectory } from './test-database.ts';

let directory: string;
let server: ServerProcess;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'portal-outbox-'));
  await fillDirectory(directory);
  // A file stands in place of the outbox folder, so nothing can be written into it.
  writeFileSync(join(directory, 'outbox'), '');
  server = await startServer({ dataDirectory: directory });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

it('the server continues when the email for a forgotten password cannot be written', async () => {
  const forgot = await fetch(`${server.url}/api/v2/identity/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admina@clinic.test' }),
  });
  expect(forgot.status).toBe(200);
  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('"mail-failed"');
  const after = await fetch(`${server.url}/api/healthcheck`);
  expect([after.status, server.process.exitCode]).toEqual([200, null]);
});
