import { readFile } from 'node:fs/promises';
import { BufferSource, Input, WEBM } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { AdminGaitSession } from '../../contract/gait/admin-gait-sessions.ts';
import { quiet } from './quiet.ts';
import { seriousInBothSchemes } from './serious-findings.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';
import { lookAtVideo, nameOfColour } from './video-look.ts';

const MAGENTA = [255, 0, 255];
const CYAN = [0, 255, 255];

let context: BrowserContext;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ context, page, complaints } = await openBrowser());
  await signIn(page, 'vendor.support@example.com');
});
afterAll(closeProfiles);

const dialog = () => page.getByRole('dialog', { name: 'Session Replay' });
const canvas = () => dialog().getByRole('img', { name: 'Recorded movement' }).locator('canvas');
const frameShown = async () =>
  Number(
    /^Frame: (\d+) \//.exec(
      await dialog()
        .getByText(/^Frame: /)
        .innerText(),
    )![1],
  );

/** The colour at a place of the canvas, in its own pixels. */
const colourAt = (x: number, y: number) =>
  canvas().evaluate(
    (element, at) =>
      [...(element as HTMLCanvasElement).getContext('2d')!.getImageData(at.x, at.y, 1, 1).data].slice(0, 3),
    { x, y },
  );
/** How many pixels of a colour are drawn. */
const pixelsOf = (colour: number[]) =>
  canvas().evaluate((element, wanted) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (wanted.every((value, place) => data[at + place] === value) && data[at + 3] === 255) count += 1;
    }
    return count;
  }, colour);

/** From the highest to the lowest pixel of the left side. */
const heightDrawn = () =>
  canvas().evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    const rows: number[] = [];
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 255 && !data[at + 1] && data[at + 2] === 255) rows.push(Math.floor(at / 4 / width));
    return rows.at(-1)! - rows[0]!;
  });

async function openReplay(row: Locator, frames: number) {
  await row.getByRole('button', { name: 'Replay' }).click();
  await dialog().getByText(`Frame: 1 / ${frames}`).waitFor();
  await expect.poll(() => pixelsOf(MAGENTA)).toBeGreaterThan(50);
}

const close = async () => {
  await dialog().getByRole('button', { name: 'Close' }).click();
  await dialog().waitFor({ state: 'detached' });
};

/** The list as the demo has it, of walks with two laps alone. */
const onlyTwoLaps = () =>
  page.route('**/api/v2/admin/scan/sessions/pages*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('assessmentIds', 'AST-0024');
    await route.continue({ url: url.href });
  });

