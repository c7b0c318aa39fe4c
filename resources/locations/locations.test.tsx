import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCurrentViewer } from '../../authProvider/session.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { createAnswers, harbor, renderDetails, place, provider } from '../organizations/fixtures.tsx';

describe('the locations of an organization', () => {
  it('ORG-07 ORG-09 are listed with name, address, default provider and timezone', async () => {
    renderDetails({ 'GET /v2/locations': pagedResponse([harbor]) });
    const row = within((await screen.findByText('Harbor')).closest('[role=row]')!);
    expect(row.getByText('1 Pier Road, San Diego, CA 92101')).toBeVisible();
    expect(row.getByText('Wes Kim')).toBeVisible();
    expect(row.getByText('Pacific Time (Los Angeles)')).toBeVisible();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual(['Location Name', 'Address', 'Default Provider', 'Timezone']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All Locations', 'My Locations']);
  });

  it('ORG-08 are reduced by My Locations to those that the reader is assigned to', async () => {
    const { user } = renderDetails({ ...createAnswers([harbor, place(4, { name: 'Lakeside' })], [4]) }, provider);
    await screen.findByText('Harbor');
    await user.click(screen.getByRole('tab', { name: 'My Locations' }));
    // All of them were listed before, and nothing is while these are loaded.
    await waitFor(() => {
      expect(screen.queryByText('Harbor')).toBeNull();
      expect(screen.getByText('Lakeside')).toBeVisible();
    });
  });

  it('ERR-07 ERR-01 OPEN-146 report by a toast and in place that they cannot be loaded, and can be loaded again', async () => {
    const { user, answering } = renderDetails({ 'GET /v2/locations': errorResponse(500) });
    await waitFor(() => expect(screen.getAllByText('Unable to get locations')).toHaveLength(2));
    answering['GET /v2/locations'] = pagedResponse([harbor]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(harbor.name)).toBeVisible();
  });

  it('ORG-12 ORG-13 say when there are none', async () => {
    const { user } = renderDetails({});
    expect(await screen.findByText('No locations added yet.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'My Locations' }));
    expect(await screen.findByText('You do not have any locations assigned...contact an admin')).toBeVisible();
  });

  it('ORG-10 ORG-14 ORG-15 ORG-16 need a name and a timezone and nothing else', async () => {
    const { user, sent } = renderDetails({ 'POST /v2/locations': [201, place(5)] });
    await user.click(await screen.findByRole('button', { name: 'Add Location' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Location' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Timezone is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Location Name'), 'Annex');
    await user.selectOptions(dialog.getByLabelText('Timezone'), 'Central Time (Knox, Indiana)');
    expect(dialog.getByLabelText('Timezone')).toHaveValue('America/Indiana/Knox');
    await user.selectOptions(dialog.getByLabelText('Timezone'), 'America/Denver');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location added.')).toBeVisible();
    const added = sent.find(({ method }) => method === 'POST');
    expect(added?.body).toMatchObject({ name: 'Annex', timezone: 'America/Denver', defaultProviderId: null });
    expect(added?.headers.get('idempotency-key')).toBeTruthy();
  });

  const addAnnex = async ({ user }: Pick<ReturnType<typeof renderDetails>, 'user'>) => {
    await user.click(await screen.findByRole('button', { name: 'Add Location' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Location' }));
    await user.type(dialog.getByLabelText('Location Name'), 'Annex');
    await user.selectOptions(dialog.getByLabelText('Timezone'), 'America/Denver');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location added.')).toBeVisible();
  };

  it('ORG-10 OPEN-043 are offered elsewhere as soon as one was added', async () => {
    const annex = { id: 5, name: 'Annex', timezone: 'America/Denver' };
    let stored = clinicAdmin;
    const opened = renderDetails({
      'GET /v2/users/current': () => [200, stored],
      'POST /v2/locations': () => {
        stored = { ...clinicAdmin, locations: [annex] };
        return [201, place(5)];
      },
    });
    await addAnnex(opened);
    await waitFor(() => expect(getCurrentViewer()?.locations).toEqual([annex]));
  });

  it('ORG-11 OPEN-043 are offered elsewhere by their new name after an edit', async () => {
    const harbour = { id: 3, name: 'Harbour', timezone: 'America/Los_Angeles' };
    const { user } = renderDetails({
      'GET /v2/users/current': [200, { ...clinicAdmin, locations: [harbour] }],
      'GET /v2/locations': pagedResponse([harbor]),
      'PATCH /v2/locations/3': [200, { ...harbor, name: 'Harbour' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Harbor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
    await user.clear(dialog.getByLabelText('Location Name'));
    await user.type(dialog.getByLabelText('Location Name'), 'Harbour');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getCurrentViewer()?.locations).toEqual([harbour]));
  });

  it('ORG-10 can be added while the session cannot be reloaded, and nobody is signed out', async () => {
    const opened = renderDetails({
      'GET /v2/users/current': errorResponse(503, 'We are moving house.'),
      'POST /v2/locations': [201, place(5)],
    });
    await addAnnex(opened);
    await waitFor(() => expect(opened.sent.some(({ path }) => path === '/v2/users/current')).toBe(true));
    expect(await screen.findByRole('heading', { name: 'Northside Physical Therapy' })).toBeVisible();
    expect(getCurrentViewer()).toEqual(clinicAdmin);
  });

  it('ORG-11 keep their default provider when they are edited', async () => {
    const { user, sent } = renderDetails({
      'GET /v2/locations': pagedResponse([harbor]),
      'PATCH /v2/locations/3': [200, harbor],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Harbor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
    expect(dialog.getByLabelText('Default Provider')).toHaveDisplayValue('Wes Kim');
    await user.type(dialog.getByLabelText('Address Line 2'), 'Suite 4');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location updated.')).toBeVisible();
    const saved = sent.find(({ method }) => method === 'PATCH');
    expect(saved?.body).toMatchObject({ name: 'Harbor', address2: 'Suite 4', stateCode: 'CA', defaultProviderId: 9 });
    expect(saved?.headers.get('if-match')).toBe('2');
  });

  it('ORG-11 show the second of two concurrent editors the conflict, and are overwritten only on request', async () => {
    const theirs = { ...harbor, city: 'La Jolla', version: 3 };
    const conflict = errorResponse(412, 'Someone else changed this in the meantime.', { current: theirs });
    const { user, sent, answering } = renderDetails({
      'GET /v2/locations': pagedResponse([harbor]),
      'PATCH /v2/locations/3': conflict,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Harbor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
    await user.type(dialog.getByLabelText('Address Line 2'), 'Suite 4');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('listitem')).toHaveTextContent(/^City: changed from “San Diego” to “La Jolla”\.$/);
    await user.click(dialog.getByRole('button', { name: 'Keep my changes' }));
    Object.assign(answering, { 'PATCH /v2/locations/3': [200, theirs] });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location updated.')).toBeVisible();
    const saved = sent.findLast(({ method }) => method === 'PATCH');
    expect(saved?.body).toMatchObject({ city: 'San Diego', address2: 'Suite 4' });
    expect(saved?.headers.get('if-match')).toBe('3');
  });
});
