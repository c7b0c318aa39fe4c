import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../server/demo/accounts.ts';
import { launchChromium } from '../tests/e2e/chromium.ts';
import { startServer } from '../tests/server-process.ts';
import { standingRecordings } from './long-recording.ts';
import { openSlowLine } from './slow-line.ts';

/** The demo with vendor support signed in, behind a slow line that answers with the recordings of the measures. */
export async function openReplayProduct() {
  const standing = standingRecordings();
  let addresses: object = {};
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-replays-'));
  const server = await startServer({ dataDirectory, environment: { DEMO: '1' } });
  const line = await openSlowLine(server.url, (path) =>
    path.endsWith('/signed-url')
      ? { type: 'application/json', body: Buffer.from(JSON.stringify(addresses)) }
      : (standing[path] ?? null),
  );
  const browser = await launchChromium();
  const context = await browser.newContext({ baseURL: line.url, viewport: { width: 1440, height: 900 } });
  const account = { email: 'vendor.support@example.com', password: DEMO_PASSWORD };
  await context.request.post('/api/v2/identity/sign-in', { data: account, failOnStatusCode: true });
  return {
    standing,
    line,
    browser,
    context,
    /** Where the next replay finds its recording. */
    lead: (to: object) => {
      addresses = to;
    },
    close: async () => {
      await browser.close();
      line.stop();
      await server.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
