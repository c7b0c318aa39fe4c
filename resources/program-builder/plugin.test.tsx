import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuFor, routesFor } from '../../src/plugin.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { programBuilder } from './plugin.tsx';

const gaitOnly = { ...clinicAdmin, organization: { ...clinicAdmin.organization!, products: ['GAIT' as const] } };

describe('the plugin of the program builder', () => {
  it('BLD-01 BLD-02 opens at its path, over the whole screen, without a line in the sidebar', async () => {
    openFeature(programBuilder, '/programs/templates/builder/', {
      answers: { 'GET /v2/programs/templates': pageOf([]) },
    });
    const dialog = await screen.findByRole('dialog', { name: 'New Template' });
    expect(dialog).toHaveClass('MuiDialog-paperFullScreen');
    expect(menuFor(clinicAdmin, [programBuilder])).toEqual([]);
  });

  it('OPEN-014 is closed to those without Health', () => {
    expect(routesFor(gaitOnly, [programBuilder], '/home/').map(({ redirectTo }) => redirectTo)).toEqual([
      '/home/',
      '/home/',
    ]);
  });
});
