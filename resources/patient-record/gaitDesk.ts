import { screen } from '@testing-library/react';
import type { GaitMeasure, GaitSession } from '../../contract/gait.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { ada, recordWith } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { walkedAt } from '../../src/testing/walkedAt.ts';
import { patientRecord } from './plugin.tsx';

/* Ada's record with two gait sessions, opened for tests. */

export const record = recordWith({
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
/** A session; the second one has a comment. */
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
  ...walkedAt('2026-11-10'),
  version: 5,
  ...more,
});
// Half past midnight of 11 November in UTC is the evening of the 10th in Denver, the organization's zone.
export const newest = session(2, '2026-11-11T00:30:00Z', 1.126);
export const older = session(1, '2026-10-01T16:00:00Z', 0.7, { ...walkedAt('2026-10-01'), sessionSchema: 'GAIT-SA-1' });
export const SESSIONS = '/v2/patients/12/gait-sessions';

export type Answers = NonNullable<NonNullable<Parameters<typeof openFeature>[2]>['answers']>;
/** Opens a section of the gait part of a record. */
export const open = (section: 'activity' | 'progress', answers: Answers = {}) =>
  openFeature(patientRecord, `/patients/12/gait/${section}`, {
    viewer,
    answers: { 'GET /v2/patients/12': [200, record], [`GET ${SESSIONS}`]: pageOf([newest, older]), ...answers },
  });
export const OLDER = 'This data was recorded with an older version of the gait assessment.';
/** The sessions; what folds within them are details too. */
export const cards = async () =>
  (await screen.findAllByRole('group')).filter(
    (group) => group.tagName === 'DETAILS' && !group.parentElement!.closest('details'),
  );
/** Terms with what stands beside them. */
export const facts = (card: { getAllByRole: (role: string) => HTMLElement[] }) =>
  card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
/** How often the sessions were asked for. */
export const asked = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ path, method }) => path === SESSIONS && method === 'GET').length;
