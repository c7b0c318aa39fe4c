import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Message } from '../../contract/platform/message.ts';
import { explanationMessage } from '../../contract/rtm/messages.ts';
import { worklistReasonMessage } from '../../contract/worklist/messages.ts';
import { formatMeasured } from '../../domain/care-paths/criterion.ts';
import { toMoreDataDays } from '../../domain/rtm/explanation.ts';
import { resetLanguage, setLocale } from '../../src/ui/i18n/language.ts';
import { renderFeature } from '../../tests/component/renderFeature.tsx';
import { dashboard } from './plugin.tsx';

beforeAll(() => setLocale('es', 'portal'));
afterAll(resetLanguage);

const lists = { items: [], total: 0 };
const because = (kind: string, explanation: Message) => ({ kind, urgency: 41, explanation, headline: null });

it('OPEN-013 the worklist explains its reasons in Spanish and keeps names', async () => {
  renderFeature(dashboard, '/home/', {
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
              patient: { id: 1, firstName: 'Ada', lastName: 'Lovelace', phoneNumber: null },
              health: { injuredSideOfBody: 'Left', injuredBodyPart: 'Knee' },
              reasons: [
                because(
                  'BILLING_WINDOW_CLOSING',
                  explanationMessage('rtm.needs', {
                    code: '98977',
                    needed: toMoreDataDays(2),
                    day: { day: '2026-11-30' },
                  }),
                ),
                because(
                  'PATH_STEP',
                  worklistReasonMessage('worklist.pathCompleted', {
                    path: 'Balance',
                    measured: formatMeasured({ track: 'Pain', value: 2, type: 'Score' }),
                    day: { day: '2026-11-18' },
                  }),
                ),
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
  const row = within(await screen.findByRole('list', { name: 'Requieren atención hoy' }));
  expect(row.getAllByText('98977 necesita 2 días con datos más hasta el 30 nov 2026.')).toHaveLength(2);
  expect(row.getByText('Completó Balance: Dolor: 2 el 18 nov 2026.')).toBeInTheDocument();
  expect(row.getByText('Rodilla, lado: izquierdo · Sin asignar')).toBeInTheDocument();
});
