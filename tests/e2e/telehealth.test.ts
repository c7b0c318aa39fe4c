import type { Browser, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { type Film, FIST_MOTION, openCamera, ROTATION, TREMOR, waitForFilm } from './camera.ts';
import { seriousFindings } from './serious-findings.ts';
import { signIn } from './visitor.ts';

let browser: Browser | undefined;
let page: Page;
let complaints: string[];
afterEach(async () => {
  await browser?.close();
  browser = undefined;
});

/** A page of telehealth in a browser whose camera plays a film. */
async function openDemo(path: string, film: Film, webGL?: 'without WebGL') {
  ({ browser, page, complaints } = await openCamera(film, webGL));
  await signIn(page, 'vendor.support@example.com');
  await page.goto(path);
}

/** The same with the camera on. */
async function startCamera(path: string, film: Film) {
  await openDemo(path, film);
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await page.getByLabel('Camera preview').waitFor();
}

/** Records for some seconds and waits for what that comes to. */
async function record(seconds: number) {
  await page.getByText('Well placed: you can record.').waitFor();
  await page.getByRole('button', { name: 'Record 10 Seconds' }).click();
  await page.getByText('Recording begins in 3 seconds').waitFor();
  await page.getByRole('button', { name: 'Discard' }).waitFor();
  await waitForFilm(page, seconds);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText(/^The recording has ended and the camera is off/).waitFor();
  expect(await page.getByLabel('Camera preview').count()).toBe(0);
  const results = page.getByRole('region', { name: 'Results' });
  await results.waitFor({ timeout: 120_000 });
  return results;
}

/** The first numbers of a text such as `4.9 Hz ± 0.3 Hz`. */
const numbersIn = (text: string) => [...text.matchAll(/-?\d+(\.\d+)?/g)].map(([found]) => Number(found));
/** What a text says of one side, up to where it speaks of the other. */
const sideOf = (text: string, side: string) =>
  text.slice(text.indexOf(side)).split(/\n(?:Left|Right) (?:hand|shoulder)\n/)[0]!;
const near = (measured: number, known: number, error: number) => {
  expect(measured, `${measured}, known ${known}`).toBeGreaterThanOrEqual(known - error);
  expect(measured, `${measured}, known ${known}`).toBeLessThanOrEqual(known + error);
};
const isNarrow = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const LONG = 170_000;

describe('a film with known movements', () => {
  it(
    'TELE-03 OPEN-107 hands that move by 5 Hz and 2 cm are measured within 0.3 Hz and 0.4 cm, and nothing leaves the page',
    { timeout: LONG },
    async () => {
      await startCamera('/telehealth/tremors/', 'tremor');
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
      });
      const results = await record(5);
      // The rating comes with the organization's outcome. At least 1 cm and less than 3 (MDS-UPDRS 3.15).
      await expect.poll(() => results.innerText()).toMatch(/Left Amplitude\s+[\d.]+ cm\s+Mild/);
      const text = await results.innerText();
      for (const side of ['Left hand', 'Right hand']) {
        const said = sideOf(text, side);
        const [hertz] = numbersIn(said.slice(said.indexOf('Frequency')));
        const [centimetres] = numbersIn(said.slice(said.indexOf('Widest swing')));
        near(hertz!, TREMOR.hertz, 0.3);
        near(centimetres!, TREMOR.centimeters, 0.4);
      }
      expect(sent).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
    },
  );

  it(
    'TELE-02 TELE-05 the motion of fingers that make a fist is measured within 65° a finger and 30° on average',
    { timeout: LONG },
    async () => {
      await startCamera('/demo/hands/', 'fist');
      const results = await record(3.2);
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
        expect(await isNarrow(), `${width} px`).toBe(true);
      }
      await results.getByRole('button', { name: 'Record again' }).click();
      await page.getByLabel('Camera preview').waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it(
    'TELE-04 a forearm that turns 60° out and 40° in is measured within the error that the page states',
    { timeout: LONG },
    async () => {
      await startCamera('/telehealth/external-shoulder-rotation/', 'rotation');
      const right = sideOf(await (await record(4.2)).innerText(), 'Right shoulder');
      for (const [said, known] of [
        ['Turned out most', ROTATION.most],
        ['Turned in most', ROTATION.least],
      ] as const) {
        const [measured, stated] = numbersIn(right.slice(right.indexOf(said)));
        expect(stated).toBe(20);
        near(measured!, known, stated!);
      }
      expect(complaints).toEqual([]);
    },
  );
});

describe('before a recording', () => {
  it('OPEN-107 the worker of the models reaches the models alone; a recording is begun and cancelled by keyboard', async () => {
    await startCamera('/telehealth/hands/', 'fist');
    await page.getByText('Well placed: you can record.').waitFor();
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
    await page.getByText('Recording begins in 3 seconds').waitFor();
    expect(await focused()).toBe('Cancel');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Record 10 Seconds');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await page.getByRole('button', { name: 'Record 10 Seconds' }).isEnabled()).toBe(true);
    expect(await page.getByLabel('Camera preview').isVisible()).toBe(true);
  });

  it('OPEN-107 without WebGL the page says that joints cannot be found, and lets the camera go', async () => {
    await openDemo('/telehealth/hands/', 'fist', 'without WebGL');
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
    await page.getByText(/^This browser cannot find joints in a picture: WebGL is turned off or missing/).waitFor();
    await page.getByLabel('Camera preview').waitFor({ state: 'detached' });
    const tracks = () =>
      page.evaluate(() => (window as unknown as { held: MediaStreamTrack[] }).held.map((track) => track.readyState));
    await expect.poll(tracks).toEqual(['ended']);
    expect(await page.getByRole('button', { name: 'Start Camera' }).isDisabled()).toBe(true);
  });
});
