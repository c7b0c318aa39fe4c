/** @module-tag thorough */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfPages } from '../api/pdf-pages.ts';
import { goTo } from './go-to.ts';
import { quiet } from './quiet.ts';
import { seriousInBothSchemes } from './serious-findings.ts';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let context: BrowserContext;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ context, page, complaints } = await openBrowser());
  await signIn(page, 'admin@summit.example.com');
});
afterAll(closeProfiles);

it('RISK-15 SCAN-12 API-35 RISK-62 an outcome is printed into a new tab, or downloaded where popups are blocked', async () => {
  await page.goto('/scan/sessions/');
  await page.getByRole('button', { name: /Select locations/ }).click();
  await page.getByRole('menu').locator('[role^=menuitem]').first().click();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').filter({ hasText: 'Timed Up and Go' }).first();
  await row.getByRole('button', { name: 'Analysis' }).click();
  const dialog = page.getByRole('dialog', { name: /^Analysis: / });
  const print = dialog.getByRole('button', { name: 'Print to PDF' });
  await dialog.getByRole('figure', { name: 'Scale' }).waitFor();

  const opened = context.waitForEvent('page').then(async (tab) => {
    // A browser without a viewer of PDF files downloads what the tab would show.
    const file = tab.waitForEvent('download').then((download) => download.url());
    return { tab, shown: await Promise.any([tab.waitForURL(/^blob:/).then(() => tab.url()), file]) };
  });
  const [{ tab, shown }] = await Promise.all([opened, print.click()]);
  expect(shown).toMatch(/^blob:/);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await tab.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  const [download] = await Promise.all([page.waitForEvent('download'), print.click()]);
  expect(download.suggestedFilename()).toMatch(/^AST-0009-[\w-]+\.pdf$/);
  const [text] = pdfPages(await readFile(await download.path()));
  expect(text).toContain('Timed Up and Go: Fall Risk');
  expect(text).toMatch(/Participant P-\d+ Session \d\d\/\d\d\/\d{4}/);
  expect(text).toContain('Confidential health information Page 1 of 1');
  expect(complaints).toEqual([]);
});

it('SCAN-03 OPEN-103 the sessions are narrowed to a risk by two clicks, and one more leads to a participant’s course', async () => {
  const filter = encodeURIComponent(JSON.stringify({ assessmentIds: ['AST-0009'] }));
  await goTo(page, `/scan/sessions/?filter=${filter}`);
  const table = page.getByRole('table', { name: 'Scan Sessions' });
  await table.getByText('High Risk').first().waitFor();
  expect(await seriousInBothSchemes(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Risk' }).click();
  await page.getByRole('option', { name: 'High Risk' }).click();
  await page.waitForURL(/risks/);
  await table.getByText('Low Risk').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  // The page before may have had no low risk either, and its rows move away.
  await quiet(page);
  // The participant who was measured most often.
  const uids = await table.getByRole('link').allTextContents();
  const count = (uid: string) => uids.filter((each) => each === uid).length;
  const [often] = uids.toSorted((a, b) => count(b) - count(a));
  await table.getByRole('link', { name: often, exact: true }).first().click();

  await page.getByRole('heading', { level: 1, name: `Participant ${often}` }).waitFor();
  expect(page.url()).toMatch(/\/scan\/participants\/\d+\/\?assessment=AST-0009$/);
  await page.getByRole('figure', { name: 'Scale' }).waitFor();
  expect(await page.getByRole('table', { name: 'All sessions' }).getByText('High Risk').count()).toBeGreaterThanOrEqual(
    count(often!),
  );
  await page.getByRole('heading', { name: 'Trend' }).waitFor();
  expect(await seriousInBothSchemes(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
