import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EhrConnection } from '../../contract/ehr-launch/connections.ts';
import type { LaunchResult } from '../../contract/ehr-launch/launches.ts';
import { page } from '../../src/ui/navigation/reload.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { pagedResponse, renderFeature } from '../../tests/component/renderFeature.tsx';
import { ehrLaunch } from './plugin.tsx';

afterEach(() => vi.restoreAllMocks());

type Answers = NonNullable<Parameters<typeof renderFeature>[2]>['answers'];
const currentPath = () => `${window.location.pathname}${window.location.search}`;

const connection: EhrConnection = {
  id: 3,
  name: 'City Hospital',
  issuer: 'https://ehr.example.com/fhir',
  clientId: 'portal',
  hasSecret: true,
  createdAt: '2026-11-20T15:00:00.000Z',
  createdBy: { firstName: 'Ada', lastName: 'Marsh' },
  lastUsedAt: null,
};

const openConnections = (connections: EhrConnection[], answers: Answers = {}) =>
  renderFeature(ehrLaunch, '/organization/ehr-connections/', {
    viewer: clinicAdmin,
    answers: { 'GET /v2/ehr-connections': pagedResponse(connections), ...answers },
  });

describe('the page of EHR connections', () => {
  it('SMART-07 shows each connection, and the addresses that the EHR wants', async () => {
    openConnections([connection, { ...connection, id: 4, name: 'Lake Clinic', hasSecret: false }]);
    const list = within(await screen.findByRole('list', { name: 'EHR connections' }));
    const [city, lake] = list.getAllByRole('listitem');
    expect(within(city!).getByText('https://ehr.example.com/fhir')).toBeVisible();
    expect(within(city!).getByText('Confidential, with a secret')).toBeVisible();
    expect(within(city!).getByText('Never')).toBeVisible();
    expect(within(lake!).queryByRole('button', { name: 'Replace Secret' })).toBeNull();
    expect(screen.getByText(`${window.location.origin}/ehr/launch/`)).toBeVisible();
    expect(within(city!).getByText(`${window.location.origin}/ehr/callback/ehr.example.com/fhir/`)).toBeVisible();
  });

  it('SMART-07 says that there is none, and that they could not be loaded', async () => {
    openConnections([]);
    expect(await screen.findByText('No EHR is connected yet.')).toBeVisible();
    cleanup();
    openConnections([], { 'GET /v2/ehr-connections': errorResponse(503, 'The service is busy.') });
    expect(await screen.findByText('The service is busy.')).toBeVisible();
  });

  it('SMART-07 adds one after what is missing was named', async () => {
    const { user, sent } = openConnections([], { 'POST /v2/ehr-connections': [201, connection] });
    await user.click(await screen.findByRole('button', { name: 'Add EHR Connection' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add EHR connection' }));
    await user.click(dialog.getByRole('button', { name: 'Add EHR Connection' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.queryByText('Redirect URL')).toBeNull();
    expect(dialog.getByText('FHIR address is required')).toBeVisible();
    expect(dialog.getByText('Client ID is required')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'City Hospital');
    await user.type(dialog.getByRole('textbox', { name: 'FHIR address' }), 'https://ehr.example.com/fhir/');
    // The EHR asks for it before it gives a client ID.
    expect(dialog.getByText(`${window.location.origin}/ehr/callback/ehr.example.com/fhir/`)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Client ID' }), 'portal');
    await user.click(dialog.getByRole('button', { name: 'Add EHR Connection' }));
    expect(await screen.findByText('City Hospital connected.')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'City Hospital',
      issuer: 'https://ehr.example.com/fhir',
      clientId: 'portal',
      clientSecret: null,
    });
  });

  it('SMART-11 opens a patient of one', async () => {
    openConnections([connection]);
    const link = await screen.findByRole('link', { name: 'Open a patient of City Hospital' });
    expect(link).toHaveAttribute('href', `/ehr/launch/?iss=${encodeURIComponent(connection.issuer)}`);
  });

  it('SMART-07 removes one after a confirmation', async () => {
    const { user, sent } = openConnections([connection], { 'DELETE /v2/ehr-connections/3': [204, undefined] });
    await user.click(await screen.findByRole('button', { name: 'Remove City Hospital' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove City Hospital?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('City Hospital removed.')).toBeVisible();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});

describe('the page that an EHR opens', () => {
  const path = '/ehr/launch/?iss=https%3A%2F%2Fehr.example.com%2Ffhir&launch=xyz';

  it('SMART-08 goes on to the EHR', async () => {
    const leave = vi.spyOn(page, 'leaveFor').mockImplementation(() => undefined);
    const { sent } = renderFeature(ehrLaunch, path, {
      answers: { 'POST /v2/ehr-launches': [201, { url: 'https://ehr.example.com/authorize?a=b' }] },
    });
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://ehr.example.com/authorize?a=b'));
    const started = sent.filter(({ method }) => method === 'POST');
    expect(started.map(({ body }) => body)).toEqual([{ iss: 'https://ehr.example.com/fhir', launch: 'xyz' }]);
  });

  it('SMART-09 says why it cannot', async () => {
    const message = 'This EHR is not connected to your organization. Ask an admin to add it.';
    renderFeature(ehrLaunch, path, { answers: { 'POST /v2/ehr-launches': errorResponse(404, message) } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Patients' })).toHaveAttribute('href', '/patients/');
  });

  it('SMART-11 begins by itself with the EHR that is chosen', async () => {
    const leave = vi.spyOn(page, 'leaveFor').mockImplementation(() => undefined);
    const ehrs = [
      { id: 3, name: 'City Hospital', issuer: 'https://ehr.example.com/fhir' },
      { id: 4, name: 'Lake Clinic', issuer: 'https://lake.example.com/fhir' },
    ];
    const { user, sent } = renderFeature(ehrLaunch, '/ehr/launch/', {
      answers: {
        'GET /v2/ehr-launches/ehrs': [200, { items: ehrs, total: 2 }],
        'POST /v2/ehr-launches': [201, { url: 'https://lake.example.com/authorize?a=b' }],
      },
    });
    expect(await screen.findByRole('heading', { name: 'Open a patient from the EHR' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Choose a patient in Lake Clinic' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://lake.example.com/authorize?a=b'));
    const started = sent.filter(({ method }) => method === 'POST');
    expect(started.map(({ body }) => body)).toEqual([{ iss: 'https://lake.example.com/fhir', launch: null }]);
  });

  it('SMART-11 says who connects an EHR where there is none', async () => {
    renderFeature(ehrLaunch, '/ehr/launch/', {
      answers: { 'GET /v2/ehr-launches/ehrs': [200, { items: [], total: 0 }] },
    });
    expect(await screen.findByText('No EHR is connected yet.')).toBeVisible();
    expect(screen.getByText(/^An admin connects EHRs/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Patients' })).toBeVisible();
  });
});

describe('the page that the EHR sends back to', () => {
  const candidate = {
    id: 12,
    firstName: 'Ada',
    lastName: 'Lovelace',
    dob: '1985-12-10',
    email: 'ada@people.test',
    location: 'Harbor',
    discharged: false,
  };
  const result: LaunchResult = {
    id: 5,
    ehr: 'City Hospital',
    patient: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      dob: '1985-12-10',
      sex: 'FEMALE',
      email: 'ada@home.test',
      phoneNumber: null,
    },
    match: 'NAME',
    candidates: [candidate],
  };
  const open = (found: Partial<LaunchResult>, answers: Answers = {}) =>
    renderFeature(ehrLaunch, '/ehr/callback/ehr.example.com/fhir/?code=abc&state=s', {
      answers: { 'POST /v2/ehr-launches/finish': [200, { ...result, ...found }], ...answers },
    });

  it('SMART-10 opens the record of a patient who was confirmed before, and leaves no code in the address', async () => {
    const { sent } = open({ match: 'CONFIRMED' });
    await waitFor(() => expect(currentPath()).toBe('/patients/12'));
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { page: '/ehr/callback/ehr.example.com/fhir/', state: 's', code: 'abc' },
    ]);
  });

  it('SMART-10 asks once whether it is the same patient, and opens the record', async () => {
    const { user, sent } = open({}, { 'POST /v2/ehr-launches/5/patient': [204, undefined] });
    expect(await screen.findByRole('heading', { name: 'Is this the same patient?' })).toBeVisible();
    expect(currentPath()).toBe('/ehr/callback/');
    expect(screen.getByRole('heading', { name: 'In City Hospital' })).toBeVisible();
    expect(screen.getByText('ada@home.test')).toBeVisible();
    const here = within(screen.getByRole('list', { name: 'Patients in the portal' }));
    expect(here.getByText('Harbor')).toBeVisible();
    await user.click(here.getByRole('button', { name: 'Open the record of Ada Lovelace' }));
    await waitFor(() => expect(currentPath()).toBe('/patients/12'));
    expect(sent.at(-1)?.body ?? sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ patientId: 12 });
  });

  it('SMART-10 lets the reader choose among several, and says what was refused', async () => {
    const message = 'This launch has expired. Open the patient from the EHR again.';
    const { user } = open(
      { candidates: [candidate, { ...candidate, id: 13, location: 'Lake', discharged: true }] },
      { 'POST /v2/ehr-launches/5/patient': errorResponse(409, message) },
    );
    expect(await screen.findByRole('heading', { name: 'Which patient is it?' })).toBeVisible();
    expect(screen.getByText('Discharged')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Open the record of Ada Lovelace' })[1]!);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('SMART-10 offers to add a patient whom nobody matches, with what the EHR knows', async () => {
    const { user } = open({ match: 'NONE', candidates: [] });
    expect(await screen.findByText('No patient here matches Ada Lovelace.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Patient' }));
    await waitFor(() => expect(currentPath()).toBe('/patients/?add=true'));
    expect(window.history.state).toMatchObject({
      usr: { newPatient: { firstName: 'Ada', lastName: 'Lovelace', dob: '1985-12-10', email: 'ada@home.test' } },
    });
  });

  it('SMART-09 says why there is no patient', async () => {
    const message = 'City Hospital did not allow access to the patient. Open the patient from the EHR again.';
    open({}, { 'POST /v2/ehr-launches/finish': errorResponse(409, message) });
    expect(await screen.findByText(message)).toBeVisible();
  });
});
