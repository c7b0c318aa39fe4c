import { signOut } from '../../../authProvider/session.ts';
import { page } from '../../ui/navigation/reload.ts';
import { chat } from '../../../resources/support/shared/chat.ts';
import { toastAfterReload } from '../../ui/toasts/toasts.ts';
import { analytics } from '../../ui/telemetry/analytics.ts';
import { clearStorage, persistentKeys, offlineKeys } from './storage.ts';

/**
 * Deletes the user's data in this browser: location filter, products and all other stored choices (AUTH-25, AUTH-26),
 * the analytics identity (AUTH-27) and the chat (AUTH-28).
 */
export function clearUserData(kept = persistentKeys): void {
  clearStorage(localStorage, kept);
  clearStorage(sessionStorage, new Set());
  analytics.reset();
  chat.restart();
}

/**
 * Signs out (AUTH-24) and reloads the application, so that nothing stays in memory. A farewell means an idle sign-out,
 * which keeps unsent measurements for the same user.
 */
export async function signOutAndReload(farewell?: string): Promise<void> {
  await signOut();
  clearUserData(farewell ? offlineKeys : persistentKeys);
  if (farewell) toastAfterReload('info', farewell);
  page.load('/user/login/');
}
