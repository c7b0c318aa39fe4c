import { describe, expect, it } from 'vitest';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { definePlugin, buildMenu, buildRoutes } from './plugin.ts';
import { clinicAdmin } from '../../tests/component/people.ts';

const Page = () => null;
const plugin = (id: string, more: Partial<Parameters<typeof definePlugin>[0]> = {}) =>
  definePlugin({ id, console: 'portal', visibleTo: () => true, pages: [], messages: { en: {} }, ...more });

const library = plugin('library', {
  visibleTo: (viewer) => hasProduct(viewer, 'HEALTH'),
  pages: [{ path: '/programs/exercise-library/', page: Page, menu: { label: 'Motion Library' } }],
});
const gait = plugin('gait', {
  visibleTo: (viewer) => hasProduct(viewer, 'GAIT'),
  pages: [{ path: '/gait/reports/', page: Page, menu: { label: 'Reports' } }],
});
const scanGroup = { label: 'Scan', icon: Page };
const versions = plugin('versions', {
  group: scanGroup,
  pages: [{ path: '/admin/scan/client-versions/', page: Page, menu: { label: 'Client Versions' } }],
});
const modules = plugin('modules', {
  group: scanGroup,
  pages: [
    { path: '/admin/scan/organizations/', page: Page, menu: { label: 'Modules' } },
    { path: '/admin/scan/', redirectTo: '/admin/scan/client-versions/' },
  ],
});

describe('menus', () => {
  it('show what the viewer may open, in the order of the plugins', () => {
    expect(buildMenu(clinicAdmin, [gait, library])).toEqual([
      { label: 'Motion Library', to: '/programs/exercise-library/' },
    ]);
  });

  it('group plugins with the same group label', () => {
    expect(buildMenu(clinicAdmin, [versions, library, modules])).toEqual([
      {
        ...scanGroup,
        children: [
          { label: 'Client Versions', to: '/admin/scan/client-versions/' },
          { label: 'Modules', to: '/admin/scan/organizations/' },
        ],
      },
      { label: 'Motion Library', to: '/programs/exercise-library/' },
    ]);
  });

  it('show the icon of a resource beside the menu entry of its list', () => {
    const patients = plugin('patients', {
      resources: [{ name: 'patients', icon: Page, list: Page, options: { label: 'Patients' } }],
    });
    expect(buildMenu(clinicAdmin, [patients])).toEqual([{ label: 'Patients', icon: Page, to: '/patients/' }]);
  });

  it('leave out an empty group, and a page with its own rule', () => {
    const hidden = plugin('hidden', {
      group: scanGroup,
      pages: [{ path: '/x/', page: Page, menu: { label: 'X' }, visibleTo: () => false }],
    });
    expect(buildMenu(clinicAdmin, [hidden])).toEqual([]);
  });
});

describe('routes', () => {
  it('OPEN-014 redirect from an address that is hidden from the menu', () => {
    expect(buildRoutes(clinicAdmin, [gait, library], '/home/')).toEqual([
      { path: '/gait/reports/', redirectTo: '/home/' },
      { path: '/programs/exercise-library/', page: Page },
    ]);
  });

  it('OPEN-017 redirect an index path to its first child', () => {
    expect(buildRoutes(clinicAdmin, [modules], '/home/')).toContainEqual({
      path: '/admin/scan/',
      redirectTo: '/admin/scan/client-versions/',
    });
  });
});
