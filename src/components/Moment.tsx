import { momentText } from '../i18n/momentText.ts';
import { useClockZone } from './clockZone.ts';

interface Props {
  /** ISO 8601. */
  value: string;
  seconds?: boolean;
  /** By whose clock; on a patient's record the patient's, else the organization's, unless it is given (OPEN-058). */
  zone?: string;
}

/** A date and time as `11/21/2026, 09:05 AM`. */
export const Moment = ({ value, seconds = false, zone }: Props) => {
  const own = useClockZone();
  return (
    <time dateTime={value} title={zone ?? own} style={{ whiteSpace: 'nowrap' }}>
      {momentText(value, zone ?? own, seconds)}
    </time>
  );
};
