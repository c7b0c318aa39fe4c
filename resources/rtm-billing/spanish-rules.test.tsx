import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetLanguage, speak } from '../../src/i18n/language.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../src/testing/people.ts';
import { rtmBilling } from './plugin.tsx';

// The first import of a screen takes seconds on a busy machine.
beforeAll(async () => {
  await speak('es', 'portal');
  await import('./settings/SettingsPage.tsx');
}, 60_000);
afterAll(forgetLanguage);

it('OPEN-013 OPEN-058 says in Spanish from when to when a rule is in force', async () => {
  openFeature(rtmBilling, '/rtm-billing/settings/', {
    viewer: clinicAdmin,
    answers: {
      'GET /v2/rtm/settings': [
        200,
        {
          supplyDomain: 'MSK',
          dataDays: 'LOGGED',
          contactPerFurtherUnit: false,
          mostFurtherUnits: null,
          discipline: 'PT',
          billing: {
            name: null,
            npi: null,
            taxId: null,
            street: null,
            city: null,
            state: null,
            zip: null,
            payerName: null,
            payerId: null,
            charges: {},
          },
          version: 2,
        },
      ],
      'GET /v2/rtm/cycles': pageOf([]),
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Reglas vigentes' }));
  expect(table.getByText('1 ene 2022 – 31 dic 2025')).toBeVisible();
  expect(table.getAllByText('Desde el 1 ene 2026').length).toBeGreaterThan(0);
  expect(table.queryByText(/Jan|Dec/)).toBeNull();
});
