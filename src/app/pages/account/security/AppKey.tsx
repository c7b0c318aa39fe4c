import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslate } from 'react-admin';
import { monoFamily } from '../../../../ui/theme/tokens.ts';

interface Props {
  uri: string;
  secret: string;
}

/** The secret of an authenticator app as a QR code and as a key to type. */
export default function AppKey({ uri, secret }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Typography>{translate('security.scan')}</Typography>
      {/* White in dark mode as well: cameras expect dark on light. */}
      <div style={{ background: '#fff', width: 'fit-content', borderRadius: 8 }}>
        <QRCodeSVG value={uri} size={200} level="M" marginSize={4} title={translate('security.picture')} />
      </div>
      <Typography>{translate('security.key')}</Typography>
      <code style={{ fontFamily: monoFamily, overflowWrap: 'anywhere' }}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </>
  );
}
