import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { adminState } from '../../../src/app/consoles/consoleState.ts';
import { buildMenu } from '../../../src/ui/plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
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
  'GET /v2/admin/locations': pagedResponse([place(3, 'Pier', 'tide'), place(4, 'Shore', null)]),
  'GET /v2/admin/organizations': pagedResponse([
    { id: 5, name: 'Harbor Balance', timezone: 'America/Denver', products: ['SCAN'], disabled: false, version: 1 },
  ]),
};
afterEach(() => adminState.store.reset());

const open = (more = {}) => renderFeature(locations, '/admin/locations/', { answers: { ...answers, ...more } });

it('SEC-09 SHELL-35 the list is for the two kinds of vendor staff only', () => {
  for (const viewer of [vendorAdmin, vendorSupport]) {
    expect(buildMenu(viewer, [locations])).toMatchObject([{ to: '/admin/locations/', label: 'locations.menu' }]);
  }
  expect(buildMenu(clinicAdmin, [locations])).toEqual([]);
});

it('SHELL-35 ALOC-01 ALOC-03 the list shows locations by name', async () => {
  const { sent } = open();
  expect(await screen.findByRole('heading', { name: 'Locations' })).toBeVisible();
  const row = within((await screen.findByText('Pier')).closest('tr')!);
  expect(row.getByText('Harbor Balance')).toBeVisible();
  expect(row.getByText('4 Pier Road, San Diego, CA 92101')).toBeVisible();
  expect(row.getByText('Pacific Time (Los Angeles)')).toBeVisible();
  expect(row.getByText('tide')).toBeVisible();
  expect(sent.find(({ path }) => path === '/v2/admin/locations')?.query).toEqual({
    page: '1',
    limit: '15',
    sort: 'name',
  });
});

it('ALOC-02 the list can be filtered by organizations that the server searches', async () => {
  const { user, sent } = open();
  const filter = await screen.findByRole('combobox', { name: 'Organization' });
  await user.type(filter, 'harb');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/v2/admin/organizations').at(-1)?.query.q).toBe('harb'),
  );
  await user.click(await screen.findByRole('option', { name: 'Harbor Balance' }));
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/v2/admin/locations').at(-1)?.query.organizationId).toBe('5'),
  );
});

it('a single location opened by a link can be replaced by all, within the chosen organization, with “Show all locations”', async () => {
  const both = [place(3, 'Pier', 'tide'), place(4, 'Shore', null)];
  const { user, sent } = renderFeature(
    locations,
    `/admin/locations/?${new URLSearchParams({ filter: '{"id":"3","organizationId":"5"}', page: '1' })}`,
    {
      answers: {
        ...answers,
        'GET /v2/admin/locations': ({ query }) => pagedResponse(query.id ? both.slice(0, 1) : both),
      },
    },
  );
  const asked = () => sent.filter(({ path }) => path === '/v2/admin/locations').map(({ query }) => query);
  expect(await screen.findByText('Pier')).toBeVisible();
  expect(screen.queryByText('Shore')).toBeNull();
  expect(asked().at(-1)).toMatchObject({ id: '3', organizationId: '5' });
  await user.click(screen.getByRole('button', { name: 'Show all locations' }));
  expect(await screen.findByText('Shore')).toBeVisible();
  expect(screen.getByText('Pier')).toBeVisible();
  expect(asked().at(-1)).toEqual({ organizationId: '5', page: '1', limit: '15', sort: 'name' });
  expect(screen.queryByRole('button', { name: 'Show all locations' })).toBeNull();
});

it('a list of all locations has no link to all locations', async () => {
  open();
  expect(await screen.findByText('Shore')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all locations' })).toBeNull();
});

it('ALOC-04 ERR-11 API-37 a keyword is saved in its cell with the version that was read', async () => {
  const { user, sent } = open({ 'PATCH /v2/admin/locations/3': [200, { ...place(3, 'Pier', 'ebb'), version: 8 }] });
  await user.click(await screen.findByRole('button', { name: 'Edit keyword for Pier' }));
  const input = screen.getByRole('textbox', { name: 'Keyword for Pier' });
  await waitFor(() => expect(input).toHaveFocus());
  await user.clear(input);
  await user.type(input, 'ebb{Enter}');
  expect(await screen.findByText('Successfully updated keyword.')).toBeVisible();
  const saved = sent.find(({ method }) => method === 'PATCH');
  expect(saved?.body).toEqual({ keyword: 'ebb' });
  expect(saved?.headers.get('If-Match')).toBe('7');
  expect(await screen.findByText('ebb')).toBeVisible();
});

it('ALOC-04 Escape leaves the keyword unchanged', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit keyword for Pier' }));
  await user.type(screen.getByRole('textbox', { name: 'Keyword for Pier' }), 'x{Escape}');
  expect(screen.getByText('tide')).toBeVisible();
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
});

