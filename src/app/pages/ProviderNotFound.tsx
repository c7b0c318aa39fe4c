import { configuration } from '../../ui/configuration.ts';
import { translatePublic } from '../../ui/i18n/translatePublic.ts';
import { signOutAndReload } from '../session/signOut.ts';
import { PublicPage } from './PublicPage.tsx';

/** `/user/not-found/`: signed in, but without a provider profile (AUTH-20..23). */
export default function ProviderNotFound() {
  const mailbox = configuration().links.contactMailbox;
  const [before, after] = translatePublic('noProvider.contact').split('%{mailbox}');
  return (
    <PublicPage
      title={translatePublic('noProvider.title')}
      lead={
        mailbox ? (
          <>
            {before}
            <a href={`mailto:${mailbox}`}>{mailbox}</a>
            {after}
          </>
        ) : (
          translatePublic('noProvider.contactUnset')
        )
      }
    >
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => void signOutAndReload()}>
          {translatePublic('noProvider.logOut')}
        </button>
      </div>
    </PublicPage>
  );
}
