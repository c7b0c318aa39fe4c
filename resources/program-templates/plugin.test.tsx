import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuFor, routesFor } from '../../src/plugin.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { programTemplates } from './plugin.tsx';

const gaitOnly = { ...clinicAdmin, organization: { ...clinicAdmin.organization!, products: ['GAIT' as const] } };

describe('the plugin of Program Templates', () => {
  it('SHELL-14 shows Program Templates in the sidebar to health users only', async () => {
    openFeature(programTemplates, '/programs/templates/', { answers: { 'GET /v2/programs/templates': pageOf([]) } });
    expect(await screen.findByRole('link', { name: 'Program Templates' })).toHaveAttribute(
      'href',
      '/programs/templates/',
    );
    expect(menuFor(gaitOnly, [programTemplates])).toEqual([]);
    expect(routesFor(gaitOnly, [programTemplates], '/home/').map(({ redirectTo }) => redirectTo)).toEqual([
      '/home/',
      '/home/',
    ]);
  });
});
