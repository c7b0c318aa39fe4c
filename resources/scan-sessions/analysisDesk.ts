import { screen, within } from '@testing-library/react';
import type { ScanResult, ScanSession } from '../../contract/scan.ts';
import { builtInOutcome } from '../../domain/risk/built-in-outcomes.ts';
import type { Outcome } from '../../domain/risk/outcome.ts';
import type { answerCalls } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { scanSessions } from './plugin.tsx';

type Demographics = ScanSession['session']['meta']['demographics'];

/** A recorded session of organization 5. */
export const sessionOf = (
  assessmentId: string,
  results: ScanResult[],
  demographics: Demographics = null,
): ScanSession => ({
  id: 11,
  createdDate: '2026-11-20T17:05:00.000Z',
  updatedDate: '2026-11-20T18:00:00.000Z',
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
  session: { type: 'SCAN-1', data: { assessmentId, results }, meta: { demographics } },
  location: { id: 3, name: 'Pier', timezone: 'America/Los_Angeles' },
  practitioner: null,
  organization: { id: 5, name: 'Harbor Balance', logoUrl: null },
  artifacts: ['pose-log'],
  participant: null,
  resultsInsights: null,
});
/** One measured result; null for what could not be measured. */
export const resultOf = (id: string, name: string, value: number | null, units: string): ScanResult => ({
  id,
  name,
  value,
  units,
});
/** A reach of 8.26 inches. */
export const reach = sessionOf('AST-0001', [resultOf('distance', 'Distance', 8.257, 'in')]);
/** Five rises in 12 seconds, of somebody unknown. */
export const stand = sessionOf('AST-0011', [resultOf('time', 'Time', 12, 's')]);
/** The built-in outcome of an assessment as one that is stored, changed where asked. */
export const stored = (assessmentId: string, more: Partial<Outcome> = {}) => ({
  ...builtInOutcome(assessmentId)!,
  ...more,
  version: 1,
});
/** The call that asks for the outcomes of an organization. */
export const ofOrganization = (id: number) => `GET /v2/admin/scan/organizations/${id}/outcomes/risk-factors`;

/** The call that asks which published numbers an organization has chosen. */
export const readingOf = (id: number) => `GET /v2/admin/scan/organizations/${id}/risk-reading`;

/** Opens the Analysis dialog of the one session there is; organization 5 is the session's, 1 the reader's own. */
export async function analyse(shown: ScanSession, answers: Parameters<typeof answerCalls>[0]) {
  // Read before the clock of a test runs: on a busy machine the page takes longer than one waits for a button.
  await import('./ScanSessionList.tsx');
  const opened = openFeature(scanSessions, '/admin/scan/sessions/', {
    answers: {
      'GET /v2/admin/scan/sessions/pages': pageOf([shown]),
      'GET /v2/admin/scan/assessments': [
        200,
        [
          { id: 'AST-0001', name: 'Functional Reach' },
          { id: 'AST-0011', name: 'Sit to Stand' },
          { id: 'AST-0020', name: 'Four-Stage Balance' },
          { id: 'AST-0024', name: 'Gait, Two Laps' },
          { id: 'AST-0050', name: 'Postural Tremor' },
        ],
      ],
      'GET /v2/admin/scan/organizations/locations': pageOf([]),
      [readingOf(5)]: [200, { reading: 'ADMIN' }],
      [readingOf(1)]: [200, { reading: 'ADMIN' }],
      ...answers,
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Analysis' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Analysis' }));
  return { ...opened, dialog };
}

/** The same with these outcomes stored for the session's organization. */
export const judge = (shown: ScanSession, ...outcomes: object[]) =>
  analyse(shown, { [ofOrganization(5)]: [200, outcomes] });

/** Texts of the cells of each row. */
export const rowsOf = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
