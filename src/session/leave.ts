import { signOut } from '../../authProvider/session.ts';
import { page } from '../navigation/reload.ts';
import { chat } from '../support/chat.ts';
import { toastAfterReload } from '../toasts/toasts.ts';
import { analytics } from '../telemetry/analytics.ts';
import { forgetStored, keptKeys, unsentKeys } from './stored.ts';

/**
 * Clears what this browser holds of the person: location filter, products and every other stored choice (AUTH-25,
 * AUTH-26), the analytics identity (AUTH-27) and the chat (AUTH-28).
 */
export function forgetPerson(kept = keptKeys): void {
  forgetStored(localStorage, kept);
  forgetStored(sessionStorage, new Set());
  analytics.reset();
  chat.restart();
}

/**
 * Signs out (AUTH-24) and loads the application anew, so that nothing read before stays in memory. With a farewell it is the
 * screen that signs itself off, not its person: what that person measured and could not send yet waits for the same person.
 */
export async function leave(farewell?: string): Promise<void> {
  await signOut();
  forgetPerson(farewell ? unsentKeys : keptKeys);
  if (farewell) toastAfterReload('info', farewell);
  page.loadAnew('/user/login/');
}
