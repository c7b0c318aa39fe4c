import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { patientRecord } from './plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;
const viewer = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['HEALTH' as const, 'GAIT' as const, 'PRO' as const] },
  locations: [{ id: 3, name: 'North Clinic', timezone: 'America/Denver' }],
};
const newcomer = (change: Parameters<typeof buildRecord>[0] = {}) =>
  buildRecord({ ...change, patient: { hasAccount: false, ...change.patient } });

async function open(record: PatientRecord, answers: Answers = {}) {
  const opened = renderFeature(patientRecord, '/patients/12/health/activity?dialog=edit', {
    viewer,
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/practitioners': pagedResponse([{ id: 7, firstName: 'Grace', lastName: 'Hopper' }]),
      ...answers,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Patient' }));
  const saves = () => opened.sent.filter(({ method }) => method === 'PATCH');
  const save = () => opened.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const fill = async (label: string, text: string) => {
    await opened.user.clear(dialog.getByLabelText(label));
    if (text) await opened.user.type(dialog.getByLabelText(label), text);
  };
  return { ...opened, dialog, saves, save, fill };
}

describe('edit patient', () => {
  it.each([
    ['that is offered', [{ id: 7, firstName: 'Grace', lastName: 'Hopper' }]],
    ['that is not offered any more', [{ id: 8, firstName: 'Katherine', lastName: 'Johnson' }]],
  ])('PAT-57 shows the patient’s provider, one %s, and keeps it', async (_which, offered) => {
    const record = buildRecord({
      practitioner: { id: 7, firstName: 'Grace', lastName: 'Hopper', locations: [] },
      primaryPractitionerId: 7,
    });
    const { dialog, fill, save, saves } = await open(record, {
      'GET /v2/practitioners': pagedResponse(offered),
      'PATCH /v2/patients/12': [200, record],
    });
    const name = `${offered[0]!.firstName} ${offered[0]!.lastName}`;
    expect(await dialog.findByRole('option', { name })).toBeInTheDocument();
    expect(dialog.getByLabelText('Primary Provider')).toHaveDisplayValue('Grace Hopper');
    await fill('First Name', 'Augusta');
    await save();
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.body).toEqual({ firstName: 'Augusta' });
  });

  it('PAT-57 C1 Back asks while something is typed, and no more once it is saved', async () => {
    const { user, fill, save, saves, dialog } = await open(ada, { 'PATCH /v2/patients/12': [200, ada] });
    await fill('First Name', 'Augusta');
    act(() => window.history.back());
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(window.location.pathname).toBe('/patients/12/health/activity');
    expect(dialog.getByLabelText('First Name')).toHaveValue('Augusta');
    await save();
    await waitFor(() => expect(saves()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('OPEN-013 selects the language of handouts and emails, each by its own name', async () => {
    const { user, dialog, save, saves } = await open(ada, {
      'PATCH /v2/patients/12': [200, buildRecord({ patient: { language: 'es' } })],
    });
    const languages = within(dialog.getByLabelText('Language')).getAllByRole('option');
    expect(languages.map(({ textContent }) => textContent)).toEqual(['English', 'Español']);
    expect(dialog.getByLabelText('Language')).toHaveDisplayValue('English');
    await user.selectOptions(dialog.getByLabelText('Language'), 'Español');
    await save();
    await waitFor(() => expect(saves()[0]?.body).toEqual({ language: 'es' }));
    expect(await screen.findByText('Language', { selector: 'dt' })).toBeVisible();
    expect(screen.getByText('Español', { selector: 'dd' })).toBeVisible();
  });

  it('OPEN-171 has the insurance of a Health patient, each field optional, and refuses what a claim cannot carry', async () => {
    const { dialog, fill, save, saves } = await open(ada, { 'PATCH /v2/patients/12': [200, ada] });
    const insurance = within(dialog.getByRole('group', { name: 'Insurance' }));
    expect(insurance.getByLabelText('Payer Name')).toHaveDisplayValue('Aetna');
    expect(insurance.getByLabelText('Payer ID')).toHaveDisplayValue('60054');
    await fill('Member ID', 'W*1');
    await save();
    expect(
      await insurance.findByText('Must be 2 to 80 letters, digits, blanks, hyphens, periods or slashes'),
    ).toBeVisible();
    await fill('Member ID', '');
    await fill('Group Number', '0854100-11');
    await save();
    await waitFor(() => expect(saves()[0]?.body).toEqual({ memberId: '', groupNumber: '0854100-11' }));
  });

  it('OPEN-171 asks no insurance of a patient without Health, whom nobody bills', async () => {
    const gait = { uid: 'G-77', mostRecentSession: null };
    const { dialog } = await open(newcomer({ products: ['GAIT'], productData: { health: null, gait } }));
    expect(dialog.getByLabelText('Unique Gait ID')).toBeVisible();
    expect(dialog.queryByRole('group', { name: 'Insurance' })).toBeNull();
  });

  it('PAT-57 PAT-65 sends the changed fields, with a normalized phone number and the version that was read', async () => {
    const { fill, save, saves } = await open(ada, { 'PATCH /v2/patients/12': [200, ada] });
    await fill('First Name', 'Augusta');
    await fill('Phone Number', '5559876543');
    await save();
    expect(await screen.findByText('Changes to Ada Lovelace saved.')).toBeInTheDocument();
    expect(saves()[0]!.body).toEqual({ firstName: 'Augusta', phoneNumber: '+15559876543' });
    expect(saves()[0]!.headers.get('If-Match')).toBe('4');
  });

  it('PAT-57 allows a Health patient without a phone, but not without name, email, side and body part', async () => {
    const { dialog, user, fill, save, saves } = await open(newcomer());
    for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number']) await fill(label, '');
    await user.selectOptions(dialog.getByLabelText('Side of Body'), '');
    await user.selectOptions(dialog.getByLabelText('Involved Body Part'), '');
    await save();
    for (const message of ['First name', 'Last name', 'Email', 'Side of body', 'Involved body part']) {
      expect(await dialog.findByText(`${message} is required`)).toBeInTheDocument();
    }
    expect(dialog.queryByText('Phone number is required')).not.toBeInTheDocument();
    expect(
      dialog.getByText('You must set Side of Body and Involved Body Part for Health patients.'),
    ).toBeInTheDocument();
    expect(saves()).toEqual([]);
  });

  it('PAT-58 rejects a future date of birth', async () => {
    const { dialog, fill, save } = await open(ada);
    await fill('Date of Birth', '2999-01-01');
    await save();
    expect(await dialog.findByText('Date of birth cannot be in the future')).toBeInTheDocument();
  });

  it('PAT-59 PAT-64 requires only a name for a Gait patient, and omits an emptied email', async () => {
    const record = newcomer({
      products: ['GAIT'],
      productData: { health: null, gait: { uid: 'G-1', mostRecentSession: null } },
    });
    const { fill, save, saves } = await open(record, { 'PATCH /v2/patients/12': [200, record] });
    await fill('Email', '');
    await fill('Unique Gait ID', '');
    await save();
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]!.body).toEqual({ gaitUid: '' });
  });

  it('PAT-60 PAT-61 requires the phone of a PRO patient, but no names', async () => {
    const record = newcomer({ products: ['PRO'], productData: { health: null, gait: null } });
    const { dialog, fill, save } = await open(record);
    for (const label of ['First Name', 'Last Name', 'Phone Number']) await fill(label, '');
    await save();
    expect(await dialog.findByText('Phone number is required')).toBeInTheDocument();
    expect(dialog.queryByText('First name is required')).not.toBeInTheDocument();
  });

  it('PAT-62 locks the email of a patient with an account', async () => {
    const { dialog } = await open(ada);
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
  });

  it('C1 shows what another user has saved meanwhile, keeps the typed values, and overwrites none of theirs', async () => {
    const current = buildRecord({
      version: 9,
      patient: { lastName: 'King', dob: '1985-12-11' },
      health: { injuredBodyPart: 'Hip' },
    });
    let version = '';
    const { dialog, user, fill, save, saves } = await open(ada, {
      'PATCH /v2/patients/12': ({ headers }) => {
        version = headers.get('If-Match') ?? '';
        return version === '9' ? [200, current] : errorResponse(412, 'Somebody else has changed this.', { current });
      },
    });
    await fill('First Name', 'Augusta');
    await fill('Last Name', 'Byron');
    await save();
    expect(
      await dialog.findByText('Someone else changed this patient after you opened this form.'),
    ).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Last Name: changed from “Lovelace” to “King”. You entered “Byron”. Use “King”',
      'Date of Birth: changed from “12/10/1985” to “12/11/1985”.',
      'Involved Body Part: changed from “Knee” to “Hip”.',
    ]);
    for (const [label, value] of [
      ['First Name', 'Augusta'],
      ['Last Name', 'Byron'],
      ['Date of Birth', '1985-12-11'],
      ['Involved Body Part', 'Hip'],
    ] as const)
      expect(dialog.getByLabelText(label)).toHaveValue(value);
    await user.click(dialog.getByRole('button', { name: 'Use “King”' }));
    expect(dialog.getByLabelText('Last Name')).toHaveValue('King');
    expect(dialog.queryByText(/You entered/)).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(version).toBe('9'));
    expect(saves().at(-1)!.body).toEqual({ firstName: 'Augusta' });
    const keys = saves().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('C1 treats a field taken from another user as valid and unchanged: Escape closes the form', async () => {
    const current = buildRecord({ version: 9, patient: { lastName: 'King' } });
    const { dialog, user, fill, save } = await open(ada, {
      'PATCH /v2/patients/12': errorResponse(412, 'Changed.', { current }),
    });
    await fill('Last Name', 'Byron');
    await save();
    const take = await dialog.findByRole('button', { name: 'Use “King”' });
    await fill('Last Name', '');
    await save();
    expect(await dialog.findByText('Last name is required')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog.getByLabelText('Last Name')).toBeVisible();
    await user.click(take);
    await waitFor(() => expect(dialog.queryByText('Last name is required')).toBeNull());
    // The button is gone, and the focus moves to the field that it filled in.
    expect(dialog.getByLabelText('Last Name')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('C1 says that another user has changed nothing that the form shows', async () => {
    const current = { ...ada, version: 5 };
    const { dialog, fill, save } = await open(ada, {
      'PATCH /v2/patients/12': errorResponse(412, 'Changed.', { current }),
    });
    await fill('First Name', 'Augusta');
    await save();
    expect(await dialog.findByText('Their changes do not affect these fields.')).toBeInTheDocument();
    expect(dialog.getByLabelText('First Name')).toHaveValue('Augusta');
  });
});
