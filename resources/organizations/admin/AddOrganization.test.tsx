import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page } from '../../../src/ui/navigation/reload.ts';
import { mockPictures, pngFile } from '../../../tests/component/pictures.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { organizations } from './plugin.tsx';

const added = {
  id: 9,
  name: 'Tideline',
  timezone: 'America/Denver',
  products: ['SCAN'],
  disabled: false,
  version: 1,
  scanModules: [],
  logoUrl: null,
  webLogoUrl: null,
};

async function openForm(answers = {}) {
  const opened = renderFeature(organizations, '/admin/organizations/', {
    answers: { 'GET /v2/admin/organizations': pagedResponse([]), ...answers },
  });
  await opened.user.click(await screen.findByRole('link', { name: 'Add New Organization' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Organization' }));
  await dialog.findByLabelText('Organization Name');
  const submit = () => opened.user.click(dialog.getByRole('button', { name: 'Add Organization' }));
  const posted = () => opened.sent.filter(({ method }) => method === 'POST');
  return { ...opened, dialog, submit, posted };
}

async function fill({ user, dialog }: Awaited<ReturnType<typeof openForm>>, email = 'lee@tideline.example') {
  await user.type(dialog.getByLabelText('Organization Name'), 'Tideline');
  await user.click(dialog.getByLabelText('Scan'));
  await user.type(dialog.getByLabelText('First Name'), 'Lee');
  await user.type(dialog.getByLabelText('Last Name'), 'Ito');
  await user.type(dialog.getByLabelText('Email'), email);
  await user.type(dialog.getByLabelText('Location Name'), 'Pier 4');
}

it('SEC-04 AORG-05 AORG-07 AORG-21 AORG-28 AORG-29 AORG-35 AORG-36 AORG-37 OPEN-118 the form offers every field with its defaults', async () => {
  const { dialog } = await openForm();
  for (const label of [
    'Organization Name',
    'Timezone',
    'First Name',
    'Last Name',
    'Email',
    'Role',
    'Location Name',
    'Location Timezone',
    'Address 1',
    'Address 2',
    'City',
    'State',
    'ZIP Code',
    'Country Code',
    'Keyword',
  ]) {
    expect(dialog.getByLabelText(label)).toBeVisible();
  }
  const chosen = within(dialog.getByRole('group', { name: 'Products' }));
  for (const product of ['Health', 'Gait', 'PRO', 'Scan']) {
    expect(chosen.getByText(product)).toBeVisible();
    expect(chosen.getByRole('checkbox', { name: product })).not.toBeChecked();
  }
  expect(dialog.getByLabelText('Role')).toHaveValue('PORTAL_PROVIDER_ADMIN');
  expect(dialog.getByLabelText('Timezone')).toHaveValue('America/Denver');
  expect(dialog.getByLabelText('Location Timezone')).toHaveValue('America/Denver');
  const optionsOf = (label: string) => [...dialog.getByLabelText<HTMLSelectElement>(label).options];
  const zones = optionsOf('Timezone').map(({ value }) => value);
  const indiana = ['Indianapolis', 'Knox', 'Marengo', 'Petersburg', 'Tell_City', 'Vevay', 'Vincennes', 'Winamac'];
  expect(zones.toSorted()).toEqual(
    [
      ...['New_York', 'Detroit', 'Chicago', 'Denver', 'Boise', 'Phoenix', 'Los_Angeles'].map(
        (city) => `America/${city}`,
      ),
      ...indiana.map((place) => `America/Indiana/${place}`),
      ...['Louisville', 'Monticello'].map((place) => `America/Kentucky/${place}`),
      ...['Beulah', 'Center', 'New_Salem'].map((place) => `America/North_Dakota/${place}`),
      'Pacific/Honolulu',
    ].toSorted(),
  );
  const roles = optionsOf('Role').map(({ value }) => value);
  expect(roles).toEqual(['PORTAL_PRACTITIONER', 'PORTAL_PROVIDER_ADMIN']);
  const states = optionsOf('State').map(({ text }) => text);
  expect(states[0]).toBe('None');
  expect(states).toHaveLength(57);
  expect(states).toEqual(expect.arrayContaining(['Alabama', 'Puerto Rico', 'Guam']));
});

it('AORG-22 AORG-23 AORG-24 AORG-25 AORG-31 AORG-32 an incomplete form says what is missing and sends nothing', async () => {
  const { dialog, submit, posted } = await openForm();
  await submit();
  for (const message of [
    'Organization name is required',
    'First name is required',
    'Last name is required',
    'Email is required',
    'You must select at least one product.',
    'Name is required',
  ]) {
    expect(await dialog.findByText(message)).toBeVisible();
  }
  // A screen reader announces the error with the first checkbox of the group.
  expect(dialog.getByRole('group', { name: 'Products: You must select at least one product.' })).toBeVisible();
  expect(posted()).toEqual([]);
});

it('AORG-26 an invalid email is rejected beside its field', async () => {
  const opened = await openForm();
  await fill(opened, 'lee@tideline');
  await opened.submit();
  expect(await opened.dialog.findByText('Email must be valid')).toBeVisible();
  expect(opened.posted()).toEqual([]);
});

it('AORG-27 AORG-30 AORG-33 a form without role and time zones asks for them', async () => {
  const opened = await openForm();
  await fill(opened);
  for (const label of ['Role', 'Timezone', 'Location Timezone']) {
    const choice = opened.dialog.getByLabelText(label);
    choice.append(new Option('None', ''));
    await opened.user.selectOptions(choice, '');
  }
  await opened.submit();
  for (const [label, message] of [
    ['Role', 'Role is required'],
    ['Timezone', 'Timezone is required'],
    ['Location Timezone', 'Timezone is required'],
  ] as const)
    await waitFor(async () => expect(await opened.dialog.findByLabelText(label)).toHaveAccessibleDescription(message));
  expect(opened.posted()).toEqual([]);
});

it('AORG-34 AORG-38 ERR-13 a complete form sends the payload and confirms it', async () => {
  const opened = await openForm({ 'POST /v2/admin/organizations': [201, added] });
  await fill(opened);
  await opened.submit();
  expect(await screen.findByText('Organization Added.')).toBeVisible();
  expect(opened.posted()[0]?.body).toMatchObject({
    orgName: 'Tideline',
    timezone: 'America/Denver',
    products: ['SCAN'],
    practitioner: { firstName: 'Lee', lastName: 'Ito', email: 'lee@tideline.example', role: 'PORTAL_PROVIDER_ADMIN' },
    location: { name: 'Pier 4', timezone: 'America/Denver' },
  });
  const { location } = opened.posted()[0]!.body as { location: object };
  expect(location).toMatchObject({
    address1: null,
    address2: null,
    city: null,
    stateCode: null,
    zipCode: null,
    countryCode: null,
    keyword: null,
  });
});

it('a click beside the dialog keeps what was typed', async () => {
  const opened = await openForm();
  await fill(opened);
  await opened.user.keyboard('{Escape}');
  expect(opened.dialog.getByLabelText('Organization Name')).toHaveValue('Tideline');
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened.posted()).toEqual([]);
});

describe('the second step', () => {
  const upload = 'POST /v2/admin/organizations/9/logo';
  async function toLogo(answers = {}) {
    mockPictures();
    const reload = vi.spyOn(page, 'load').mockImplementation(() => undefined);
    const opened = await openForm({ 'POST /v2/admin/organizations': [201, added], ...answers });
    expect(opened.dialog.getByText('Step 1 of 2')).toBeVisible();
    await fill(opened);
    await opened.submit();
    const step = within(await screen.findByRole('dialog', { name: 'Upload image for Tideline' }));
    expect(reload).not.toHaveBeenCalled();
    const uploaded = () => opened.sent.filter(({ path }) => path.endsWith('/logo'));
    return { ...opened, step, reload, uploaded };
  }

  it('AORG-06 AORG-08 it follows the form and asks for the logo', async () => {
    const { step, reload } = await toLogo();
    expect(step.getByText('Step 2 of 2')).toBeVisible();
    await waitFor(() => expect(step.getByLabelText('Choose a PNG')).toHaveFocus());
    expect(step.queryByLabelText('Organization Name')).toBeNull();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    reload.mockRestore();
  });

  it('AORG-09 AORG-11 API-11 an uploaded PNG is followed by a reload and a confirmation', async () => {
    const { user, step, reload, uploaded } = await toLogo({
      [upload]: [200, { logoUrl: '/api/1.png', webLogoUrl: '/api/1.png' }],
    });
    await user.upload(step.getByLabelText('Choose a PNG'), pngFile());
    await step.findByRole('slider', { name: 'Zoom' });
    await user.click(step.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    const { file } = uploaded()[0]!.body as { file: File };
    expect(file.type).toBe('image/png');
    expect(sessionStorage.getItem('toast-after-reload')).toContain('Logo uploaded.');
    reload.mockRestore();
  });

  it('ERR-14 a rejected logo is explained in place and the dialog stays', async () => {
    const { user, step, reload } = await toLogo({
      [upload]: errorResponse(422, 'Refused.', { requestId: 'r', fields: { file: 'The logo must be a PNG.' } }),
    });
    await user.upload(step.getByLabelText('Choose a PNG'), pngFile());
    await user.click(step.getByRole('button', { name: 'Upload' }));
    expect(await step.findByRole('alert')).toHaveTextContent('Failed to upload logo - The logo must be a PNG.');
    expect(reload).not.toHaveBeenCalled();
    reload.mockRestore();
  });

  it.each(['Cancel', 'Close'])('AORG-10 the page reloads after %s, and nothing is uploaded', async (way) => {
    const { user, step, reload, uploaded } = await toLogo();
    await user.keyboard('{Escape}');
    expect(reload).not.toHaveBeenCalled();
    await user.click(step.getByRole('button', { name: way }));
    expect(reload).toHaveBeenCalledOnce();
    expect(uploaded()).toEqual([]);
    reload.mockRestore();
  });
});

it('ERR-12 a name and an email that are taken are marked at their fields and what was typed stays', async () => {
  const name = 'An organization with this name already exists.';
  const email = 'A provider with this email already exists.';
  const opened = await openForm({
    'POST /v2/admin/organizations': errorResponse(409, name, {
      fields: { orgName: name, 'practitioner.email': email },
    }),
  });
  await fill(opened);
  await opened.submit();
  const field = await opened.dialog.findByLabelText('Organization Name');
  await waitFor(() => expect(field).toHaveAccessibleDescription(name));
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(opened.dialog.getByLabelText('Email')).toHaveAccessibleDescription(email));
  expect(field).toHaveValue('Tideline');
  expect(opened.dialog.getByLabelText('Location Name')).toHaveValue('Pier 4');
  expect(opened.dialog.getByLabelText('Scan')).toBeChecked();
});

it('ERR-12 API-06 a server error is shown in the form and field messages at their inputs', async () => {
  const problem = errorResponse(409, 'An organization of this name already exists.', {
    fields: { 'location.timezone': 'Timezone is required' },
  });
  const opened = await openForm({ 'POST /v2/admin/organizations': problem });
  await fill(opened);
  await opened.submit();
  expect(await opened.dialog.findByRole('alert')).toHaveTextContent('An organization of this name already exists.');
  await waitFor(() =>
    expect(opened.dialog.getByLabelText('Location Timezone')).toHaveAccessibleDescription('Timezone is required'),
  );
});
