import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildMenu } from '../../src/ui/plugin.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { mockPictures, pngFile } from '../../tests/component/pictures.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { createAnswers, harbor, northside, renderDetails, provider } from './fixtures.tsx';
import { team } from '../team/plugin.tsx';
import { organization } from './plugin.tsx';

describe('the menu entry of the organization', () => {
  it('SHELL-17 OPEN-016 has the children Providers and Organization Details', () => {
    expect(buildMenu(clinicAdmin, [team, organization])).toMatchObject([
      {
        label: 'organization.menu',
        children: [
          { label: 'providers.title', to: '/organization/providers/' },
          { label: 'organization.title', to: '/organization/details/' },
        ],
      },
    ]);
  });

  it('SHELL-17 reads Your Organization in the sidebar', async () => {
    renderDetails({});
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByText('Your Organization')).toBeInTheDocument();
  });

  it('ORG-01 OPEN-017 leads to the details', async () => {
    renderFeature(organization, '/organization/', { answers: createAnswers([]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Organization Details' })).toBeVisible();
    expect(window.location.pathname).toBe('/organization/details/');
  });
});

describe('organization details', () => {
  it('ORG-02 shows the organization with its zone and products', async () => {
    renderDetails({});
    expect(await screen.findByRole('heading', { name: 'Northside Physical Therapy' })).toBeVisible();
    expect(screen.getByText('Mountain Time (Denver)')).toBeVisible();
    expect(screen.getByText('Health')).toBeVisible();
  });

  it('ORG-04 ORG-05 sends name and timezone with the version that was read', async () => {
    const { user, sent } = renderDetails({
      'PATCH /v2/organizations/current': [200, { ...northside, name: 'Southside', version: 5 }],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Organization Details' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), ' Southside ');
    await user.selectOptions(dialog.getByLabelText('Timezone'), 'America/Chicago');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Organization details updated.')).toBeVisible();
    const saved = sent.find(({ method }) => method === 'PATCH');
    expect(saved?.body).toEqual({ name: 'Southside', timezone: 'America/Chicago' });
    expect(saved?.headers.get('if-match')).toBe('4');
    expect(within(screen.getByRole('banner', { hidden: true })).getByText('Southside')).toBeInTheDocument();
  });

  it('OPEN-129 lets an admin of a clinic that holds Scan choose the fall risk criteria', async () => {
    const scanning = { ...northside, products: ['SCAN' as const] };
    const { user, sent } = renderDetails({
      'GET /v2/organizations/current': [200, scanning],
      'PATCH /v2/organizations/current': [200, { ...scanning, riskReading: 'PORTAL', version: 5 }],
    });
    expect(await screen.findByText('Fall risk criteria: By age (Bohannon 2006, CDC STEADI)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Organization Details' }));
    const choice = dialog.getByLabelText('Fall risk criteria');
    expect(choice).toHaveDisplayValue('By age (Bohannon 2006, CDC STEADI)');
    await user.selectOptions(choice, 'By age and sex (Lusardi 2003)');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Organization details updated.')).toBeVisible();
    const saved = sent.find(({ method }) => method === 'PATCH');
    expect(saved?.body).toEqual({ name: northside.name, timezone: northside.timezone, riskReading: 'PORTAL' });
    expect(saved?.headers.get('if-match')).toBe('4');
  });

  it('OPEN-129 hides the fall risk criteria from a clinic without Scan', async () => {
    const { user } = renderDetails({});
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText('Timezone')).toBeVisible();
    expect(screen.queryByText(/Fall risk criteria/)).toBeNull();
  });

  it('ORG-05 OPEN-111 uploads a cropped PNG as the logo and keeps unsaved input', async () => {
    mockPictures();
    let webLogoUrl: string | null = null;
    const { user, sent } = renderDetails({
      'GET /v2/organizations/current': () => [200, { ...northside, webLogoUrl }] as const,
      'POST /v2/organizations/current/logo': () => {
        webLogoUrl = '/api/v2/artifacts?key=1';
        return [200, { logoUrl: webLogoUrl, webLogoUrl }] as const;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Name'), ' West');
    await user.click(screen.getByRole('button', { name: 'Change Logo' }));
    const step = within(await screen.findByRole('dialog', { name: 'Upload image for Northside Physical Therapy' }));
    await user.upload(await step.findByLabelText('Choose a PNG'), pngFile());
    expect(await step.findByRole('slider', { name: 'Zoom' })).toHaveAttribute('step', '0.1');
    await user.click(step.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Logo uploaded.')).toBeVisible();
    const [uploaded] = sent.filter(({ method }) => method === 'POST');
    expect((uploaded!.body as { file: File }).file.type).toBe('image/png');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Organization Details' });
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Northside Physical Therapy West');
    await waitFor(() => expect(dialog.querySelector('img')).toHaveAttribute('src', webLogoUrl));
  });

  it('ORG-05 shows the second of two concurrent editors what the first saved, and lets them decide', async () => {
    const theirs = { ...northside, name: 'Westside', version: 5 };
    const conflict = errorResponse(412, 'Someone else changed this in the meantime.', { current: theirs });
    const { user, sent, answering } = renderDetails({ 'PATCH /v2/organizations/current': conflict });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Organization Details' }));
    const field = dialog.getByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Southside');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Westside/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(field).toHaveValue('Southside');
    await user.click(dialog.getByRole('button', { name: 'Use the saved version' }));
    expect(field).toHaveValue('Westside');
    await user.type(field, ' Two');
    Object.assign(answering, { 'PATCH /v2/organizations/current': [200, { ...theirs, version: 6 }] });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Organization details updated.')).toBeVisible();
    const saved = sent.findLast(({ method }) => method === 'PATCH');
    expect(saved?.body).toMatchObject({ name: 'Westside Two' });
    expect(saved?.headers.get('if-match')).toBe('5');
  });

  it('ORG-06 rejects an empty name beside its field', async () => {
    const { user, sent } = renderDetails({});
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(await screen.findByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('OPEN-109 offers a provider who may not manage the team neither Edit nor the location dialogs', async () => {
    renderDetails({ 'GET /v2/locations': pagedResponse([harbor]) }, provider);
    await screen.findByText('Harbor');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Location' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Harbor' })).toBeNull();
  });

  it('reports that it could not be loaded, and tries again', async () => {
    const { user, answering } = renderDetails({ 'GET /v2/organizations/current': errorResponse(500) });
    await screen.findByText('The organization could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    answering['GET /v2/organizations/current'] = [200, northside];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: northside.name })).toBeVisible();
  });
});
