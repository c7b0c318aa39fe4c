import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentViewer } from '../../authProvider/session.ts';
import type { Location } from '../../contract/locations.ts';
import type { Organization } from '../../contract/organization.ts';
import { menuFor } from '../../src/plugin.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { openPictures, pngFile } from '../../src/testing/pictures.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { organization } from './plugin.tsx';

const provider = {
  ...clinicAdmin,
  role: 'PORTAL_PRACTITIONER' as const,
  groups: ['PORTAL_PRACTITIONER'],
  roleLabel: 'Provider',
};
const northside: Organization = { ...clinicAdmin.organization!, riskReading: 'ADMIN', version: 4 };
const place = (id: number, more: Partial<Location> = {}): Location => ({
  id,
  name: `Place ${id}`,
  timezone: 'America/Denver',
  address1: null,
  address2: null,
  city: null,
  stateCode: null,
  zipCode: null,
  defaultProviderId: null,
  defaultProvider: null,
  keyword: null,
  version: 2,
  ...more,
});
const harbor = place(3, {
  name: 'Harbor',
  timezone: 'America/Los_Angeles',
  address1: '1 Pier Road',
  city: 'San Diego',
  stateCode: 'CA',
  zipCode: '92101',
  defaultProviderId: 9,
  defaultProvider: { firstName: 'Wes', lastName: 'Kim' },
});

const answers = (locations: Location[], own: number[] = []) => ({
  'GET /v2/organizations/current': [200, northside] as const,
  'GET /v2/locations': pageOf(locations),
  'GET /v2/practitioners': pageOf([]),
  'GET /v2/practitioners/current': [200, { id: 7, locationIds: own }] as const,
});
const open = (given: object, viewer = clinicAdmin) =>
  openFeature(organization, '/organization/details/', { viewer, answers: { ...answers([]), ...given } });

