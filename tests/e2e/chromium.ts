import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.mjs';

/** Chromium without a window and without its own errands on the network. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await findBrowser()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
