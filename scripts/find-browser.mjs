import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { aptInstall, canAptInstall, onPath } from './system.mjs';

/** First the one without a window: it draws a page in about three quarters of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** A file named like a browser may be a stub that only says how to install one, so ask it for its version. */
const works = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

const installed = () =>
  names
    .map(onPath)
    .filter((file) => file !== undefined)
    .find(works);

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, else one on PATH, else the one Playwright keeps, else
 * (as root on Debian) installed now. Throws an Error that says what to do where there is none.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (works(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but that does not run.`);
  }
  const found = installed() ?? (await playwrightsOwn());
  if (found) return found;
  if (canAptInstall() && (aptInstall('chromium-headless-shell') || aptInstall('chromium'))) {
    const fresh = installed();
    if (fresh) return fresh;
  }
  throw new Error(
    'The browser tests need Chromium and none was found. Install it (on Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright-core install chromium) or set CHROMIUM_PATH to the browser you have.',
  );
}
