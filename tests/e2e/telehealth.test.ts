/** @module-tag thorough */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Film, FIST_MOTION, openCamera, ROTATION, TREMOR, waitForFilm } from './camera.ts';
import { seriousFindings } from './serious-findings.ts';
import { signIn } from './visitor.ts';

interface Visit {
  browser: Browser;
  page: Page;
  complaints: string[];
}

/** A signed-in user on a page of telehealth in a browser whose camera plays a film. */
async function visit(path: string, film: Film, email: string, webGL?: 'without WebGL'): Promise<Visit> {
  const { browser, page, complaints } = await openCamera(film, webGL);
  await signIn(page, email);
  await page.goto(path);
  return { browser, page, complaints };
}

/** The same with the camera on, the model loaded and the person well placed. */
async function startCamera(path: string, film: Film, email = 'vendor.support@example.com'): Promise<Visit> {
  const opened = await visit(path, film, email);
  const { page } = opened;
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await page.getByLabel('Camera preview').waitFor();
  await page.getByText('Good position. You can record.').waitFor();
  return opened;
}

/** Records for some seconds. The page analyzes the recording afterwards, at a fraction of the speed of the film. */
async function record(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Record 10 Seconds' }).click();
  await page.getByText('Recording starts in 3 seconds').waitFor();
  await page.getByRole('button', { name: 'Discard' }).waitFor();
  await waitForFilm(page, seconds);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText(/^Recording complete\. The camera is off\./).waitFor();
  expect(await page.getByLabel('Camera preview').count()).toBe(0);
}

async function waitForResults(page: Page) {
  const results = page.getByRole('region', { name: 'Results' });
  await results.waitFor({ timeout: 120_000 });
  return results;
}

/** Requests of a page other than GET, from now on. */
function listRequests(page: Page) {
  const sent: { method: string; path: string; encoding: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    const { pathname } = new URL(request.url());
    sent.push({ method: request.method(), path: pathname, encoding: request.headers()['content-encoding'] });
  });
  return sent;
}

/** The first numbers of a text such as `4.9 Hz ± 0.3 Hz`. */
const numbersIn = (text: string) => [...text.matchAll(/-?\d+(\.\d+)?/g)].map(([found]) => Number(found));
/** The part of a text about one side. */
const sideOf = (text: string, side: string) =>
  text.slice(text.indexOf(side)).split(/\n(?:Left|Right) (?:hand|shoulder)\n/)[0]!;
const near = (measured: number, known: number, error: number) => {
  expect(measured, `${measured}, known ${known}`).toBeGreaterThanOrEqual(known - error);
  expect(measured, `${measured}, known ${known}`).toBeLessThanOrEqual(known + error);
};
const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** How many pixels of the replay have a color. */
const countPixels = (page: Page, color: number[]) =>
  page
    .getByRole('img', { name: 'Recorded movement' })
    .locator('canvas')
    .evaluate((element, wanted) => {
      const { width, height } = element as HTMLCanvasElement;
      const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((value, place) => data[at + place] === value)) count += 1;
      return count;
    }, color);

const LONG = 170_000;

/*
 * Analyzing a recording takes most of the time, on one processor. So the next page loads its model and records meanwhile.
 * Tremor needs 20 pictures a second: it is recorded while nothing else runs.
 */
