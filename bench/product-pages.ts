import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../server/demo/accounts.ts';
import { startServer } from '../tests/server-process.ts';
import type { Visit } from './page-load.ts';

type Visits = Record<'signIn' | 'patientLink' | 'patients' | 'organizations' | 'library' | 'replay', Visit>;

/** The built product over its demo data, and the pages that have a budget. */
export interface Product {
  url: string;
  visits: Visits;
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

/** The pages that have a budget, of a product that runs at `url` with its demo data. */
export async function visitsTo(url: string): Promise<Visits> {
  const portal = await cookieOf(url, 'admin@lakes.example.com');
  const vendor = await cookieOf(url, 'vendor.admin@example.com');
  const list = 'main table tbody tr a, main li a[href*="/patients/"]';
  return {
    signIn: { url: `${url}/user/login/`, until: 'button[type=submit]', lastCall: '/api/v2/status' },
    patientLink: { url: `${url}/p/000000-00000-00000-00000-00000`, until: 'input[autocomplete=bday-year]' },
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
  };
}

export async function startProduct(): Promise<Product> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-pages-'));
  const server = await startServer({ dataDirectory, environment: { DEMO: '1' } });
  const { url } = server;
  return {
    url,
    visits: await visitsTo(url),
    async stop() {
      await server.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
