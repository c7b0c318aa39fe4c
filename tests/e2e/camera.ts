import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { vi } from 'vitest';
import { launchCamera, openProfile } from './chromium.ts';
import { product } from './visitor.ts';

/** By how much all joints of a finger bend between the open hand and the fist of the film, in degrees. */
export const FIST_MOTION = { Index: 187, Middle: 193, Ring: 210, Little: 191 } as const;
/** The hands move up and down in a sine: frequency, and distance from the highest to the lowest position. */
export const TREMOR = { hertz: 5, centimeters: 2 } as const;
/** Degrees of the right forearm from straight ahead, outward positive. */
export const ROTATION = { least: -40, most: 60 } as const;

/** The films in tests/fixtures/camera/, which its README describes. */
export type Film = 'fist' | 'tremor' | 'rotation';

/** Opens a browser whose camera plays a film and whose user allows it. */
export async function openCamera(
  film: Film,
  webGL: 'with WebGL' | 'without WebGL' = 'with WebGL',
): Promise<{ browser: Browser; context: BrowserContext; page: Page; complaints: string[] }> {
  const file = fileURLToPath(new URL(`../fixtures/camera/${film}.mjpeg`, import.meta.url));
  const browser = await launchCamera(file, webGL);
  const context = await openProfile(browser, { baseURL: product.url, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return { browser, context, page, complaints };
}

/** Waits until the camera's preview has shown so many more seconds of the film. */
export async function waitForFilm(page: Page, seconds: number): Promise<void> {
  const shown = () =>
    page.getByLabel('Camera preview').evaluate((preview) => (preview as HTMLVideoElement).currentTime);
  const from = await shown();
  await vi.waitUntil(async () => (await shown()) >= from + seconds, { timeout: 60_000 });
}
