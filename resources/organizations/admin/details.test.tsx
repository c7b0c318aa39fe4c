import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCurrentViewer } from '../../../authProvider/session.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { vendorAdmin } from '../../../tests/component/people.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { organizations } from './plugin.tsx';

const row = {
  id: 5,
  name: 'Harbor Balance',
  timezone: 'America/Los_Angeles',
  products: ['HEALTH', 'SCAN'],
  disabled: false,
  version: 3,
};
const organization = { ...row, scanModules: [], logoUrl: null, webLogoUrl: null };
const person = {
  id: 1,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@harbor.example',
  role: 'PORTAL_PRACTITIONER',
  locations: ['Pier', 'Bay'],
  lastSignIn: '2026-11-20T17:05:00.000Z',
  status: 'ACTIVE',
};
const people = [
  person,
  {
    ...person,
    id: 2,
    firstName: 'Lee',
    role: 'PORTAL_PROVIDER_ADMIN',
    locations: [],
    lastSignIn: null,
    status: 'INVITED',
  },
];
const accessChange = { state: 'none', disabling: false, done: 0, total: 0 };
const save = 'PATCH /v2/admin/organizations/5/details';
const open = (more = {}) =>
  renderFeature(organizations, '/admin/organizations/5', {
    answers: {
      'GET /v2/admin/organizations': pagedResponse([{ ...row, accessChange }]),
      'GET /v2/admin/organizations/5': [200, organization],
      'GET /v2/admin/activity': pagedResponse([]),
      'GET /v2/admin/users': pagedResponse(people),
      ...more,
    },
  });
const openDialog = async (more = {}) => {
  // Loading the dialog can take longer than a test waits.
  await import('./EditDetails.tsx');
  const opened = open(more);
  await opened.user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Harbor Balance' }));
  return { ...opened, dialog, submit: () => opened.user.click(dialog.getByRole('button', { name: 'Save' })) };
};
const sentBodies = ({ sent }: { sent: { method: string; body: unknown }[] }) =>
  sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('OPEN-166 the details of an organization', () => {
  it('the name, time zone and products are saved over the version that was read', async () => {
    const { user, dialog, submit, sent } = await openDialog({ [save]: [200, { ...organization, version: 4 }] });
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Harbor Health');
    await user.selectOptions(dialog.getByLabelText('TimeZone'), 'America/Denver');
    await user.click(dialog.getByRole('checkbox', { name: 'PRO' }));
    await submit();
    expect(await screen.findByText('Organization updated.')).toBeVisible();
    const request = sent.find(({ method }) => method === 'PATCH')!;
    expect(request.body).toEqual({
      name: 'Harbor Health',
      timezone: 'America/Denver',
      products: ['HEALTH', 'PRO', 'SCAN'],
    });
    expect(request.headers.get('if-match')).toBe('3');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('removing a product asks first, says what the clinic loses, and that its records stay', async () => {
    const opened = await openDialog({ [save]: [200, { ...organization, products: ['SCAN'], version: 4 }] });
    const { user, dialog, submit } = opened;
    await user.click(dialog.getByRole('checkbox', { name: 'Health' }));
    await submit();
    const question = within(await screen.findByRole('dialog', { name: 'Remove Health from Harbor Balance?' }));
    expect(question.getByText(/programs, the exercise library, care notes, care paths and RTM billing/)).toBeVisible();
    expect(question.getByText(/The patient list and every patient record/)).toBeVisible();
    expect(question.getByText(/No records are deleted/)).toBeVisible();
    expect(sentBodies(opened)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(dialog.getByRole('checkbox', { name: 'Health' })).not.toBeChecked();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Remove Health' }));
    await waitFor(() => expect(sentBodies(opened)).toMatchObject([{ products: ['SCAN'] }]));
  });

  it('AORG-31 at least one product is needed, and a name that is taken is reported at the name until the next attempt', async () => {
    const taken = 'An organization with this name already exists.';
    const { user, dialog, submit, sent } = await openDialog({
      [save]: [409, { status: 409, message: taken, fields: { name: taken } }],
    });
    for (const product of ['Health', 'Scan']) await user.click(dialog.getByRole('checkbox', { name: product }));
    await submit();
    expect(await dialog.findByText('You must select at least one product.')).toBeVisible();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
    for (const product of ['Health', 'Scan']) await user.click(dialog.getByRole('checkbox', { name: product }));
    await submit();
    expect((await dialog.findAllByText(taken)).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText('Name')).toBeInvalid();
    await user.clear(dialog.getByLabelText('Name'));
    await submit();
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.queryByText(taken)).toBeNull();
  });

  it('what the clinic changed meanwhile is shown, and what was typed is kept', async () => {
    const { user, dialog, submit } = await openDialog({
      [save]: [
        412,
        { status: 412, message: 'Changed meanwhile.', current: { ...organization, name: 'Harbor East', version: 9 } },
      ],
    });
    await user.click(dialog.getByRole('checkbox', { name: 'PRO' }));
    await submit();
    expect(await dialog.findByText(/Harbor East/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'PRO' })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('the own organization of the reader follows in the layout', async () => {
    const own = { ...organization, id: 1, name: 'Vendor House', products: ['SCAN'] };
    const { user } = renderFeature(organizations, '/admin/organizations/1', {
      answers: {
        'GET /v2/admin/organizations': pagedResponse([{ ...row, id: 1, accessChange }]),
        'GET /v2/admin/organizations/1': [200, own],
        'GET /v2/admin/activity': pagedResponse([]),
        'GET /v2/admin/users': pagedResponse([]),
        'PATCH /v2/admin/organizations/1/details': [200, { ...own, products: ['HEALTH', 'SCAN'], version: 4 }],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit details' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Health' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getCurrentViewer()?.organization?.products).toEqual(['HEALTH', 'SCAN']));
    expect(vendorAdmin.organization?.products).toEqual(['HEALTH']);
  });
});

it('OPEN-058 the last sign-in and the history are in the time zone of the organization, which is named once', async () => {
  const entry = { id: 9, at: '2026-11-20T17:06:00.000Z', who: null, action: 'disableOrganization', changes: null };
  open({ 'GET /v2/admin/activity': pagedResponse([entry]) });
  expect(await screen.findByText('11/20/2026, 09:05 AM')).toBeVisible();
  expect(await screen.findByText('11/20/2026, 09:06 AM')).toBeVisible();
  expect(screen.getAllByText('Dates and times are in Pacific Time')).toHaveLength(1);
});

describe('OPEN-167 the users of an organization', () => {
  it('are listed with role, locations, last sign-in and access, and sorted by the server', async () => {
    const { user, sent } = open();
    const table = within(await screen.findByRole('table', { name: 'Users' }));
    const cells = (name: string) =>
      within(table.getByText(name).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await table.findByText('Ana Ruiz');
    expect(cells('Ana Ruiz')).toEqual([
      'Ana Ruiz',
      'ana@harbor.example',
      'Provider',
      'Pier, Bay',
      '11/20/2026, 09:05 AM',
      'Active',
    ]);
    expect(cells('Lee Ruiz').slice(2)).toEqual(['Admin', 'All locations', 'Never', 'Invited']);
    await user.click(table.getByRole('button', { name: 'Last sign-in' }));
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === '/v2/admin/users').at(-1)?.query).toMatchObject({
        organizationId: '5',
        sort: 'lastSignIn',
      }),
    );
  });

  it('that cannot be loaded are reported with a way to try again', async () => {
    open({ 'GET /v2/admin/users': errorResponse(500) });
    expect(await screen.findByText('Could not load the users.')).toBeVisible();
  });
});
