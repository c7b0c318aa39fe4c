import type { Page } from 'playwright-core';
import { goTo } from './go-to.ts';
import { quiet } from './quiet.ts';

/** In Your Account, where an account that reads English finds it. */
export async function chooseSpanish(page: Page) {
  await page.goto('/user/account/info');
  await page.getByLabel('Language').selectOption({ label: 'Español' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('heading', { name: 'Su cuenta' }).waitFor();
}

/** Waits until the page has what it shows. */
export async function openPage(page: Page, path: string) {
  await goTo(page, path);
  await page.locator(':is(h1, h2):visible').first().waitFor();
  await quiet(page);
}

export const languageOfPage = (page: Page) => page.locator('html').getAttribute('lang');
