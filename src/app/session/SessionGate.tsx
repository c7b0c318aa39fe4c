import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { navigateTo, type CameFrom } from '../../ui/navigation/path.ts';
import { Waiting } from '../pages/PublicPage.tsx';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import { useIsLocaleReady, type Namespace } from '../../ui/i18n/language.ts';
import { resolveAccess, enforceAccess, useSession } from './session.ts';
import { isResetting } from './storage.ts';
import type { Problem } from '../../../contract/platform/error.ts';
import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { page } from '../../ui/navigation/reload.ts';
import { signOutAndReload } from './signOut.ts';

const VisitorNotFound = lazy(() => import('../pages/VisitorNotFound.tsx'));

/**
 * A visitor without a session opened a path of a console: a known one requires the sign-in and returns to it, an
 * unknown one is not found (SHELL-05). Only here does a visitor load the list of features, to tell the two apart.
 */
export const VisitorGate = ({ path }: { path: string }) => {
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    let current = true;
    const askForSignIn = () => {
      const state: CameFrom = { nextPathname: path, nextSearch: window.location.search };
      navigateTo('/user/login/', { replace: true, state });
    };
    void import('../consoles/knownPaths.ts')
      .then(({ isKnownPath }) => isKnownPath(path))
      // Not to know is no reason to keep anybody from signing in.
      .catch(() => true)
      .then((known) => {
        if (!current) return;
        if (known) askForSignIn();
        else setUnknown(true);
      });
    return () => {
      current = false;
    };
  }, [path]);
  if (!unknown) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <VisitorNotFound />
    </Suspense>
  );
};

/** The session could not be loaded (AUTH-56); after the last attempt it explains network problems (AUTH-57). */
const SessionFailure = ({ problem }: { problem: Problem }) => (
  <main className="alone" role="alert">
    <div className="alone-column">
      <h1>{translatePublic('session.title')}</h1>
      <p className="public-lead">{problem.status === 0 ? translatePublic('session.unreachable') : problem.message}</p>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => page.reload()}>
          {translatePublic('fatal.reload')}
        </button>
        {problem.status !== 0 && (
          <button type="button" className="button button-secondary" onClick={() => void signOutAndReload()}>
            {translatePublic('session.logOut')}
          </button>
        )}
      </div>
    </div>
  </main>
);

const AccessDenied = ({ viewer }: { viewer: CurrentUser }) => {
  useEffect(() => void enforceAccess(viewer), [viewer]);
  return <Waiting />;
};

interface Props {
  children: (viewer: CurrentUser) => ReactNode;
  /** Shown without a session. */
  visitor: ReactNode;
  /** Message namespace of the children. */
  namespace?: Namespace;
}

/** Shows protected content only to users with access, in their language (AUTH-09, OPEN-013). */
export const SessionGate = ({ children, visitor, namespace = 'portal' }: Props) => {
  const session = useSession();
  const isLocaleReady = useIsLocaleReady(session.is === 'signedIn' ? session.viewer.language : undefined, namespace);
  switch (session.is) {
    case 'loading':
      return <Waiting />;
    case 'visitor':
      return visitor;
    case 'failed':
      return <SessionFailure problem={session.problem} />;
    case 'signedIn':
      if (isResetting() || !isLocaleReady) return <Waiting />;
      return resolveAccess(session.viewer) === 'admitted' ? (
        children(session.viewer)
      ) : (
        <AccessDenied viewer={session.viewer} />
      );
  }
};
