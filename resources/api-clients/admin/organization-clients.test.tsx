import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { pagedResponse, renderFeature } from '../../../tests/component/renderFeature.tsx';
import { organizationApiClients } from './plugin.tsx';

const client = {
  id: 7,
  clientId: 'client_abc',
  name: 'Scan kiosk',
  scopes: ['intake:write'],
  locations: null,
  credential: 'SECRET',
  state: 'ACTIVE',
  createdAt: '2026-11-20T15:00:00.000Z',
  createdBy: null,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  secrets: [],
  keys: [],
};

it('SVC-16 a vendor admin adds an API client for an organization at its locations', async () => {
  const { user, sent } = renderFeature(organizationApiClients, '/admin/organizations/3/api-clients', {
    viewer: vendorAdmin,
    answers: {
      'GET /v2/admin/organizations/3': [200, { id: 3, name: 'Summit Clinic', timezone: 'America/Denver' }],
      'GET /v2/admin/organizations/3/api-clients': pagedResponse([]),
      'GET /v2/admin/locations': pagedResponse([{ id: 4, name: 'Harbor' }]),
      'POST /v2/admin/organizations/3/api-clients': [201, { client, secret: 'secret_once' }],
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'API clients of Summit Clinic' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add API Client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add API client' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Scan kiosk');
  await user.click(dialog.getByRole('checkbox', { name: 'Send measurements' }));
  await user.click(dialog.getByRole('button', { name: 'Add API Client' }));
  expect(await screen.findByText('secret_once')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ name: 'Scan kiosk', locationIds: null });
  expect(sent.find(({ path }) => path.includes('/locations'))?.query).toMatchObject({ organizationId: '3' });
});

it.each([
  ['9999', '9999', 404],
  ['abc', 'NaN', 400],
])(
  'an unknown organization (%s) is reported with a way to the others, and without a button',
  async (id, sent, code) => {
    const refused = errorResponse(code);
    renderFeature(organizationApiClients, `/admin/organizations/${id}/api-clients`, {
      answers: {
        [`GET /v2/admin/organizations/${sent}`]: refused,
        [`GET /v2/admin/organizations/${sent}/api-clients`]: refused,
        'GET /v2/admin/locations': refused,
      },
    });
    expect(await screen.findByText('Organization not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All organizations' })).toHaveAttribute('href', '/admin/organizations/');
    expect(screen.queryByRole('button', { name: /Add API Client|Try again/ })).toBeNull();
  },
);

it.each([
  ['a vendor admin', 'the buttons that give access', vendorAdmin, 3],
  ['vendor support', 'no button that gives access', vendorSupport, 0],
])('SVC-16 %s gets %s, and those that end it', async (_who, _what, viewer, count) => {
  const secret = { id: 1, ending: 'abcd', createdAt: client.createdAt, expiresAt: null, lastUsedAt: null };
  const withSecrets = { ...client, secrets: [secret, { ...secret, id: 2, ending: 'wxyz' }] };
  const withKey = { ...client, id: 8, name: 'Gait lab', credential: 'KEY', keys: ['one'] };
  renderFeature(organizationApiClients, '/admin/organizations/3/api-clients', {
    viewer,
    answers: {
      'GET /v2/admin/organizations/3': [200, { id: 3, name: 'Summit Clinic', timezone: 'America/Denver' }],
      'GET /v2/admin/organizations/3/api-clients': pagedResponse([withSecrets, withKey]),
      'GET /v2/admin/locations': pagedResponse([]),
    },
  });
  expect(await screen.findByRole('button', { name: 'Revoke Scan kiosk' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'End the secret that ends in abcd' })).toBeVisible();
  const giving = screen.queryAllByRole('button', { name: /^(Add API Client|Replace Secret|Replace Keys)$/ });
  expect(giving).toHaveLength(count);
});
