import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withinDeadline } from './chunkDeadline.ts';
import { addPageTexts } from './i18n/pageTexts.ts';
import type { Messages } from './plugin.ts';

export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => void };

/** A page's module: the page, and what it says, which so need not be there before it. */
interface PageModule {
  default: ComponentType;
  texts?: { en: Messages };
}

/** `lazy` for a page of a plugin, whose code is fetched already when its menu entry is pointed at. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  const opened = async () => {
    const page = await withinDeadline(load());
    if (page.texts) addPageTexts(page.texts);
    return page;
  };
  // A failed preload costs nothing: opening the page tries again.
  return Object.assign(lazy(opened), { preload: () => void load().catch(() => undefined) });
}

/** Begins to fetch a page's code, if it is one that can. */
export const preload = (page: ComponentType | undefined): void => {
  if (page && 'preload' in page && typeof page.preload === 'function') page.preload();
};
