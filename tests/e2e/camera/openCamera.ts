import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchChromium, SOFTWARE_WEBGL } from '../chromium.ts';
import { product } from '../visitor.ts';

/** A browser whose camera plays a film, and whose user allows it. */
export async function openCamera(
  folder: string,
  film: string,
  webGL: 'with WebGL' | 'without WebGL' = 'with WebGL',
): Promise<{ browser: Browser; context: BrowserContext; page: Page; complaints: string[] }> {
  const browser = await launchChromium([
    ...(webGL === 'with WebGL' ? SOFTWARE_WEBGL : ['--disable-software-rasterizer']),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${join(folder, `${film}.mjpeg`)}`,
  ]);
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return { browser, context, page, complaints };
}

/** Until the camera's preview has shown so many more seconds of the film. */
export async function filmed(page: Page, seconds: number): Promise<void> {
  const shown = () =>
    page.getByLabel('Camera preview').evaluate((preview) => (preview as HTMLVideoElement).currentTime);
  const from = await shown();
  await expect.poll(shown, { timeout: 60_000 }).toBeGreaterThanOrEqual(from + seconds);
}
