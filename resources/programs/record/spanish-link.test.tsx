import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDevice } from '../../../src/app/patient/describeDevice.ts';
import { resetLanguage, setLocale } from '../../../src/ui/i18n/language.ts';
import { ada } from '../../../tests/component/patientRecords.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { patientRecord } from '../../patients/record/plugin.tsx';

beforeAll(() => setLocale('es', 'portal'));
afterAll(resetLanguage);

it.each([
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android 15; Mobile', 'Teléfono Android'],
  ['Android 15', 'Tableta Android'],
  ['Windows NT 10.0', 'Computadora con Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['X11; Linux x86_64', 'Computadora con Linux'],
  ['Other', 'Navegador'],
])('PTL-01 OPEN-013 the device of %s is “%s” in Spanish', async (userAgent, name) => {
  const device = { id: 3, label: describeDevice(userAgent), pairedAt: '2026-11-20T15:00:00.000Z', openedAt: null };
  const link = { url: 'http://portal.clinic.test/p/00xb6r-9bej3-p1h4d-nxyhg-fa5fv', obstacle: null, devices: [device] };
  renderFeature(patientRecord, `/patients/${ada.id}?dialog=patient-link`, {
    answers: {
      [`GET /v2/patients/${ada.id}`]: [200, ada],
      [`GET /v2/patients/${ada.id}/link`]: [200, link],
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Enlace del paciente' }));
  expect(await dialog.findByText(name)).toBeVisible();
  expect(dialog.getByRole('button', { name: `Desconectar ${name}` })).toBeVisible();
});