describe('REPLAY-15 vendor support watches a walk of a scan session', () => {
  it('ASCAN-20 REPLAY-05 opens it in its row; what draws it is fetched only then', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const viewers = () => fetched.filter((path) => path.includes('ReplayViewer'));
    await onlyTwoLaps();
    await page.goto('/admin/scan/sessions/');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: 'Replay' }) })
      .first();
    await row.waitFor();
    expect(viewers()).toEqual([]);
    await openReplay(row, 266);
    expect(viewers()).toHaveLength(1);
    expect(await canvas().evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([900, 640]);
  });

  it('REPLAY-15 says above it whose walk it is, from when by a clock that is named, and what it comes to', async () => {
    const about = dialog().getByRole('group', { name: 'About this session' });
    expect(await about.innerText()).toMatch(/P-\d+\s+Gait, Two Laps\s+\d\d\/\d\d\/2026, \d\d:\d\d [AP]M [A-Z]+T/);
    await about.getByText(/^Avg Speed: \d\.\d\d m\/s$/).waitFor();
    await about.getByText(/^(Low|High) Risk$/).waitFor();
  });

  it('REPLAY-09 OPEN-143 draws the joints where they were recorded, left magenta and right cyan', async () => {
    await expect.poll(() => colourAt(136, 314)).toEqual(MAGENTA);
    await expect.poll(() => colourAt(75, 306)).toEqual(CYAN);
    await expect.poll(() => colourAt(775, 314)).toEqual([0, 0, 0]);
  });

  it('REPLAY-01 plays 30 frames a second', async () => {
    // The clock goes on when it is told to, however busy the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await dialog().getByRole('button', { name: 'Play' }).click();
    await dialog().getByRole('button', { name: 'Pause' }).waitFor();
    await page.clock.runFor(2000);
    // One more than 60 is drawn after 2 seconds or the picture before.
    await expect.poll(frameShown).toBeGreaterThanOrEqual(60);
    expect(await frameShown()).toBeLessThanOrEqual(61);
  });

  it('REPLAY-02 REPLAY-10 a step pauses', async () => {
    await dialog().getByRole('button', { name: 'Next frame' }).click();
    await dialog().getByRole('button', { name: 'Play' }).waitFor();
    const stopped = await frameShown();
    await page.clock.runFor(300);
    await page.clock.resume();
    await expect.poll(() => frameShown()).toBe(stopped);
    await dialog().getByRole('button', { name: 'Previous frame' }).click();
    await expect.poll(() => frameShown()).toBe(stopped - 1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frameShown()).toBe(stopped);
  });

  it('REPLAY-12 REPLAY-13 jumps to a listed frame, whose phase is shown', async () => {
    await dialog().getByRole('button', { name: 'Gait Speed: frame 138' }).click();
    await expect.poll(() => frameShown()).toBe(138);
    await expect.poll(() => dialog().locator('output').innerText()).toBe('LAP 1 END');
    await expect.poll(() => colourAt(775, 314)).toEqual(MAGENTA);
    await expect.poll(() => colourAt(733, 320)).toEqual(CYAN);
    await expect.poll(() => colourAt(136, 314)).toEqual([0, 0, 0]);
  });

  it('names the joint that is pointed at', async () => {
    const { x, y } = (await canvas().boundingBox())!;
    // The left wrist was recorded at 775.8, 314.6.
    await page.mouse.move(x + 775, y + 314);
    const label = dialog().getByText(/^Left wrist, confidence /);
    await expect.poll(() => label.isVisible()).toBe(true);
    await page.mouse.move(x + 300, y + 100);
    await expect.poll(() => label.isVisible()).toBe(false);
  });

  it('nothing serious stands in the way of anybody, in either theme', { tags: 'thorough' }, async () => {
    expect(await seriousInBothSchemes(page)).toEqual([]);
  });

  it(
    'saves a part as a video that plays, 30 frames a second, with the body where it was and without the face',
    { tags: 'thorough' },
    async () => {
      // The left ear stands out, at 758.9, 256.6.
      await expect.poll(() => colourAt(758, 256)).toEqual(MAGENTA);
      await dialog().getByRole('button', { name: 'Save Clip' }).click();
      await dialog().getByRole('button', { name: 'Start at the current frame' }).click();
      await dialog().getByLabel('To frame', { exact: true }).fill('149');
      const download = page.waitForEvent('download');
      await dialog().getByRole('button', { name: 'Create Video' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^replay-[0-9a-f]{8}-frames-138-149\.webm$/);
      const bytes = await readFile(await file.path());
      const track = await new Input({ source: new BufferSource(bytes), formats: [WEBM] }).getPrimaryVideoTrack();
      expect((await track!.computePacketStats()).packetCount).toBe(12);
      const seen = await page.evaluate(lookAtVideo, {
        video: bytes.toString('base64'),
        looks: [
          { second: 0.01, x: 775, y: 314 },
          { second: 0.01, x: 733, y: 320 },
          { second: 0.01, x: 758, y: 256 },
          // The left wrist in frame 149, at 800.9, 317.1.
          { second: 0.38, x: 800, y: 317 },
          { second: 0.38, x: 775, y: 314 },
        ],
      });
      expect(seen.size).toEqual([900, 640]);
      expect(seen.seconds).toBeCloseTo(0.4, 2);
      expect(seen.colours.map(nameOfColour)).toEqual(['magenta', 'cyan', 'dark', 'magenta', 'dark']);
    },
  );

  it('a link to the frame opens the same frame', { tags: 'thorough' }, async () => {
    await dialog().getByRole('button', { name: 'Gait Speed: frame 138' }).click();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog().getByRole('button', { name: 'Copy Link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).searchParams.get('frame')).toBe('138');
    await page.goto(link);
    await dialog().getByText('Frame: 138 / 266').waitFor();
    await expect.poll(() => colourAt(775, 314)).toEqual(MAGENTA);
  });

  it('REPLAY-03 REPLAY-11 plays from near the end to the last frame, COMPLETE', async () => {
    await dialog().getByRole('slider', { name: 'Frame' }).fill('256');
    await expect.poll(() => frameShown()).toBe(256);
    await page.keyboard.press('Space');
    await dialog().getByText('Frame: 266 / 266').waitFor();
    await dialog().getByText('COMPLETE').waitFor();
    await dialog().getByRole('button', { name: 'Play' }).waitFor();
    await expect.poll(() => colourAt(152, 327)).toEqual(MAGENTA);
    await expect.poll(() => colourAt(74, 303)).toEqual(CYAN);
    await close();
    expect(complaints).toEqual([]);
  });
});

describe('REPLAY-15 vendor support watches a gait session', { tags: 'thorough' }, () => {
  it('AGAIT-04 REPLAY-06 OPEN-141 on 480 x 640, which the figure fills, or with the whole picture on it', async () => {
    const listed = await page.request.get('/api/v2/admin/gait/sessions?limit=300');
    const { items } = (await listed.json()) as { items: AdminGaitSession[] };
    // One whose recording was taken squarely from the side.
    const { sessionUUID } = items.find(
      ({ recording: { quality } }) => quality?.remarks.includes('OBLIQUE_VIEW') === false,
    )!;
    await page.goto(`/admin/gait/sessions?filter=${encodeURIComponent(JSON.stringify({ sessionUUID }))}`);
    const row = page.getByRole('row').filter({ has: page.getByText('Measured', { exact: true }) });
    await openReplay(row, 151);
    expect(await canvas().evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([480, 640]);
    expect(await heightDrawn()).toBeGreaterThan(0.7 * 640);
    await dialog().getByRole('button', { name: 'Follow the Figure', pressed: true }).click();
    await expect.poll(heightDrawn).toBeLessThan(0.3 * 640);
    // The left wrist, recorded at 786, 450 of 900 x 640.
    await expect.poll(() => colourAt(419, 389)).toEqual(MAGENTA);
  });

  it('REPLAY-01 REPLAY-11 draws on while it plays, to the last frame', async () => {
    await dialog().getByRole('button', { name: 'Play' }).click();
    await expect.poll(frameShown).toBeGreaterThan(20);
    await page.keyboard.press('End');
    await expect.poll(() => frameShown()).toBe(151);
    await expect.poll(() => dialog().locator('output').innerText()).toBe('COMPLETE');
    await expect.poll(() => colourAt(419, 389)).toEqual([0, 0, 0]);
    await close();
    expect(complaints).toEqual([]);
  });
});

it(
  'the replay opens at its top on a page of 720 pixels, keys play it at once, and it fits 900 and 390 pixels',
  { tags: 'thorough' },
  async () => {
    await page.setViewportSize({ width: 1366, height: 720 });
    await onlyTwoLaps();
    await page.goto('/admin/scan/sessions/');
    await openReplay(page.getByRole('row').filter({ hasText: 'Replay' }).first(), 266);
    const scrolled = () =>
      dialog().evaluate((element) =>
        [...element.querySelectorAll('*'), element].reduce((most, { scrollTop }) => Math.max(most, scrollTop), 0),
      );
    expect(await scrolled()).toBe(0);
    const { y } = (await dialog().getByRole('heading', { name: 'Session Replay' }).boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frameShown()).toBe(2);
    for (const width of [900, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await quiet(page);
      const { shown, ratio, beyond } = await canvas().evaluate((element) => ({
        shown: element.clientWidth,
        ratio: element.clientWidth / element.clientHeight,
        beyond: element.closest('[role="dialog"]')!.scrollWidth - element.closest('[role="dialog"]')!.clientWidth,
      }));
      expect(shown).toBeLessThan(width);
      expect(shown).toBeGreaterThan(width * 0.8);
      expect(ratio).toBeCloseTo(900 / 640, 1);
      expect(beyond).toBe(0);
    }
    await close();
  },
);
