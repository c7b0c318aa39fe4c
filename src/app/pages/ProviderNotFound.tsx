import { configuration } from '../../ui/configuration.ts';
import { translateVisitorPage } from '../../ui/i18n/messages/visitor-pages.en.ts';
import { signOutAndReload } from '../session/signOut.ts';
import { PublicPage } from './PublicPage.tsx';

/** `/user/not-found/`: signed in, but without a provider profile (AUTH-20..23). */
export default function ProviderNotFound() {
  const mailbox = configuration().links.contactMailbox;
  const [before, after] = translateVisitorPage('noProvider.contact').split('%{mailbox}');
  return (
    <PublicPage
      title={translateVisitorPage('noProvider.title')}
      lead={
        mailbox ? (
          <>
            {before}
            <a href={`mailto:${mailbox}`}>{mailbox}</a>
            {after}
          </>
        ) : (
          translateVisitorPage('noProvider.contactUnset')
        )
      }
    >
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => void signOutAndReload()}>
          {translateVisitorPage('noProvider.logOut')}
        </button>
      </div>
    </PublicPage>
  );
}
