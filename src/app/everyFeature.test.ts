import { describe, expect, it } from 'vitest';
import { isAdminType } from '../../domain/identity/viewer.ts';
import { portalMenu, shellPlugins } from './consoles/shellPlugins.ts';
import { createI18nProvider } from '../ui/i18n/i18nProvider.ts';
import { buildMenu, listPages, type MenuItem, type Plugin } from '../ui/plugin.ts';
import { plugins } from './plugins.ts';
import { clinicAdmin, vendorAdmin } from '../../tests/component/people.ts';
import { vendorPlugins } from './vendorPlugins.ts';

/* All features with a folder, even if their line in `plugins.ts` is removed. */
const folders = import.meta.glob<Record<string, Plugin>>('../../resources/**/plugin.tsx', { eager: true });
const features = [...Object.values(folders).flatMap((exported) => Object.values(exported)), ...shellPlugins];
const inOrder = [...plugins, ...features.filter((feature) => !plugins.includes(feature))];

const everything = {
  ...clinicAdmin,
  features: ['PATHS', 'MODULES', 'LANGUAGE'] as const,
  organization: { ...clinicAdmin.organization!, products: ['HEALTH', 'GAIT', 'PRO', 'SCAN'] as const },
};
const viewer = everything as unknown as typeof clinicAdmin;
const labels = (items: readonly MenuItem[]) => items.map(({ label }) => createI18nProvider(features).translate(label));

const specified = [
  'Home',
  'Patients',
  'Scan',
  'Gait',
  'RTM Billing',
  'Motion Library',
  'Program Templates',
  'Paths',
  'Modules',
  'Your Organization',
  'Support',
  'Settings',
];

describe('the portal', () => {
  it('SHELL-02 has the specified sidebar entries for a viewer who may see them all', () => {
    const portal = inOrder.filter((plugin) => plugin.console === 'portal');
    expect(labels(portalMenu(viewer, portal, () => undefined)).toSorted()).toEqual(specified.toSorted());
  });

  it('keeps the specified order of the listed features', () => {
    const shown = labels(portalMenu(viewer, [...plugins], () => undefined));
    expect(shown).toEqual(specified.filter((label) => shown.includes(label)));
  });

  it('SHELL-04 ends its paths with a slash, except for the listed ones', () => {
    const without = [
      /^\/user\/account\//,
      /^\/programs\/templates\/:templateId$/,
      /^\/programs\/products$/,
      /^\/billing\/[^/]+$/,
      /^\/patients\/:/,
      /^\/programs\/assign\/:/,
    ];
    for (const feature of features) {
      if (feature.console !== 'portal') continue;
      // Where the rest of a path is anything, what is made of it ends with a slash (domain/ehr-launch/ehr-address.test.ts).
      for (const { path } of listPages(feature))
        expect.soft(/\/\*?$/.test(path) || without.some((pattern) => pattern.test(path)), path).toBe(true);
    }
    const paths = features.flatMap(listPages).map(({ path }) => path);
    for (const path of [
      '/programs/products',
      '/billing/cycles-by-month',
      '/programs/templates/:templateId',
      '/user/account/:accountPath',
      '/programs/templates/builder/',
      '/rtm-billing/cycles-by-month/',
    ]) {
      expect.soft(paths, path).toContain(path);
    }
  });
});

describe('every feature', () => {
  it('has a unique id and unique paths', () => {
    const ids = features.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const paths = features.flatMap(listPages).map(({ path }) => path.replace(/\/$/, ''));
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('is in the list of its console', () => {
    expect(plugins.filter((plugin) => plugin.console !== 'portal')).toEqual([]);
    expect(vendorPlugins.filter((plugin) => plugin.console !== 'admin')).toEqual([]);
  });

  it('has a page or a redirect to one behind each menu entry', () => {
    const known = features
      .flatMap(listPages)
      .filter(({ page }) => page)
      .map(({ path }) => path.replace(/\/$/, ''));
    for (const { path, page, redirectTo } of features.flatMap(listPages)) {
      expect
        .soft(
          page !== undefined ||
            known.includes(redirectTo.replace(/\/$/, '')) ||
            redirectTo.startsWith('/user/account/'),
          path,
        )
        .toBe(true);
    }
  });

  it('SEC-09 shows vendor pages to vendor staff only', () => {
    for (const feature of features.filter(({ console: name }) => name === 'admin')) {
      expect.soft(feature.visibleTo(clinicAdmin), feature.id).toBe(false);
      expect.soft(feature.visibleTo({ ...clinicAdmin, role: 'PORTAL_PRACTITIONER' }), feature.id).toBe(false);
      expect.soft(feature.visibleTo(vendorAdmin), feature.id).toBe(true);
    }
    expect(isAdminType(vendorAdmin)).toBe(true);
    expect(
      buildMenu(
        clinicAdmin,
        features.filter(({ console: name }) => name === 'admin'),
      ),
    ).toEqual([]);
  });
});
