import type { Page } from 'playwright-core';
import { quiet } from './quiet.ts';

/** Until the page has changed: a router keeps the previous one on the screen while the next one is prepared. */
const follow = (path: string) =>
  new Promise<void>((changed) => {
    const there = new URL(path, location.href);
    const addressOf = ({ pathname, search }: URL | Location) => pathname.replace(/\/$/, '') + search;
    if (addressOf(there) === addressOf(location)) {
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

const overlay = '[role=dialog], [role=menu], [role=listbox]';

/** Closes dialogs and menus by Escape. One that asks before it closes may stay open. */
async function closeOverlays(page: Page): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const covers = page.locator(overlay);
    const count = await covers.count();
    if (count === 0) return;
    await page.keyboard.press('Escape');
    // Until its transition has ended.
    await covers
      .nth(count - 1)
      .waitFor({ state: 'detached', timeout: 3000 })
      .catch(() => undefined);
  }
}

/**
 * Opens `path` as a link of a console does: what is loaded stays loaded. Where no console is, or a dialog stays in front
 * of it, the page is loaded. For stories that look at many pages; what a reload does is for others.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await closeOverlays(page);
  const hasLinks = await page.evaluate(
    (covers) => document.querySelector('nav') !== null && document.querySelector(covers) === null,
    overlay,
  );
  if (hasLinks) await page.evaluate(follow, path);
  else await page.goto(path);
  await quiet(page);
}
