import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { adminState } from '../../../src/app/consoles/consoleState.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { scanSessions } from './plugin.tsx';

const pages = '/v2/admin/scan/sessions/pages';
const list = '/admin/scan/sessions/';
const kept = 'scan/sessions.listParams';
const answers = {
  [`GET ${pages}`]: pagedResponse([]),
  'GET /v2/admin/scan/assessments': [200, [{ id: 'AST-0018', name: 'Gait' }]],
  'GET /v2/admin/scan/organizations/locations': pagedResponse([]),
} as const;
const open = (path = list) => renderFeature(scanSessions, path, { answers });
const query = ({ sent }: ReturnType<typeof open>) =>
  waitFor(() => {
    const asked = sent.filter(({ path }) => path === pages).at(-1);
    expect(asked).toBeDefined();
    return asked!.query;
  });

afterEach(() => adminState.store.reset());

const nonsense = {
  'what an earlier shape kept': { locationIds: '3', assessmentIds: 'AST-0018', dateRange: { preset: 7 } },
  'other types': { provider: 7, locationIds: [{ id: 3 }], assessmentIds: [5], dateRange: 'week', sessionUUID: 4 },
  'days that are none': { dateRange: { startDate: '0', endDate: 9, seven: false, thirty: false, ninety: false } },
  'no filter at all': 7,
};

for (const [name, filter] of Object.entries(nonsense)) {
  it(`ENT-099 the list opens like on a first visit with ${name} in this browser`, async () => {
    adminState.store.setItem(kept, { filter, sort: 'age', order: 'UP', page: -1, perPage: 100_000 });
    const asked = await query(open());
    expect(asked).toMatchObject({ page: '1', limit: '15', sort: '-createdDate' });
    expect(Object.keys(asked).toSorted()).toEqual(['end', 'limit', 'page', 'sort', 'start']);
    expect(await screen.findByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it(`ENT-099 the list opens like on a first visit with ${name} in a link`, async () => {
    const settings = { filter: JSON.stringify(filter), sort: 'age', order: 'UP', page: '-1', perPage: '100000' };
    const asked = await query(open(`${list}?${new URLSearchParams(settings)}`));
    expect(asked).toMatchObject({ page: '1', limit: '15', sort: '-createdDate' });
    expect(Object.keys(asked).toSorted()).toEqual(['end', 'limit', 'page', 'sort', 'start']);
    expect(await screen.findByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
  });
}

it('ENT-099 the list keeps valid settings beside invalid ones', async () => {
  adminState.store.setItem(kept, {
    filter: { provider: 'Ruiz', locationIds: '3', gone: true },
    sort: 'createdDate',
    order: 'ASC',
    page: 1,
    perPage: 50,
  });
  const asked = await query(open());
  expect(asked).toMatchObject({ provider: 'Ruiz', sort: 'createdDate', limit: '50' });
  expect(asked).not.toHaveProperty('gone');
});

it('the list shows the default columns when the stored selection is empty', async () => {
  for (const choice of [['uuid'], { order: 'uuid', shown: null }, 7]) {
    adminState.store.setItem('admin/scan-sessions.columns', choice);
    open();
    expect(await screen.findByRole('button', { name: 'Last 30 days' })).toBeVisible();
    cleanup();
  }
});
