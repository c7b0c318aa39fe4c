import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimedWalk } from '../../../../contract/gait-event.ts';
import { call } from '../../../../dataProvider/client.ts';
import { answerCalls, refused } from '../../../../src/testing/fakeApi.ts';
import { viewerChanged } from '../../../../authProvider/session.ts';
import { page } from '../../../../src/navigation/reload.ts';
import { forgetPerson, leave } from '../../../../src/session/leave.ts';
import { keepOnePerson } from '../../../../src/session/onePerson.ts';
import { clinicAdmin } from '../../../../src/testing/people.ts';
import { sendWaiting } from './sendWaiting.ts';
import { addWaiting, dropWaiting, keptWalks, walksOf, WAITING_KEY } from './waitingWalks.ts';

const walk = (seconds: number): TimedWalk => ({
  sessionUUID: `0f5e6f0a-3d5a-4e5c-9a40-0000000000${seconds}`,
  subject: { patientId: 7 },
  metres: 10,
  seconds,
  start: 'MOVING',
  assistanceOption: 'NONE',
  comment: '',
  capturedDate: '2026-11-20T15:00:00Z',
});
const ofMine = () => walksOf(keptWalks(), 'me').map(({ walk: { seconds }, refusal }) => [seconds, refusal]);
const POST = 'POST /v2/gait/timed-walks';

beforeEach(() => {
  dropWaiting('me', 'none');
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('walks that wait', () => {
  it('outlive the page, in the order in which they were walked, each once', () => {
    addWaiting('me', walk(11));
    addWaiting('me', walk(12));
    addWaiting('me', walk(11));
    expect(ofMine()).toEqual([
      [12, null],
      [11, null],
    ]);
    expect(JSON.parse(localStorage.getItem(WAITING_KEY)!)).toMatchObject({ userId: 'me' });
  });

  it('A1 are of one person, and end when that person signs out', () => {
    addWaiting('me', walk(11));
    expect(walksOf(keptWalks(), 'you')).toEqual([]);
    forgetPerson();
    expect(ofMine()).toEqual([]);
  });

  it('outlive a screen that signs itself off, for the same person alone', async () => {
    const away = vi.spyOn(page, 'loadAnew').mockImplementation(() => undefined);
    answerCalls({ 'POST /v2/identity/sign-out': 'network failure' });
    localStorage.setItem('person', 'me');
    addWaiting('me', walk(11));
    await leave('You were away.');
    expect(ofMine()).toEqual([[11, null]]);
    expect(localStorage.getItem('person')).toBe('me');
    viewerChanged({ ...clinicAdmin, userId: 'you' });
    keepOnePerson();
    expect(localStorage.getItem(WAITING_KEY)).toBeNull();
    away.mockRestore();
  });

  it('are none where what is kept cannot be read', () => {
    for (const kept of [null, '', '{', '{"userId":"me","walks":[{"walk":{}}]}'])
      expect(walksOf(kept, 'me')).toEqual([]);
  });

  it('last as long as the page where the browser has no room', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    addWaiting('me', walk(11));
    full.mockRestore();
    expect(ofMine()).toEqual([[11, null]]);
    dropWaiting('me', walk(11).sessionUUID);
    expect(ofMine()).toEqual([]);
  });
});

describe('sending them', () => {
  it('goes in order, each under its own id, and leaves none', async () => {
    const sent = answerCalls({ [POST]: [201, {}] });
    addWaiting('me', walk(11));
    addWaiting('me', walk(12));
    expect(await sendWaiting(call, 'me', false)).toBe(2);
    expect(sent.map(({ body, headers }) => [(body as TimedWalk).seconds, headers.get('idempotency-key')])).toEqual([
      [11, walk(11).sessionUUID],
      [12, walk(12).sessionUUID],
    ]);
    expect(ofMine()).toEqual([]);
  });

  it('happens once at a time', async () => {
    const sent = answerCalls({ [POST]: [201, {}] });
    addWaiting('me', walk(11));
    await Promise.all([sendWaiting(call, 'me', false), sendWaiting(call, 'me', true)]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a dead network', 'network failure'],
    ['an ended session', refused(401)],
    ['a server in trouble', refused(503)],
    ['too many calls', refused(429)],
  ] as const)('keeps all of them through %s', async (_what, answer) => {
    answerCalls({ [POST]: answer });
    addWaiting('me', walk(11));
    addWaiting('me', walk(12));
    expect(await sendWaiting(call, 'me', true)).toBe(0);
    expect(ofMine()).toEqual([
      [11, null],
      [12, null],
    ]);
  });

  it('keeps one that is refused, with what was said, and sends the others', async () => {
    answerCalls({
      [POST]: ({ body }) => ((body as TimedWalk).seconds === 11 ? refused(422, 'Patient is not known') : [201, {}]),
    });
    addWaiting('me', walk(11));
    addWaiting('me', walk(12));
    await sendWaiting(call, 'me', true);
    expect(ofMine()).toEqual([[11, 'Patient is not known']]);
  });
});
