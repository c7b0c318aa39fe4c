import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { request, type APIRequestContext, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { ONE_THREAD, launchChromium, openProfile } from './chromium.ts';
import { watchCalls } from './quiet.ts';

export const product = inject('product');
type Served = Pick<typeof product, 'url' | 'dataDirectory'>;

/** One for all stories of a worker; it ends with it. */
let browser: Promise<Browser> | undefined;
const open = new Set<BrowserContext>();

export interface BrowserOptions {
  width?: number;
  scheme?: 'light' | 'dark';
  at?: Served;
}

/** A fresh browser profile at the product; complaints of the page are kept in `complaints`. */
export async function openBrowser({ width = 1440, scheme = 'light', at = product }: BrowserOptions = {}): Promise<{
  context: BrowserContext;
  page: Page;
  complaints: string[];
}> {
  if (browser && !(await browser).isConnected()) browser = undefined;
  browser ??= launchChromium(ONE_THREAD);
  const context = await openProfile(await browser, {
    baseURL: at.url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    acceptDownloads: true,
  });
  open.add(context);
  context.once('close', () => open.delete(context));
  context.setDefaultTimeout(45_000);
  const page = await context.newPage();
  watchCalls(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused call is the page's business to show; a fault of the page itself is not.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}

/** Closes what a story has opened, however it ended; the next story goes on with the browser. */
export const closeProfiles = async () => {
  for (const context of open) await context.close();
};

/** What each page of a story shows: its address, its headings and what it says of a failure. */
export const describePages = async (): Promise<string[]> => {
  const pages = [...open].flatMap((context) => context.pages());
  return await Promise.all(
    pages.map(async (page) => {
      const shown = await page
        .locator('h1, h2, [role=alert], [role=status], [role=progressbar]')
        .allInnerTexts()
        .catch((error: unknown) => [String(error)]);
      return `${page.url()} shows: ${shown.filter((text) => text.trim() !== '').join(' | ')}`;
    }),
  );
};

/** A kept session is signed in again well before a quarter of an hour: what asks for a recent proof is then done without one. */
const FRESH_MS = 8 * 60_000;

/** The API as somebody calls it who is signed in. */
export async function apiOf(email: string, at: Served = product): Promise<APIRequestContext> {
  const sessions = join(at.dataDirectory, 'sessions-of-stories');
  const kept = join(sessions, email);
  if (existsSync(kept) && Date.now() - statSync(kept).mtimeMs < FRESH_MS) {
    const known = await request.newContext({ baseURL: at.url, storageState: kept });
    if ((await known.get('/api/v2/users/current')).ok()) return known;
    await known.dispose();
  }
  const api = await request.newContext({ baseURL: at.url });
  const data = { email, password: DEMO_PASSWORD };
  await api.post('/api/v2/identity/sign-in', { data, failOnStatusCode: true });
  mkdirSync(sessions, { recursive: true });
  // Another story may read it at any time.
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(await api.storageState()));
  const now = new Date();
  utimesSync(draft, now, now);
  renameSync(draft, kept);
  return api;
}

/** Signs in, and goes on with that session in all later stories while it is valid: tries are counted an account. */
export async function signIn(page: Page, email: string, at: Served = product): Promise<void> {
  const api = await apiOf(email, at);
  await page.context().addCookies((await api.storageState()).cookies);
  await api.dispose();
}

export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/user/login/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/user/'));
}

/** The newest letter to an address, out of the outbox in which letters end up without a mail server. */
export async function letterTo(email: string, dataDirectory = product.dataDirectory): Promise<string> {
  const outbox = join(dataDirectory, 'outbox');
  for (let attempt = 0; attempt < 300; attempt++) {
    const letters = (() => {
      try {
        return readdirSync(outbox)
          .toSorted()
          .map((file) => readFileSync(join(outbox, file), 'utf8'));
      } catch {
        return [];
      }
    })();
    const found = letters.findLast((letter) => letter.includes(`\nTo: ${email}`));
    if (found) return found.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    await new Promise((waited) => setTimeout(waited, 100));
  }
  throw new Error(`No letter to ${email} arrived.`);
}
