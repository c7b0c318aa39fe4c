import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PROVIDER_SECRET } from '../api/survey-deliveries.ts';
import { startServer } from '../server-process.ts';
import { furnishing } from './furnishing.ts';

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

const moreAccounts = new URL('./more-accounts.mjs', import.meta.url).href;

/** The real product with its demo data: built pages, API and database in one process. */
async function start(environment: Record<string, string>) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const server = await startServer({
    dataDirectory,
    // The accounts of stories are among the demo's before the server reads them.
    environment: { DEMO: '1', NODE_OPTIONS: `--import tsx --import ${moreAccounts}`, ...environment },
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  return { url: server.url, dataDirectory, stop };
}

/** Two servers, once for all browser tests. */
export default async function startProduct(project: TestProject) {
  const logsPort = await freePort();
  const { chat, mailbox, help, frame } = furnishing;
  const servers = await Promise.all([
    start({ TYPEFORM_SECRET: PROVIDER_SECRET }),
    start({
      FAILOVER_BASES: `http://127.0.0.1:${logsPort}`,
      SUPPORT_CHAT_APP_ID: chat.app,
      CHAT_SECRET: chat.secret,
      CONTACT_MAILBOX: mailbox,
      HELP_CENTER_URL: help,
      SUPPORT_FRAME_URL: frame,
    }),
  ]);
  const [product, furnished] = servers.map(({ url, dataDirectory }) => ({ url, dataDirectory })) as [Product, Product];
  project.provide('product', product);
  project.provide('furnished', { ...furnished, logsPort });
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
