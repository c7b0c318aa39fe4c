import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/limits.ts';

interface Props {
  /** ISO 8601. */
  value: string;
  seconds?: boolean;
}

/** A date and time as `11/21/2026, 09:05 AM`, in the zone of the reader's organization (OPEN-058). */
export const Moment = ({ value, seconds = false }: Props) => {
  const zone = useViewer()?.organization?.timezone ?? DEFAULT_TIMEZONE;
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
  }).format(new Date(value));
  return (
    <time dateTime={value} title={zone} style={{ whiteSpace: 'nowrap' }}>
      {text}
    </time>
  );
};
