import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menuFor, routesFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../src/testing/people.ts';
import { clientVersions } from './plugin.tsx';

const latest = {
  id: '2.20.0',
  versionId: '2.20.0',
  updateRequired: false,
  isLatest: true,
  updatedBy: { firstName: 'Ana', lastName: 'Ruiz' },
};
const special = { id: '9999a', versionId: '9999a', updateRequired: true, isLatest: false, updatedBy: null };
const open = (more = {}, path = '/admin/scan/client-versions/') =>
  openFeature(clientVersions, path, { answers: { 'GET /v2/admin/scan/clients/': pageOf([latest, special]), ...more } });

it('SEC-09 SHELL-36 is for the two vendor kinds only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(menuFor(viewer, [clientVersions])).toMatchObject([
      { label: 'adminMenu.scan', children: [{ to: '/admin/scan/client-versions/', label: 'clientVersions.title' }] },
    ]);
  }
  expect(menuFor(clinicAdmin, [clientVersions])).toEqual([]);
  expect(routesFor(clinicAdmin, [clientVersions], '/').every(({ redirectTo }) => redirectTo === '/')).toBe(true);
});

it('SHELL-36 SHELL-45 OPEN-017 /admin/scan/ leads to the client versions, under Scan in the menu', async () => {
  open({}, '/admin/scan/');
  expect(await screen.findByRole('heading', { name: 'Client Versions' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/scan/client-versions/');
  expect(screen.getByRole('button', { name: 'Scan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Client Versions' })).toHaveAttribute('href', '/admin/scan/client-versions/');
});

it('ACLI-01 ACLI-08 OPEN-121 lists the versions, special ones too', async () => {
  open();
  const row = within((await screen.findByText('2.20.0')).closest('tr')!);
  expect(row.getByText('Latest')).toBeVisible();
  expect(row.getByText('Ana Ruiz')).toBeVisible();
  expect(row.getByText('No')).toBeVisible();
  expect(within(screen.getByText('9999a').closest('tr')!).getByText('Yes')).toBeVisible();
});

it('ACLI-02 ACLI-04 API-16 ERR-04 edits a version in a dialog and reloads the list', async () => {
  const { user, sent } = open({ 'PUT /v2/admin/scan/clients/2.20.0': [200, { ...latest, updateRequired: true }] });
  await user.click(await screen.findByRole('button', { name: 'Edit version 2.20.0' }));
  const dialog = within(await screen.findByRole('dialog', { name: /2\.20\.0/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'Update Required' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully updated this Scan Version.')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ updateRequired: true });
  await waitFor(() =>
    expect(sent.filter(({ method, path }) => method === 'GET' && path === '/v2/admin/scan/clients/')).toHaveLength(2),
  );
});

it('ACLI-03 the dialog forgets what was not saved', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit version 2.20.0' }));
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Edit version 2.20.0' }));
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
});

it('ACLI-05 ACLI-06 OPEN-120 checks the id of a new version', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Version' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Version ID is required')).toBeVisible();
  for (const wrong of ['2.20', 'test', '9999', '2.20.0b']) {
    await user.clear(screen.getByLabelText('Version ID'));
    await user.type(screen.getByLabelText('Version ID'), wrong);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Version ID must match the pattern X.X.X')).toBeVisible();
  }
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

it('ACLI-07 OPEN-119 adds a version with a boolean by the same call', async () => {
  const { user, sent } = open({ 'PUT /v2/admin/scan/clients/2.21.0': [200, { ...latest, versionId: '2.21.0' }] });
  await user.click(await screen.findByRole('button', { name: 'Add Version' }));
  await user.type(await screen.findByLabelText('Version ID'), '2.21.0{Enter}');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/v2/admin/scan/clients/2.21.0',
      body: { updateRequired: false },
    }),
  );
});

it('ERR-03 says when a version cannot be saved', async () => {
  const { user } = open({ 'PUT /v2/admin/scan/clients/2.20.0': refused(500) });
  await user.click(await screen.findByRole('button', { name: 'Edit version 2.20.0' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There was an issue updating this Scan Version.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('ERR-02 says when versions cannot be loaded', async () => {
  open({ 'GET /v2/admin/scan/clients/': refused(500) });
  expect(await screen.findByText('There was an issue getting all Scan Versions')).toBeVisible();
});
