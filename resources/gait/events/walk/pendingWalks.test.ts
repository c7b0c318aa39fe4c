import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimedWalk } from '../../../../contract/gait/timed-walks.ts';
import { call } from '../../../../dataProvider/client.ts';
import { mockApi, errorResponse } from '../../../../tests/component/fakeApi.ts';
import { updateViewer } from '../../../../authProvider/session.ts';
import { page } from '../../../../src/ui/navigation/reload.ts';
import { clearUserData, signOutIdleUser } from '../../../../src/app/session/signOut.ts';
import { resetOnUserChange } from '../../../../src/app/session/storage.ts';
import { clinicAdmin } from '../../../../tests/component/people.ts';
import { sendPendingWalks } from './usePendingWalks.ts';
import {
  addPendingWalk,
  removePendingWalk,
  readStoredWalks,
  listPendingWalks,
  PENDING_WALKS_KEY,
} from './pendingWalks.ts';

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
const ofMine = () =>
  listPendingWalks(readStoredWalks(), 'me').map(({ walk: { seconds }, refusal }) => [seconds, refusal]);
const POST = 'POST /v2/gait/timed-walks';

beforeEach(() => {
  removePendingWalk('me', 'none');
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('pending walks', () => {
  it('outlive the page, in chronological order, each once', () => {
    addPendingWalk('me', walk(11));
    addPendingWalk('me', walk(12));
    addPendingWalk('me', walk(11));
    expect(ofMine()).toEqual([
      [12, null],
      [11, null],
    ]);
    expect(JSON.parse(localStorage.getItem(PENDING_WALKS_KEY)!)).toMatchObject({ userId: 'me' });
  });

  it('A1 belong to one user, and are deleted when that user signs out', () => {
    addPendingWalk('me', walk(11));
    expect(listPendingWalks(readStoredWalks(), 'you')).toEqual([]);
    clearUserData();
    expect(ofMine()).toEqual([]);
  });

  it('outlive an idle sign-out, for the same user only', async () => {
    const away = vi.spyOn(page, 'load').mockImplementation(() => undefined);
    mockApi({ 'POST /v2/identity/sign-out': 'network failure' });
    localStorage.setItem('person', 'me');
    addPendingWalk('me', walk(11));
    await signOutIdleUser('You were away.');
    expect(ofMine()).toEqual([[11, null]]);
    expect(localStorage.getItem('person')).toBe('me');
    updateViewer({ ...clinicAdmin, userId: 'you' });
    resetOnUserChange();
    expect(localStorage.getItem(PENDING_WALKS_KEY)).toBeNull();
    away.mockRestore();
  });

  it('are empty if the stored data cannot be read', () => {
    for (const kept of [null, '', '{', '{"userId":"me","walks":[{"walk":{}}]}'])
      expect(listPendingWalks(kept, 'me')).toEqual([]);
  });

  it("last as long as the page if the browser's storage is full", () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    addPendingWalk('me', walk(11));
    full.mockRestore();
    expect(ofMine()).toEqual([[11, null]]);
    removePendingWalk('me', walk(11).sessionUUID);
    expect(ofMine()).toEqual([]);
  });
});

describe('sending pending walks', () => {
  it('sends them in order, each with its own id, and keeps none', async () => {
    const sent = mockApi({ [POST]: [201, {}] });
    addPendingWalk('me', walk(11));
    addPendingWalk('me', walk(12));
    expect(await sendPendingWalks(call, 'me', false)).toBe(2);
    expect(sent.map(({ body, headers }) => [(body as TimedWalk).seconds, headers.get('idempotency-key')])).toEqual([
      [11, walk(11).sessionUUID],
      [12, walk(12).sessionUUID],
    ]);
    expect(ofMine()).toEqual([]);
  });

  it('runs once at a time', async () => {
    const sent = mockApi({ [POST]: [201, {}] });
    addPendingWalk('me', walk(11));
    await Promise.all([sendPendingWalks(call, 'me', false), sendPendingWalks(call, 'me', true)]);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a dead network', 'network failure'],
    ['an ended session', errorResponse(401)],
    ['a server in trouble', errorResponse(503)],
    ['too many calls', errorResponse(429)],
  ] as const)('keeps all of them after %s', async (_what, answer) => {
    mockApi({ [POST]: answer });
    addPendingWalk('me', walk(11));
    addPendingWalk('me', walk(12));
    expect(await sendPendingWalks(call, 'me', true)).toBe(0);
    expect(ofMine()).toEqual([
      [11, null],
      [12, null],
    ]);
  });

  it('keeps a rejected one with the message, and sends the others', async () => {
    mockApi({
      [POST]: ({ body }) => ((body as TimedWalk).seconds === 11 ? errorResponse(422, 'Patient not found') : [201, {}]),
    });
    addPendingWalk('me', walk(11));
    addPendingWalk('me', walk(12));
    await sendPendingWalks(call, 'me', true);
    expect(ofMine()).toEqual([[11, 'Patient not found']]);
  });
});
