import { useEffect, useState } from 'react';
import { translateVisitorPage } from '../../ui/i18n/messages/visitor-pages.en.ts';
import { signOutAndReload } from '../session/signOut.ts';
import { hasUnsentData } from '../session/storage.ts';
import { PublicPage, Waiting } from './PublicPage.tsx';

/** `/user/logout/` signs out (AUTH-24), after a confirmation if unsent measurements would be deleted. */
export default function Logout() {
  const [leaves, setLeaves] = useState(() => !hasUnsentData());
  useEffect(() => {
    if (leaves) void signOutAndReload();
  }, [leaves]);
  if (leaves) return <Waiting label={translateVisitorPage('logout.leaving')} />;
  return (
    <PublicPage title={translateVisitorPage('logout.unsentTitle')} lead={translateVisitorPage('logout.unsent')}>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => window.history.back()}>
          {translateVisitorPage('logout.stay')}
        </button>
        <button type="button" className="button button-secondary" onClick={() => setLeaves(true)}>
          {translateVisitorPage('logout.deleteAndLeave')}
        </button>
      </div>
    </PublicPage>
  );
}
