import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildMenu, buildRoutes } from '../../../src/ui/plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { clientVersions } from './plugin.tsx';

const latest = {
  id: '2.20.0',
  versionId: '2.20.0',
  updateRequired: false,
  isLatest: true,
  updatedBy: { firstName: 'Ana', lastName: 'Ruiz' },
  version: 4,
};
const special = { id: '9999a', versionId: '9999a', updateRequired: true, isLatest: false, updatedBy: null, version: 1 };
const open = (more = {}, path = '/admin/scan/client-versions/') =>
  renderFeature(clientVersions, path, {
    answers: {
      'GET /v2/admin/scan/clients/': pagedResponse([latest, special]),
      'GET /v2/admin/scan/clients/2.20.0': [200, latest],
      ...more,
    },
  });

it('SEC-09 SHELL-36 the versions are for the two kinds of vendor staff only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [clientVersions])).toMatchObject([
      { label: 'adminMenu.scan', children: [{ to: '/admin/scan/client-versions/', label: 'clientVersions.menu' }] },
    ]);
  }
  expect(buildMenu(clinicAdmin, [clientVersions])).toEqual([]);
  expect(buildRoutes(clinicAdmin, [clientVersions], '/').every(({ redirectTo }) => redirectTo === '/')).toBe(true);
});

it('SHELL-36 SHELL-45 OPEN-017 /admin/scan/ leads to the client versions, under Scan in the menu', async () => {
  open({}, '/admin/scan/');
  expect(await screen.findByRole('heading', { name: 'Client Versions' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin/scan/client-versions/');
  expect(screen.getByRole('button', { name: 'Scan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Client Versions' })).toHaveAttribute('href', '/admin/scan/client-versions/');
});

it('ACLI-01 ACLI-08 OPEN-121 the list shows the versions, special ones too', async () => {
  open();
  const row = within((await screen.findByText('2.20.0')).closest('tr')!);
  expect(row.getByText('Latest')).toBeVisible();
  expect(row.getByText('Ana Ruiz')).toBeVisible();
  expect(row.getByText('No')).toBeVisible();
  expect(within(screen.getByText('9999a').closest('tr')!).getByText('Yes')).toBeVisible();
});

it('ACLI-02 ACLI-04 API-16 ERR-04 a version is edited in a dialog and the list reloads', async () => {
  const { user, sent } = open({ 'PUT /v2/admin/scan/clients/2.20.0': [200, { ...latest, updateRequired: true }] });
  await user.click(await screen.findByRole('link', { name: 'Edit version 2.20.0' }));
  const dialog = within(await screen.findByRole('dialog', { name: /2\.20\.0/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'Update Required' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully updated this Scan Version.')).toBeVisible();
  const put = sent.find(({ method }) => method === 'PUT')!;
  expect(put.body).toEqual({ updateRequired: true });
  expect(put.headers.get('If-Match')).toBe('4');
  await waitFor(() =>
    expect(sent.filter(({ method, path }) => method === 'GET' && path === '/v2/admin/scan/clients/')).toHaveLength(2),
  );
});

it('the dialog opens with the focus in its first field', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Add Version' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Version ID' })).toHaveFocus());
});

it('ACLI-03 the dialog discards unsaved changes when it closes', async () => {
  const { user } = open();
  const requirement = async () => {
    await user.click(await screen.findByRole('link', { name: 'Edit version 2.20.0' }));
    return within(await screen.findByRole('dialog')).findByRole('checkbox');
  };
  await user.click(await requirement());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await requirement()).not.toBeChecked();
});

it('ACLI-05 ACLI-06 OPEN-120 the id of a new version is validated', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('link', { name: 'Add Version' }));
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

it('ACLI-07 OPEN-119 a new version is sent with a boolean by the same call', async () => {
  const { user, sent } = open({ 'PUT /v2/admin/scan/clients/2.21.0': [200, { ...latest, versionId: '2.21.0' }] });
  await user.click(await screen.findByRole('link', { name: 'Add Version' }));
  await user.type(await screen.findByLabelText('Version ID'), '2.21.0{Enter}');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/v2/admin/scan/clients/2.21.0',
      body: { updateRequired: false },
    }),
  );
  expect(sent.find(({ method }) => method === 'PUT')!.headers.get('If-Match')).toBe('0');
});

