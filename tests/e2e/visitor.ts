import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/accounts.ts';
import { launchChromium } from './chromium.ts';

export const product = inject('product');
let browser: Browser | undefined;

export interface Look {
  width?: number;
  scheme?: 'light' | 'dark';
}

/** A fresh browser profile at the product; complaints of the page are kept in `complaints`. */
export async function openBrowser({ width = 1440, scheme = 'light' }: Look = {}): Promise<{
  context: BrowserContext;
  page: Page;
  complaints: string[];
}> {
  browser ??= await launchChromium();
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused call is the page's business to show; a fault of the page itself is not.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}

export const closeBrowser = async () => {
  await browser?.close();
  browser = undefined;
};

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const sessions = join(product.dataDirectory, 'sessions-of-stories');

/**
 * Signs in as a person would the first time, and goes on with that session in all later stories while it is valid: tries are
 * counted an account.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  const kept = join(sessions, email);
  if (existsSync(kept)) {
    await page.context().addCookies(JSON.parse(readFileSync(kept, 'utf8')) as Cookies);
    if ((await page.request.get('/api/v2/users/current')).ok()) return;
    await page.context().clearCookies();
  }
  await signInByForm(page, email);
  mkdirSync(sessions, { recursive: true });
  writeFileSync(kept, JSON.stringify(await page.context().cookies()));
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
  for (let attempt = 0; attempt < 100; attempt++) {
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
