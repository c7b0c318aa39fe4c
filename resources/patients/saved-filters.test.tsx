import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenLocations, chooseLocations } from '../../dataProvider/location-filter.ts';
import { ada } from '../../src/testing/patientRecords.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { patients } from './plugin.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  chooseLocations([]);
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
const open = (answers: NonNullable<Parameters<typeof openFeature>[2]>['answers'] = {}, query = '') => {
  const opened = openFeature(patients, `/patients/${query}`, {
    viewer,
    answers: {
      'GET /v2/practitioners': pageOf([{ id: 7, firstName: 'Grace', lastName: 'Hopper' }]),
      'GET /v2/patients': pageOf([ada]),
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
  it('keep tab, filters, locations and order under a name, and no words that were searched for', async () => {
    chooseLocations([4]);
    const { user, sent } = open(
      { 'GET /v2/saved-filters': [200, []], 'POST /v2/saved-filters': [201, saved] },
      '?filter={"q":"lovelace","practitionerId":"7"}&sort=name&order=ASC',
    );
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Going home{Enter}');
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

  it('are used by keyboard, and shared by a link that holds nothing but their id', async () => {
    const { user, lists } = open({ 'GET /v2/saved-filters': [200, [saved]] });
    (await screen.findByRole('button', { name: 'Saved filters' })).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Copy link to Going home' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/patients/?saved=${id}`);
    screen.getByRole('button', { name: 'Use filter Going home' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lists().at(-1)).toEqual(asSaved));
    expect(await screen.findByRole('tab', { name: 'Discharged' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveDisplayValue('Grace Hopper');
  });

  it('open by link with their tab, filters and order, at those of the locations that are the reader’s own', async () => {
    const { lists } = open({ [`GET /v2/saved-filters/${id}`]: [200, { ...saved, own: false }] }, `?saved=${id}`);
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
    expect(lists()).toEqual([asSaved]);
    expect(chosenLocations()).toEqual([4]);
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      filter: '{"state":"DISCHARGED","practitionerId":7}',
      sort: 'name',
      order: 'DESC',
      page: '1',
      perPage: '15',
    });
  });

  it('say when the link leads nowhere, and show the list alone', async () => {
    const { lists } = open({ [`GET /v2/saved-filters/${id}`]: refused(404) }, `?saved=${id}`);
    expect(await screen.findByText('There is no such saved filter any more.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
    expect(lists()).toEqual([{ state: 'ACTIVE', page: '1', limit: '15', sort: '-lastActivity' }]);
  });
});
