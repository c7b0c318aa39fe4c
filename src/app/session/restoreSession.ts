import { useEffect } from 'react';
import { signOut } from '../../../authProvider/session.ts';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { navigateTo, getReturnPath } from '../../ui/navigation/path.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { isResetting } from './resetOnUserChange.ts';
import { useSession } from './session.ts';
import { isAdminType } from '../../../domain/identity/viewer.ts';

/**
 * Whether an account has access: one without a known group has none (AUTH-19), one with a group but without a provider
 * profile gets a message (AUTH-18, OPEN-011). Vendor staff need no profile.
 */
export function resolveAccess(viewer: CurrentUser): 'admitted' | 'noPortalGroup' | 'noProvider' {
  if (viewer.role === 'UNKNOWN') return 'noPortalGroup';
  return viewer.practitionerId !== null || isAdminType(viewer) ? 'admitted' : 'noProvider';
}

/** Rejects an account without access; true if it has access (AUTH-18, AUTH-19, OPEN-011). */
export function enforceAccess(viewer: CurrentUser): boolean {
  const admission = resolveAccess(viewer);
  if (admission === 'noPortalGroup') {
    toast('error', translatePublic('signIn.noPortalGroup'));
    void signOut();
  }
  if (admission === 'noProvider') navigateTo('/user/not-found/', { replace: true });
  return admission === 'admitted';
}

/**
 * Redirects a signed-in user to the page that required the sign-in, or to the dashboard (AUTH-07, AUTH-08, AUTH-17);
 * `waiting` delays it while a page is still working on the new session.
 */
export function useRedirectAfterSignIn({ waiting = false } = {}): void {
  const session = useSession();
  const viewer = session.is === 'signedIn' ? session.viewer : null;
  useEffect(() => {
    if (viewer && !waiting && !isResetting() && enforceAccess(viewer)) navigateTo(getReturnPath(), { replace: true });
  }, [viewer, waiting]);
}
