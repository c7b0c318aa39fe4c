import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menuFor } from '../../src/plugin.ts';
import { refused, trouble } from '../../src/testing/fakeApi.ts';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../src/testing/people.ts';
import { exampleModule, harbor, openModules } from './exampleModules.ts';
import { scanModules } from './plugin.tsx';

const card = (name: string) => screen.findByRole('group', { name });

it('SEC-09 SHELL-36 is for the two vendor kinds only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(menuFor(viewer, [scanModules])).toMatchObject([
      { label: 'adminMenu.scan', children: [{ to: '/admin/scan/organizations/' }] },
    ]);
  }
  expect(menuFor(clinicAdmin, [scanModules])).toEqual([]);
});

it('ERR-29 says when the address names no organization', async () => {
  openModules({}, '/admin/scan/organizations/nobody/modules');
  expect(await screen.findByText('No organization set.')).toBeVisible();
});

it('MODS-02 MODS-03 MODS-04 MODS-05 MODS-06 MODS-07 OPEN-157 SHELL-36 leads from the organizations with Scan to their modules', async () => {
  const { user, sent } = openModules({}, '/admin/scan/organizations/');
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

it('OPEN-157 opens the modules of a row by Enter on it', async () => {
  const { user } = openModules({}, '/admin/scan/organizations/');
  const link = await screen.findByRole('link', { name: 'Harbor Balance' });
  link.closest<HTMLElement>('[role=row]')!.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Scan Modules' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/scan/organizations/5/modules');
});

it('MODS-08 MODS-09 MODS-13 shows a card for each module, with its assessments once it is opened', async () => {
  const { user } = openModules();
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

it('MODS-08 draws an image of our own, and says of one elsewhere where it is', async () => {
  const own = `${window.location.origin}/scan-modules/2.svg`;
  const { user } = openModules({
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
  expect(within(foreign).getByText(/^The image stands at images\.example\.com\./)).toBeVisible();
});

it('MODS-12 says when an organization has no modules', async () => {
  openModules({ 'GET /v2/admin/organizations/5': [200, { ...harbor, scanModules: [] }] });
  expect(await screen.findByText('This org has no modules. Please add a module.')).toBeVisible();
});

it('ERR-27 says when the modules cannot be read', async () => {
  trouble.isMeant = true;
  openModules({ 'GET /v2/admin/organizations/5': [200, { ...harbor, scanModules: [{ id: 'm1', name: 7 }] }] });
  expect(await screen.findAllByText('Could not parse organization scan modules.')).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'Add Module' })).toBeNull();
});

it('ERR-28 says when an organization cannot be loaded', async () => {
  openModules({ 'GET /v2/admin/organizations/5': refused(404, 'Organization not found.') });
  expect(await screen.findByText('Could not get organization details.')).toBeVisible();
});
