import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../contract/identity/users.ts';
import type { EmergencyAccess, EmergencyRecord } from '../../contract/emergency-access/emergency-access.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { pagedResponse, renderFeature } from '../../tests/component/renderFeature.tsx';
import { emergencyAccess } from './plugin.tsx';

const provider: CurrentUser = {
  ...clinicAdmin,
  groups: ['PORTAL_PRACTITIONER'],
  role: 'PORTAL_PRACTITIONER',
  roleLabel: 'Provider',
  locations: [{ id: 4, name: 'Harbor' }] as CurrentUser['locations'],
};

const access: EmergencyAccess = {
  id: 9,
  patient: null,
  person: { firstName: 'Wes', lastName: 'Kim' },
  own: true,
  reason: 'The patient fell in the waiting room.',
  openedAt: '2026-11-23T14:40:00.000Z',
  expiresAt: '2026-11-23T15:40:00.000Z',
  endedAt: null,
  endedBy: null,
  open: true,
  views: [{ section: 'overview', at: '2026-11-23T14:41:00.000Z' }],
};
const record: EmergencyRecord = {
  expiresAt: '2026-11-23T15:40:00.000Z',
  patient: {
    id: 31,
    firstName: 'Nora',
    lastName: 'Lind',
    dob: '1960-02-03',
    email: null,
    phoneNumber: '+15555550100',
    discharged: false,
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
    location: 'Uptown',
    provider: null,
    plansOfCare: [{ start: '2026-11-01', end: null }],
  },
  program: null,
  careNotes: [],
  sessions: [],
};

const openRecord = (answer: readonly [number, unknown]) =>
  renderFeature(emergencyAccess, '/emergency-access/9/', {
    viewer: provider,
    answers: {
      'GET /v2/emergency-accesses/9/record/overview': answer as [number, unknown],
      'GET /v2/emergency-accesses/9/record/care-notes': [
        200,
        { ...record, careNotes: [{ id: 3, date: '2026-11-20', minutes: 15, notes: 'Dizzy since Friday.' }] },
      ],
      'POST /v2/emergency-accesses/9/end': [200, { ...access, open: false }],
      'GET /v2/emergency-accesses': pagedResponse([access]),
    },
  });

it('SHELL-05 an address whose id is no number is unknown, and nothing is asked of the server', async () => {
  const { sent } = renderFeature(emergencyAccess, '/emergency-access/abc/', { viewer: provider });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(sent.filter(({ path }) => path.startsWith('/v2/emergency'))).toEqual([]);
});

describe('the page of emergency access', () => {
  it('asks a provider for the patient and a reason, says what is missing, and opens the record', async () => {
    const { user, sent } = renderFeature(emergencyAccess, '/emergency-access/', {
      viewer: provider,
      answers: {
        'GET /v2/emergency-accesses': pagedResponse([]),
        'POST /v2/emergency-accesses': [201, access],
        'GET /v2/emergency-accesses/9/record/overview': [200, record],
      },
    });
    expect(await screen.findByText('No emergency access yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open Emergency Access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open emergency access' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fell');
    await user.click(dialog.getByRole('button', { name: 'Open Emergency Access' }));
    expect(await dialog.findByText('Describe the emergency in at least 20 characters.')).toBeVisible();
    expect(dialog.getByText('First name is required')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Nora');
    await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Lind');
    await user.type(dialog.getByLabelText('Date of birth'), '1960-02-03');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' in the waiting room.');
    await user.click(dialog.getByRole('button', { name: 'Open Emergency Access' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nora Lind' })).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      firstName: 'Nora',
      lastName: 'Lind',
      dob: '1960-02-03',
      reason: 'Fell in the waiting room.',
    });
  });

  it('says why an access is refused, and keeps what was typed', async () => {
    const message = 'No patient at your organization has this name and date of birth.';
    const { user } = renderFeature(emergencyAccess, '/emergency-access/', {
      viewer: provider,
      answers: {
        'GET /v2/emergency-accesses': pagedResponse([]),
        'POST /v2/emergency-accesses': errorResponse(404, message),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Open Emergency Access' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Nora');
    await user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Lind');
    await user.type(dialog.getByLabelText('Date of birth'), '1960-02-03');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fell in the waiting room.');
    await user.click(dialog.getByRole('button', { name: 'Open Emergency Access' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Lind');
  });

  it('shows an admin who opened whose record, why, until when and what, and ends an access', async () => {
    const listed = { ...access, own: false, patient: { id: 31, firstName: 'Nora', lastName: 'Lind' } };
    const over = {
      ...listed,
      id: 8,
      open: false,
      endedAt: '2026-11-23T14:50:00.000Z',
      endedBy: { firstName: 'Ada', lastName: 'Moreno' },
      views: [],
    };
    const { user, sent } = renderFeature(emergencyAccess, '/emergency-access/', {
      answers: {
        'GET /v2/emergency-accesses': pagedResponse([listed, over]),
        'POST /v2/emergency-accesses/9/end': [200, { ...listed, open: false }],
      },
    });
    const list = await screen.findByRole('list', { name: 'Emergency access history' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(within(first!).getByText('The patient fell in the waiting room.')).toBeVisible();
    expect(within(first!).getByRole('link', { name: 'Nora Lind' })).toHaveAttribute('href', '/patients/31/');
    expect(within(first!).getByText('Overview, 11/23/2026, 07:41 AM MST')).toBeVisible();
    expect(within(second!).getByText('11/23/2026, 07:50 AM MST by Ada Moreno')).toBeVisible();
    expect(within(second!).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open Emergency Access' })).toBeNull();
    await user.click(within(first!).getByRole('button', { name: 'End the access of Wes Kim' }));
    expect(await screen.findByText('Emergency access ended.')).toBeVisible();
    expect(sent.some(({ path, method }) => method === 'POST' && path.endsWith('/9/end'))).toBe(true);
  });

  it('says that the list could not be loaded', async () => {
    renderFeature(emergencyAccess, '/emergency-access/', {
      answers: { 'GET /v2/emergency-accesses': errorResponse(500, '') },
    });
    expect(await screen.findByText('Emergency access could not be loaded.')).toBeVisible();
  });
});

describe('a record under emergency access', () => {
  it('shows one section at a time, read only, with the time until which it is open', async () => {
    const { user } = openRecord([200, record]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nora Lind' })).toBeVisible();
    expect(
      screen.getByText('Read only until 11/23/2026, 08:40 AM MST. Everything you open is recorded.'),
    ).toBeVisible();
    expect(screen.getByText('Uptown')).toBeVisible();
    expect(screen.getByText('Knee, Left')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Care notes' }));
    expect(await screen.findByText('Dizzy since Friday.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /note/i })).toBeNull();
  });

  it('is left when the person ends the access', async () => {
    const { user } = openRecord([200, record]);
    await user.click(await screen.findByRole('button', { name: 'End Access' }));
    await waitFor(() => expect(window.location.pathname).toBe('/emergency-access/'));
  });

  it('says that the access is over', async () => {
    openRecord(errorResponse(403, 'This emergency access has ended.') as [number, unknown]);
    expect(await screen.findByText('This emergency access has ended.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End Access' })).toBeNull();
  });
});
