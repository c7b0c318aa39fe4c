import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GaitReport } from '../../contract/gait/report.ts';
import { addDays, formatDay, getToday } from '../../domain/platform/calendar.ts';
import { goTo } from './go-to.ts';
import { findUnreadable, seriousFindings } from './serious-findings.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

const ADMIN = 'admin@summit.example.com';
let page: Page;
let complaints: string[];
let today: string;
let places: { id: number; name: string }[];

const read = async <Answer>(path: string): Promise<Answer> => {
  const answer = await page.request.get(`/api/v2/${path}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Answer;
};
const walksOf = async (from: string, to = from, more = '') =>
  (await read<GaitReport>(`gait/report?from=${from}&to=${to}${more}`)).sessions;
const percentOf = (speeds: number[]) =>
  Math.round((speeds.filter((speed) => speed < 0.8).length / speeds.length) * 100);
const chart = () => page.getByRole('img', { name: /^Bar chart of/ });
const saved = async (button: string): Promise<Download> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
};
/** `2026-11-21` as files are named by it. */
const named = (day: string) => formatDay(day).replaceAll('/', '-');

/** Colours of a PNG at its corners and how many of its pixels are blue as the bars are. */
const looked = (bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([data], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: picture.width, height: picture.height });
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const pixels = pen.getImageData(0, 0, picture.width, picture.height).data;
    const colours = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = `${pixels[at]},${pixels[at + 1]},${pixels[at + 2]},${pixels[at + 3]}`;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    const corners = [0, (picture.width - 1) * 4, pixels.length - 4].map((at) => pixels.slice(at, at + 4).join());
    return { size: [picture.width, picture.height], corners, blue: colours.get('47,111,206,255') ?? 0 };
  }, bytes.toString('base64'));

beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, ADMIN);
  const viewer = await read<{ organization: { timezone: string }; locations: typeof places }>('users/current');
  today = getToday(viewer.organization.timezone, new Date());
  places = viewer.locations;
});
afterAll(closeProfiles);

describe('a gait report', () => {
  it('GAIT-01 GAIT-02 GAIT-05 GAIT-12 is made of today, and its percentage is that of its rows', async () => {
    await page.goto('/gait/reports/');
    await expect.poll(() => page.getByLabel('Report Date').inputValue()).toBe(today);
    await page.getByRole('button', { name: 'Generate Report' }).click();
    await page.getByRole('heading', { level: 1, name: `Gait Report: ${formatDay(today)}` }).waitFor();
    await chart().waitFor();
    const walks = await walksOf(today);
    const speeds = walks.flatMap(({ speed }) => speed ?? []);
    expect(speeds.length).toBeGreaterThan(3);
    await page.getByText(`${percentOf(speeds)}% of sessions below 0.8 m/s`).waitFor();
    await expect.poll(() => chart().locator('[data-testid^="bar.item"]').count()).toBe(speeds.length);
    expect(new URL(page.url()).search).toBe(`?date=${today}`);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('GAIT-08 GAIT-10 GAIT-11 GAIT-13 is saved as a picture: white, blue bars, twice its size, without names', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const download = await saved('Download Chart Image');
    expect(download.suggestedFilename()).toBe(`${named(today)}.png`);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const { width, height } = (await chart().boundingBox())!;
    const { size, corners, blue } = await looked(bytes);
    expect(size).toEqual([Math.round(width * 2), Math.round(height * 2)]);
    expect(corners).toEqual(['255,255,255,255', '255,255,255,255', '255,255,255,255']);
    expect(blue).toBeGreaterThan(10_000);
    const written = await chart().textContent();
    for (const { subject } of await walksOf(today))
      if (subject.lastName) expect(written).not.toContain(subject.lastName);
    await expect.poll(() => chart().locator('line[style*="stroke-dasharray"]').count()).toBe(2);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('GAIT-07 GAIT-15 GAIT-16 GAIT-18 OPEN-099 is saved as CSV, row by row as it is shown', async () => {
    await page.getByRole('tab', { name: 'CSV' }).click();
    await page.getByRole('table', { name: 'Rows of the CSV file' }).waitFor();
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['First Name', 'Last Name', 'Gait Speed (m/s)', 'Date']);
    const shown = await page.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
    const download = await saved('Download CSV');
    expect(download.suggestedFilename()).toBe(`${named(today)}.csv`);
    const [header, ...rows] = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(header).toBe('\uFEFFFirst Name,Last Name,Gait Speed (m/s),Date');
    expect(rows).toHaveLength((await walksOf(today)).length);
    expect(rows[0]).toBe(shown.join(','));
    for (const row of rows) expect(row).toMatch(new RegExp(`,(\\d\\.\\d\\d)?,${named(today)} [0-2]\\d:[0-5]\\d$`));
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('GAIT-06 is shared, loaded again and left by its address', { tags: 'thorough' }, async () => {
    await page.reload();
    await page.getByRole('table', { name: 'Rows of the CSV file' }).waitFor();
    await page.getByRole('button', { name: 'Generate new report' }).click();
    await page.getByLabel('Report Date').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: `Gait Report: ${formatDay(today)}` }).waitFor();
    expect(new URL(page.url()).search).toBe(`?date=${today}&part=csv`);
  });

  it('GAIT-10 covers a range, a bar a day, and one location', async () => {
    await goTo(page, '/gait/reports/');
    await page.getByLabel('Period').selectOption('Last 30 days');
    await page.getByRole('button', { name: 'Generate Report' }).click();
    const first = addDays(today, -29);
    await page
      .getByRole('heading', { level: 1, name: `Gait Report: ${formatDay(first)} – ${formatDay(today)}` })
      .waitFor();
    await page.getByRole('table', { name: 'By day' }).waitFor();
    const all = await walksOf(first, today);
    const place = places.find(({ id }) => all.some(({ location }) => location.id === id))!;
    const here = all.filter(({ location }) => location.id === place.id);
    await page.getByRole('combobox', { name: 'Location', exact: true }).selectOption(place.name);
    await page.waitForURL(`**/gait/reports/?from=${first}&to=${today}&location=${place.id}`);
    await page.getByText(`${percentOf(here.flatMap(({ speed }) => speed ?? []))}% of sessions below 0.8 m/s`).waitFor();
    await expect.poll(() => page.getByText(new RegExp(`^${place.name} · ${here.length} session`)).count()).toBe(1);
    const download = await saved('Download Chart Image');
    expect(download.suggestedFilename()).toBe(`${named(first)} to ${named(today)}.png`);
    await page.goBack();
    await page.waitForURL(`**/gait/reports/?from=${first}&to=${today}`);
  });

  it('GAIT-13 is readable at 900 pixels in the dark and at 390 in the light', { tags: 'thorough' }, async () => {
    for (const search of [
      '',
      `?date=${today}`,
      `?date=${today}&part=csv`,
      `?from=${addDays(today, -91)}&to=${today}`,
    ]) {
      await goTo(page, `/gait/reports/${search}`);
      await page
        .getByRole('button', { name: /^(Generate Report|Download)/ })
        .first()
        .waitFor();
      if (search && !search.includes('part')) await chart().waitFor();
      expect(await findUnreadable(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});