it('OPEN-119 a version that exists already is rejected at its field', async () => {
  const message = 'Version ID already exists';
  const { user } = open({
    'PUT /v2/admin/scan/clients/2.20.0': errorResponse(412, message, {
      fields: { versionId: message },
      current: latest,
    }),
  });
  await user.click(await screen.findByRole('link', { name: 'Add Version' }));
  await user.type(await screen.findByLabelText('Version ID'), '2.20.0{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Version ID')).toBeInvalid();
  expect(screen.getByLabelText('Version ID')).toHaveValue('2.20.0');
  expect(screen.queryByRole('button', { name: 'Save anyway' })).toBeNull();
});

it('C1 the second of two concurrent editors sees what changed and by whom, and may overwrite it', async () => {
  const theirs = { ...latest, updateRequired: true, updatedBy: { firstName: 'Ben', lastName: 'Cole' }, version: 5 };
  const { user, sent } = open({
    'PUT /v2/admin/scan/clients/2.20.0': ({ headers }: { headers: Headers }) =>
      headers.get('If-Match') === '5'
        ? [200, { ...latest, version: 6 }]
        : errorResponse(412, 'Late.', { current: theirs }),
  });
  await user.click(await screen.findByRole('link', { name: 'Edit version 2.20.0' }));
  const dialog = within(await screen.findByRole('dialog', { name: /2\.20\.0/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Changed by Ben Cole since you opened it');
  expect(dialog.getByRole('listitem')).toHaveTextContent(/^Update Required: changed from “No” to “Yes”\.$/);
  expect(dialog.getByRole('checkbox')).toBeChecked();
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByText('Successfully updated this Scan Version.')).toBeVisible();
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ updateRequired: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('C1 the list behind the dialog shows at once what another user saved', async () => {
  const theirs = { ...latest, updateRequired: true, updatedBy: null, version: 5 };
  let stored = latest as object;
  const { user } = open({
    'GET /v2/admin/scan/clients/': () => pagedResponse([stored, special]),
    'PUT /v2/admin/scan/clients/2.20.0': () => {
      stored = theirs;
      return errorResponse(412, 'Late.', { current: theirs });
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Edit version 2.20.0' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changed since you opened it')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Update Required: changed from “No” to “Yes”\.$/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(within(screen.getByText('2.20.0').closest('tr')!).getByText('Yes')).toBeVisible());
});

it('ERR-03 an error while saving a version is reported', async () => {
  const { user } = open({ 'PUT /v2/admin/scan/clients/2.20.0': errorResponse(500) });
  await user.click(await screen.findByRole('link', { name: 'Edit version 2.20.0' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There was an issue updating this Scan Version.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('ERR-02 an error while loading versions is reported', async () => {
  open({ 'GET /v2/admin/scan/clients/': errorResponse(500) });
  expect(await screen.findByText('There was an issue getting all Scan Versions')).toBeVisible();
});

const version = (id: string, updateRequired: boolean) => ({
  id,
  versionId: id,
  updateRequired,
  isLatest: false,
  updatedBy: null,
  version: 3,
});
const listed = [version('2.20.0', false), version('2.19.0', true), version('2.18.0', false)];

it('several versions get a required update; those that were changed meanwhile stay selected', async () => {
  const { user, sent } = renderFeature(clientVersions, '/admin/scan/client-versions/', {
    answers: {
      'GET /v2/admin/scan/clients/': pagedResponse(listed),
      'PUT /v2/admin/scan/clients/2.20.0': [200, version('2.20.0', true)],
      'PUT /v2/admin/scan/clients/2.18.0': errorResponse(412),
    },
  });
  await screen.findByText('2.20.0');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Require update' }));
  expect(await screen.findByText('Someone else changed one version. It stays selected.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: '/v2/admin/scan/clients/2.20.0', body: { updateRequired: true } },
    { path: '/v2/admin/scan/clients/2.18.0', body: { updateRequired: true } },
  ]);
  expect(sent.find(({ method }) => method === 'PUT')?.headers.get('If-Match')).toBe('3');
  expect(await screen.findByText('1 selected')).toBeVisible();
  const left = within(screen.getByRole('row', { name: /2\.18\.0/ }));
  expect(left.getByRole('checkbox', { name: 'Select this row' })).toBeChecked();
});
