import { preload } from '../../ui/lazyPage.ts';
import { listPages, type Plugin, type PluginPage } from '../../ui/plugin.ts';
import { shellPlugins } from './shellPlugins.ts';

const parts = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * Whether an address matches a route pattern (`/user/account/:accountPath`, `/patients/:id/:product?`, `/files/*`),
 * ignoring trailing slashes (OPEN-018). For decisions before the router is loaded.
 */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.at(-1) === '*') return given.length >= wanted.length - 1 && matchesPart(wanted.slice(0, -1), given);
  const required = wanted.filter((part) => !part.endsWith('?')).length;
  return given.length >= required && given.length <= wanted.length && matchesPart(wanted, given);
}

const matchesPart = (wanted: string[], given: string[]): boolean =>
  wanted.every((part, index) => part.startsWith(':') || given[index] === undefined || part === given[index]);

/** Loads the plugins of the console of a path, not those of the other console. */
async function loadPlugins(path: string): Promise<readonly Plugin[]> {
  const features = path.startsWith('/admin/')
    ? (await import('../vendorPlugins.ts')).vendorPlugins
    : (await import('../plugins.ts')).plugins;
  return [...features, ...shellPlugins];
}

const findPage = (features: readonly Plugin[], path: string): PluginPage | undefined =>
  features.flatMap(listPages).find((page) => matchesPath(page.path, path));

/** Whether any console has a page at a path, regardless of who may open it. */
export async function isKnownPath(path: string): Promise<boolean> {
  if (path === '/admin/') return true;
  return findPage(await loadPlugins(path), path) !== undefined;
}

/** Preloads the code of the page at a path. */
export async function preloadPage(path: string): Promise<void> {
  const page = findPage(await loadPlugins(path), path);
  if (page?.redirectTo) await preloadPage(page.redirectTo);
  else preload(page?.page);
}
