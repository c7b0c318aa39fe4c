import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../contract/api-clients/api-clients.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { pagedResponse, renderFeature } from '../../tests/component/renderFeature.tsx';
import { apiClients } from './plugin.tsx';

const client: ApiClient = {
  id: 7,
  clientId: 'client_abc',
  name: 'Gait lab',
  scopes: ['intake:write', 'patients:read'],
  locations: [{ id: 4, name: 'Harbor' }],
  credential: 'SECRET',
  state: 'ACTIVE',
  createdAt: '2026-11-20T15:00:00.000Z',
  createdBy: { firstName: 'Ada', lastName: 'Marsh' },
  expiresAt: '2027-01-01T05:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
  secrets: [
    { id: 2, ending: 'wxyz', createdAt: '2026-11-22T15:00:00.000Z', expiresAt: null, lastUsedAt: null },
    {
      id: 1,
      ending: 'abcd',
      createdAt: '2026-11-20T15:00:00.000Z',
      expiresAt: '2026-11-24T15:00:00.000Z',
      lastUsedAt: '2026-11-23T14:00:00.000Z',
    },
  ],
  keySetUrl: null,
  keys: [],
};

type Answers = NonNullable<Parameters<typeof renderFeature>[2]>['answers'];
const openPage = (clients: ApiClient[], answers: Answers = {}) =>
  renderFeature(apiClients, '/organization/api-clients/', {
    viewer: clinicAdmin,
    answers: {
      'GET /v2/api-clients': pagedResponse(clients),
      'GET /v2/locations': pagedResponse([{ id: 4, name: 'Harbor' }]),
      ...answers,
    },
  });

describe('the page of API clients', () => {
  it('SVC-15 shows what each may do, who added it, when it was used, and its secrets', async () => {
    openPage([
      client,
      { ...client, id: 8, name: 'Old lab', state: 'REVOKED', revokedAt: '2026-11-21T15:00:00.000Z', createdBy: null },
    ]);
    const list = within(await screen.findByRole('list', { name: 'API clients' }));
    const [lab, old] = list.getAllByRole('listitem');
    const shown = within(lab!);
    expect(shown.getByRole('heading', { name: 'Gait lab' })).toBeVisible();
    expect(shown.getByText('Active')).toBeVisible();
    expect(shown.getByText('Send measurements, View patients')).toBeVisible();
    expect(shown.getByText('Harbor')).toBeVisible();
    expect(shown.getByText('Never')).toBeVisible();
    expect(shown.getByText(/by Ada Marsh$/)).toBeVisible();
    expect(shown.getByText('Ends in wxyz, never used')).toBeVisible();
    expect(shown.getByText(/^Ends in abcd, last used .*, valid until/)).toBeVisible();
    expect(within(old!).getByText(/by vendor staff$/)).toBeVisible();
    expect(within(old!).queryByRole('button', { name: /Revoke|Replace/ })).toBeNull();
  });

  it('SVC-15 says that there is none yet, and that the list could not be loaded', async () => {
    openPage([]);
    expect(await screen.findByText('No API clients yet.')).toBeVisible();
    cleanup();
    openPage([], { 'GET /v2/api-clients': errorResponse(503, 'The service is busy. Please try again.') });
    expect(await screen.findByText('The service is busy. Please try again.')).toBeVisible();
  });

  it('SVC-15 SVC-02 adds one after what is missing was named, and shows its secret once', async () => {
    const { user, sent } = openPage([], {
      'POST /v2/api-clients': [201, { client: { ...client, secrets: [] }, secret: 'secret_once' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Add API Client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add API client' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Locations' }), 'Selected locations');
    await user.click(dialog.getByRole('button', { name: 'Add API Client' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Select at least one permission.')).toBeVisible();
    expect(dialog.getByText('Select at least one location, or allow all locations.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Gait lab');
    await user.click(dialog.getByRole('checkbox', { name: 'Send measurements' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Harbor' }));
    await user.click(dialog.getByRole('button', { name: 'Add API Client' }));
    const secret = within(await screen.findByRole('dialog', { name: 'Gait lab added' }));
    expect(secret.getByText('secret_once')).toBeVisible();
    expect(secret.getByText('Copy the secret now. It will not be shown again.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Gait lab',
      scopes: ['intake:write'],
      locationIds: [4],
      expiresOn: null,
      keySet: null,
    });
    await user.click(secret.getByRole('button', { name: 'Copy Secret' }));
    expect(await navigator.clipboard.readText()).toBe('secret_once');
    act(() => window.history.back());
    const question = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    expect(question.getByText('What is shown here is not shown again. Copy it first if you need it.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(secret.getByText('secret_once')).toBeVisible();
    await user.click(secret.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('secret_once')).toBeNull());
  });

  it('SVC-15 SVC-03 replaces a secret with an overlap, and ends one of two', async () => {
    const one = { ...client, secrets: client.secrets.slice(0, 1) };
    const { user, sent } = openPage([one], {
      'POST /v2/api-clients/7/secrets': [201, { client, secret: 'secret_next' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Replace Secret' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the secret of Gait lab?' }));
    await user.selectOptions(dialog.getByRole('combobox'), 'For 7 days');
    await user.click(dialog.getByRole('button', { name: 'Replace Secret' }));
    expect(await screen.findByText('secret_next')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ overlapHours: 168 });
  });

  it('SVC-15 SVC-03 ends one of two secrets after a confirmation', async () => {
    const { user, sent } = openPage([client], { 'DELETE /v2/api-clients/7/secrets/1': [200, client] });
    await user.click(await screen.findByRole('button', { name: 'End the secret that ends in abcd' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End this secret?' }));
    await user.click(dialog.getByRole('button', { name: 'End Now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('SVC-15 SVC-04 revokes one only after a confirmation, and says why where it cannot', async () => {
    let refused = true;
    const { user, sent } = openPage([client], {
      'POST /v2/api-clients/7/revoke': () =>
        refused ? errorResponse(503, 'The service is busy. Please try again.') : [200, { ...client, state: 'REVOKED' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke Gait lab' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Gait lab?' }));
    expect(dialog.getByText('The system loses access immediately. This cannot be undone.')).toBeVisible();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByText('The service is busy. Please try again.')).toBeVisible();
    refused = false;
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
