import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../contract/platform/call.ts';
import { signIn } from '../contract/identity/identity.ts';
import { currentUser } from '../contract/identity/users.ts';
import { addListener, notifyListeners } from './listeners.ts';

let notifications: string[] = [];
let leave = () => {};
beforeEach(() => {
  notifications = [];
  leave = addListener({
    sessionEnded: () => notifications.push('ended'),
    secondFactorDue: () => notifications.push('factor'),
    serverError: ({ status }, id) => notifications.push(`${status} of ${id}`),
  });
});
afterEach(() => leave());

const collectNotifications = (status: number, call: Call = currentUser, reason?: 'SECOND_FACTOR') => {
  notifications = [];
  notifyListeners({ status, message: 'No.', ...(reason && { reason }) }, call);
  return notifications;
};

describe('what the whole application is told of', () => {
  it('is the end of a session, not a refused sign-in', () => {
    expect(collectNotifications(401)).toEqual(['ended']);
    expect(collectNotifications(401, signIn)).toEqual([]);
    expect(collectNotifications(403)).toEqual([]);
  });

  it('API-64 is each fault of the server, with the call that it answered', () => {
    expect([499, 500, 599, 600, 0].map((status) => collectNotifications(status))).toEqual([
      [],
      ['500 of currentUser'],
      ['599 of currentUser'],
      [],
      [],
    ]);
  });

  it('is a second factor that is asked for before anything else', () => {
    expect(collectNotifications(403, currentUser, 'SECOND_FACTOR')).toEqual(['factor']);
  });

  it('reaches nobody who listens no more', () => {
    leave();
    expect(collectNotifications(401)).toEqual([]);
  });
});
