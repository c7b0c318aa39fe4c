import { describe, expect, it } from 'vitest';
import { holds } from '../domain/viewer.ts';
import { definePlugin, menuFor, routesFor } from './plugin.ts';
import { clinicAdmin } from './testing/people.ts';

const Page = () => null;
const plugin = (id: string, more: Partial<Parameters<typeof definePlugin>[0]> = {}) =>
  definePlugin({ id, console: 'portal', visibleTo: () => true, pages: [], messages: { en: {} }, ...more });

const library = plugin('library', {
  visibleTo: (viewer) => holds(viewer, 'HEALTH'),
  pages: [{ path: '/programs/exercise-library/', page: Page, menu: { label: 'Motion Library' } }],
});
const gait = plugin('gait', {
  visibleTo: (viewer) => holds(viewer, 'GAIT'),
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
  it('shows what the viewer may open, in the order of the plugins', () => {
    expect(menuFor(clinicAdmin, [gait, library])).toEqual([
      { label: 'Motion Library', to: '/programs/exercise-library/' },
    ]);
  });

  it('gathers plugins with the same group under one head', () => {
    expect(menuFor(clinicAdmin, [versions, library, modules])).toEqual([
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

  it('puts the icon of a resource beside the menu entry of its list', () => {
    const patients = plugin('patients', {
      resources: [{ name: 'patients', icon: Page, list: Page, options: { label: 'Patients' } }],
    });
    expect(menuFor(clinicAdmin, [patients])).toEqual([{ label: 'Patients', icon: Page, to: '/patients/' }]);
  });

  it('leaves out a group of which nothing may be opened, and a page with its own rule', () => {
    const hidden = plugin('hidden', {
      group: scanGroup,
      pages: [{ path: '/x/', page: Page, menu: { label: 'X' }, visibleTo: () => false }],
    });
    expect(menuFor(clinicAdmin, [hidden])).toEqual([]);
  });
});

describe('routes', () => {
  it('OPEN-014 what is hidden from the menu leads away by its address as well', () => {
    expect(routesFor(clinicAdmin, [gait, library], '/home/')).toEqual([
      { path: '/gait/reports/', redirectTo: '/home/' },
      { path: '/programs/exercise-library/', page: Page },
    ]);
  });

  it('OPEN-017 an index path leads to its first child', () => {
    expect(routesFor(clinicAdmin, [modules], '/home/')).toContainEqual({
      path: '/admin/scan/',
      redirectTo: '/admin/scan/client-versions/',
    });
  });
});
