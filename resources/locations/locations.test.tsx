import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../src/testing/people.ts';
import { locations } from './plugin.tsx';

const place = (id: number, name: string, keyword: string | null) => ({
  id,
  name,
  keyword,
  organization: { id: 5, name: 'Harbor Balance', logoUrl: null },
  contactList: [],
  city: 'San Diego',
  state: 'California',
  country: 'United States',
  address1: '4 Pier Road',
  address2: null,
  zipCode: '92101',
  countryCode: 'US',
  stateCode: 'CA',
  timezone: 'America/Los_Angeles',
  version: 7,
});
const answers = {
  'GET /v2/admin/locations': pageOf([place(3, 'Pier', 'tide'), place(4, 'Shore', null)]),
  'GET /v2/admin/organizations': pageOf([
    { id: 5, name: 'Harbor Balance', timezone: 'America/Denver', products: ['SCAN'], disabled: false, version: 1 },
  ]),
};
const open = (more = {}) => openFeature(locations, '/admin/locations/', { answers: { ...answers, ...more } });

it('SEC-09 SHELL-35 is for the two vendor kinds only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(menuFor(viewer, [locations])).toMatchObject([{ to: '/admin/locations/', label: 'locations.title' }]);
  }
  expect(menuFor(clinicAdmin, [locations])).toEqual([]);
});

it('SHELL-35 ALOC-01 ALOC-03 lists locations by name', async () => {
  const { sent } = open();
  expect(await screen.findByRole('heading', { name: 'Locations' })).toBeVisible();
  const row = within((await screen.findByText('Pier')).closest('tr')!);
  expect(row.getByText('Harbor Balance')).toBeVisible();
  expect(row.getByText('4 Pier Road, San Diego, CA 92101')).toBeVisible();
  expect(row.getByText('tide')).toBeVisible();
  expect(sent.find(({ path }) => path === '/v2/admin/locations')?.query).toEqual({
    page: '1',
    limit: '15',
    sort: 'name',
  });
});

it('ALOC-02 narrows them to one organization', async () => {
  const { user, sent } = open();
  await screen.findByRole('option', { name: 'Harbor Balance' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Organization' }), 'Harbor Balance');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/v2/admin/locations').at(-1)?.query.organizationId).toBe('5'),
  );
});

it('ALOC-04 ERR-11 API-37 saves a keyword where it stands, for the version that was read', async () => {
  const { user, sent } = open({ 'PATCH /v2/admin/locations/3': [200, { ...place(3, 'Pier', 'ebb'), version: 8 }] });
  await user.click(await screen.findByRole('button', { name: 'Edit keyword of Pier' }));
  const input = screen.getByRole('textbox', { name: 'Keyword of Pier' });
  expect(input).toHaveFocus();
  await user.clear(input);
  await user.type(input, 'ebb{Enter}');
  expect(await screen.findByText('Successfully updated keyword.')).toBeVisible();
  const saved = sent.find(({ method }) => method === 'PATCH');
  expect(saved?.body).toEqual({ keyword: 'ebb' });
  expect(saved?.headers.get('If-Match')).toBe('7');
  expect(await screen.findByText('ebb')).toBeVisible();
});

it('ALOC-04 Escape leaves the keyword as it was', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit keyword of Pier' }));
  await user.type(screen.getByRole('textbox', { name: 'Keyword of Pier' }), 'x{Escape}');
  expect(screen.getByText('tide')).toBeVisible();
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
});

it('ERR-10 says when a keyword cannot be saved, and keeps what was typed', async () => {
  const { user } = open({ 'PATCH /v2/admin/locations/4': refused(412) });
  await user.click(await screen.findByRole('button', { name: 'Edit keyword of Shore' }));
  await user.type(screen.getByRole('textbox', { name: 'Keyword of Shore' }), 'sand{Enter}');
  expect(await screen.findByText('Could not update keyword.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Keyword of Shore' })).toHaveValue('sand');
});

it('ERR-08 OPEN-146 says when they cannot be loaded', async () => {
  open({ 'GET /v2/admin/locations': refused(500) });
  expect(await screen.findByText('Could not get locations.')).toBeVisible();
});
