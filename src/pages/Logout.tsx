import { useEffect, useState } from 'react';
import { text } from '../i18n/text.ts';
import { leave } from '../session/leave.ts';
import { holdsUnsent } from '../session/stored.ts';
import { PublicPage } from './PublicPage.tsx';
import { Waiting } from './Waiting.tsx';

/** `/user/logout/` signs out (AUTH-24); asked first where that deletes measurements that are not with the server yet. */
export default function Logout() {
  const [leaves, setLeaves] = useState(() => !holdsUnsent());
  useEffect(() => {
    if (leaves) void leave();
  }, [leaves]);
  if (leaves) return <Waiting label={text('logout.leaving')} />;
  return (
    <PublicPage title={text('logout.unsentTitle')} lead={text('logout.unsent')}>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => window.history.back()}>
          {text('logout.stay')}
        </button>
        <button type="button" className="button button-secondary" onClick={() => setLeaves(true)}>
          {text('logout.deleteAndLeave')}
        </button>
      </div>
    </PublicPage>
  );
}
