import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetLanguage, setLocale } from '../../src/ui/i18n/language.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { rtmBilling } from './plugin.tsx';

// The first import of a screen can take seconds.
beforeAll(async () => {
  await setLocale('es', 'portal');
  await import('./settings/SettingsPage.tsx');
}, 60_000);
afterAll(resetLanguage);

it('OPEN-013 OPEN-058 the period of a rule is shown in Spanish', async () => {
  renderFeature(rtmBilling, '/rtm-billing/settings/', {
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
      'GET /v2/rtm/cycles': pagedResponse([]),
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Reglas vigentes' }));
  expect(table.getByText('1 ene 2022 – 31 dic 2025')).toBeVisible();
  expect(table.getAllByText('Desde el 1 ene 2026').length).toBeGreaterThan(0);
  expect(table.queryByText(/Jan|Dec/)).toBeNull();
});
