import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildMenu } from '../../src/ui/plugin.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { modules } from './plugin.tsx';

const flagged = { ...clinicAdmin, features: ['MODULES' as const] };

describe('the Modules entry', () => {
  it('SHELL-16 SEC-24 OPEN-012 is shown only to health users who also have the feature', () => {
    expect(buildMenu(flagged, [modules])).toMatchObject([{ label: 'modules.title', to: '/programs/products' }]);
    expect(buildMenu({ ...clinicAdmin, features: ['PATHS'] }, [modules])).toEqual([]);
    const scanOnly = { ...flagged, organization: { ...flagged.organization!, products: ['SCAN' as const] } };
    expect(buildMenu(scanOnly, [modules])).toEqual([]);
  });
});

describe('the Modules page', () => {
  it('MOD-01 MOD-02 OPEN-019 shows the current modules', async () => {
    renderFeature(modules, '/programs/products', { viewer: flagged });
    expect(await screen.findByRole('heading', { level: 1, name: 'Modules' })).toBeVisible();
    const current = within(screen.getByRole('list', { name: 'Current Modules' }));
    expect(current.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Mobility',
      'Hip-Spine Instability',
      'Hand/Wrist Eval',
    ]);
  });

  it('MOD-03 MOD-04 OPEN-097 unfolds each assessment into its measures and instructions', async () => {
    const { user } = renderFeature(modules, '/programs/products', { viewer: flagged });
    const catalogue = within(await screen.findByRole('list', { name: 'Assessments' }));
    const cards = catalogue.getAllByRole('button');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Sit to Stand',
      'Functional Reach',
      'Timed Up and Go',
      'Posture',
      'Trunk Flexion',
      'Gait',
      'Wrist Flexion',
      'Wrist Extension',
      'Kapandji',
      'Wrist Pronation',
      'Wrist Supination',
      'Total Active Motion',
    ]);
    expect(cards[1]).toHaveAttribute('aria-expanded', 'false');
    expect(catalogue.queryByText(/how far the patient can reach/)).toBeNull();
    await user.click(cards[1]!);
    expect(cards[1]).toHaveAttribute('aria-expanded', 'true');
    expect(catalogue.getByText(/how far the patient can reach/)).toBeVisible();
    expect(catalogue.getByText('How to perform it')).toBeVisible();
  });
});
