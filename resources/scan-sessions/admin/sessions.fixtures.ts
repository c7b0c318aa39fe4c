import { screen } from '@testing-library/react';
import type { ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { scanSessions } from './plugin.tsx';

/** A recorded walk of a woman of 71 whose participant is archived. */
export const walked: ScanSession = {
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
  participant: { uid: 'P-50018', isArchived: true, archivedDate: '2026-11-10T17:00:00.000Z' },
  resultsInsights: null,
};
/** A session of an unknown person, without a pose log. */
export const unrecorded: ScanSession = {
  ...walked,
  id: 12,
  sessionUUID: 'beef0000-0000-4000-8000-00000000cafe',
  artifacts: ['image'],
  participant: null,
  practitioner: null,
};

export const pages = '/v2/admin/scan/sessions/pages';
const answers = {
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
export const renderSessions = (more = {}) =>
  renderFeature(scanSessions, '/admin/scan/sessions/', { answers: { ...answers, ...more } });

export const preset = (name: string) => screen.getByRole('button', { name });

/** Requests of the list so far. */
export const listRequests = ({ sent }: ReturnType<typeof renderSessions>) => sent.filter(({ path }) => path === pages);
