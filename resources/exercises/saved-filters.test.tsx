import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallLibrary } from '../../tests/component/exerciseLibrary.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { setWindowWidth } from '../../tests/component/windowWidth.ts';
import { exercises } from './plugin.tsx';

beforeEach(() => setWindowWidth(1440));
afterEach(() => vi.unstubAllGlobals());

const path = '/programs/exercise-library/';
const id = '5a0e0000-0000-4000-8000-000000000001';
const settings = {
  filter: { q: 'squat', favorites: true, gym: true, type: ['Isometric', 'Active/Dynamic'], equipment: ['Chair'] },
  sort: 'name',
  order: 'ASC',
  perPage: 36,
};
const saved = { id, list: 'exercises', name: 'Squats', settings, own: true, version: 1 };
const library = {
  'GET /v2/exercises': [200, smallLibrary],
  'GET /v2/exercises/favorites': [200, []],
} as const;
const asked = () => [...new URLSearchParams(window.location.search)];

describe('saved filters of the Motion Library', () => {
  it('LIB-06 LIB-09 store search text, toggles and groups, and are applied from any view of the library', async () => {
    const { user, sent } = renderFeature(exercises, `${path}?q=squat&type=Isometric&own=true&page=2`, {
      answers: {
        ...library,
        'GET /v2/saved-filters': [200, [saved]],
        'POST /v2/saved-filters': [201, saved],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Holding{Enter}');
    expect(await screen.findByText('Filter saved.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      list: 'exercises',
      name: 'Holding',
      settings: { ...settings, filter: { q: 'squat', own: true, type: ['Isometric'] } },
    });
    await user.click(screen.getByRole('button', { name: 'Apply Squats' }));
    await waitFor(() =>
      expect(asked()).toEqual([
        ['q', 'squat'],
        ['favorites', 'true'],
        ['gym', 'true'],
        ['type', 'Isometric'],
        ['type', 'Active/Dynamic'],
        ['equipment', 'Chair'],
      ]),
    );
  });

  it('LIB-08 open by link with their chips', async () => {
    renderFeature(exercises, `${path}?saved=${id}`, {
      answers: { ...library, [`GET /v2/saved-filters/${id}`]: [200, { ...saved, own: false }] },
    });
    expect(await screen.findByRole('searchbox', { name: 'Search by name, condition or muscle' })).toHaveValue('squat');
    expect(await screen.findByRole('checkbox', { name: 'Isometric' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Chair' })).toBeChecked();
  });
});
