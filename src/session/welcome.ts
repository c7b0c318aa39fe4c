import { useEffect } from 'react';
import { signOut } from '../../authProvider/session.ts';
import type { CurrentUser } from '../../contract/users.ts';
import { text } from '../i18n/text.ts';
import { goTo, pageBeforeSignIn } from '../navigation/path.ts';
import { toast } from '../toasts/toasts.ts';
import { admissionOf } from './admission.ts';
import { beginsAnew } from './onePerson.ts';
import { useSession } from './session.ts';

/** Turns away an account that may not enter; true when it may (AUTH-18, AUTH-19, OPEN-011). */
export function admit(viewer: CurrentUser): boolean {
  const admission = admissionOf(viewer);
  if (admission === 'noPortalGroup') {
    toast('error', text('signIn.noPortalGroup'));
    void signOut();
  }
  if (admission === 'noProvider') goTo('/user/not-found/', { replace: true });
  return admission === 'admitted';
}

/**
 * Sends somebody who is signed in to the page that asked for it, or to the dashboard (AUTH-07, AUTH-08, AUTH-17);
 * `waiting` holds that back while a page still has something to do for the new session.
 */
export function useWelcome({ waiting = false } = {}): void {
  const session = useSession();
  const viewer = session.is === 'signedIn' ? session.viewer : null;
  useEffect(() => {
    if (viewer && !waiting && !beginsAnew() && admit(viewer)) goTo(pageBeforeSignIn(), { replace: true });
  }, [viewer, waiting]);
}
