import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { vendorAdmin } from '../../../tests/component/people.ts';
import { pagedResponse, renderFeature } from '../../../tests/component/renderFeature.tsx';
import { organizationApiClients } from './plugin.tsx';

it('SVC-16 vendor staff add an API client for an organization at its locations', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Add API Client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add API client' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Scan kiosk');
  await user.click(dialog.getByRole('checkbox', { name: 'Send measurements' }));
  await user.click(dialog.getByRole('button', { name: 'Add API Client' }));
  expect(await screen.findByText('secret_once')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ name: 'Scan kiosk', locationIds: null });
  expect(sent.find(({ path }) => path.includes('/locations'))?.query).toMatchObject({ organizationId: '3' });
});
