import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../server/demo/accounts.ts';
import { startServer } from '../tests/server-process.ts';
import type { Visit } from './page-load.ts';

/** The built product over its demo data, and the pages that have a budget. */
export interface Product {
  url: string;
  visits: Record<'signIn' | 'patients' | 'organizations' | 'library' | 'replay', Visit>;
  stop(): Promise<void>;
}

async function cookieOf(url: string, email: string) {
  const answer = await fetch(`${url}/api/v2/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const [name, value] = answer.headers.getSetCookie()[0]!.split(';')[0]!.split('=') as [string, string];
  return { name, value, url };
}

export async function startProduct(): Promise<Product> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-pages-'));
  const server = await startServer({ dataDirectory, environment: { DEMO: '1' } });
  const { url } = server;
  const portal = await cookieOf(url, 'admin@lakes.example.com');
  const vendor = await cookieOf(url, 'vendor.admin@example.com');
  const list = 'main table tbody tr a, main li a[href*="/patients/"]';
  return {
    url,
    visits: {
      signIn: { url: `${url}/user/login/`, until: 'button[type=submit]' },
      patients: { url: `${url}/patients/`, until: list, cookies: [portal] },
      library: {
        url: `${url}/patients/`,
        until: list,
        cookies: [portal],
        further: { link: 'nav a[href="/programs/exercise-library/"]', until: 'main ul li:nth-child(36) button' },
      },
      organizations: {
        url: `${url}/admin/organizations/`,
        until: 'main table tbody tr td',
        cookies: [vendor],
      },
      replay: {
        url: `${url}/admin/gait/sessions/`,
        until: 'main table tbody tr td',
        cookies: [vendor],
        further: { link: 'main button:text-is("Replay")', until: '[role=dialog] canvas' },
      },
    },
    async stop() {
      await server.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
