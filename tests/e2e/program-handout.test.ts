/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { seriousFindings } from './serious-findings.ts';
import { take } from './take.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let page: Page;
let complaints: string[];
let patientId: number;

/** An English-speaking patient in care with a program of three exercises or more. */
async function patientWithProgram(): Promise<number> {
  const read = async <Answer>(path: string) => (await (await page.request.get(`/api/v2/${path}`)).json()) as Answer;
  const { items } = await read<{ items: PatientRecord[] }>('patients?limit=100');
  for (const { id, patient, productData, discharged } of items) {
    if (!productData.health?.heps.length || discharged || patient.language !== 'en') continue;
    const { blocks } = await read<{ blocks: unknown[] }>(`patients/${id}/program`);
    if (blocks.length > 2 && take(id)) return id;
  }
  throw new Error('No patient has a program of three exercises.');
}
beforeAll(async () => {
  ({ page, complaints } = await openBrowser({ scheme: 'dark' }));
  // Counts what a printer would be asked for.
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => ((window as unknown as { printed: number }).printed += 1) });
  });
  await signIn(page, 'admin@lakes.example.com');
  patientId = await patientWithProgram();
});
afterAll(closeProfiles);

const dialog = () => page.getByRole('dialog', { name: 'Print Program' });
const print = () => dialog().getByRole('button', { name: 'Print' });
const isDrawn = (selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)!.getClientRects().length > 0, selector);

// One story, told in order: each step stands on the one before.
describe('REC-18 the printed program', () => {
  it('opens from the Program card and waits for its pictures', async () => {
    await page.goto(`/patients/${patientId}/health/activity`);
    await page.getByRole('button', { name: 'More program actions' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    await dialog().getByRole('article').waitFor();
    await expect.poll(() => print().isEnabled()).toBe(true);
    const drawn = await dialog()
      .locator('li .picture')
      .evaluateAll((pictures) =>
        pictures.map(
          (picture) => (picture.querySelector('img')?.naturalWidth ?? 0) + picture.querySelectorAll('path').length,
        ),
      );
    expect(drawn.length).toBeGreaterThan(2);
    expect(Math.min(...drawn)).toBeGreaterThan(0);
    await print().click();
    expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  });

  it('has nothing serious for axe, and fits a narrow screen', async () => {
    await expect.poll(() => seriousFindings(page), { timeout: 10_000 }).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    // The record behind the dialog is laid out again as well.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const { first, second } = await page.evaluate(() => {
      const [one, other] = [...document.querySelectorAll('article li')].map((item) => item.getBoundingClientRect());
      return { first: one!.bottom, second: other!.top };
    });
    expect(second).toBeGreaterThanOrEqual(first);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('OPEN-071 prints without console or buttons, black on white, two exercises in a row, none cut by a page', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const hidden of ['#content', '[role=dialog] [data-screen]']) expect(await isDrawn(hidden)).toBe(false);
    const looks = await page.evaluate(() => {
      const sheet = document.querySelector('article')!;
      const items = [...sheet.querySelectorAll('li')];
      const [one, other] = items.map((item) => item.getBoundingClientRect());
      return {
        colours: [getComputedStyle(sheet).color, getComputedStyle(sheet).backgroundColor],
        page: getComputedStyle(document.body).backgroundColor,
        sameRow: one!.top === other!.top && one!.right < other!.left,
        cuts: items.map((item) => `${getComputedStyle(item).display} ${getComputedStyle(item).breakInside}`),
        filter: getComputedStyle(sheet.querySelector('li .picture > *')!).filter,
        code: Math.round(sheet.querySelector('.code svg')!.getBoundingClientRect().width / (96 / 25.4)),
      };
    });
    expect(looks).toMatchObject({
      colours: ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
      page: 'rgb(255, 255, 255)',
      sameRow: true,
      filter: 'none',
      // In millimetres, its white margin included.
      code: 36,
    });
    expect(new Set(looks.cuts)).toEqual(new Set(['inline-block avoid']));
  });

  it.each(['A4', 'Letter'] as const)('OPEN-071 fills pages of %s without empty ones', async (format) => {
    const height = await page.evaluate(() => document.querySelector('article')!.getBoundingClientRect().height);
    const file = (await page.pdf({ format })).toString('latin1');
    const pages = file.match(/\/Type\s*\/Page\b(?!s)/g)!.length;
    const usable = (format === 'A4' ? 1123 : 1056) - 2 * 53;
    // Rows that move to the next page whole leave less than half of a page empty.
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(Math.ceil((height / usable) * 2) + 1);
  });

  it('OPEN-071 opens by the address under its code on a phone that was never signed in', async () => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.getByRole('checkbox', { name: 'QR code without date of birth' }).check();
    const address = await page.locator('article .address').textContent();
    const program = await page.locator('article h1').textContent();
    const exercises = await page.locator('article li h3').allTextContents();
    const phone = await openBrowser({ width: 390, scheme: 'dark' });
    await phone.page.goto(address!);
    await phone.page.getByRole('heading', { level: 1, name: program!, exact: true }).waitFor();
    await expect
      .poll(() => phone.page.getByRole('listitem').getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(exercises.map((name, at) => `${at + 1}${name}`));
    expect(await phone.page.title()).toMatch(program!);
    expect(new URL(phone.page.url()).pathname).toBe(new URL(address!).pathname);
    expect(await phone.context.cookies()).toEqual([]);
    await expect.poll(() => phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect.poll(() => seriousFindings(phone.page), { timeout: 10_000 }).toEqual([]);
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });

  it('closes by keyboard, back to the record', async () => {
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
  });
});
