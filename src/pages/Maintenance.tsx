import { useCallback, useEffect, useState } from 'react';
import { text } from '../i18n/text.ts';
import { goTo } from '../navigation/path.ts';
import { checkBackendStatus } from '../status/backendStatus.ts';
import { PublicPage } from './PublicPage.tsx';

const CHECK_EVERY_MS = 30_000;

/** `/maintenance/` (AUTH-29); opens the main route again as soon as the backend is LIVE (AUTH-60). */
export default function Maintenance() {
  const [checking, setChecking] = useState(false);
  const check = useCallback(async () => {
    setChecking(true);
    const status = await checkBackendStatus();
    setChecking(false);
    if (status === 'LIVE') goTo('/', { replace: true });
  }, []);
  useEffect(() => {
    const timer = setInterval(() => void check(), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [check]);
  return (
    <PublicPage title={text('maintenance.title')} lead={text('maintenance.lead')}>
      <div className="actions">
        <button
          type="button"
          className="button button-secondary"
          aria-disabled={checking || undefined}
          onClick={() => void (checking || check())}
        >
          {text('maintenance.check')}
        </button>
      </div>
    </PublicPage>
  );
}
