import { useTranslate } from 'react-admin';
import type { RtmCharges } from '../../../contract/rtm-charges.ts';
import { moneyText } from '../../../src/i18n/moneyText.ts';
import { Sums } from './moneyLook.ts';

/** How much there is to charge, and how much of it needs a look or a charge first. */
export const ChargeSums = ({ charges }: { charges: RtmCharges }) => {
  const translate = useTranslate();
  const { total, patients, units, cents, flagged, withoutCharge } = charges;
  const sums: [name: string, value: number | string][] = [
    ['lines', total],
    ['patients', patients],
    ['unitsLabel', units],
    ['total', cents === null ? '–' : moneyText(cents)],
    ['withoutCharge', withoutCharge],
    ['flagged', flagged],
  ];
  return (
    <Sums aria-label={translate('money.charges.sums')}>
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`money.charges.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Sums>
  );
};
