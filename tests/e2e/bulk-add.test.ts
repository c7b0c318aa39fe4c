/** @module-tag thorough */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './serious-findings.ts';
import { ownOrganization } from './own-organization.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

const bulkFile = fileURLToPath(new URL('../fixtures/synthea-patients.csv', import.meta.url));
const header = 'First Name,Last Name,Email,Phone Number,Date of Birth,Side of Body,Involved Body Part';
const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...lines].join('\n')),
});
const line = (at: number, email = `many.${at}@example.com`) =>
  `Robin,Number${at},${email},5555550100,1980-01-31,N/A,Knee`;

let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  const places: [string, string] = ['Bayside East', 'Bayside West'];
  const { admin } = await ownOrganization({
    name: 'Bayside Therapy',
    word: 'bayside',
    products: ['HEALTH', 'GAIT'],
    places,
  });
  await signIn(page, admin);
});
afterAll(closeProfiles);

const dialog = () => page.getByRole('dialog', { name: 'Add Patient' });
const table = () => dialog().getByRole('table', { name: 'Preview' });
const total = () =>
  page.evaluate(async () => {
    const answer = await fetch('/api/v2/patients?limit=1');
    return ((await answer.json()) as { totalItems: number }).totalItems;
  });

async function openBulk() {
  await page.goto('/patients/?add=true');
  await dialog().waitFor();
  await dialog()
    .getByRole('checkbox', { name: /Health/ })
    .check();
  await dialog().getByRole('button', { name: 'Next', exact: true }).click();
  await dialog().getByRole('tab', { name: 'Bulk Add' }).click();
  await dialog().getByRole('combobox', { name: 'Default location (for rows without one)' }).selectOption({ index: 1 });
}
const chooseFile = (file: string | ReturnType<typeof csv>) => dialog().locator('input[type=file]').setInputFiles(file);

// One story, told in order: each step stands on the one before.
describe('PAT-32 OPEN-054 Bulk Add', () => {
  it('shows faulty rows next to good ones, and writes nothing', async () => {
    await page.goto('/patients/');
    const before = await total();
    await openBulk();
    await chooseFile(csv('faulty.csv', [line(1), line(2, 'nobody'), line(3)]));
    await dialog().getByText('1 of 3 rows has errors', { exact: false }).waitFor();
    const rows = table().getByRole('row');
    await expect.poll(() => rows.count(), { timeout: 10_000 }).toBe(4);
    await rows.nth(2).getByText('Email must be valid.').waitFor();
    await expect
      .poll(() => dialog().getByRole('button', { name: 'Bulk Add' }).isDisabled(), { timeout: 10_000 })
      .toBe(true);
    await dialog().getByRole('checkbox', { name: 'Only rows with errors' }).check();
    await expect.poll(() => rows.count(), { timeout: 10_000 }).toBe(2);
    await expect.poll(() => total()).toBe(before);
  });

  it.each([
    [1440, 'light'],
    [900, 'dark'],
    [390, 'light'],
  ] as const)('has nothing serious for axe and stays within %i px (%s)', async (width, colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    // Colours fade into those of the other scheme.
    await expect.poll(() => seriousFindings(page), { timeout: 10_000 }).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('shows 5000 rows a page at a time', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await chooseFile(
      csv(
        'many.csv',
        Array.from({ length: 5000 }, (_, at) => line(at)),
      ),
    );
    await dialog().getByText('5000 patients will be added and 5000 invites sent.').waitFor({ timeout: 60_000 });
    await expect.poll(() => table().getByRole('row').count(), { timeout: 10_000 }).toBe(26);
    await dialog().getByRole('button', { name: 'Go to next page', exact: true }).click();
    await dialog().getByText('26–50 of 5000').waitFor();
    await table().getByRole('cell', { name: '27', exact: true }).waitFor();
  });

  it('says who is added and invited, by keyboard alone, and adds them once', async () => {
    const before = await total();
    await chooseFile(bulkFile);
    await dialog().getByText('25 patients will be added and 25 invites sent.').waitFor();
    await dialog().getByText('Ignored columns: address1, city.').waitFor();
    await expect.poll(() => total()).toBe(before);
    const add = dialog().getByRole('button', { name: 'Add 25 Patients' });
    await dialog().locator('input[type=file]').focus();
    for (let step = 0; step < 12 && !(await add.evaluate((button) => button === document.activeElement)); step++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('25 patients were added.').waitFor();
    await expect.poll(() => total()).toBe(before + 25);
    expect(complaints).toEqual([]);
  });
});
