import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetLanguage, speak } from '../../src/i18n/language.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { recordWith } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { patientRecord } from './plugin.tsx';

beforeAll(() => speak('es', 'portal'));
afterAll(forgetLanguage);

it('OPEN-013 says sides and parts of the body in Spanish, sends them as they are stored, and leaves a typed name alone', async () => {
  // A location may be called like a part of the body.
  const record = recordWith({ location: { id: 3, name: 'Shoulder', timezone: 'America/Denver' } });
  const { user, sent } = openFeature(patientRecord, '/patients/12/health/activity?dialog=edit', {
    viewer: { ...clinicAdmin, locations: [record.location] },
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/practitioners': pageOf([{ id: 7, firstName: 'Grace', lastName: 'Hopper' }]),
      'PATCH /v2/patients/12': [200, record],
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar paciente' }));
  const facts = screen.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(['Izquierdo', 'Rodilla', 'Shoulder']));
  const side = dialog.getByRole('combobox', { name: /^Lado/ });
  expect(side).toHaveDisplayValue('Izquierdo');
  await user.selectOptions(side, 'Derecho');
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ injuredSideOfBody: 'Right' }),
  );
});

it('OPEN-013 says in Spanish what is wrong with a field', async () => {
  const { user } = openFeature(patientRecord, '/patients/12/health/activity?dialog=edit', {
    answers: { 'GET /v2/patients/12': [200, recordWith()], 'GET /v2/practitioners': pageOf([]) },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar paciente' }));
  await user.clear(dialog.getByLabelText('Apellido'));
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  expect(await dialog.findByText('El apellido es obligatorio')).toBeVisible();
});
