import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildTemplate } from '../../../tests/component/exerciseLibrary.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../../tests/component/patientRecords.ts';
import { patientRecord } from '../../patients/record/plugin.tsx';

const south = { id: 4, name: 'South Clinic', timezone: 'America/Denver' };
const eve = { firstName: 'Eve', lastName: 'Byron' };
const one = buildRecord({
  id: 34,
  patient: { ...eve, dob: '1990-02-03' },
  health: { injuredSideOfBody: 'Right', heps: [{ id: 8, name: 'Hip' }] },
});
const namesake = buildRecord({
  id: 35,
  patient: { ...eve, dob: null },
  location: south,
  health: { injuredSideOfBody: 'Left', heps: [] },
});

const open = (program = buildTemplate(5, 'Knee strength')) =>
  renderFeature(patientRecord, '/patients/12/health/activity?dialog=copy-program', {
    answers: {
      'GET /v2/patients/12': [200, buildRecord({ health: { heps: [{ id: 5, name: program.name }] } })],
      'GET /v2/patients/12/sessions': pagedResponse([]),
      'GET /v2/patients/12/activity': pagedResponse([]),
      'GET /v2/patients/12/surveys': [200, { questions: [], scores: [] }],
      'GET /v2/patients/12/program': [200, program],
      'GET /v2/patients': ({ query }) => pagedResponse(query.q === 'eve' ? [ada, one, namesake] : [ada]),
    },
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Copy the Program to another patient' }));
const opened = () => `${window.location.pathname}${window.location.search}`;

describe('copying a program to another patient', () => {
  it('finds a Health patient in care by keyboard, distinguishes equal names and opens the builder', async () => {
    const { user, sent } = open();
    const form = await dialog();
    const field = form.getByRole('combobox', { name: 'Patient' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('eve');
    const listbox = await screen.findByRole('listbox');
    await waitFor(() =>
      expect(
        within(listbox)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Eve ByronBorn 02/03/1990 · North Clinic', 'Eve ByronSouth Clinic']),
    );
    expect(sent.findLast(({ path }) => path === '/v2/patients')!.query).toMatchObject({
      q: 'eve',
      state: 'ACTIVE',
      product: 'HEALTH',
    });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(
      form.getByText('Eve Byron already has the Program “Hip”. Assigning the copy will replace it.'),
    ).toBeVisible();
    expect(form.getByText(/Exercises for the Left side switch to the Right side/)).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(opened()).toBe('/programs/assign/34?copyOf=12'));
  });

  it('omits the notes unless selected, and does not mention what stays the same', async () => {
    const { user } = open();
    const form = await dialog();
    const notes = await form.findByRole('checkbox', { name: 'Copy notes' });
    expect(notes).not.toBeChecked();
    expect(form.getByText('Slowly, and breathe.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Open copy' }));
    expect(form.getByText('Choose a patient.')).toBeVisible();
    await user.type(form.getByRole('combobox', { name: 'Patient' }), 'eve');
    await user.click(await screen.findByRole('option', { name: /South Clinic/ }));
    expect(form.queryByText(/will be replaced/)).toBeNull();
    expect(form.queryByText(/involved side/)).toBeNull();
    await user.click(notes);
    await user.click(form.getByRole('button', { name: 'Open copy' }));
    await waitFor(() => expect(opened()).toBe('/programs/assign/35?copyOf=12&notes=true'));
  });

  it('says that a program name with the patient’s name is not copied, and does not offer notes if there are none', async () => {
    const { user } = open(buildTemplate(5, 'Ada’s knee', { notes: '' }));
    const form = await dialog();
    await user.type(form.getByRole('combobox', { name: 'Patient' }), 'eve');
    await user.click(await screen.findByRole('option', { name: /South Clinic/ }));
    expect(form.getByText('The Program name mentions Ada Lovelace and will not be copied.')).toBeVisible();
    expect(form.queryByRole('checkbox')).toBeNull();
  });
});
