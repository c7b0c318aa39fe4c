import { configuration } from '../configuration.ts';
import { text } from '../i18n/text.ts';
import { leave } from '../session/leave.ts';
import { PublicPage } from './PublicPage.tsx';

/** `/user/not-found/`: signed in, but without a provider profile (AUTH-20..23). */
export default function ProviderNotFound() {
  const mailbox = configuration().links.contactMailbox;
  const [before, after] = text('noProvider.contact').split('%{mailbox}');
  return (
    <PublicPage
      title={text('noProvider.title')}
      lead={
        mailbox ? (
          <>
            {before}
            <a href={`mailto:${mailbox}`}>{mailbox}</a>
            {after}
          </>
        ) : (
          text('noProvider.contactUnset')
        )
      }
    >
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => void leave()}>
          {text('noProvider.logOut')}
        </button>
      </div>
    </PublicPage>
  );
}
