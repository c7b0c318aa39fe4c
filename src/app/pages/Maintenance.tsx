import { useCallback, useEffect, useState } from 'react';
import { translateVisitorPage } from '../../ui/i18n/messages/visitor-pages.en.ts';
import { navigateTo } from '../../ui/navigation/path.ts';
import { checkBackendStatus } from '../backendStatus.ts';
import { PublicPage } from './PublicPage.tsx';

const CHECK_EVERY_MS = 30_000;

/** `/maintenance/` (AUTH-29); returns to the main page as soon as the backend is LIVE (AUTH-60). */
export default function Maintenance() {
  const [checking, setChecking] = useState(false);
  const check = useCallback(async () => {
    setChecking(true);
    const status = await checkBackendStatus();
    setChecking(false);
    if (status === 'LIVE') navigateTo('/', { replace: true });
  }, []);
  useEffect(() => {
    const timer = setInterval(() => void check(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [check]);
  return (
    <PublicPage title={translateVisitorPage('maintenance.title')} lead={translateVisitorPage('maintenance.lead')}>
      <div className="actions">
        <button
          type="button"
          className="button button-secondary"
          aria-disabled={checking || undefined}
          onClick={() => void (checking || check())}
        >
          {translateVisitorPage('maintenance.check')}
        </button>
      </div>
    </PublicPage>
  );
}
