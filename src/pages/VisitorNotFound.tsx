import { text } from '../i18n/text.ts';
import { Link } from '../navigation/Link.tsx';
import { PublicPage } from './PublicPage.tsx';

/** An unknown path, opened by somebody who is not signed in (SHELL-05..07). */
export default function VisitorNotFound() {
  return (
    <PublicPage title={text('notFound.title')} lead={text('notFound.text')}>
      <div className="actions">
        <Link className="button button-primary" to="/">
          {text('notFound.home')}
        </Link>
      </div>
    </PublicPage>
  );
}
