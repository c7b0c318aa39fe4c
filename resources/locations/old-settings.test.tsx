import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { adminState } from '../../src/consoles/consoleState.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { locations } from './plugin.tsx';

const answers = {
  'GET /v2/admin/locations': pageOf([]),
  'GET /v2/admin/organizations': pageOf([{ id: 5, name: 'Harbor Balance' }]),
};

afterEach(() => adminState.store.reset());

it('ALOC-02 names the organization of settings that an earlier visit left, and drops what is no filter', async () => {
  const filter = { organizationId: '5', q: ['pier'], zone: 'UTC' };
  adminState.store.setItem('locations.listParams', { filter, sort: 'name', order: 'ASC', page: 1, perPage: 15 });
  const { sent } = openFeature(locations, '/admin/locations/', { answers });
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
