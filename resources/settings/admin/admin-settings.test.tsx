import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildMenu } from '../../../src/ui/plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { adminSettings } from './plugin.tsx';

const override = '/v2/admin/settings/scan-modules-organization-override';
const harbor = {
  id: 5,
  name: 'Harbor Balance',
  timezone: 'America/Denver',
  products: ['SCAN'],
  disabled: false,
  version: 1,
};
// The viewer's own organization is 1, Northside Physical Therapy, which does not hold Scan.
const answers = {
  'GET /v2/admin/organizations': pagedResponse([harbor]),
  [`GET ${override}`]: [200, { organizationId: 5 }] as const,
};
const open = (more = {}) => renderFeature(adminSettings, '/admin/settings/', { answers: { ...answers, ...more } });
const select = async () => {
  const choice = await screen.findByRole('combobox', { name: 'Organization to Emulate' });
  await waitFor(() => expect(choice).toBeEnabled());
  return choice;
};

it('SEC-09 SHELL-41 the settings are for the two kinds of vendor staff only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [adminSettings])).toMatchObject([
      { to: '/admin/settings/', label: 'adminSettings.title' },
    ]);
  }
  expect(buildMenu(clinicAdmin, [adminSettings])).toEqual([]);
});

it('SHELL-41 ASET-01 ASET-02 ASET-03 API-40 the choice offers organizations with Scan and the own one', async () => {
  const { sent } = open();
  expect(await screen.findByRole('heading', { name: 'Scan Modules Override' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/admin/settings/');
  const choice = await select();
  await waitFor(() => expect(choice).toHaveDisplayValue('Harbor Balance'));
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Northside Physical Therapy', 'Harbor Balance']);
  expect(sent.find(({ path }) => path === '/v2/admin/organizations')?.query).toMatchObject({ product: 'SCAN' });
});

it('ERR-43 API-41 the chosen organization is emulated', async () => {
  const { user, sent } = open({
    [`GET ${override}`]: [200, { organizationId: 1 }],
    [`POST ${override}`]: [200, { organizationId: 5 }],
  });
  await screen.findByRole('option', { name: 'Harbor Balance' });
  await user.selectOptions(await select(), 'Harbor Balance');
  expect(await screen.findByText('Override organization set.')).toBeVisible();
  await waitFor(async () => expect(await select()).toHaveFocus());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ organizationId: 5 });
});

it('ASET-04 ERR-44 OPEN-123 a reset returns to the own organization', async () => {
  const { user, sent } = open({ [`POST ${override}`]: [200, { organizationId: 1 }] });
  await select();
  await user.click(screen.getByRole('button', { name: 'Reset to My Organization' }));
  expect(await screen.findByText('Override reset.')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ organizationId: 1 });
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveDisplayValue('Northside Physical Therapy'));
});

it('ERR-39 ERR-40 an error while loading is reported', async () => {
  open({ 'GET /v2/admin/organizations': errorResponse(500), [`GET ${override}`]: errorResponse(500) });
  expect(await screen.findByText('Could not get organizations.')).toBeVisible();
  expect(await screen.findByText('Could not get scan modules org override.')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveDisplayValue('–');
});

it('ERR-41 ERR-42 an error while saving is reported', async () => {
  const { user } = open({ [`POST ${override}`]: errorResponse(500) });
  await screen.findByRole('option', { name: 'Harbor Balance' });
  await user.selectOptions(await select(), 'Northside Physical Therapy');
  expect(await screen.findByText('Could not set override organization.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset to My Organization' }));
  expect(await screen.findByText('Could not reset override.')).toBeVisible();
});
