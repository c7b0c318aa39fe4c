import { useSyncExternalStore, useEffect } from 'react';
import {
  getCurrentViewer,
  loadSession,
  refreshViewer,
  setExpired,
  signOut,
  useViewer,
  watchViewer,
} from '../../../authProvider/session.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import { addListener } from '../../../dataProvider/listeners.ts';
import { setSessionHint, forgetShownUser, resetOnUserChange, isResetting } from './storage.ts';
import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { navigateTo, getReturnPath } from '../../ui/navigation/path.ts';
import { isAdminType } from '../../../domain/identity/viewer.ts';

/** State of the session: unknown yet, no user, a user, or an error. */
export type Session =
  | { is: 'loading' }
  | { is: 'visitor' }
  | { is: 'signedIn'; viewer: CurrentUser }
  | { is: 'failed'; problem: Problem };

const loading: Session = { is: 'loading' };
const visitor: Session = { is: 'visitor' };
const listeners = new Set<() => void>();
/** The state while no viewer is known. */
let withoutViewer: Session = loading;

function setWithoutViewer(next: Session): void {
  withoutViewer = next;
  listeners.forEach((listener) => listener());
}

/**
 * Loads the session. Called first, so that the request runs while the rest loads. A user who no longer exists is signed
 * out with a message (AUTH-55, AUTH-56).
 */
export async function startSession(): Promise<void> {
  watchViewer(resetOnUserChange);
  const answer = await loadSession();
  setSessionHint(!isProblem(answer));
  if (!isProblem(answer) || answer.status === 401) return setWithoutViewer(visitor);
  if (answer.status !== 404) return setWithoutViewer({ is: 'failed', problem: answer });
  await signOut();
  toast('error', answer.message || translatePublic('session.gone'));
  setWithoutViewer(visitor);
}

let asking = false;

/**
 * Reloads the session silently when a response says that it has ended. If it has, the gate leads to the sign-in page,
 * which returns to this page (OPEN-154).
 */
export function watchSessionEnd(): () => void {
  return addListener({
    secondFactorDue: () => void refreshViewer(),
    sessionEnded: () => {
      if (asking || !getCurrentViewer()) return;
      asking = true;
      setExpired(true);
      void loadSession({ fresh: true })
        .then((answer) => {
          if (!isProblem(answer)) return;
          toast('info', translatePublic('session.expired'));
          setWithoutViewer(visitor);
        })
        .finally(() => {
          asking = false;
        });
    },
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useSession(): Session {
  const viewer = useViewer();
  const otherwise = useSyncExternalStore(
    subscribe,
    () => withoutViewer,
    () => loading,
  );
  return viewer ? { is: 'signedIn', viewer } : otherwise;
}

/** Resets the module, for tests. */
export function resetSession(): void {
  setExpired(false);
  forgetShownUser();
  setWithoutViewer(loading);
}

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
