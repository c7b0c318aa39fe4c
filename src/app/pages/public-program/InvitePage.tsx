import './public-program.css';
import { QRCodeSVG } from 'qrcode.react';
import { inviteCodePattern } from '../../../../contract/identity/typed-code.ts';
import { configuration } from '../../../ui/configuration.ts';
import { useIsLocaleReady, useLanguage } from '../../../ui/i18n/language.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { PublicPage, Waiting } from '../PublicPage.tsx';
import { useDocumentLanguage, useTranslationsIn } from './translations.ts';
import { useChosenLanguage } from './chosenLanguage.ts';

/** The code after `#` as printed in the letter; null if there is none. */
const readCode = (hash: string): string | null => inviteCodePattern.exec(hash.slice(1))?.[0] ?? null;

/**
 * `/invite/#{code}`: a patient's invite code in large letters and as a QR code for a phone. The page sends no requests,
 * so it reveals neither whose code it is nor whether it is valid.
 */
export default function InvitePage() {
  const [chosen] = useChosenLanguage();
  const pageLanguage = useLanguage();
  const translations = useTranslationsIn(chosen ?? pageLanguage);
  // What surrounds the page is in the language of the letter as well.
  const isReady = useIsLocaleReady(chosen ?? undefined, 'public');
  useDocumentLanguage(translations?.language);
  if (!translations || !isReady) return <Waiting />;
  const { translate } = translations;
  const code = readCode(window.location.hash);
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
