import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuFor } from '../../src/plugin.ts';
import { gaitUser, holding } from '../../src/testing/gaitUser.ts';
import { openFeature } from '../../src/testing/openFeature.tsx';
import { gait } from './plugin.tsx';

describe('the Gait entry', () => {
  it('SHELL-11 OPEN-025 is there for gait users, with its three children', () => {
    expect(menuFor(holding('GAIT'), [gait])).toMatchObject([
      { children: [{ to: '/gait/reports/' }, { to: '/gait/events/patients/' }, { to: '/gait/reconcile/' }] },
    ]);
    expect(menuFor(holding('HEALTH', 'PRO', 'SCAN'), [gait])).toEqual([]);
  });

  it('SHELL-50 OPEN-017 leads to the reports', async () => {
    openFeature(gait, '/gait/', { viewer: gaitUser, answers: {} });
    expect(await screen.findByRole('heading', { level: 1, name: 'Gait Reports' })).toBeVisible();
    expect(window.location.pathname).toBe('/gait/reports/');
  });
});
