import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';

/** The console alone: the search is in its top bar. */
const emptyConsole = definePlugin({
  id: 'empty',
  console: 'admin',
  visibleTo: () => true,
  pages: [],
  messages: { en: {} },
});

const organization = { id: 5, name: 'Harbor Balance' };
const found = {
  organizations: [organization],
  locations: [{ id: 3, name: 'Harbor Pier', organization }],
  users: [
    {
      id: 8,
      userId: '77e5a1d2-0000-4000-8000-00000000c307',
      firstName: 'Ana',
      lastName: 'Harbor',
      email: 'ana@harbor.test',
      organization,
    },
    { id: 9, userId: null, firstName: 'Ben', lastName: 'Harbor', email: null, organization },
  ],
  sessions: [{ kind: 'gait', id: 4, sessionUUID: 'ab12cd34-0000-4000-8000-00000000f002', organization }],
};
const open = (answer: Parameters<typeof errorResponse> | typeof found = found, viewer?: typeof clinicAdmin) =>
  renderFeature(emptyConsole, '/admin/nowhere', {
    ...(viewer && { viewer }),
    answers: { 'GET /v2/admin/search': Array.isArray(answer) ? errorResponse(...answer) : [200, answer] },
  });
const options = () => screen.findAllByRole('option').then((all) => all.map(({ textContent }) => textContent));

it('the search opens by its button and by Ctrl K, and closes by Escape', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Find/ }));
  expect(await screen.findByRole('dialog', { name: 'Find anything' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /organizations, locations, users/i })).toHaveFocus());
});

it('the search finds every kind of record on the server, once typing pauses', async () => {
  const { user, sent } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'harb');
  // “No results” must not appear before the first request.
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  expect(screen.queryByText('No results.')).toBeNull();
  expect(await screen.findByRole('option', { name: /Harbor Pier/ })).toBeVisible();
  expect(await options()).toEqual([
    'Harbor Balance',
    'Harbor PierHarbor Balance',
    'Ana Harborana@harbor.test, Harbor Balance',
    'Ben HarborHarbor Balance',
    'Gait session ab12cd34-0000-4000-8000-00000000f002Harbor Balance',
  ]);
  expect(sent.filter(({ path }) => path === '/v2/admin/search').map(({ query }) => query.q)).toEqual(['harb']);
});

it.each([
  ['Harbor Balance', '/admin/organizations/5', {}],
  ['Harbor Pier', '/admin/locations/', { filter: '{"id":"3"}' }],
  ['Ana Harbor', '/admin/users/find-by-uuid', { uuid: '77e5a1d2-0000-4000-8000-00000000c307' }],
  ['Ben Harbor', '/admin/organizations/5', {}],
  [
    'Gait session ab12cd34-0000-4000-8000-00000000f002',
    '/admin/gait/sessions',
    { filter: '{"sessionUUID":"ab12cd34-0000-4000-8000-00000000f002"}' },
  ],
])('the search opens %s', async (label, path, query) => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'harb');
  await screen.findByRole('option', { name: /Harbor Pier/ });
  await user.click(screen.getAllByRole('option').find(({ textContent }) => textContent?.startsWith(label))!);
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual(query);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the search finds pages without a request, and says what to type', async () => {
  const { user, sent } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), '~');
  expect(await screen.findByText(/at least two characters/, { selector: 'p' })).toBeVisible();
  expect(screen.queryByText('Searching…')).toBeNull();
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'g');
  expect(sent.some(({ path }) => path === '/v2/admin/search')).toBe(false);
});

it('the search reports why it failed, and keeps what was typed', async () => {
  const { user } = open([500, 'Out of order.']);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'harb');
  expect(await screen.findByText('Search failed. Out of order.')).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveValue('harb');
});

it('the search is for vendor staff only', async () => {
  const { user } = open(found, clinicAdmin);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('button', { name: /Find/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the search never opens a match of other words', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'harb');
  expect(await screen.findByRole('option', { name: /Harbor Pier/ })).toBeVisible();
  await user.keyboard('x{Enter}');
  expect(window.location.pathname).toBe('/admin/nowhere');
});
