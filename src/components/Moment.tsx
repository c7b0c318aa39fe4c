import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import { momentText } from '../i18n/momentText.ts';

interface Props {
  /** ISO 8601. */
  value: string;
  seconds?: boolean;
  /** By whose clock; that of the reader's organization unless it is given (OPEN-058). */
  zone?: string;
}

/** A date and time as `11/21/2026, 09:05 AM`. */
export const Moment = ({ value, seconds = false, zone }: Props) => {
  const own = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  return (
    <time dateTime={value} title={zone ?? own} style={{ whiteSpace: 'nowrap' }}>
      {momentText(value, zone ?? own, seconds)}
    </time>
  );
};
