import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => void };

/** `lazy` for a page of a plugin, whose code is fetched already when its menu entry is pointed at. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  const page = lazy(load);
  // A failed preload costs nothing: opening the page tries again.
  return Object.assign(page, { preload: () => void load().catch(() => undefined) });
}

/** Begins to fetch a page's code, if it is one that can. */
export const preload = (page: ComponentType | undefined): void => {
  if (page && 'preload' in page && typeof page.preload === 'function') page.preload();
};
