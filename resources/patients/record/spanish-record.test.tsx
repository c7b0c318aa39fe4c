import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetLanguage, setLocale } from '../../../src/ui/i18n/language.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { buildRecord } from '../../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { patientRecord } from './plugin.tsx';

beforeAll(() => setLocale('es', 'portal'));
afterAll(resetLanguage);

it('OPEN-013 the record shows sides, body parts and sex in Spanish, sends the stored values, and keeps typed names', async () => {
  // A location can have the same name as a part of the body.
  const { productData } = buildRecord();
  const record = buildRecord({
    location: { id: 3, name: 'Shoulder', timezone: 'America/Denver' },
    productData: { ...productData, gait: { uid: 'G-77', sex: 'FEMALE', mostRecentSession: null } },
  });
  const { user, sent } = renderFeature(patientRecord, '/patients/12/health/activity?dialog=edit', {
    viewer: { ...clinicAdmin, locations: [record.location] },
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/practitioners': pagedResponse([{ id: 7, firstName: 'Grace', lastName: 'Hopper' }]),
      'PATCH /v2/patients/12': [200, record],
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar paciente' }));
  const facts = screen.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(['Rodilla, lado: izquierdo', 'Femenino', 'Shoulder']));
  const side = dialog.getByRole('combobox', { name: /^Lado/ });
  expect(side).toHaveDisplayValue('Izquierdo');
  await user.selectOptions(side, 'Derecho');
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ injuredSideOfBody: 'Right' }),
  );
});

it('OPEN-013 field errors are shown in Spanish', async () => {
  const { user } = renderFeature(patientRecord, '/patients/12/health/activity?dialog=edit', {
    answers: { 'GET /v2/patients/12': [200, buildRecord()], 'GET /v2/practitioners': pagedResponse([]) },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar paciente' }));
  await user.clear(dialog.getByLabelText('Apellido'));
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  expect(await dialog.findByText('El apellido es obligatorio')).toBeVisible();
});
