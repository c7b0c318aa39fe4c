import { describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../../ui/plugin.ts';
import { isKnownPath, preloadPage } from './knownPaths.ts';

const list = vi.hoisted(() => [] as unknown[]);
vi.mock('../plugins.ts', () => ({ plugins: list }));
vi.mock('../vendorPlugins.ts', () => ({ vendorPlugins: list }));

const page = Object.assign(() => null, { preload: vi.fn<() => void>() });
list.push(
  definePlugin({
    id: 'patients',
    console: 'portal',
    visibleTo: () => false,
    pages: [
      { path: '/patients/', page },
      { path: '/people/', redirectTo: '/patients/' },
    ],
    messages: { en: {} },
  }),
  definePlugin({
    id: 'locations',
    console: 'admin',
    visibleTo: () => false,
    resources: [{ name: 'locations', list: page, edit: page }],
    messages: { en: {} },
  }),
);

describe('before a console has loaded', () => {
  it.each([
    ['/patients', true],
    ['/people/', true],
    ['/admin/', true],
    ['/admin/locations/3/', true],
    ['/user/account/info', true],
    ['/admin/insights', true],
    ['/patient/', false],
    ['/admin/locations', true],
    ['/admin/locations/3/keywords/', false],
    ['/locations/3/', false],
    ['/admin/patients/', false],
  ])('SHELL-05 whether %s is known is %s', async (path, known) => {
    expect(await isKnownPath(path)).toBe(known);
  });

  it('the page of a path is preloaded, also behind a redirect', async () => {
    await preloadPage('/people/');
    expect(page.preload).toHaveBeenCalledOnce();
    await preloadPage('/nowhere/');
    expect(page.preload).toHaveBeenCalledOnce();
  });
});