it('ERR-10 an error while saving a keyword is reported, and what was typed stays', async () => {
  const { user } = open({ 'PATCH /v2/admin/locations/4': errorResponse(412) });
  await user.click(await screen.findByRole('button', { name: 'Edit keyword for Shore' }));
  await user.type(screen.getByRole('textbox', { name: 'Keyword for Shore' }), 'sand{Enter}');
  expect(await screen.findByText('Could not update keyword.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Keyword for Shore' })).toHaveValue('sand');
});

it('ERR-08 OPEN-146 an error while loading the locations is reported', async () => {
  open({ 'GET /v2/admin/locations': errorResponse(500) });
  expect(await screen.findByText('Could not get locations.')).toBeVisible();
});

it('ALOC-04 a version conflict shows the stored keyword, keeps what was typed, and can be overwritten', async () => {
  const conflict = {
    message: 'Someone else changed this in the meantime.',
    status: 412,
    current: { ...place(3, 'Pier', 'storm'), version: 8 },
  };
  const { user, answering, sent } = open({ 'PATCH /v2/admin/locations/3': [412, conflict] });
  await user.click(await screen.findByRole('button', { name: 'Edit keyword for Pier' }));
  const input = screen.getByRole('textbox', { name: 'Keyword for Pier' });
  await user.clear(input);
  // The list has not reloaded by the time of the second click.
  answering['GET /v2/admin/locations'] = () => new Promise(() => undefined);
  await user.type(input, 'ebb{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed it to: storm');
  expect(screen.getByRole('textbox', { name: 'Keyword for Pier' })).toHaveValue('ebb');
  answering['PATCH /v2/admin/locations/3'] = [200, { ...place(3, 'Pier', 'ebb'), version: 9 }];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully updated keyword.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('If-Match'))).toEqual([
    '7',
    '8',
  ]);
});

it('several locations get one keyword, and those that could not be saved stay selected', async () => {
  const { user, sent } = open({
    'PATCH /v2/admin/locations/3': [200, { ...place(3, 'Pier', 'ebb'), version: 8 }],
    'PATCH /v2/admin/locations/4': errorResponse(412),
  });
  await screen.findByText('Pier');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(await screen.findByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set keyword for 2 locations' }));
  await user.type(await screen.findByRole('textbox', { name: 'Keyword' }), ' ebb ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('One keyword updated.')).toBeVisible();
  expect(screen.getByText('One keyword could not be updated; its location stays selected.')).toBeVisible();
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { keyword: 'ebb' },
    { keyword: 'ebb' },
  ]);
  const shore = within(await screen.findByRole('row', { name: /Shore/ }));
  expect(shore.getByRole('checkbox', { name: 'Select this row' })).toBeChecked();
});

it('the audit trail of a location shows who changed what', async () => {
  const entry = {
    id: 9,
    at: '2026-11-20T17:05:00.000Z',
    who: { userId: 'u', name: 'Ana Ruiz' },
    action: 'updateKeyword',
    changes: { keyword: [null, 'tide'] },
  };
  const { user, sent } = open({ 'GET /v2/admin/activity': pagedResponse([entry]) });
  await user.click(await screen.findByRole('button', { name: 'History of Pier' }));
  const dialog = within(await screen.findByRole('dialog', { name: /History of Pier/ }));
  expect(await dialog.findByText('Keyword changed')).toBeVisible();
  expect(dialog.getByText('Dates and times are in Mountain Time')).toBeVisible();
  expect(dialog.getByText('Keyword: nothing → tide')).toBeVisible();
  expect(dialog.getByText(/Ana Ruiz/)).toHaveTextContent('Ana Ruiz, 11/20/2026, 10:05 AM');
  expect(sent.find(({ path }) => path === '/v2/admin/activity')?.query.subject).toBe('location:3');
});

it('ALOC-04 the button that opened the keyword gets the focus back, whether it was saved or not', async () => {
  const { user } = open({ 'PATCH /v2/admin/locations/3': [200, { ...place(3, 'Pier', 'ebb'), version: 8 }] });
  const edit = () => screen.findByRole('button', { name: 'Edit keyword for Pier' });
  await user.click(await edit());
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await edit()).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Keyword for Pier' }), 'ebb{Enter}');
  expect(await screen.findByText('Successfully updated keyword.')).toBeVisible();
  await waitFor(async () => expect(await edit()).toHaveFocus());
});

it('ALOC-02 settings of an earlier visit are restored with the name of their organization, without unknown filters', async () => {
  const filter = { organizationId: '5', q: ['pier'], zone: 'UTC' };
  adminState.store.setItem('locations.listParams', { filter, sort: 'name', order: 'ASC', page: 1, perPage: 15 });
  const { sent } = open({ 'GET /v2/admin/locations': pagedResponse([]) });
  expect(await screen.findByText('Harbor Balance')).toBeVisible();
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/v2/admin/locations')?.query).toEqual({
      organizationId: '5',
      page: '1',
      limit: '15',
      sort: 'name',
    }),
  );
});
