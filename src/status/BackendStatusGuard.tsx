import { useEffect } from 'react';
import { goTo, usePath, withSlash } from '../navigation/path.ts';
import { checkBackendStatus } from './backendStatus.ts';

export const MAINTENANCE_PATH = '/maintenance/';

/** Asks at each change of route (AUTH-58) and leads to the maintenance page or back from it (AUTH-59, AUTH-60). */
export const BackendStatusGuard = () => {
  const path = withSlash(usePath());
  useEffect(() => {
    let current = true;
    void checkBackendStatus().then((status) => {
      if (!current) return;
      if (status === 'MAINTENANCE' && path !== MAINTENANCE_PATH) goTo(MAINTENANCE_PATH, { replace: true });
      if (status === 'LIVE' && path === MAINTENANCE_PATH) goTo('/', { replace: true });
    });
    return () => {
      current = false;
    };
  }, [path]);
  return null;
};
