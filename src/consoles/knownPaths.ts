import { preload } from '../lazyPage.ts';
import type { PluginPage } from '../plugin.ts';
import { plugins } from '../plugins.ts';
import { matchesPath } from './matchesPath.ts';
import { shellPlugins } from './shellPlugins.ts';

const everything = () => [...plugins, ...shellPlugins];

const pageAt = (path: string): PluginPage | undefined =>
  everything().flatMap(({ pages }) => pages).find((page) => matchesPath(page.path, path));

/** Whether a path belongs to a page or resource of some console, whoever may open it. */
export const isKnownPath = (path: string): boolean =>
  path === '/admin/' ||
  pageAt(path) !== undefined ||
  everything().some(({ console: name, resources = [] }) =>
    resources.some((resource) => path.startsWith(`${name === 'admin' ? '/admin' : ''}/${resource.name}/`)),
  );

/** Begins to fetch the code of the page at a path. */
export function preloadPage(path: string): void {
  const page = pageAt(path);
  if (page?.redirectTo) preloadPage(page.redirectTo);
  else preload(page?.page);
}
