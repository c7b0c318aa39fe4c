import { moneyText } from '../../../src/i18n/moneyText.ts';
import { Aside } from './moneyLook.ts';

const signed = (number: number, text: string): string => {
  if (number === 0) return text;
  return number > 0 ? `+${text}` : `−${text}`;
};

interface Props {
  units: number;
  cents: number | null;
}

/** More or fewer units, and what they are charged. */
export const GainText = ({ units, cents }: Props) => (
  <span style={{ fontVariantNumeric: 'tabular-nums' }}>
    {signed(units, String(Math.abs(units)))}
    {cents !== null && cents !== 0 && <Aside>{signed(cents, moneyText(Math.abs(cents)))}</Aside>}
  </span>
);
