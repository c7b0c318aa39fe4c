import { fireEvent, screen } from '@testing-library/react';
import type { GaitSession } from '../../contract/gait.ts';
import { gaitPatient, gaitUser } from '../../src/testing/gaitUser.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { walkedAt } from '../../src/testing/walkedAt.ts';
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
  ...walkedAt('2026-11-10'),
  version: 1,
  ...more,
});
export const POST = 'POST /v2/gait/timed-walks';
const calls = {
  'GET /v2/patients': pageOf([wilma]),
  'GET /v2/gait/locations/3/walks-today': pageOf([]),
  'GET /v2/patients/70/gait-sessions': pageOf([session(5, 1.1)]),
  [POST]: [201, {}],
} as const;

export const open = (answers: object = {}) =>
  openFeature(gait, '/gait/events/walk/?location=3', { viewer: gaitUser, answers: { ...calls, ...answers } });

/** Opens the page and scans the ID of the patient. */
export async function withPatient(answers: object = {}) {
  const opened = open(answers);
  await opened.user.type(await screen.findByLabelText('Unique Gait ID or name'), 'g-7{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Wilma Winters' });
  return opened;
}
export const big = () => screen.getByRole('button', { name: /^(Start|Stop)/ });

/** Milliseconds that the next press of the space key is stamped with. */
export const clock = { now: 1000 };
const key = (type: 'keydown' | 'keyup', target: Element = document.body) => {
  const event = new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: clock.now });
  fireEvent(target, event);
};
export const space = (target?: Element) => (key('keydown', target), key('keyup', target));
