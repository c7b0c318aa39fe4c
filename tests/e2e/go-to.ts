import type { Page } from 'playwright-core';
import { quiet } from './quiet.ts';

/** Until the page has changed: a router keeps the previous one on the screen while the next one is prepared. */
const follow = (path: string) =>
  new Promise<void>((changed) => {
    if (new URL(path, location.href).href === location.href) {
      changed();
      return;
    }
    const observer = new MutationObserver(() => {
      observer.disconnect();
      changed();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

const COVER = '[role=dialog], [role=menu]';
const isCovered = (page: Page) => page.evaluate((cover) => document.querySelector(cover) !== null, COVER);

/**
 * Opens `path` as a link of a console does: what is loaded stays loaded. A dialog that covers the console is closed by
 * Escape before; where no console is, or the dialog stays, the page is loaded. For stories that look at many pages; what a
 * reload does is for others.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const hasLinks = await page.evaluate(() => document.querySelector('nav') !== null);
  if (hasLinks && (await isCovered(page))) {
    await page.keyboard.press('Escape');
    // Its transition; one that asks first stays.
    await page
      .waitForFunction((cover) => !document.querySelector(cover), COVER, { timeout: 2000 })
      .catch(() => undefined);
  }
  if (hasLinks && !(await isCovered(page))) await page.evaluate(follow, path);
  else await page.goto(path);
  await quiet(page);
}
