import { setExpired, signOut } from '../../../authProvider/session.ts';
import { page } from '../../ui/navigation/reload.ts';
import { chat } from '../../../resources/support/shared/chat.ts';
import { toastAfterReload } from '../../ui/toasts/toasts.ts';
import { analytics } from '../../ui/telemetry.ts';
import { clearStorage, persistentKeys, offlineKeys } from './storage.ts';

function resetServices(): void {
  analytics.reset();
  chat.restart();
}

/**
 * Deletes the user's data in this browser: location filter, products and all other stored choices (AUTH-25, AUTH-26),
 * the analytics identity (AUTH-27) and the chat (AUTH-28).
 */
export function clearUserData(): void {
  clearStorage(localStorage, persistentKeys);
  clearStorage(sessionStorage, new Set());
  resetServices();
}

/** Signs out (AUTH-24) and reloads the application, so that nothing stays in memory. */
export async function signOutAndReload(): Promise<void> {
  await signOut();
  clearUserData();
  page.load('/user/login/');
}

/**
 * Signs out an idle user. As when the server ends a session, drafts and unsent measurements stay in this browser until
 * the same user signs in again; another user's sign-in deletes them (`storage.ts`).
 */
export async function signOutIdleUser(farewell: string): Promise<void> {
  // Editors that close now keep their drafts.
  setExpired(true);
  await signOut();
  clearStorage(localStorage, offlineKeys);
  resetServices();
  toastAfterReload('info', farewell);
  page.load('/user/login/');
}
