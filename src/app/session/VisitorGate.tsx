import { lazy, Suspense, useEffect, useState } from 'react';
import { navigateTo, type CameFrom } from '../../ui/navigation/path.ts';
import { Waiting } from '../pages/Waiting.tsx';

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
