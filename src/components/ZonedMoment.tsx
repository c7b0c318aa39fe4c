import { zonedMomentText } from '../i18n/zonedMomentText.ts';

interface Props {
  /** ISO 8601. */
  value: string;
  zone: string;
}

/** A date and time by the clock of where it happened, which is named: one clock on every screen and page about it. */
export const ZonedMoment = ({ value, zone }: Props) => (
  <time dateTime={value} title={zone} style={{ whiteSpace: 'nowrap' }}>
    {zonedMomentText(value, zone)}
  </time>
);
