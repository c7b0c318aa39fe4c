import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build.mjs';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { PROVIDER_SECRET } from '../api/survey-deliveries.ts';
import { copyDemoDirectory, fillDemoDirectory } from '../demo-directory.ts';
import { startServer } from '../server-process.ts';
import { furnishing } from './furnishing.ts';
import { SERVER_LOG } from './server-errors.ts';

interface Product {
  url: string;
  dataDirectory: string;
}
declare module 'vitest' {
  interface ProvidedContext {
    product: Product;
    /** Another server with a database of its own, whose pages may also reach `logsPort`. */
    furnished: Product & { logsPort: number };
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** The accounts of stories are among the demo's before a server reads them. */
const withAccounts = {
  NODE_OPTIONS: `--import tsx --import ${new URL('more-accounts.mjs', import.meta.url).href}`,
};

/** The real product with its demo data: built pages, API and database in one process. */
async function start(dataDirectory: string, clockShift: string | undefined, environment: Record<string, string>) {
  const server = await startServer({
    dataDirectory,
    fromSources: true,
    clockShift,
    logFile: join(dataDirectory, SERVER_LOG),
    environment: { DEMO: '1', ...withAccounts, ...environment },
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  return { url: server.url, dataDirectory, stop };
}

/** Two servers over the same demo, which is loaded once while the pages are built. */
async function startBoth(clockShift: string | undefined) {
  // Installs Chromium where there is none, so that the stories of several workers find it.
  await findBrowser();
  const logsPort = await freePort();
  const { chat, mailbox, help, frame } = furnishing;
  const [filled] = await Promise.all([fillDemoDirectory({ environment: withAccounts, clockShift }), build()]);
  const copy = copyDemoDirectory(filled);
  const servers = await Promise.all([
    start(filled, clockShift, { TYPEFORM_SECRET: PROVIDER_SECRET, WEBHOOK_LOOPBACK: '1' }),
    start(copy, clockShift, {
      FAILOVER_BASES: `http://127.0.0.1:${logsPort}`,
      SUPPORT_CHAT_APP_ID: chat.app,
      CHAT_SECRET: chat.secret,
      CONTACT_MAILBOX: mailbox,
      HELP_CENTER_URL: help,
      SUPPORT_FRAME_URL: frame,
    }),
  ]);
  const [product, furnished] = servers.map(({ url, dataDirectory }) => ({ url, dataDirectory })) as [Product, Product];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  return { product, furnished: { ...furnished, logsPort }, stop };
}

/** The stories of all projects share the servers; each project evaluates this file for itself. */
const shared = globalThis as { startedForStories?: { both: ReturnType<typeof startBoth>; users: number } };

export default async function startProduct(project: TestProject) {
  const started = (shared.startedForStories ??= { both: startBoth(project.config.env.TEST_CLOCK_SHIFT_MS), users: 0 });
  started.users++;
  const { product, furnished, stop } = await started.both;
  project.provide('product', product);
  project.provide('furnished', furnished);
  return async () => {
    if (--started.users === 0) await stop();
  };
}
