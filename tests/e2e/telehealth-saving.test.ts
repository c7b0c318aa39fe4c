import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCamera, waitForFilm } from './camera.ts';
import { seriousFindings } from './serious-findings.ts';
import { signIn } from './visitor.ts';

let browser: Browser;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ browser, page, complaints } = await openCamera('fist'));
});
afterAll(() => browser.close());

/** The page of hands with a recording of the film that the camera plays. */
async function recordHands(seconds: number) {
  await page.goto('/telehealth/hands/');
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await page.getByText('Well placed: you can record.').waitFor();
  await page.getByRole('button', { name: 'Record 10 Seconds' }).click();
  await page.getByRole('button', { name: 'Discard' }).waitFor();
  await waitForFilm(page, seconds);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('region', { name: 'Results' }).waitFor({ timeout: 120_000 });
}

/** How many pixels of the replay have that colour. */
const pixelsOf = (colour: number[]) =>
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
    }, colour);

it(
  'TELE-02 ENT-084 ENT-097 a recording of the page is saved as a scan session and replayed like any other',
  { timeout: 240_000 },
  async () => {
    await signIn(page, 'provider@harbor.example.com');
    await recordHands(2);
    const sent: { method: string; path: string; encoding: string | undefined }[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET') return;
      const { pathname } = new URL(request.url());
      sent.push({ method: request.method(), path: pathname, encoding: request.headers()['content-encoding'] });
    });
    await page.getByRole('button', { name: 'Save as scan session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as scan session' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('Participant UID is required').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel('Participant UID').fill('P-TELEHEALTH');
    await dialog.getByLabel('Age').fill('71');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const replay = page.getByRole('link', { name: 'Open the replay' });
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
    for (const colour of [
      [255, 0, 255],
      [0, 255, 255],
    ])
      await expect.poll(() => pixelsOf(colour)).toBeGreaterThan(50);
    await session.getByRole('button', { name: 'Close' }).click();
    const row = page.getByRole('row', { name: /P-TELEHEALTH/ });
    await row.waitFor();
    expect(await row.innerText()).toContain('Total Active Motion');
    expect(complaints).toEqual([]);
  },
);
