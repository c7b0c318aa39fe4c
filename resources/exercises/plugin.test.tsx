import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuFor, routesFor } from '../../src/plugin.ts';
import { smallLibrary } from '../../src/testing/exerciseLibrary.ts';
import { openFeature } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { exercises } from './plugin.tsx';

const gaitOnly = { ...clinicAdmin, organization: { ...clinicAdmin.organization!, products: ['GAIT' as const] } };
const answers = { 'GET /v2/exercises': [200, smallLibrary], 'GET /v2/exercises/favorites': [200, []] } as const;

describe('the plugin of the Motion Library', () => {
  it('SHELL-13 shows Motion Library in the sidebar to health users only', async () => {
    openFeature(exercises, '/programs/exercise-library/', { answers });
    expect(await screen.findByRole('link', { name: 'Motion Library' })).toHaveAttribute(
      'href',
      '/programs/exercise-library/',
    );
    expect(menuFor(gaitOnly, [exercises])).toEqual([]);
    expect(routesFor(gaitOnly, [exercises], '/home/').map(({ redirectTo }) => redirectTo)).toEqual([
      '/home/',
      '/home/',
    ]);
  });

  it('SHELL-48 leads from /programs/ to the library', async () => {
    openFeature(exercises, '/programs/', { answers });
    await screen.findByRole('heading', { name: 'Motion Library' });
    expect(window.location.pathname).toBe('/programs/exercise-library/');
  });
});
