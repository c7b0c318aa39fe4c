import { useSyncExternalStore } from 'react';
import {
  currentViewer,
  loadSession,
  refreshViewer,
  signOut,
  useViewer,
  watchViewer,
} from '../../authProvider/session.ts';
import { isProblem, type Problem } from '../../contract/problem.ts';
import type { CurrentUser } from '../../contract/users.ts';
import { listen } from '../../dataProvider/listeners.ts';
import { rememberSignedIn } from './likelySignedIn.ts';
import { forgetShownTo, keepOnePerson } from './onePerson.ts';
import { text } from '../i18n/text.ts';
import { toast } from '../toasts/toasts.ts';

/** Who is at the screen: not known yet, nobody, somebody, or the question could not be answered. */
export type Session =
  | { is: 'loading' }
  | { is: 'visitor' }
  | { is: 'signedIn'; viewer: CurrentUser }
  | { is: 'failed'; problem: Problem };

const loading: Session = { is: 'loading' };
const visitor: Session = { is: 'visitor' };
const listeners = new Set<() => void>();
/** What is true while no viewer is known. */
let withoutViewer: Session = loading;

function settle(next: Session): void {
  withoutViewer = next;
  listeners.forEach((listener) => listener());
}

/**
 * Asks who is signed in; begun with the first line of the application, so that the answer is under way while the
 * rest loads. A user who no longer exists is signed out with a message (AUTH-55, AUTH-56).
 */
export async function startSession(): Promise<void> {
  watchViewer(() => {
    if (currentViewer()) expired = false;
    keepOnePerson();
  });
  const answer = await loadSession();
  rememberSignedIn(!isProblem(answer));
  if (!isProblem(answer) || answer.status === 401) return settle(visitor);
  if (answer.status !== 404) return settle({ is: 'failed', problem: answer });
  await signOut();
  toast('error', answer.message || text('session.gone'));
  settle(visitor);
}

let asking = false;
let expired = false;

/** Whether the session of whoever was here has ended by itself: not by signing out, and nobody has signed in since. */
export const hasExpired = (): boolean => expired && currentViewer() === null;

/**
 * An answer said that the session has ended: it is asked for once more, silently. If it is over, the gate leads to the
 * sign-in page, which comes back to this page (OPEN-154).
 */
export function watchSessionEnd(): () => void {
  return listen({
    secondFactorDue: () => void refreshViewer(),
    sessionEnded: () => {
      if (asking || !currentViewer()) return;
      asking = true;
      expired = true;
      void loadSession({ fresh: true })
        .then((answer) => {
          if (!isProblem(answer)) {
            expired = false;
            return;
          }
          toast('info', text('session.expired'));
          settle(visitor);
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

/** Begins again as a page that has just been opened; for tests. */
export function forgetSession(): void {
  expired = false;
  forgetShownTo();
  settle(loading);
}