describe('films with known movements', () => {
  let tremor: Visit;
  let rotation: Visit;
  let fist: Visit;
  let sentByTremor: ReturnType<typeof listRequests>;
  beforeAll(async () => {
    tremor = await startCamera('/telehealth/tremors/', 'tremor');
    sentByTremor = listRequests(tremor.page);
    await record(tremor.page, 4.4);
    rotation = await startCamera('/telehealth/external-shoulder-rotation/', 'rotation');
    await record(rotation.page, 4.2);
    fist = await startCamera('/demo/hands/', 'fist', 'provider@harbor.example.com');
  }, LONG);
  afterAll(async () => {
    await Promise.all([tremor, rotation, fist].map((opened) => opened?.browser.close()));
  });

  it('OPEN-107 the worker of the models reaches the models alone; a recording is begun and cancelled by keyboard', async () => {
    const { page } = fist;
    const models = new URL('/assets/tracking/hands-0.4.1675469240/', page.url()).href;
    const worker = page.workers().find((each) => each.url().includes('tracking-worker'))!;
    const reached = (address: string) =>
      worker.evaluate(
        (from) =>
          fetch(from)
            .then(({ ok }) => ok)
            .catch(() => 'refused'),
        address,
      );
    expect(await reached(`${models}hands.binarypb`)).toBe(true);
    expect(await reached(new URL('/api/healthcheck', models).href)).toBe('refused');
    const policyOf = async (address: string) => (await page.request.get(address)).headers()['content-security-policy'];
    expect(await policyOf('/telehealth/hands/')).not.toContain('eval');
    expect(await policyOf(worker.url())).not.toContain("'unsafe-eval'");
    const notice = await page.request.get(`${models}NOTICE.txt`);
    expect(notice.headers()['cache-control']).toContain('immutable');
    expect(await notice.text()).toContain('Apache License, Version 2.0');

    expect(await seriousFindings(page)).toEqual([]);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('button', { name: 'Record 10 Seconds' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Recording starts in 3 seconds').waitFor();
    expect(await focused()).toBe('Cancel');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Record 10 Seconds');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await page.getByRole('button', { name: 'Record 10 Seconds' }).isEnabled()).toBe(true);
    expect(await page.getByLabel('Camera preview').isVisible()).toBe(true);
  });

  it(
    'TELE-03 OPEN-107 hands that move by 5 Hz and 2 cm are measured within 0.3 Hz and 0.4 cm, and nothing leaves the page',
    { timeout: LONG },
    async () => {
      const { page, complaints } = tremor;
      const results = await waitForResults(page);
      // The rating comes with the organization's outcome. At least 1 cm and less than 3 (MDS-UPDRS 3.15).
      await expect.poll(() => results.innerText()).toMatch(/Left Amplitude\s+[\d.]+ cm\s+Mild/);
      const text = await results.innerText();
      for (const side of ['Left hand', 'Right hand']) {
        const shownText = sideOf(text, side);
        const [hertz] = numbersIn(shownText.slice(shownText.indexOf('Frequency')));
        const [centimetres] = numbersIn(shownText.slice(shownText.indexOf('Max amplitude')));
        near(hertz!, TREMOR.hertz, 0.3);
        near(centimetres!, TREMOR.centimeters, 0.4);
      }
      expect(sentByTremor).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
    },
  );

  it(
    'TELE-04 a forearm that turns 60° out and 40° in is measured within the error that the page states',
    { timeout: LONG },
    async () => {
      const { page, complaints } = rotation;
      const results = await waitForResults(page);
      const right = sideOf(await results.innerText(), 'Right shoulder');
      for (const [shownText, known] of [
        ['Max external rotation', ROTATION.most],
        ['Max internal rotation', ROTATION.least],
      ] as const) {
        const [measured, stated] = numbersIn(right.slice(right.indexOf(shownText)));
        expect(stated).toBe(20);
        near(measured!, known, stated!);
      }
      await results.getByRole('button', { name: 'Record again' }).click();
      await page.getByLabel('Camera preview').waitFor();
      expect(complaints).toEqual([]);
      await rotation.browser.close();
    },
  );

  it(
    'TELE-02 TELE-05 the motion of fingers that make a fist is measured within 65° a finger and 30° on average',
    { timeout: LONG },
    async () => {
      const { page, complaints } = fist;
      await record(page, 3.2);
      const results = await waitForResults(page);
      const off: number[] = [];
      const errors: number[] = [];
      for (const side of ['left hand', 'right hand']) {
        const table = results.getByRole('table', { name: `Motion of the fingers, ${side}` });
        for (const [finger, known] of Object.entries(FIST_MOTION)) {
          const [measured, stated] = numbersIn(
            await table.getByRole('row', { name: finger }).getByRole('cell').last().innerText(),
          );
          near(measured!, known, 65);
          off.push(measured! - known);
          errors.push(stated!);
        }
      }
      // The page states a root mean square: of all fingers together it holds.
      const square = Math.sqrt(off.reduce((sum, each) => sum + each ** 2, 0) / off.length);
      expect(square).toBeLessThanOrEqual(Math.min(...errors));
      near(off.reduce((sum, each) => sum + each, 0) / off.length, 0, 30);
      for (const width of [900, 390]) {
        await page.setViewportSize({ width, height: 844 });
        // What measures its own width is drawn again after the page.
        await expect.poll(() => isNarrow(page), { message: `${width} px` }).toBe(true);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(complaints).toEqual([]);
    },
  );

  it(
    'TELE-02 ENT-084 ENT-097 a recording of the page is saved as a scan session and replayed like any other',
    { timeout: LONG },
    async () => {
      const { page, complaints } = fist;
      const sent = listRequests(page);
      await page.getByRole('button', { name: 'Save as scan session' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save as scan session' });
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText('Participant UID is required').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await dialog.getByLabel('Participant UID').fill('P-TELEHEALTH');
      await dialog.getByLabel('Age').fill('71');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      const replay = page.getByRole('link', { name: 'Open replay' });
      await replay.waitFor();
      expect(sent.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, 'UUID')}`)).toEqual([
        'POST /api/v2/scan/sessions',
        'PUT /api/v2/scan/sessions/UUID/artifacts/hands-log',
      ]);
      expect(sent[1]!.encoding).toBe('gzip');

      await replay.click();
      const session = page.getByRole('dialog', { name: 'Session Replay' });
      await session.getByText(/^Frame: 1 \/ \d+$/).waitFor();
      // The left hand is magenta, the right one cyan (REPLAY-09).
      for (const color of [
        [255, 0, 255],
        [0, 255, 255],
      ])
        await expect.poll(() => countPixels(page, color)).toBeGreaterThan(50);
      await session.getByRole('button', { name: 'Close' }).click();
      const row = page.getByRole('row', { name: /P-TELEHEALTH/ });
      await row.waitFor();
      expect(await row.innerText()).toContain('Total Active Motion');
      expect(complaints).toEqual([]);
    },
  );
});

describe('a browser without WebGL', () => {
  let opened: Browser | undefined;
  afterEach(() => opened?.close());

  it('OPEN-107 without WebGL the page says that joints cannot be found, and lets the camera go', async () => {
    const { browser, page } = await visit('/telehealth/hands/', 'fist', 'vendor.support@example.com', 'without WebGL');
    opened = browser;
    // The preview may be gone before anybody looks for it: what the page holds of the camera tells that it was on.
    await page.evaluate(() => {
      const held: MediaStreamTrack[] = ((window as unknown as { held: MediaStreamTrack[] }).held = []);
      const { mediaDevices } = navigator;
      const given = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await given(wanted);
        held.push(...stream.getTracks());
        return stream;
      };
    });
    await page.getByRole('button', { name: 'Start Camera' }).click();
    await page.getByText(/^This browser cannot run motion tracking because WebGL is off or missing/).waitFor();
    await page.getByLabel('Camera preview').waitFor({ state: 'detached' });
    const tracks = () =>
      page.evaluate(() => (window as unknown as { held: MediaStreamTrack[] }).held.map((track) => track.readyState));
    await expect.poll(tracks).toEqual(['ended']);
    expect(await page.getByRole('button', { name: 'Start Camera' }).isDisabled()).toBe(true);
  });
});
