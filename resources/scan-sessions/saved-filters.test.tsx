import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectLocations } from '../../dataProvider/location-filter.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { scan } from './plugin.tsx';
import { scanSession, scanUser } from './fixtures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  selectLocations([]);
  localStorage.clear();
});

const id = '5a0e0000-0000-4000-8000-000000000001';
const settings = { filter: { locationIds: [3, 99] }, sort: 'createdDate', order: 'ASC', perPage: 15 };
const saved = { id, list: 'scan-sessions', name: 'Harbor, oldest first', settings, own: true, version: 1 };
const open = (answers: NonNullable<Parameters<typeof renderFeature>[2]>['answers'], query = '') => {
  const opened = renderFeature(scan, `/scan/sessions/${query}`, {
    viewer: scanUser,
    answers: { 'GET /v2/scan/sessions/pages': pagedResponse([scanSession(1)]), ...answers },
  });
  const lists = () => opened.sent.filter(({ path }) => path === '/v2/scan/sessions/pages').map((call) => call.query);
  return { ...opened, lists };
};

describe('saved filters of scan sessions', () => {
  it('keep the selected locations and the order', async () => {
    selectLocations([3]);
    const { user, sent } = open({ 'GET /v2/saved-filters': [200, []], 'POST /v2/saved-filters': [201, saved] });
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Harbor{Enter}');
    expect(await screen.findByText('Filter saved.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      list: 'scan-sessions',
      name: 'Harbor',
      settings: { filter: { locationIds: [3] }, sort: 'createdDate', order: 'DESC', perPage: 15 },
    });
  });

  it('SCAN-03 open by a link with their locations, if they are the reader’s own, and show the table', async () => {
    const { lists } = open({ [`GET /v2/saved-filters/${id}`]: [200, { ...saved, own: false }] }, `?saved=${id}`);
    expect(await screen.findByText('Timed Up and Go')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Locations: Harbor' })).toBeVisible();
    await waitFor(() => expect(lists()).toEqual([{ locationIds: '3', page: '1', limit: '15', sort: 'createdDate' }]));
  });
});
