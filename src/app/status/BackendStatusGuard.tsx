import { useEffect } from 'react';
import { navigateTo, usePath, withTrailingSlash } from '../../ui/navigation/path.ts';
import { checkBackendStatus } from './backendStatus.ts';

export const MAINTENANCE_PATH = '/maintenance/';

/** Checks the status on every navigation (AUTH-58) and redirects to or from the maintenance page (AUTH-59, AUTH-60). */
export const BackendStatusGuard = () => {
  const path = withTrailingSlash(usePath());
  useEffect(() => {
    let current = true;
    void checkBackendStatus().then((status) => {
      if (!current) return;
      if (status === 'MAINTENANCE' && path !== MAINTENANCE_PATH) navigateTo(MAINTENANCE_PATH, { replace: true });
      if (status === 'LIVE' && path === MAINTENANCE_PATH) navigateTo('/', { replace: true });
    });
    return () => {
      current = false;
    };
  }, [path]);
  return null;
};
