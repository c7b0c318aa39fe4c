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

/**
 * Opens `path` as a link of a console does: what is loaded stays loaded. Where no console is, or a dialog covers it, the
 * page is loaded. For stories that look at many pages; what a reload does is for others.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const hasLinks = await page.evaluate(
    () => document.querySelector('nav') !== null && document.querySelector('[role=dialog], [role=menu]') === null,
  );
  if (hasLinks) await page.evaluate(follow, path);
  else await page.goto(path);
  await quiet(page);
}
