import { QRCodeSVG } from 'qrcode.react';
import { inviteCodePattern } from '../../../contract/typed-code.ts';
import { configuration } from '../../configuration.ts';
import { useLanguage } from '../../i18n/language.ts';
import { toast } from '../../toasts/toasts.ts';
import { PublicPage } from '../PublicPage.tsx';
import { Waiting } from '../Waiting.tsx';
import './open-program.css';
import { useDocumentLanguage, useSpeechIn } from './speech.ts';
import { useChosenLanguage } from './useChosenLanguage.ts';

/** The code behind `#` as it is written in the letter; null where there is none. */
const codeIn = (hash: string): string | null => inviteCodePattern.exec(hash.slice(1))?.[0] ?? null;

/**
 * `/invite/#{code}`: the code of a patient's invite in large letters, and as a QR code that takes it to a phone. The page
 * asks the server nothing, so it tells nobody whose code it is or whether it is valid.
 */
export default function InvitePage() {
  const [chosen] = useChosenLanguage();
  const spoken = useLanguage();
  const speech = useSpeechIn(chosen ?? spoken);
  useDocumentLanguage(speech?.language);
  if (!speech) return <Waiting />;
  const { translate } = speech;
  const code = codeIn(window.location.hash);
  if (!code) return <PublicPage title={translate('invite.missingTitle')} lead={translate('invite.missing')} />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast('success', translate('invite.copied'));
    } catch {
      toast('error', translate('invite.copyFailed'));
    }
  };
  return (
    <PublicPage
      title={translate('invite.title')}
      lead={translate('invite.lead', { brand: configuration().brand.name })}
    >
      <p className="invite-code">
        {translate('invite.code')} <strong>{code}</strong>
      </p>
      <div className="actions">
        <button type="button" className="button button-primary" onClick={() => void copy()}>
          {translate('invite.copy')}
        </button>
      </div>
      <p className="invite-phone">{translate('invite.phone')}</p>
      <QRCodeSVG
        className="invite-picture"
        value={window.location.href}
        level="M"
        marginSize={4}
        title={translate('invite.picture')}
      />
    </PublicPage>
  );
}
