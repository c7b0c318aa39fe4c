import { CHUNK_LOAD_TIMEOUT_MS } from '../../contract/platform/limits.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { addMessages } from './i18n/loadedMessages.ts';
import type { Messages } from './plugin.ts';

/** Rejects if code takes longer than 120 s to load (CONST-11); browsers have no timeout of their own. */
export function withChunkLoadTimeout<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`A part of the page did not load within ${CHUNK_LOAD_TIMEOUT_MS / 1000} s.`)),
      CHUNK_LOAD_TIMEOUT_MS,
    );
  });
  return Promise.race([loading, deadline]).finally(() => clearTimeout(timer));
}

export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => void };

/** Module of a page with its messages, which are loaded together. */
interface PageModule {
  default: ComponentType;
  texts?: { en: Messages };
}

/** `lazy` for a plugin's page, preloaded when its menu entry is hovered. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  const loadPage = async () => {
    const page = await withChunkLoadTimeout(load());
    if (page.texts) addMessages(page.texts);
    return page;
  };
  // A failed preload costs nothing: opening the page tries again.
  return Object.assign(lazy(loadPage), { preload: () => void load().catch(() => undefined) });
}

/** Preloads the code of a lazy page. */
export const preload = (page: ComponentType | undefined): void => {
  if (page && 'preload' in page && typeof page.preload === 'function') page.preload();
};
