import { fireEvent, screen } from '@testing-library/react';
import type { GaitSession } from '../../contract/gait/gait-session.ts';
import { gaitPatient, gaitUser, buildWalk } from '../../tests/component/gaitUser.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { gait } from './plugin.tsx';

export const wilma = gaitPatient(70, 'G-7', 'Wilma', 'Winters');
export const session = (id: number, speed: number | null, more: Partial<GaitSession> = {}): GaitSession => ({
  id,
  sessionUUID: crypto.randomUUID(),
  sessionSchema: 'GAIT-SA-2',
  session: {
    meta: { capturedDate: '2026-11-10T17:00:00Z', comment: '', assistanceOption: 'NONE', unitsSelected: 'm/s' },
    data: [{ name: 'speed', measures: [{ name: 'avgSpeed', value: speed, unit: 'm/s' }] }],
  },
  subject: { patientId: 70, firstName: 'Wilma', lastName: 'Winters', gaitUid: 'G-7' },
  ...buildWalk('2026-11-10'),
  version: 1,
  ...more,
});
export const POST = 'POST /v2/gait/timed-walks';
const calls = {
  'GET /v2/patients': pagedResponse([wilma]),
  'GET /v2/gait/locations/3/walks-today': pagedResponse([]),
  'GET /v2/patients/70/gait-sessions': pagedResponse([session(5, 1.1)]),
  [POST]: [201, {}],
} as const;

export const renderWalk = (answers: object = {}) =>
  renderFeature(gait, '/gait/events/walk/?location=3', { viewer: gaitUser, answers: { ...calls, ...answers } });

/** Scans the ID of the patient. */
export async function withPatient(answers: object = {}) {
  const opened = renderWalk(answers);
  await opened.user.type(await screen.findByLabelText('Unique Gait ID or name'), 'g-7{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Wilma Winters' });
  return opened;
}
export const big = () => screen.getByRole('button', { name: /^(Start|Stop)/ });

/** Timestamp of the next press of the space key, in milliseconds. */
export const clock = { now: 1000 };
const key = (type: 'keydown' | 'keyup', target: Element = document.body) => {
  const event = new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: clock.now });
  fireEvent(target, event);
};
export const space = (target?: Element) => (key('keydown', target), key('keyup', target));
