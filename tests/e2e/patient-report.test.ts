/** @module-tag thorough */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfPages } from '../api/pdf-pages.ts';
import { take } from './take.ts';
import { closeProfiles, openBrowser, product, signIn } from './visitor.ts';

interface Listed {
  id: number;
  products: string[];
  mostRecentSession: string | null;
  patient: { firstName: string; lastName: string };
}

let context: BrowserContext;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ context, page, complaints } = await openBrowser());
  await signIn(page, 'admin@lakes.example.com');
});
afterAll(closeProfiles);

it('REC-26 a provider downloads the report of a patient who practised, and it can be read', async () => {
  const listed = await context.request.get(`${product.url}/api/v2/patients?limit=999`);
  const { items } = (await listed.json()) as { items: Listed[] };
  const { id, patient } = items.find(
    (each) => each.products.includes('HEALTH') && each.mostRecentSession !== null && take(each.id),
  )!;
  const name = `${patient.firstName} ${patient.lastName}`;
  await page.goto(`/patients/${id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Download Patient Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download Patient Report' });
  await dialog.getByRole('button', { name: 'Last 365 days' }).click();
  const [from, to] = [await dialog.getByLabel('From').inputValue(), await dialog.getByLabel('To').inputValue()];
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 45_000 }),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`patient-report-${id}-${from}-${to}.pdf`);
  await page.getByText('Report downloaded.').waitFor();
  const pages = pdfPages(await readFile(await download.path()));
  expect(pages[0]).toContain(`Patient ${name} `);
  for (const [index, text] of pages.entries())
    expect(text).toContain(`Confidential health information Page ${index + 1} of ${pages.length}`);
  expect(pages.join(' ')).toMatch(/Date Program Sets done Errors \d\d\/\d\d\/\d{4}/);
  expect(complaints).toEqual([]);
});
