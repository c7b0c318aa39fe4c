import type { ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { longLog, recordedLog, startLogServer, type LogServer } from '../log-server.ts';
import { packedLog } from '../packed-log.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

/** Ten minutes. */
const FRAMES = 18_000;
const compact = packedLog('pose-log', longLog(FRAMES));
const BEGINNING = 65_536;
const walk = gunzipSync(recordedLog('walk-side'));
const withoutVersion = JSON.stringify({ ...(JSON.parse(walk.toString()) as object), meta: {} });

const server = inject('furnished');
let logs: LogServer;
let context: BrowserContext;
let page: Page;
/** What the server of recordings still holds back. */
let held: ServerResponse | undefined;
/** Where the links lead, and how often one was asked for. */
let links: { url: string; replayUrl: string | null }[];
let linksAsked: number;

beforeAll(async () => {
  // Another server of the same house is one that the page may reach.
  logs = await startLogServer(
    {
      '/compact': (response) => {
        held = response;
        response.write(compact.subarray(0, BEGINNING));
      },
      '/log': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(walk),
      '/expired': (response) => response.writeHead(403).end(),
      '/without-version': (response) => void response.end(withoutVersion),
    },
    server.logsPort,
  );
  ({ context, page } = await openBrowser({ at: server }));
  await signIn(page, 'vendor.support@example.com', server);
  await context.route('**/pose-log/signed-url', async (route) => {
    linksAsked += 1;
    const { url, replayUrl } = links[Math.min(linksAsked, links.length) - 1]!;
    await route.fulfill({ json: { url: logs.url + url, replayUrl: replayUrl && logs.url + replayUrl } });
  });
});
afterAll(async () => {
  await closeProfiles();
  await logs?.stop();
});
beforeEach(() => {
  linksAsked = 0;
});

const dialog = () => page.getByRole('dialog', { name: 'Session Replay' });
const rest = () => dialog().getByRole('progressbar', { name: 'Loading the rest of the recording' });

async function open(...addresses: typeof links) {
  links = addresses;
  await page.goto('/admin/gait/sessions/');
  await page.getByRole('button', { name: 'Replay' }).first().click();
}
const shows = (frame: number, frames: number) => dialog().getByText(`Frame: ${frame} / ${frames}`).waitFor();

/** How many pixels of the left side are drawn. */
const drawn = () =>
  dialog()
    .getByRole('img', { name: 'Recorded movement' })
    .locator('canvas')
    .evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement;
      const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === 255 && !data[at + 1] && data[at + 2] === 255) count += 1;
      return count;
    });

describe('a long session', () => {
  it('REPLAY-04 is shown from its first frame on before the rest has arrived, by a worker', async () => {
    const worker = page.waitForEvent('worker');
    await open({ url: '/log', replayUrl: '/compact' });
    expect((await worker).url()).toContain('/assets/recording-worker');
    await shows(1, FRAMES);
    await expect.poll(drawn).toBeGreaterThan(50);
    await rest().waitFor();
    expect(Number(await rest().getAttribute('aria-valuenow'))).toBeLessThan(20);
    expect(held!.writableEnded).toBe(false);
  });

  it('REPLAY-01 plays meanwhile, and to its last frame once that has come', async () => {
    await dialog().getByRole('button', { name: 'Play' }).click();
    await expect
      .poll(async () =>
        Number(
          /\d+/.exec(
            await dialog()
              .getByText(/^Frame: \d/)
              .innerText(),
          )![0],
        ),
      )
      .toBeGreaterThan(10);
    held!.end(compact.subarray(BEGINNING));
    await rest().waitFor({ state: 'detached' });
    await expect.poll(() => page.workers().length).toBe(0);
    await dialog().getByRole('slider', { name: 'Frame' }).focus();
    await page.keyboard.press('End');
    await shows(FRAMES, FRAMES);
    await expect.poll(drawn).toBeGreaterThan(50);
    expect(logs.asked).toEqual(['/compact']);
  });

  it('is fetched no further once the dialog is closed', { tags: 'thorough' }, async () => {
    await open({ url: '/log', replayUrl: '/compact' });
    await rest().waitFor();
    const ended = new Promise((closed) => held!.once('close', closed));
    await page.keyboard.press('Escape');
    await ended;
    await expect.poll(() => page.workers().length).toBe(0);
  });

  it('that breaks off says how much is there, and is fetched again', { tags: 'thorough' }, async () => {
    await open({ url: '/log', replayUrl: '/compact' });
    await rest().waitFor();
    held!.destroy();
    const alert = dialog()
      .getByRole('alert')
      .filter({ hasText: `of ${FRAMES} frames have loaded.` });
    await alert.waitFor();
    await shows(1, FRAMES);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await rest().waitFor();
    held!.end(compact.subarray(BEGINNING));
    await rest().waitFor({ state: 'detached' });
    expect(linksAsked).toBe(2);
  });
});

describe('API-29 a recording of another server', { tags: 'thorough' }, () => {
  it('plays as plain JSON, where it has no compact form', async () => {
    await open({ url: '/log', replayUrl: null });
    await shows(1, 151);
    await expect.poll(drawn).toBeGreaterThan(50);
  });

  it('is read by the page itself where a worker cannot be had', async () => {
    await context.route('**/recording-worker*', (route) => route.abort());
    await open({ url: '/log', replayUrl: null });
    await shows(1, 151);
    expect(page.workers()).toHaveLength(0);
    await context.unroute('**/recording-worker*');
  });

  it('is asked for by another link when the first has expired', async () => {
    await open({ url: '/log', replayUrl: '/expired' }, { url: '/log', replayUrl: null });
    await shows(1, 151);
    expect(linksAsked).toBe(2);
  });

  it('REPLAY-14 that is of an app too old says so in place, and its worker ends', async () => {
    await open({ url: '/without-version', replayUrl: null });
    await dialog().getByRole('alert').filter({ hasText: 'Cannot replay for sessions < 2.18.0' }).waitFor();
    await expect.poll(() => page.workers().length).toBe(0);
  });
});
