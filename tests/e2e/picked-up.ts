import type { Page } from 'playwright-core';

/**
 * Waits until the page has said that the named row is picked up and listens to the arrows, which it does from the
 * browser's next turn on: a press that is faster than any hand would be lost on a busy machine.
 */
export async function pickedUp(page: Page, name: string): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: `${name} picked up.` })
    .waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((turned) => setTimeout(turned, 50)));
}
