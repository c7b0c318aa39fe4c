import { screen, within } from '@testing-library/react';
import type { AssessedSession } from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import type { ScanSession, ScanResult } from '../../../contract/scan-sessions/scan-sessions.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { scanSessions } from './plugin.tsx';
import { findBuiltInOutcome } from '../../../domain/risk-analysis/built-in-outcomes.ts';
import type { Outcome } from '../../../domain/risk-analysis/outcome.ts';
import type { mockApi } from '../../../tests/component/fakeApi.ts';

/** A recorded walk of a woman of 71 whose participant is archived. */
export const walked: AssessedSession = {
  id: 11,
  createdDate: '2026-11-20T17:05:00.000Z',
  updatedDate: '2026-11-20T18:00:00.000Z',
  sessionUUID: '77e5a1d2-0000-4000-8000-00000000c307',
  session: {
    type: 'SCAN-1',
    data: { assessmentId: 'AST-0018', results: [{ id: 'speed', name: 'Gait Speed', value: 1.12, units: 'm/s' }] },
    meta: { demographics: { age: 71, sex: 'FEMALE' } },
  },
  location: { id: 3, name: 'Pier', timezone: 'America/Los_Angeles' },
  practitioner: { firstName: 'Ana', lastName: 'Ruiz' },
  organization: { id: 5, name: 'Harbor Balance', logoUrl: null },
  artifacts: ['pose-log'],
  participant: { id: 50, uid: 'P-50018', isArchived: true, archivedDate: '2026-11-10T17:00:00.000Z' },
  resultsInsights: null,
  risks: ['LOW'],
};
/** A session of an unknown person, without a pose log. */
export const unrecorded: AssessedSession = {
  ...walked,
  id: 12,
  sessionUUID: 'beef0000-0000-4000-8000-00000000cafe',
  artifacts: ['image'],
  participant: null,
  practitioner: null,
};

export const pages = '/v2/admin/scan/sessions/pages';
const sessionAnswers = {
  [`GET ${pages}`]: pagedResponse([walked, unrecorded]),
  'GET /v2/admin/scan/assessments': [
    200,
    [
      { id: 'AST-0001', name: 'Functional Reach' },
      { id: 'AST-0018', name: 'Gait' },
    ],
  ],
  'GET /v2/admin/scan/organizations/locations': pagedResponse([
    { id: 3, name: 'Pier', organization: { id: 5, name: 'Harbor Balance', logoUrl: null } },
  ]),
} as const;

/** Renders the list of these two sessions. */
export const renderSessions = (more = {}, query = '') =>
  renderFeature(scanSessions, `/admin/scan/sessions/${query}`, { answers: { ...sessionAnswers, ...more } });

export const preset = (name: string) => screen.getByRole('button', { name });

/** Requests of the list so far. */
export const listRequests = ({ sent }: ReturnType<typeof renderSessions>) => sent.filter(({ path }) => path === pages);

type Demographics = ScanSession['session']['meta']['demographics'];

/** A recorded session of organization 5. */
export const buildSession = (
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
/** A measured result; null if it could not be measured. */
export const buildResult = (id: string, name: string, value: number | null, units: string): ScanResult => ({
  id,
  name,
  value,
  units,
});
/** A reach of 8.26 inches. */
export const reach = buildSession('AST-0001', [buildResult('distance', 'Distance', 8.257, 'in')]);
/** Five rises in 12 seconds by an unknown person. */
export const stand = buildSession('AST-0011', [buildResult('time', 'Time', 12, 's')]);
/** The built-in outcome of an assessment as a stored one, with changes. */
export const stored = (assessmentId: string, more: Partial<Outcome> = {}) => ({
  ...findBuiltInOutcome(assessmentId)!,
  ...more,
  version: 1,
});
/** The call that loads the outcomes of an organization. */
export const buildOrganization = (id: number) => `GET /v2/admin/scan/organizations/${id}/outcomes/risk-factors`;

/** The call that loads which published defaults an organization has selected. */
export const buildReading = (id: number) => `GET /v2/admin/scan/organizations/${id}/risk-reading`;

/** Opens the Analysis dialog of the only session; organization 5 is the session's, 1 the reader's own. */
export async function openAnalysis(shown: ScanSession, answers: Parameters<typeof mockApi>[0]) {
  // Imported before fake timers start, because loading the page can take longer than a test waits.
  await import('./ScanSessionList.tsx');
  const opened = renderFeature(scanSessions, '/admin/scan/sessions/', {
    answers: {
      'GET /v2/admin/scan/sessions/pages': pagedResponse([shown]),
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
      'GET /v2/admin/scan/organizations/locations': pagedResponse([]),
      [buildReading(5)]: [200, { reading: 'ADMIN' }],
      [buildReading(1)]: [200, { reading: 'ADMIN' }],
      ...answers,
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Analysis' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Analysis' }));
  return { ...opened, dialog };
}

/** The same dialog with these outcomes stored for the session's organization. */
export const evaluate = (shown: ScanSession, ...outcomes: object[]) =>
  openAnalysis(shown, { [buildOrganization(5)]: [200, outcomes] });

/** Texts of the cells of each row. */
export const listRows = (dialog: { getAllByRole: (role: string) => HTMLElement[] }) =>
  dialog.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
