import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { gaitPatient, gaitUser } from '../../tests/component/gaitUser.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { gait } from './plugin.tsx';

const open = (path: string, answers: object = {}) =>
  renderFeature(gait, path, { viewer: gaitUser, answers: { ...answers } });

describe('patients at an event', () => {
  it('GAIT-19 GAIT-20 GAIT-21 GAIT-23 OPEN-058 are added by location and ID, and listed for the location', async () => {
    const { user, sent } = open('/gait/events/patients/', {
      'GET /v2/patients': pagedResponse([gaitPatient(70, 'G-7', 'Wilma', 'Winters')]),
      'POST /v2/gait/patients': [201, gaitPatient(71, 'G-8', '', '')],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Events - Add Patient' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Location'), 'Harbor');
    const link = await screen.findByRole('link', { name: 'Wilma Winters' });
    expect(link).toHaveAttribute('href', '/patients/70');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Location',
      'Gait UID',
      'Last Activity',
    ]);
    expect(sent.find(({ path }) => path === '/v2/patients')?.query).toMatchObject({
      product: 'GAIT',
      locationIds: '3',
      page: '1',
      limit: '15',
      sort: 'name',
    });
    expect(window.location.search).toBe('?location=3');
    expect(screen.getAllByText('Dates and times are in Mountain Time')).toHaveLength(1);
    await user.type(screen.getByLabelText('Unique Gait ID'), 'G-8');
    await user.click(screen.getByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText('Patient G-8 was added.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ locationId: 3, gaitUid: 'G-8' });
    expect(screen.getByLabelText('Unique Gait ID')).toHaveValue('');
  });

  it('GAIT-20 are not added while something is missing or the server rejects it', async () => {
    const message = 'A patient with this Unique Gait ID already exists.';
    const { user } = open('/gait/events/patients/', {
      'GET /v2/patients': pagedResponse([]),
      'POST /v2/gait/patients': errorResponse(409, message, { fields: { gaitUid: message } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText('Location is required')).toBeVisible();
    expect(screen.getByText('Unique Gait ID is required')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Location'), 'Harbor');
    await user.type(screen.getByLabelText('Unique Gait ID'), 'G-7');
    await user.click(screen.getByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each(['patients', 'walk'])(
    'GAIT-20 cannot be added by a user without a location, who is told so: %s',
    async (page) => {
      renderFeature(gait, `/gait/events/${page}/`, { viewer: { ...gaitUser, locations: [] }, answers: {} });
      expect(await screen.findByText('You are not assigned to a location yet.')).toBeVisible();
      expect(screen.getByText('Ask an admin of your organization to assign one.')).toBeVisible();
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    },
  );

  it('GAIT-22 are reported as none for an empty location', async () => {
    const { user } = open('/gait/events/patients/', { 'GET /v2/patients': pagedResponse([]) });
    await user.selectOptions(await screen.findByLabelText('Location'), 'Lakeside');
    expect(await screen.findByText('No gait patients with that location')).toBeVisible();
  });

  it('OPEN-004 GAIT-21 are paginated and sorted by the server, and searched without the name in the address', async () => {
    const { user, sent } = open('/gait/events/patients/?location=4', {
      'GET /v2/patients': pagedResponse([gaitPatient(70, 'G-7', 'Wilma', 'Winters')], 31),
    });
    const last = () => sent.findLast(({ path }) => path === '/v2/patients')?.query;
    await screen.findByText('1–15 of 31');
    expect(last()).toMatchObject({ locationIds: '4', product: 'GAIT', state: 'ACTIVE' });
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await waitFor(() => expect(last()).toMatchObject({ page: '2', limit: '15' }));
    await user.click(screen.getByRole('button', { name: 'Last Activity' }));
    await waitFor(() => expect(last()).toMatchObject({ page: '1', sort: 'lastActivity' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or Gait UID' }), 'Winters');
    await waitFor(() => expect(last()).toMatchObject({ page: '1', q: 'Winters' }));
    expect(window.location.search).toBe('?location=4&sort=lastActivity');
  });

  it('GAIT-21 are listed for the last location on the next visit', async () => {
    const none = { 'GET /v2/patients': pagedResponse([]) };
    const { user } = open('/gait/events/patients/', none);
    await user.selectOptions(await screen.findByLabelText('Location'), 'Lakeside');
    await screen.findByText('No gait patients with that location');
    cleanup();
    open('/gait/events/patients/', none);
    await waitFor(() => expect(screen.getByLabelText('Location')).toHaveDisplayValue('Lakeside'));
    expect(window.location.search).toBe('?location=4');
  });

  it('GAIT-21 can be loaded again after an error', async () => {
    const { user, answering } = open('/gait/events/patients/?location=3', { 'GET /v2/patients': errorResponse(503) });
    expect(await screen.findByText('The patients could not be loaded.')).toBeVisible();
    answering['GET /v2/patients'] = pagedResponse([gaitPatient(70, 'G-7', '', '')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'No name yet' })).toHaveAttribute('href', '/patients/70');
  });
});
