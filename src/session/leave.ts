import { signOut } from '../../authProvider/session.ts';
import { page } from '../navigation/reload.ts';
import { chat } from '../support/chat.ts';
import { toastAfterReload } from '../toasts/toasts.ts';
import { analytics } from '../telemetry/analytics.ts';
import { forgetStored, keptKeys } from './stored.ts';

/**
 * Clears what this browser holds of the person: location filter, products and every other stored choice (AUTH-25,
 * AUTH-26), the analytics identity (AUTH-27) and the chat (AUTH-28).
 */
export function forgetPerson(): void {
  forgetStored(localStorage, keptKeys);
  forgetStored(sessionStorage, new Set());
  analytics.reset();
  chat.restart();
}

/** Signs out (AUTH-24) and loads the application anew, so that nothing read before stays in memory. */
export async function leave(farewell?: string): Promise<void> {
  await signOut();
  forgetPerson();
  if (farewell) toastAfterReload('info', farewell);
  page.loadAnew('/user/login/');
}
