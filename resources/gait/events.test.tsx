import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { gaitPatient, gaitUser } from '../../src/testing/gaitUser.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { gait } from './plugin.tsx';

const open = (path: string, answers: object = {}) =>
  openFeature(gait, path, { viewer: gaitUser, answers: { ...answers } });

describe('patients at an event', () => {
  it('GAIT-19 GAIT-20 GAIT-21 GAIT-23 adds by location and ID, and lists the patients of the location', async () => {
    const { user, sent } = open('/gait/events/patients/', {
      'GET /v2/patients': pageOf([gaitPatient(70, 'G-7', 'Wilma', 'Winters')]),
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
      limit: '999',
    });
    await user.type(screen.getByLabelText('Unique Gait ID'), 'G-8');
    await user.click(screen.getByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText('Patient G-8 was added.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ locationId: 3, gaitUid: 'G-8' });
    expect(screen.getByLabelText('Unique Gait ID')).toHaveValue('');
  });

  it('GAIT-20 says what is missing, and what the server refuses', async () => {
    const message = 'A patient with this Unique Gait ID already exists.';
    const { user } = open('/gait/events/patients/', {
      'GET /v2/patients': pageOf([]),
      'POST /v2/gait/patients': refused(409, message, { fields: { gaitUid: message } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText('Location is required')).toBeVisible();
    expect(screen.getByText('Unique Gait ID is required')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Location'), 'Harbor');
    await user.type(screen.getByLabelText('Unique Gait ID'), 'G-7');
    await user.click(screen.getByRole('button', { name: 'Add Patient' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('GAIT-22 says when the location has none', async () => {
    const { user } = open('/gait/events/patients/', { 'GET /v2/patients': pageOf([]) });
    await user.selectOptions(await screen.findByLabelText('Location'), 'Lakeside');
    expect(await screen.findByText('No gait patients with that location')).toBeVisible();
  });
});
