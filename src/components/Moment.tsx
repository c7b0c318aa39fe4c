import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';
import { momentText } from './momentText.ts';

interface Props {
  /** ISO 8601. */
  value: string;
  seconds?: boolean;
}

/** A date and time as `11/21/2026, 09:05 AM`, in the zone of the reader's organization (OPEN-058). */
export const Moment = ({ value, seconds = false }: Props) => {
  const zone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  return (
    <time dateTime={value} title={zone} style={{ whiteSpace: 'nowrap' }}>
      {momentText(value, zone, seconds)}
    </time>
  );
};
