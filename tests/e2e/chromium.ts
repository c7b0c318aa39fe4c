import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { moveClock } from '../move-clock.mjs';

/** WebGL without a graphics processor. */
export const SOFTWARE_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/**
 * Pages of stories live for seconds: to compile their scripts beside the page costs more than it gives (an eighth
 * of the stage on two processors).
 */
export const ONE_THREAD = ['--js-flags=--single-threaded'];

/** Chromium without a window and without its own errands on the network; `more` arguments where a story needs some. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
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
      ...more,
    ],
  });
}

/** A fresh profile whose pages read the clock of the stories, as the servers do. */
export async function openProfile(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(moveClock, Number(process.env.TEST_CLOCK_SHIFT_MS));
  return context;
}

/** Opens a browser whose camera plays a file and whose user allows it. */
export const launchCamera = (file: string, webGL: 'with WebGL' | 'without WebGL' = 'with WebGL'): Promise<Browser> =>
  launchChromium([
    ...(webGL === 'with WebGL' ? SOFTWARE_WEBGL : ['--disable-software-rasterizer']),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]);
