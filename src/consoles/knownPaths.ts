import { preload } from '../lazyPage.ts';
import { pagesOf, type Plugin, type PluginPage } from '../plugin.ts';
import { matchesPath } from './matchesPath.ts';
import { shellPlugins } from './shellPlugins.ts';

/** The features of the console to which a path belongs; the other console's are not loaded. */
async function featuresAt(path: string): Promise<readonly Plugin[]> {
  const features = path.startsWith('/admin/')
    ? (await import('../vendorPlugins.ts')).vendorPlugins
    : (await import('../plugins.ts')).plugins;
  return [...features, ...shellPlugins];
}

const pageAt = (features: readonly Plugin[], path: string): PluginPage | undefined =>
  features.flatMap(pagesOf).find((page) => matchesPath(page.path, path));

/** Whether a path belongs to a page or resource of some console, whoever may open it. */
export async function isKnownPath(path: string): Promise<boolean> {
  if (path === '/admin/') return true;
  return pageAt(await featuresAt(path), path) !== undefined;
}

/** Begins to fetch the code of the page at a path. */
export async function preloadPage(path: string): Promise<void> {
  const page = pageAt(await featuresAt(path), path);
  if (page?.redirectTo) await preloadPage(page.redirectTo);
  else preload(page?.page);
}
