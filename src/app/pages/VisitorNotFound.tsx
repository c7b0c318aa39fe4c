import { translateVisitorPage } from '../../ui/i18n/messages/visitor-pages.en.ts';
import { Link } from '../../ui/navigation/Link.tsx';
import { PublicPage } from './PublicPage.tsx';

/** An unknown path opened by a visitor who is not signed in (SHELL-05..07). */
export default function VisitorNotFound() {
  return (
    <PublicPage title={translateVisitorPage('notFound.title')} lead={translateVisitorPage('notFound.text')}>
      <div className="actions">
        <Link className="button button-primary" to="/">
          {translateVisitorPage('notFound.home')}
        </Link>
      </div>
    </PublicPage>
  );
}
