import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../contract/identity/users.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../tests/component/patientRecords.ts';
import { forgetAdded } from './add/justAdded.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { patients } from './plugin.tsx';

afterEach(() => {
  forgetAdded();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const clinic = (
  products: NonNullable<CurrentUser['organization']>['products'],
  role: CurrentUser['role'] = 'PORTAL_PROVIDER_ADMIN',
) => ({
  ...clinicAdmin,
  role,
  organization: { ...clinicAdmin.organization!, products },
  locations: [{ id: 3, name: 'North Clinic', timezone: 'America/Denver' }],
});

async function open(viewer: CurrentUser, answers: Parameters<typeof renderFeature>[2] = {}) {
  const opened = renderFeature(patients, '/patients/?add=true', {
    viewer,
    answers: { 'GET /v2/patients': pagedResponse([]), 'GET /v2/practitioners': pagedResponse([]), ...answers.answers },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Patient' }));
  return { ...opened, dialog };
}

/** Selects the products if the clinic has several. */
const choose = async ({ user, dialog }: Awaited<ReturnType<typeof open>>, ...names: string[]) => {
  if (dialog.queryAllByRole('checkbox').length === 0) return dialog.findByRole('tab', { name: 'Bulk Add' });
  for (const name of names) await user.click(dialog.getByRole('checkbox', { name: new RegExp(name) }));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  return dialog.findByRole('tab', { name: 'Bulk Add' });
};
const submit = ({ user, dialog }: Awaited<ReturnType<typeof open>>) =>
  user.click(dialog.getByRole('button', { name: 'Add Patient' }));

const healthMessages = {
  'First Name': 'First name is required',
  'Last Name': 'Last name is required',
  Email: 'Email is required',
  'Phone Number': 'Phone number is required',
  'Side of Body': 'Side of body is required',
  'Involved Body Part': 'Involved body part is required',
};

describe('add patient', () => {
  it('SMART-11 offers the patients of the EHR where one is connected', async () => {
    const ehrs = [{ id: 3, name: 'City Hospital', issuer: 'https://ehr.example.com/fhir' }];
    const { dialog } = await open(clinic(['HEALTH', 'GAIT']), {
      answers: { 'GET /v2/ehr-launches/ehrs': [200, { items: ehrs, total: 1 }] },
    });
    const link = await dialog.findByRole('link', { name: 'Open from the EHR' });
    expect(link).toHaveAttribute('href', '/ehr/launch/?iss=https%3A%2F%2Fehr.example.com%2Ffhir');
  });

  it('PAT-27 PAT-28 PAT-29 PAT-30 PAT-32 opens from the URL and asks for the products first', async () => {
    const opened = await open(clinic(['HEALTH', 'GAIT']));
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Next' }));
    expect(opened.dialog.getByRole('alert')).toHaveTextContent('You must select at least one product.');
    expect(opened.dialog.queryByRole('tab')).not.toBeInTheDocument();
    await choose(opened, 'Exer Health');
    expect(opened.dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Single Add', 'Bulk Add']);
  });

  it.each(['PORTAL_PRACTITIONER', 'PORTAL_PROVIDER_ADMIN'] as const)(
    'PAT-31 OPEN-053 skips the product step for a %s of a clinic with one product',
    async (role) => {
      const { dialog } = await open(clinic(['HEALTH', 'SCAN'], role));
      expect(await dialog.findByRole('tab', { name: 'Bulk Add' })).toBeInTheDocument();
    },
  );

  it('PAT-36 PAT-37 PAT-38 PAT-40 PAT-44 PAT-45 shows all missing Health fields at once, each inline', async () => {
    const opened = await open(clinic(['HEALTH']));
    await choose(opened, 'Exer Health');
    await submit(opened);
    for (const [label, message] of Object.entries(healthMessages))
      await waitFor(() => expect(opened.dialog.getByLabelText(label)).toHaveAccessibleDescription(message));
    expect(opened.sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('PAT-43 requires the location if there are several', async () => {
    const viewer = clinic(['GAIT']);
    const opened = await open({
      ...viewer,
      locations: [...viewer.locations, { id: 4, name: 'South Clinic', timezone: 'America/Denver' }],
    });
    await choose(opened, 'Exer Gait');
    await submit(opened);
    expect(await opened.dialog.findByText('Location is required')).toBeInTheDocument();
  });

  it('PAT-41 PAT-46 PAT-47 PAT-48 PAT-49 accepts a Gait patient with only a name', async () => {
    const opened = await open(clinic(['GAIT']), { answers: { 'POST /v2/patients': [201, ada] } });
    await choose(opened, 'Exer Gait');
    await opened.user.type(opened.dialog.getByLabelText('First Name'), 'Ada');
    await opened.user.type(opened.dialog.getByLabelText('Last Name'), 'Lovelace');
    await submit(opened);
    expect(await screen.findByText('Ada Lovelace was added.')).toBeInTheDocument();
    const { body } = opened.sent.find(({ method }) => method === 'POST')!;
    expect(body).toMatchObject({
      products: ['GAIT'],
      firstName: 'Ada',
      lastName: 'Lovelace',
      locationId: 3,
      dob: null,
      phoneNumber: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('PAT-16 PAT-20 links to the new patient in the notification, with Assign Program, and on top of the list', async () => {
    const newcomer = buildRecord({
      id: 99,
      patient: { firstName: 'Nia', lastName: 'Newman' },
      productData: { health: { ...ada.productData.health!, heps: [] }, gait: null },
    });
    const opened = await open(clinic(['HEALTH', 'GAIT']), {
      answers: {
        'GET /v2/patients': pagedResponse([ada]),
        'GET /v2/patients/99': [200, newcomer],
        'POST /v2/patients': [201, newcomer],
      },
    });
    await choose(opened, 'Exer Gait');
    await opened.user.type(opened.dialog.getByLabelText('First Name'), 'Nia');
    await opened.user.type(opened.dialog.getByLabelText('Last Name'), 'Newman');
    await submit(opened);
    const link = await screen.findByRole('link', { name: 'Nia Newman was added.' });
    expect(link).toHaveAttribute('href', '/patients/99');
    // Without filters a new patient is shown on the first page, although the order puts it on the last.
    await screen.findByText('Just added');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('link')[0]!.textContent);
    await waitFor(() => expect(names()).toEqual(['Nia Newman', 'Ada Lovelace']));
    await opened.user.click(screen.getByRole('tab', { name: 'Discharged' }));
    await waitFor(() => expect(names()).toEqual(['Ada Lovelace']));
    await opened.user.click(screen.getByRole('tab', { name: 'Active' }));
    await waitFor(() => expect(names()).toEqual(['Nia Newman', 'Ada Lovelace']));
    const toast = within(screen.getByRole('region', { name: 'Notifications' }));
    await opened.user.click(toast.getByRole('button', { name: 'Assign Program' }));
    expect(window.location.pathname).toBe('/programs/assign/99');
  });

  it.each([
    ['Español', 'es'],
    ['English', undefined],
  ])('OPEN-013 adds a patient who reads %s', async (chosen, language) => {
    const opened = await open(clinic(['GAIT']), { answers: { 'POST /v2/patients': [201, ada] } });
    await choose(opened, 'Exer Gait');
    await opened.user.type(opened.dialog.getByLabelText('First Name'), 'Ada');
    await opened.user.type(opened.dialog.getByLabelText('Last Name'), 'Lovelace');
    await opened.user.selectOptions(opened.dialog.getByLabelText('Language'), chosen);
    await submit(opened);
    expect(await screen.findByText('Ada Lovelace was added.')).toBeInTheDocument();
    const body = opened.sent.find(({ method }) => method === 'POST')!.body as { language?: string };
    expect(body.language).toBe(language);
  });

  it('PAT-54 masks the phone number while typing', async () => {
    const opened = await open(clinic(['GAIT']));
    await choose(opened, 'Exer Gait');
    await opened.user.type(opened.dialog.getByLabelText('Phone Number'), '5551234567');
    expect(opened.dialog.getByLabelText('Phone Number')).toHaveValue('(555)123-4567');
  });

  it('PAT-40 PAT-54 a pasted phone number is checked as it is masked', async () => {
    const opened = await open(clinic(['HEALTH']));
    await choose(opened, 'Exer Health');
    await submit(opened);
    const phone = opened.dialog.getByLabelText('Phone Number');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Phone number is required'));
    await opened.user.click(phone);
    await opened.user.paste('5551234567');
    expect(phone).toHaveValue('(555)123-4567');
    await waitFor(() => expect(phone).toBeValid());
    expect(phone).not.toHaveAccessibleDescription();
  });

  it('PAT-28 Back to the products keeps what was typed, and sends only what the products need', async () => {
    const opened = await open(clinic(['HEALTH', 'GAIT']), { answers: { 'POST /v2/patients': [201, ada] } });
    const { dialog, user } = opened;
    await choose(opened, 'Exer Health');
    await user.type(dialog.getByLabelText('First Name'), 'Ada');
    await user.type(dialog.getByLabelText('Last Name'), 'Lovelace');
    await user.selectOptions(dialog.getByLabelText('Involved Body Part'), 'Knee');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('checkbox', { name: /Exer Health/ })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: /Exer Gait/ }));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByLabelText('First Name')).toHaveValue('Ada');
    expect(dialog.getByLabelText('Involved Body Part')).toHaveValue('Knee');
    await user.type(dialog.getByLabelText('Unique Gait ID'), 'G-1');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await user.click(dialog.getByRole('checkbox', { name: /Exer Health/ }));
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await submit(opened);
    expect(await screen.findByText('Ada Lovelace was added.')).toBeInTheDocument();
    const { body } = opened.sent.find(({ method }) => method === 'POST')!;
    expect(body).toMatchObject({ products: ['GAIT'], firstName: 'Ada', lastName: 'Lovelace', gaitUid: 'G-1' });
    expect(body).not.toHaveProperty('payerName');
  });

  it('OPEN-056 shows the server’s message at the field, keeps the form, and uses one key for all attempts', async () => {
    const message = 'That email is already used by another patient.';
    const opened = await open(clinic(['GAIT']), {
      answers: { 'POST /v2/patients': errorResponse(422, 'Please check the form.', { fields: { email: message } }) },
    });
    await choose(opened, 'Exer Gait');
    await opened.user.type(opened.dialog.getByLabelText('First Name'), 'Ada');
    await opened.user.type(opened.dialog.getByLabelText('Last Name'), 'Lovelace');
    await opened.user.type(opened.dialog.getByLabelText('Email'), 'ada@example.com');
    await submit(opened);
    expect(await opened.dialog.findByText(message)).toBeInTheDocument();
    expect(opened.dialog.getByLabelText('First Name')).toHaveValue('Ada');
    await submit(opened);
    await waitFor(() => expect(opened.sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const keys = opened.sent
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('PAT-28 C2 adds one patient on a double click, and on a retry after a lost response', async () => {
    let lost = true;
    const opened = await open(clinic(['GAIT']), {
      answers: {
        'POST /v2/patients': async () => {
          await new Promise((later) => setTimeout(later, 50));
          return lost ? ((lost = false), 'network failure') : [201, ada];
        },
      },
    });
    await choose(opened, 'Exer Gait');
    await opened.user.type(opened.dialog.getByLabelText('First Name'), 'Ada');
    await opened.user.type(opened.dialog.getByLabelText('Last Name'), 'Lovelace');
    await opened.user.dblClick(opened.dialog.getByRole('button', { name: 'Add Patient' }));
    expect(await opened.dialog.findByText('You are offline. This has not been saved.')).toBeInTheDocument();
    const posts = () => opened.sent.filter(({ method }) => method === 'POST');
    expect(posts()).toHaveLength(1);
    expect(opened.dialog.getByLabelText('First Name')).toHaveValue('Ada');
    await submit(opened);
    expect(await screen.findByText('Ada Lovelace was added.')).toBeInTheDocument();
    const keys = posts().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('C2 names a patient as added whose answer was lost before a correction, and adds another only on a further press', async () => {
    const opened = await open(clinic(['GAIT']), { answers: { 'POST /v2/patients': 'network failure' } });
    await choose(opened, 'Exer Gait');
    await opened.user.type(opened.dialog.getByLabelText('First Name'), 'Ada');
    await opened.user.type(opened.dialog.getByLabelText('Last Name'), 'Lovelac');
    await submit(opened);
    await opened.dialog.findByText('You are offline. This has not been saved.');
    await opened.user.type(opened.dialog.getByLabelText('Last Name'), 'e');
    const lists = () => opened.sent.filter(({ method, path }) => method === 'GET' && path === '/v2/patients').length;
    const before = lists();
    opened.answering['POST /v2/patients'] = errorResponse(422, 'That key was used.', {
      code: 'request.usedIdempotencyKey',
    });
    await submit(opened);
    expect(await opened.dialog.findByText(/^This was already saved before your last change\./)).toBeVisible();
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    opened.answering['POST /v2/patients'] = [201, ada];
    await submit(opened);
    expect(await screen.findByText('Ada Lovelace was added.')).toBeInTheDocument();
    const keys = opened.sent
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('PAT-27 C1 Back asks while something is typed, and leaves where that is given up', async () => {
    const opened = await open(clinic(['GAIT']));
    const firstName = await opened.dialog.findByLabelText('First Name');
    await opened.user.type(firstName, 'Ada');
    const goBack = async (answer: string) => {
      act(() => window.history.back());
      const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
      await opened.user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    };
    await goBack('Keep editing');
    expect(window.location.pathname).toBe('/patients/');
    expect(firstName).toHaveValue('Ada');
    await goBack('Leave');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('PAT-27 Back leads out of a dialog without input', async () => {
    await open(clinic(['GAIT']));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).not.toBeInTheDocument();
  });

  it.each([
    ['America/Denver', true],
    ['Pacific/Kiritimati', false],
  ])('PAT-42 OPEN-064 at a location in %s the day 2026-11-22 is in the future: %s', async (timezone, isAhead) => {
    // 10:30 p.m. on the 21st in Denver.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T05:30:00Z') });
    const opened = await open(
      { ...clinic(['GAIT']), locations: [{ id: 3, name: 'North Clinic', timezone }] },
      { answers: { 'POST /v2/patients': [201, ada] } },
    );
    await choose(opened, 'Exer Gait');
    await opened.user.type(opened.dialog.getByLabelText('First Name'), 'Ada');
    await opened.user.type(opened.dialog.getByLabelText('Last Name'), 'Lovelace');
    await opened.user.type(opened.dialog.getByLabelText('Date of Birth'), '2026-11-22');
    await submit(opened);
    const message = isAhead ? 'Date of birth cannot be in the future' : 'Ada Lovelace was added.';
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
