import { formatDateTime, formatTimeZone } from './i18n/format.ts';
import { tzName } from '@date-fns/tz/tzName';
import { createContext, useContext } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/platform/limits.ts';

/** Formats an instant (ISO 8601) in a named time zone: `11/21/2026, 09:05 AM MST`. */
export const formatZonedDateTime = (value: string, zone: string): string =>
  `${formatDateTime(value, zone)} ${tzName(zone, new Date(value), 'short')}`;

interface ZonedMomentProps {
  /** ISO 8601. */
  value: string;
  zone: string;
}

/** An instant in the named time zone of where it happened. Every screen of one record uses the same zone. */
export const ZonedDateTimeText = ({ value, zone }: ZonedMomentProps) => (
  <time dateTime={value} title={formatTimeZone(zone)} style={{ whiteSpace: 'nowrap' }}>
    {formatZonedDateTime(value, zone)}
  </time>
);

/** Time zone of the screens of one patient: that of the location (OPEN-058). */
export const ClockZone = createContext<string | null>(null);

/** The provided time zone, else that of the reader's organization. */
export function useClockZone(): string {
  const provided = useContext(ClockZone);
  const own = useViewer()?.organization?.timezone;
  return provided ?? own ?? DEFAULT_TIMEZONE;
}

interface Props {
  /** ISO 8601. */
  value: string;
  seconds?: boolean;
  /** Time zone; by default the patient's on a record, else the organization's (OPEN-058). */
  zone?: string;
}

/** A date and time as `11/21/2026, 09:05 AM`. */
export const DateTimeText = ({ value, seconds = false, zone }: Props) => {
  const own = useClockZone();
  return (
    <time dateTime={value} title={formatTimeZone(zone ?? own)} style={{ whiteSpace: 'nowrap' }}>
      {formatDateTime(value, zone ?? own, seconds)}
    </time>
  );
};
