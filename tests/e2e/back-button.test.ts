import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeProfiles, openBrowser, signIn } from './visitor.ts';

let page: Page;
let complaints: string[];
beforeAll(async () => {
  ({ page, complaints } = await openBrowser());
  await signIn(page, 'admin@summit.example.com');
});
afterAll(closeProfiles);

describe('the Back button of the browser', () => {
  it(
    'PAT-28 asks before it loses what was typed into a dialog, and keeps it or leaves',
    { tags: 'thorough' },
    async () => {
      await page.goto('/home/');
      await page.getByRole('navigation').getByRole('link', { name: 'Patients', exact: true }).click();
      await page.getByRole('button', { name: 'Add Patient' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Patient' });
      await dialog.getByRole('checkbox', { name: 'Health' }).check();
      await dialog.getByRole('button', { name: 'Next' }).click();
      await dialog.getByLabel('First Name').fill('Ada');
      // The page knows that something was typed: the draft is kept.
      await page.waitForFunction(() => Object.values(sessionStorage).some((text) => String(text).includes('Ada')));
      await page.goBack();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await question.waitFor({ state: 'hidden' });
      expect(await dialog.getByLabel('First Name').inputValue()).toBe('Ada');
      expect(new URL(page.url()).pathname).toBe('/patients/');
      await page.goBack();
      await question.getByRole('button', { name: 'Leave' }).click();
      await page.waitForURL('**/home/');
      expect(complaints).toEqual([]);
    },
  );

  it('DASH-06 DASH-07 comes back to the tab and the page of the dashboard that a patient was opened from', async () => {
    await page.goto('/home/');
    const tab = page.getByRole('tab', { name: /^No session in the past 7 days/ });
    await tab.click();
    const list = page.getByRole('tabpanel', { name: /^No session in the past 7 days/ });
    await list.getByRole('link').first().click();
    await page.waitForURL('**/patients/**');
    await page.goBack();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await list.getByRole('link').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
