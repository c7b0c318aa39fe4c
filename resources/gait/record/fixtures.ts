import { screen } from '@testing-library/react';
import type { GaitMeasure, GaitSession } from '../../../contract/gait/gait-session.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { ada, buildRecord } from '../../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { buildWalk } from '../../../tests/component/gaitUser.ts';
import { patientRecord } from '../../patients/record/plugin.tsx';

/* Ada's record with two gait sessions. */

export const record = buildRecord({
  products: ['GAIT'],
  productData: { ...ada.productData, gait: { uid: 'G-77', mostRecentSession: null } },
});
const viewer = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['HEALTH' as const, 'GAIT' as const] },
};
const measure = (name: string, displayName: string | null, value: number | null, unit: string | null) => ({
  name,
  displayName,
  value,
  unit,
});
/** Builds a session; the second one has a comment. */
export const session = (
  id: number,
  capturedDate: string,
  speed: number | null,
  more: Partial<GaitSession> = {},
  ofSpeed: Partial<GaitMeasure> = {},
): GaitSession => ({
  id,
  sessionUUID: `00000000-0000-4000-8000-00000000000${id}`,
  sessionSchema: 'GAIT-SA-2',
  session: {
    meta: { capturedDate, comment: id === 2 ? 'New shoes.' : '', assistanceOption: 'CANE', unitsSelected: 'm/s' },
    data: [
      {
        name: 'hip',
        measures: [
          measure('leftHipFlexion', 'Left Hip Flexion', 26.44, 'degrees'),
          measure('rightHipFlexion', 'Right Hip Flexion', null, 'degrees'),
        ],
      },
      { name: 'speed', measures: [{ ...measure('avgSpeed', 'Gait Speed', speed, 'm/s'), ...ofSpeed }] },
      { name: 'stride', measures: [measure('leftStancePhase', null, 61.5, 'percent')] },
    ],
  },
  subject: { patientId: 12, firstName: 'Ada', lastName: 'Lovelace', gaitUid: 'G-77' },
  ...buildWalk('2026-11-10'),
  version: 5,
  ...more,
});
// 00:30 UTC of November 11 is the evening of the 10th in Denver, the organization's time zone.
export const newest = session(2, '2026-11-11T00:30:00Z', 1.126);
export const older = session(1, '2026-10-01T16:00:00Z', 0.7, {
  ...buildWalk('2026-10-01'),
  sessionSchema: 'GAIT-SA-1',
});
export const SESSIONS = '/v2/patients/12/gait-sessions';

export type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;
/** Renders a gait section of a record. */
export const renderGaitRecord = (section: 'activity' | 'progress', answers: Answers = {}) =>
  renderFeature(patientRecord, `/patients/12/gait/${section}`, {
    viewer,
    answers: { 'GET /v2/patients/12': [200, record], [`GET ${SESSIONS}`]: pagedResponse([newest, older]), ...answers },
  });
export const OLDER = 'This data was recorded with an older version of the gait assessment.';
/** The sessions, without the details nested in them. */
export const cards = async () =>
  (await screen.findAllByRole('group')).filter(
    (group) => group.tagName === 'DETAILS' && !group.parentElement!.closest('details'),
  );
/** Terms with their definitions. */
export const facts = (card: { getAllByRole: (role: string) => HTMLElement[] }) =>
  card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
/** Requests for the sessions. */
export const listRequests = (sent: ReturnType<typeof renderGaitRecord>['sent']) =>
  sent.filter(({ path, method }) => path === SESSIONS && method === 'GET').length;
