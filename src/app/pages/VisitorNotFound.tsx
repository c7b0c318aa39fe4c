import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { PublicPage } from './PublicPage.tsx';

/** An unknown path opened by a visitor who is not signed in (SHELL-05..07). */
export default function VisitorNotFound() {
  return (
    <PublicPage title={translatePublic('notFound.title')} lead={translatePublic('notFound.text')}>
      <div className="actions">
        <Link className="button button-primary" to="/">
          {translatePublic('notFound.home')}
        </Link>
      </div>
    </PublicPage>
  );
}
