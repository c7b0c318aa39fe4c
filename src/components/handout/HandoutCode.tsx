import { QRCodeSVG } from 'qrcode.react';
import { useTranslate } from 'react-admin';

/** The address as it is typed: browsers add `https` themselves. */
const typed = (address: string) => address.replace(/^https:\/\//, '');

/**
 * The code that opens the program on a phone, what it does, and the address to type where there is no camera. A quarter
 * of the code may be unreadable; its white margin belongs to it.
 */
export const HandoutCode = ({ address }: { address: string }) => {
  const translate = useTranslate();
  return (
    <section className="code" aria-label={translate('handout.code.title')}>
      <QRCodeSVG value={address} level="Q" marginSize={4} title={translate('handout.code.picture')} />
      <div>
        <h2>{translate('handout.code.title')}</h2>
        <p>{translate('handout.code.text')}</p>
        <p className="address">{typed(address)}</p>
      </div>
    </section>
  );
};