describe('the organization entry', () => {
  it('SHELL-17 OPEN-016 has the children Providers and Organization Details', () => {
    expect(menuFor(clinicAdmin, [organization])).toMatchObject([
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
    open({});
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByText('Your Organization')).toBeInTheDocument();
  });

  it('ORG-01 OPEN-017 leads to the details', async () => {
    openFeature(organization, '/organization/', { answers: answers([]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Organization Details' })).toBeVisible();
    expect(window.location.pathname).toBe('/organization/details/');
  });
});

describe('organization details', () => {
  it('ORG-02 shows the organization with its zone and products', async () => {
    open({});
    expect(await screen.findByRole('heading', { name: 'Northside Physical Therapy' })).toBeVisible();
    expect(screen.getByText('America/Denver')).toBeVisible();
    expect(screen.getByText('Health')).toBeVisible();
  });

  it('ORG-04 ORG-05 edits name and timezone against the version that was read', async () => {
    const { user, sent } = open({
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

  it('OPEN-129 an admin of a clinic that holds Scan chooses by which numbers fall risk is judged', async () => {
    const scanning = { ...northside, products: ['SCAN' as const] };
    const { user, sent } = open({
      'GET /v2/organizations/current': [200, scanning],
      'PATCH /v2/organizations/current': [200, { ...scanning, riskReading: 'PORTAL', version: 5 }],
    });
    expect(await screen.findByText('Fall risk criteria: Published defaults')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Organization Details' }));
    const choice = dialog.getByLabelText('Fall risk criteria');
    expect(choice).toHaveDisplayValue('Published defaults');
    await user.selectOptions(choice, 'Portal rules');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Organization details updated.')).toBeVisible();
    const saved = sent.find(({ method }) => method === 'PATCH');
    expect(saved?.body).toEqual({ name: northside.name, timezone: northside.timezone, riskReading: 'PORTAL' });
    expect(saved?.headers.get('if-match')).toBe('4');
  });

  it('OPEN-129 a clinic without Scan is not asked by which numbers', async () => {
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText('Timezone')).toBeVisible();
    expect(screen.queryByText(/Fall risk criteria/)).toBeNull();
  });

  it('ORG-05 OPEN-111 uploads a cropped PNG as the logo; what was typed before stays', async () => {
    openPictures();
    let webLogoUrl: string | null = null;
    const { user, sent } = open({
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

  it('ORG-05 when two admins edit at once, the second sees what the first saved and decides', async () => {
    const theirs = { ...northside, name: 'Westside', version: 5 };
    const clash = refused(412, 'Somebody else has changed this in the meantime.', { current: theirs });
    const { user, sent, answering } = open({ 'PATCH /v2/organizations/current': clash });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Organization Details' }));
    const field = dialog.getByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Southside');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Westside/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(field).toHaveValue('Southside');
    await user.click(dialog.getByRole('button', { name: 'Take what is there now' }));
    expect(field).toHaveValue('Westside');
    await user.type(field, ' Two');
    Object.assign(answering, { 'PATCH /v2/organizations/current': [200, { ...theirs, version: 6 }] });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Organization details updated.')).toBeVisible();
    const saved = sent.findLast(({ method }) => method === 'PATCH');
    expect(saved?.body).toMatchObject({ name: 'Westside Two' });
    expect(saved?.headers.get('if-match')).toBe('5');
  });

  it('ORG-06 an empty name is refused beside its field', async () => {
    const { user, sent } = open({});
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(await screen.findByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('OPEN-109 a provider who may not manage the team has no Edit and no location dialogs', async () => {
    open({ 'GET /v2/locations': pageOf([harbor]) }, provider);
    await screen.findByText('Harbor');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Location' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit Harbor' })).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    const { user } = open({ 'GET /v2/organizations/current': refused(500) });
    await screen.findByText('The organization could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  });
});

describe('locations', () => {
  it('ORG-07 ORG-09 lists them with name, address, default provider and timezone', async () => {
    open({ 'GET /v2/locations': pageOf([harbor]) });
    const row = within((await screen.findByText('Harbor')).closest('[role=row]')!);
    expect(row.getByText('1 Pier Road, San Diego, CA 92101')).toBeVisible();
    expect(row.getByText('Wes Kim')).toBeVisible();
    expect(row.getByText('America/Los Angeles')).toBeVisible();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual(['Location Name', 'Address', 'Default Provider', 'Timezone']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['All Locations', 'My Locations']);
  });

  it('ORG-08 My Locations keeps those that the reader is assigned to', async () => {
    const { user } = open({ ...answers([harbor, place(4, { name: 'Lakeside' })], [4]) }, provider);
    await screen.findByText('Harbor');
    await user.click(screen.getByRole('tab', { name: 'My Locations' }));
    await waitFor(() => expect(screen.queryByText('Harbor')).toBeNull());
    expect(screen.getByText('Lakeside')).toBeVisible();
  });

  it('ERR-07 ERR-01 OPEN-146 says by a toast and in their place that they cannot be had, and tries again', async () => {
    const { user, answering } = open({ 'GET /v2/locations': refused(500) });
    expect(await screen.findAllByText('Unable to get locations')).toHaveLength(2);
    answering['GET /v2/locations'] = pageOf([harbor]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(harbor.name)).toBeVisible();
  });

  it('ORG-12 ORG-13 says when there are none', async () => {
    const { user } = open({});
    expect(await screen.findByText('No locations added yet.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'My Locations' }));
    expect(await screen.findByText('You do not have any locations assigned...contact an admin')).toBeVisible();
  });

  it('ORG-10 ORG-14 ORG-15 ORG-16 adds one that has a name and a timezone and nothing else', async () => {
    const { user, sent } = open({ 'POST /v2/locations': [201, place(5)] });
    await user.click(await screen.findByRole('button', { name: 'Add Location' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Location' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Timezone is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Location Name'), 'Annex');
    await user.selectOptions(dialog.getByLabelText('Timezone'), 'America/Denver');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location added.')).toBeVisible();
    const added = sent.find(({ method }) => method === 'POST');
    expect(added?.body).toMatchObject({ name: 'Annex', timezone: 'America/Denver', defaultProviderId: null });
    expect(added?.headers.get('idempotency-key')).toBeTruthy();
  });

  const addAnnex = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) => {
    await user.click(await screen.findByRole('button', { name: 'Add Location' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Location' }));
    await user.type(dialog.getByLabelText('Location Name'), 'Annex');
    await user.selectOptions(dialog.getByLabelText('Timezone'), 'America/Denver');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location added.')).toBeVisible();
  };

  it('ORG-10 OPEN-043 an added one is offered at once wherever the own locations are', async () => {
    const annex = { id: 5, name: 'Annex', timezone: 'America/Denver' };
    let stored = clinicAdmin;
    const opened = open({
      'GET /v2/users/current': () => [200, stored],
      'POST /v2/locations': () => {
        stored = { ...clinicAdmin, locations: [annex] };
        return [201, place(5)];
      },
    });
    await addAnnex(opened);
    await waitFor(() => expect(currentViewer()?.locations).toEqual([annex]));
  });

  it('ORG-11 OPEN-043 an edited one is offered by its new name', async () => {
    const harbour = { id: 3, name: 'Harbour', timezone: 'America/Los_Angeles' };
    const { user } = open({
      'GET /v2/users/current': [200, { ...clinicAdmin, locations: [harbour] }],
      'GET /v2/locations': pageOf([harbor]),
      'PATCH /v2/locations/3': [200, { ...harbor, name: 'Harbour' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Harbor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
    await user.clear(dialog.getByLabelText('Location Name'));
    await user.type(dialog.getByLabelText('Location Name'), 'Harbour');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(currentViewer()?.locations).toEqual([harbour]));
  });

  it('ORG-10 is added also when the session cannot be asked for again, and nobody is signed out', async () => {
    const opened = open({
      'GET /v2/users/current': refused(503, 'We are moving house.'),
      'POST /v2/locations': [201, place(5)],
    });
    await addAnnex(opened);
    await waitFor(() => expect(opened.sent.some(({ path }) => path === '/v2/users/current')).toBe(true));
    expect(await screen.findByRole('heading', { name: 'Northside Physical Therapy' })).toBeVisible();
    expect(currentViewer()).toEqual(clinicAdmin);
  });

  it('ORG-11 edits one, keeping its default provider', async () => {
    const { user, sent } = open({ 'GET /v2/locations': pageOf([harbor]), 'PATCH /v2/locations/3': [200, harbor] });
    await user.click(await screen.findByRole('button', { name: 'Edit Harbor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
    expect(dialog.getByLabelText('Default Provider')).toHaveDisplayValue('Wes Kim');
    await user.type(dialog.getByLabelText('Address Line 2'), 'Suite 4');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location updated.')).toBeVisible();
    const saved = sent.find(({ method }) => method === 'PATCH');
    expect(saved?.body).toMatchObject({ name: 'Harbor', address2: 'Suite 4', stateCode: 'CA', defaultProviderId: '9' });
    expect(saved?.headers.get('if-match')).toBe('2');
  });

  it('ORG-11 when two admins edit one at once, what was typed is saved over it only when they say so', async () => {
    const theirs = { ...harbor, city: 'La Jolla', version: 3 };
    const clash = refused(412, 'Somebody else has changed this in the meantime.', { current: theirs });
    const { user, sent, answering } = open({
      'GET /v2/locations': pageOf([harbor]),
      'PATCH /v2/locations/3': clash,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Harbor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Location' }));
    await user.type(dialog.getByLabelText('Address Line 2'), 'Suite 4');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/1 Pier Road, La Jolla, CA 92101/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep what I typed' }));
    Object.assign(answering, { 'PATCH /v2/locations/3': [200, theirs] });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Location updated.')).toBeVisible();
    const saved = sent.findLast(({ method }) => method === 'PATCH');
    expect(saved?.body).toMatchObject({ city: 'San Diego', address2: 'Suite 4' });
    expect(saved?.headers.get('if-match')).toBe('3');
  });
});
