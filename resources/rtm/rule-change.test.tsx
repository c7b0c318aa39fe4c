import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as actualRules from '../../domain/rtm/rules.ts';
import { resetLanguage, setLocale } from '../../src/ui/i18n/language.ts';
import { pagedResponse, renderFeature } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { answer, month, renderMonth, unfold, answerDetail } from './fixtures.ts';
import { rtmBilling } from './plugin.tsx';

// The rules file after one edit for 2027.
vi.mock('../../domain/rtm/rules.ts', async (importActual) => {
  const rules = await importActual<typeof actualRules>();
  const { rules2027 } = await import('../../domain/rtm/rule-change.fixtures.ts');
  return { ...rules, rtmRules: rules2027(rules.rtmRules), LAST_RULE_YEAR: 2027 };
});

// The first import of a screen can take seconds.
beforeAll(async () => {
  await import('./CyclesByMonthPage.tsx');
  await import('./settings/SettingsPage.tsx');
}, 60_000);

const noBilling = { name: null, npi: null, taxId: null, street: null, city: null, state: null, zip: null };
const settings = {
  supplyDomain: 'MSK',
  dataDays: 'LOGGED',
  contactPerFurtherUnit: false,
  mostFurtherUnits: null,
  discipline: 'PT',
  billing: { ...noBilling, payerName: null, payerId: null, charges: {} },
  version: 2,
};
/** Label and requirement of each rule of the settings page. */
const readRules = async (name: string) => {
  cleanup();
  renderFeature(rtmBilling, '/rtm-billing/settings/', {
    viewer: clinicAdmin,
    answers: { 'GET /v2/rtm/settings': [200, settings], 'GET /v2/rtm/cycles': pagedResponse([]) },
  });
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => {
    const code = within(row).getByRole('rowheader').textContent;
    const [label, , requirement] = within(row).getAllByRole('cell');
    return [code, label!.textContent, requirement!.textContent].join(' | ');
  });
};
const openMonth = async () => {
  cleanup();
  const flagged = { ...answer(2, '98980', 'READY_TO_BILL'), flags: ['FURTHER_CONTACT_DISPUTED' as const] };
  await unfold(
    renderMonth(
      [month('READY_TO_BILL')],
      answerDetail(
        { ...answer(1, '98977', 'READY_TO_BILL'), endDate: '2026-12-31' },
        { ...answer(1, '98977', 'READY_TO_BILL'), startDate: '2027-01-01', endDate: '2027-01-30' },
        { ...flagged, endDate: '2027-01-31' },
      ),
    ),
  );
};

describe('a rule that changes from 2027 is one edit of one file', () => {
  it('RTM-20 and the settings show the old and the new numbers, each with its label', async () => {
    expect(await readRules('Rules in effect')).toEqual(
      expect.arrayContaining([
        '98977 | Device supply, 16 to 30 days | 16 to 30 data days in 30 days',
        '98977 | Device supply, 15 to 30 days | 15 to 30 data days in 30 days',
        '98985 | Device supply, 2 to 15 days | 2 to 15 data days in 30 days',
        '98985 | Device supply, 2 to 14 days | 2 to 14 data days in 30 days',
        '98980 | Management, first 22 minutes | 22 minutes or more, 1 live interaction',
      ]),
    );
    expect(screen.getByLabelText('98977 · Device supply, 15 to 30 days')).toBeVisible();
  });

  it('and a patient’s month labels each code by the year in which its window ends', async () => {
    await openMonth();
    expect(await screen.findByText(/Device supply, 16 to 30 days/)).toBeVisible();
    expect(screen.getByText(/Device supply, 15 to 30 days/)).toBeVisible();
    expect(screen.getByText(/Management, first 22 minutes/)).toBeVisible();
    expect(screen.getByText(/whether each additional 22 minutes requires its own live interaction/)).toBeVisible();
  });

  describe('in Spanish', () => {
    beforeAll(() => setLocale('es', 'portal'), 60_000);
    afterAll(resetLanguage);

    it('and the settings and a patient’s month show the same numbers', async () => {
      expect(await readRules('Reglas vigentes')).toEqual(
        expect.arrayContaining([
          '98977 | Suministro de dispositivo, 16 a 30 días | De 16 a 30 días con datos en 30 días',
          '98977 | Suministro de dispositivo, 15 a 30 días | De 15 a 30 días con datos en 30 días',
          '98985 | Suministro de dispositivo, 2 a 14 días | De 2 a 14 días con datos en 30 días',
        ]),
      );
      await openMonth();
      expect(await screen.findByText(/Suministro de dispositivo, 15 a 30 días/)).toBeVisible();
      expect(screen.getByText(/si cada 22 minutos adicionales requieren/)).toBeVisible();
    });
  });
});
