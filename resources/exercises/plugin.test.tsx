import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildMenu, buildRoutes } from '../../src/ui/plugin.ts';
import { smallLibrary } from '../../tests/component/exerciseLibrary.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { exercises } from './plugin.tsx';

const gaitOnly = { ...clinicAdmin, organization: { ...clinicAdmin.organization!, products: ['GAIT' as const] } };
const answers = { 'GET /v2/exercises': [200, smallLibrary], 'GET /v2/exercises/favorites': [200, []] } as const;

describe('the plugin of the Motion Library', () => {
  it('SHELL-13 shows Motion Library in the sidebar to health users only', async () => {
    renderFeature(exercises, '/programs/exercise-library/', { answers });
    expect(await screen.findByRole('link', { name: 'Motion Library' })).toHaveAttribute(
      'href',
      '/programs/exercise-library/',
    );
    expect(buildMenu(gaitOnly, [exercises])).toEqual([]);
    expect(buildRoutes(gaitOnly, [exercises], '/home/').map(({ redirectTo }) => redirectTo)).toEqual([
      '/home/',
      '/home/',
    ]);
  });

  it('SHELL-48 redirects from /programs/ to the library', async () => {
    renderFeature(exercises, '/programs/', { answers });
    await screen.findByRole('heading', { name: 'Motion Library' });
    expect(window.location.pathname).toBe('/programs/exercise-library/');
  });
});
