import { useEffect, useState } from 'react';
import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { signOutAndReload } from '../session/signOut.ts';
import { hasUnsentData } from '../session/storage.ts';
import { PublicPage } from './PublicPage.tsx';
import { Waiting } from './Waiting.tsx';

/** `/user/logout/` signs out (AUTH-24), after a confirmation if unsent measurements would be deleted. */
export default function Logout() {
  const [leaves, setLeaves] = useState(() => !hasUnsentData());
  useEffect(() => {
    if (leaves) void signOutAndReload();
  }, [leaves]);
  if (leaves) return <Waiting label={translatePublic('logout.leaving')} />;
  return (
    <PublicPage title={translatePublic('logout.unsentTitle')} lead={translatePublic('logout.unsent')}>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => window.history.back()}>
          {translatePublic('logout.stay')}
        </button>
        <button type="button" className="button button-secondary" onClick={() => setLeaves(true)}>
          {translatePublic('logout.deleteAndLeave')}
        </button>
      </div>
    </PublicPage>
  );
}
