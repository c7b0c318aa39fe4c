import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { organizations } from './plugin.tsx';

const row = {
  id: 5,
  name: 'Harbor Balance',
  timezone: 'America/Los_Angeles',
  products: ['SCAN', 'PRO'],
  disabled: true,
  version: 1,
};
const accessChange = { state: 'done', disabling: true, done: 3, total: 3 };
const entry = {
  id: 9,
  at: '2026-11-20T17:05:00.000Z',
  who: null,
  action: 'disableOrganization',
  changes: { disabled: [false, true], products: [['SCAN'], ['SCAN', 'PRO']] },
};
const answers = {
  'GET /v2/admin/organizations': pagedResponse([{ ...row, accessChange }]),
  'GET /v2/admin/organizations/5': [200, { ...row, scanModules: [], logoUrl: null, webLogoUrl: null }],
  'GET /v2/admin/activity': pagedResponse([entry], 20),
  'GET /v2/admin/users': pagedResponse([]),
} as const;

it('an organization is shown with links to its records and its audit trail', async () => {
  const { user, sent } = renderFeature(organizations, '/admin/organizations/5', { answers });
  expect(await screen.findByRole('heading', { name: 'Harbor Balance' })).toBeVisible();
  expect(screen.getByText('Pacific Time (Los Angeles)')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Enable Harbor Balance' })).toBeVisible();
  const parts = within(screen.getByRole('navigation', { name: 'Open for this organization' }));
  expect(parts.getByRole('link', { name: 'Locations' })).toHaveAttribute(
    'href',
    '/admin/locations/?filter=%7B%22organizationId%22%3A%5B5%5D%7D',
  );
  expect(parts.getByRole('link', { name: 'Scan modules' })).toHaveAttribute(
    'href',
    '/admin/scan/organizations/5/modules',
  );
  expect(await screen.findByText('Organization disabled')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Disabled: No → Yes')).toBeVisible();
  expect(screen.getByText('Products: Scan → Scan, PRO')).toBeVisible();
  expect(screen.getByText(/^System/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show earlier changes' }));
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/v2/admin/activity').at(-1)?.query).toEqual({
      subject: 'organization:5',
      limit: '30',
    }),
  );
});

it('an organization opens from its row in the list, by its name or by Enter', async () => {
  const { user } = renderFeature(organizations, '/admin/organizations/', { answers });
  const link = await screen.findByRole('link', { name: 'Harbor Balance' });
  expect(link).toHaveAttribute('href', '/admin/organizations/5');
  link.closest('tr')!.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/organizations/5'));
});

it('an unknown organization is reported as not found', async () => {
  renderFeature(organizations, '/admin/organizations/77', {
    answers: { 'GET /v2/admin/organizations/77': errorResponse(404) },
  });
  expect(await screen.findByText('Organization not found.')).toBeVisible();
});
