import { useTranslate } from 'react-admin';
import { moneyText } from '../../../src/i18n/moneyText.ts';
import { Aside } from './moneyLook.ts';

interface Props {
  units: number;
  /** Null without a charge, of which the page speaks once. */
  cents: number | null;
}

/** Units, and what they are charged. */
export const Amount = ({ units, cents }: Props) => {
  const translate = useTranslate();
  if (units === 0) return <span style={{ color: 'var(--ink-muted)' }}>0</span>;
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate('money.units', { smart_count: units })}
      {cents !== null && <Aside>{moneyText(cents)}</Aside>}
    </span>
  );
};
