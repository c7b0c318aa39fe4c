import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetLanguage, speak } from '../../src/i18n/language.ts';
import { openFeature } from '../../src/testing/openFeature.tsx';
import { dashboard } from './plugin.tsx';

beforeAll(() => speak('es', 'portal'));
afterAll(forgetLanguage);

const lists = { items: [], total: 0 };
const because = (kind: string, explanation: string) => ({ kind, urgency: 41, explanation });

it('OPEN-013 says why a patient needs attention in Spanish; what is called by people keeps its name', async () => {
  openFeature(dashboard, '/home/', {
    answers: {
      'GET /v2/dashboards/actions': [
        200,
        { totalPatients: 9, noAccount: lists, noRecentSession: lists, noHep: lists, readyToBill: lists },
      ],
      'GET /v2/worklist': [
        200,
        {
          items: [
            {
              patient: { id: 1, firstName: 'Ada', lastName: 'Lovelace' },
              reasons: [
                because('BILLING_WINDOW_CLOSING', '98977 needs 2 more data days by Nov 30, 2026.'),
                because('PATH_STEP', 'Completed Balance: Pain 2 Score on Nov 18, 2026.'),
              ],
              urgency: 41,
              lastSession: null,
              today: '2026-11-20',
              provider: null,
            },
          ],
          total: 1,
          totalOfAll: 1,
          totals: {
            SURVEY_OUT_OF_RANGE: 0,
            BILLING_WINDOW_CLOSING: 1,
            FALLING_ADHERENCE: 0,
            NO_SESSION: 0,
            NOTE_DUE: 0,
            PATH_STEP: 1,
          },
          itemsForPage: 10,
        },
      ],
    },
  });
  expect(await screen.findByText('98977 necesita 2 días con datos más hasta el 30 nov 2026.')).toBeVisible();
  expect(screen.getByText('Completó Balance: Dolor: puntuación 2 el 18 nov 2026.')).toBeVisible();
});
