import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../src/testing/people.ts';
import { scanModules } from './plugin.tsx';

const harbor = {
  id: 5,
  name: 'Harbor Balance',
  timezone: 'America/Denver',
  products: ['SCAN'],
  disabled: false,
  version: 1,
};
const module = (id: string, name: string, more = {}) => ({
  id,
  name,
  subtitle: `${name} subtitle`,
  imageName: 'Assessment',
  imageUrl: null,
  isLocked: false,
  assessments: [],
  ...more,
});
const withModules = {
  ...harbor,
  logoUrl: null,
  webLogoUrl: null,
  scanModules: [
    module('m1', 'Balance', {
      isLocked: true,
      assessments: [
        { id: 'AST-0001', name: 'Functional Reach', nameOverride: 'Reach' },
        { id: 'AST-0009', name: 'Timed Up and Go', nameOverride: null },
      ],
    }),
    module('m2', 'Empty'),
  ],
};
const open = (path: string, answers = {}) =>
  openFeature(scanModules, path, {
    answers: {
      'GET /v2/admin/organizations': pageOf([harbor]),
      'GET /v2/admin/organizations/5': [200, withModules],
      ...answers,
    },
  });

it('SEC-09 SHELL-36 is for the two vendor kinds only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(menuFor(viewer, [scanModules])).toMatchObject([
      { label: 'adminMenu.scan', children: [{ to: '/admin/scan/organizations/' }] },
    ]);
  }
  expect(menuFor(clinicAdmin, [scanModules])).toEqual([]);
});

it('MODS-02 MODS-03 OPEN-157 SHELL-36 lists organizations with Scan, each leading to its modules', async () => {
  const { user, sent } = open('/admin/scan/organizations/');
  expect(await screen.findByRole('link', { name: 'Modules' })).toHaveAttribute('href', '/admin/scan/organizations/');
  await user.click(await screen.findByRole('link', { name: 'Harbor Balance' }));
  expect(sent.find(({ path }) => path === '/v2/admin/organizations')?.query).toMatchObject({
    product: 'SCAN',
    sort: 'name',
  });
  expect(await screen.findByRole('heading', { name: 'Harbor Balance' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Scan Modules' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/scan/organizations/5/modules');
});

it('MODS-03 shows modules with their lock, and their assessments in order once opened', async () => {
  const { user } = open('/admin/scan/organizations/5/modules');
  const balance = (await screen.findByText('Balance')).closest('details')!;
  expect(within(balance).getByRole('img', { name: 'Locked' })).toBeVisible();
  expect(within(balance).getByText('Balance subtitle')).toBeVisible();
  await user.click(screen.getByText('Balance'));
  expect(
    within(balance)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reach AST-0001', 'Timed Up and Go AST-0009']);
  const empty = screen.getByText('Empty').closest('details')!;
  expect(within(empty).queryByRole('img', { name: 'Locked' })).toBeNull();
  expect(within(empty).getByText('No assessments have been added yet')).toBeInTheDocument();
});

it('says when an organization has no modules', async () => {
  open('/admin/scan/organizations/5/modules', {
    'GET /v2/admin/organizations/5': [200, { ...withModules, scanModules: [] }],
  });
  expect(await screen.findByText('This org has no modules. Please add a module.')).toBeVisible();
});

it('ERR-28 says when an organization cannot be loaded', async () => {
  open('/admin/scan/organizations/5/modules', {
    'GET /v2/admin/organizations/5': refused(404, 'Organization not found.'),
  });
  expect(await screen.findByText('Could not get organization details.')).toBeVisible();
});

it('ERR-29 says when the address names no organization', async () => {
  open('/admin/scan/organizations/nobody/modules');
  expect(await screen.findByText('No organization set.')).toBeVisible();
});
