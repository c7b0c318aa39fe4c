import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildMenu } from '../../../src/ui/plugin.ts';
import { errorResponse, expectedError } from '../../../tests/component/fakeApi.ts';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { exampleModule, harbor, renderModules } from './fixtures.ts';
import { scanModules } from './plugin.tsx';

const card = (name: string) => screen.findByRole('group', { name });

it('SEC-09 SHELL-36 the scan modules are for the two kinds of vendor staff only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [scanModules])).toMatchObject([
      { label: 'adminMenu.scan', children: [{ to: '/admin/scan/organizations/' }] },
    ]);
  }
  expect(buildMenu(clinicAdmin, [scanModules])).toEqual([]);
});

it('ERR-29 an address without an organization is reported', async () => {
  renderModules({}, '/admin/scan/organizations/nobody/modules');
  expect(await screen.findByText('No organization set.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All organizations' })).toHaveAttribute('href', '/admin/scan/organizations/');
});

it('MODS-02 MODS-03 MODS-04 MODS-05 MODS-06 MODS-07 OPEN-157 SHELL-36 the list of organizations with Scan leads to their modules', async () => {
  const { user, sent } = renderModules({}, '/admin/scan/organizations/');
  expect(await screen.findByRole('link', { name: 'Modules' })).toHaveAttribute('href', '/admin/scan/organizations/');
  await user.click(await screen.findByRole('link', { name: 'Harbor Balance' }));
  expect(sent.find(({ path }) => path === '/v2/admin/scan/organizations')?.query).toMatchObject({ sort: 'name' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Balance' })).toBeVisible();
  expect(document.title).toMatch(/^Harbor Balance/);
  expect(await screen.findByRole('heading', { name: 'Scan Modules' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Module' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/scan/organizations/5/modules');
  expect(sent.some(({ path }) => path === '/v2/admin/organizations/5')).toBe(true);
});

it('OPEN-157 Enter on a row opens its modules', async () => {
  const { user } = renderModules({}, '/admin/scan/organizations/');
  const link = await screen.findByRole('link', { name: 'Harbor Balance' });
  link.closest<HTMLElement>('[role=row]')!.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Scan Modules' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/scan/organizations/5/modules');
});

it('MODS-08 MODS-09 MODS-13 each module has a card, with its assessments once it is opened', async () => {
  const { user } = renderModules();
  const balance = within(await card('Balance'));
  expect(balance.getByRole('img', { name: 'Locked' })).toBeVisible();
  expect(balance.getByText(/Balance subtitle/)).toBeVisible();
  expect(balance.getByRole('button', { name: 'Edit Balance' })).toBeVisible();
  expect(balance.getByRole('button', { name: 'Delete Balance' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move Balance' })).toBeVisible();
  expect(balance.queryByText('Reach')).toBeNull();
  await user.click(balance.getByRole('button', { name: 'Balance' }));
  const handles = within(balance.getByRole('list')).getAllByRole('button', { name: /^Move / });
  expect(handles.map((handle) => handle.getAttribute('aria-label'))).toEqual(['Move Reach', 'Move Timed Up and Go']);
  expect(balance.getByRole('button', { name: 'Analysis of Reach' })).toBeVisible();
  const empty = within(await card('Empty'));
  expect(empty.queryByRole('img', { name: 'Locked' })).toBeNull();
  await user.click(empty.getByRole('button', { name: 'Empty' }));
  expect(empty.getByText('No assessments have been added yet')).toBeVisible();
});

it('MODS-08 our own image is shown, and an external one is named', async () => {
  const own = `${window.location.origin}/scan-modules/2.svg`;
  const { user } = renderModules({
    'GET /v2/admin/organizations/5': [
      200,
      {
        ...harbor,
        scanModules: [
          exampleModule('m1', 'Own', { imageUrl: own }),
          exampleModule('m2', 'Foreign', { imageUrl: 'https://images.example.com/a.png' }),
        ],
      },
    ],
  });
  expect((await card('Own')).querySelector('img')).toHaveAttribute('src', own);
  const foreign = await card('Foreign');
  expect(foreign.querySelector('img')).toBeNull();
  await user.click(within(foreign).getByRole('button', { name: 'Foreign' }));
  expect(within(foreign).getByText(/^The image is hosted at images\.example\.com\./)).toBeVisible();
});

it('MODS-12 an organization without modules says so', async () => {
  renderModules({ 'GET /v2/admin/organizations/5': [200, { ...harbor, scanModules: [] }] });
  expect(await screen.findByText('This org has no modules. Please add a module.')).toBeVisible();
});

it('ERR-27 modules that cannot be read are reported', async () => {
  expectedError.isMeant = true;
  renderModules({ 'GET /v2/admin/organizations/5': [200, { ...harbor, scanModules: [{ id: 'm1', name: 7 }] }] });
  expect(await screen.findAllByText('Could not parse organization scan modules.')).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'Add Module' })).toBeNull();
});

it('ERR-28 an organization that cannot be loaded is reported', async () => {
  renderModules({ 'GET /v2/admin/organizations/5': errorResponse(404, 'Organization not found.') });
  expect(await screen.findByText('Could not get organization details.')).toBeVisible();
  expect(screen.getByText('Organization not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All organizations' })).toHaveAttribute('href', '/admin/scan/organizations/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
