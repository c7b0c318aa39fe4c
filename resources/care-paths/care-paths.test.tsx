import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildMenu } from '../../src/ui/plugin.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { carePaths } from './plugin.tsx';

const flagged = { ...clinicAdmin, features: ['PATHS' as const] };
const open = () =>
  renderFeature(carePaths, '/programs/paths/', {
    viewer: flagged,
    answers: { 'GET /v2/care-paths': pagedResponse([]) },
  });
const samples = () => within(screen.getByRole('list', { name: 'Paths' }));
const cards = () =>
  samples()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the Paths menu entry', () => {
  it('SHELL-15 SEC-24 OPEN-012 is shown only to Health users with the feature', () => {
    expect(buildMenu(flagged, [carePaths])).toMatchObject([{ label: 'carePaths.title', to: '/programs/paths/' }]);
    expect(buildMenu(clinicAdmin, [carePaths])).toEqual([]);
    expect(buildMenu({ ...clinicAdmin, features: ['MODULES'] }, [carePaths])).toEqual([]);
    const gaitOnly = { ...flagged, organization: { ...flagged.organization!, products: ['GAIT' as const] } };
    expect(buildMenu(gaitOnly, [carePaths])).toEqual([]);
  });

  it('SHELL-15 OPEN-014 redirects users without the feature', async () => {
    renderFeature(carePaths, '/programs/paths/');
    await screen.findByText('Page not found');
    expect(window.location.pathname).toBe('/home/');
  });
});

describe('the Paths page', () => {
  it('PATHS-01 PATHS-09 PATHS-10 PATHS-11 PATHS-12 PATHS-13 shows the sample paths', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Paths' })).toBeVisible();
    expect(cards()).toEqual([
      'Back To You: Chronic Low Back',
      'Track Acuity for Low Back Pain',
      'Post-Op Total Knee Replacement',
      'Ongoing Fall Prevention',
      'Post-Op Total Hip Replacement',
    ]);
  });

  it('PATHS-02 searches the paths by name', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search for path' }), 'post-op');
    await waitFor(() => expect(cards()).toEqual(['Post-Op Total Knee Replacement', 'Post-Op Total Hip Replacement']));
    await user.type(screen.getByRole('searchbox', { name: 'Search for path' }), ' nothing');
    expect(await screen.findByText('No paths match this search.')).toBeVisible();
  });

  it('PATHS-03 has an Add Path button without effect', async () => {
    const { user, sent } = open();
    const add = await screen.findByRole('button', { name: 'Add Path' });
    const before = cards();
    await user.click(add);
    expect(cards()).toEqual(before);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.some(({ method }) => method !== 'GET')).toBe(false);
  });

  it('PATHS-04 PATHS-05 PATHS-08 shows three phases on a card, and all phases with their fields on More', async () => {
    const { user } = open();
    const knee = within(
      (await screen.findByRole('heading', { level: 3, name: 'Post-Op Total Knee Replacement' })).closest('li')!,
    );
    expect(knee.getAllByRole('listitem')).toHaveLength(3);
    await user.click(knee.getByRole('button', { name: 'More: all phases of Post-Op Total Knee Replacement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Post-Op Total Knee Replacement' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    const [first] = dialog.getAllByRole('listitem');
    const phase = within(first!);
    expect(phase.getByText('Phase 1')).toBeVisible();
    expect(phase.getByText('5 assessments · 4 messages')).toBeVisible();
    expect(phase.getByText('Next when Time in phase is above 14 days')).toBeVisible();
    expect(phase.getByText('Notifies the provider')).toBeVisible();
  });
});
