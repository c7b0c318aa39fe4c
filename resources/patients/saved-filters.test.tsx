import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSelectedLocations, selectLocations } from '../../dataProvider/location-filter.ts';
import { ada } from '../../tests/component/patientRecords.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { patients } from './plugin.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  selectLocations([]);
  localStorage.clear();
});

const id = '5a0e0000-0000-4000-8000-000000000001';
const settings = {
  filter: { state: 'DISCHARGED', practitionerId: 7, locationIds: [4, 9] },
  sort: 'name',
  order: 'DESC',
  perPage: 15,
};
const saved = { id, list: 'patients', name: 'Going home', settings, own: true, version: 4 };
const viewer = {
  ...clinicAdmin,
  locations: [3, 4].map((place) => ({ id: place, name: `Clinic ${place}`, timezone: 'America/Denver' })),
};
const open = (answers: NonNullable<Parameters<typeof renderFeature>[2]>['answers'] = {}, query = '') => {
  const opened = renderFeature(patients, `/patients/${query}`, {
    viewer,
    answers: {
      'GET /v2/practitioners': pagedResponse([{ id: 7, firstName: 'Grace', lastName: 'Hopper' }]),
      'GET /v2/patients': pagedResponse([ada]),
      ...answers,
    },
  });
  const lists = () => opened.sent.filter(({ path }) => path === '/v2/patients').map(({ query: asked }) => asked);
  return { ...opened, lists };
};
const asSaved = {
  state: 'DISCHARGED',
  practitionerId: '7',
  locationIds: '4',
  sort: '-name',
  page: '1',
  limit: '15',
};

describe('saved filters of the patient list', () => {
  it('store tab, filters, locations and order under a name, but no search text', async () => {
    selectLocations([4]);
    const { user, sent } = open(
      { 'GET /v2/saved-filters': [200, []], 'POST /v2/saved-filters': [201, saved] },
      '?filter={"q":"lovelace","practitionerId":"7"}&sort=name&order=ASC',
    );
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveAccessibleDescription('The search text is not saved with the filter.');
    await user.type(name, 'Going home{Enter}');
    expect(await screen.findByText('Filter saved.')).toBeVisible();
    expect(sent.find(({ path }) => path === '/v2/saved-filters')?.query).toEqual({ list: 'patients' });
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      list: 'patients',
      name: 'Going home',
      settings: {
        filter: { practitionerId: '7', state: 'ACTIVE', locationIds: [4] },
        sort: 'name',
        order: 'ASC',
        perPage: 15,
      },
    });
  });

  it('are not offered for a search alone, whose text is not saved', async () => {
    const { user } = open({ 'GET /v2/saved-filters': [200, [saved]] }, '?filter={"q":"mar"}');
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    expect(await screen.findByText('The search text is not saved. Choose a filter to save it here.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Apply Going home' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save current filters' })).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Replace Going home with the current filters' }),
    ).not.toBeInTheDocument();
  });

  it('say nothing of a search where there is none', async () => {
    const { user } = open({ 'GET /v2/saved-filters': [200, []] });
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).not.toHaveAccessibleDescription();
  });

  it('are applied by keyboard, and shared by a link that contains only their id', async () => {
    const { user, lists } = open({ 'GET /v2/saved-filters': [200, [saved]] });
    (await screen.findByRole('button', { name: 'Saved filters' })).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Copy link to Going home' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/patients/?saved=${id}`);
    screen.getByRole('button', { name: 'Apply Going home' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lists().at(-1)).toEqual(asSaved));
    expect(await screen.findByRole('tab', { name: 'Discharged' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveDisplayValue('Grace Hopper');
  });

  it('open by link with their tab, filters and order, at those locations that the viewer can access', async () => {
    const { lists } = open({ [`GET /v2/saved-filters/${id}`]: [200, { ...saved, own: false }] }, `?saved=${id}`);
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
    expect(lists()).toEqual([asSaved]);
    expect(getSelectedLocations()).toEqual([4]);
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      filter: '{"state":"DISCHARGED","practitionerId":7}',
      sort: 'name',
      order: 'DESC',
      page: '1',
      perPage: '15',
    });
  });

  it('report a broken link and show the plain list', async () => {
    const { lists } = open({ [`GET /v2/saved-filters/${id}`]: errorResponse(404) }, `?saved=${id}`);
    expect(await screen.findByText('This saved filter no longer exists.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
    expect(lists()).toEqual([{ state: 'ACTIVE', page: '1', limit: '15', sort: '-lastActivity' }]);
  });
});
