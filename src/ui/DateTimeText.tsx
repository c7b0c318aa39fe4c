import { formatDateTime, formatTimeZone, formatZoneName } from './i18n/format.ts';
import { tzName } from '@date-fns/tz/tzName';
import { styled } from '@mui/material/styles';
import { createContext, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/platform/limits.ts';
import { addMessages } from './i18n/loadedMessages.ts';
import { zoneMessages } from './zone.messages.en.ts';

/** Formats an instant (ISO 8601) in a named time zone: `11/21/2026, 09:05 AM MST`. */
export const formatZonedDateTime = (value: string, zone: string): string =>
  `${formatDateTime(value, zone)} ${tzName(zone, new Date(value), 'short')}`;

/** In one line, except where a record is a card (`TableFrame`). */
const Moment = styled('time')({ whiteSpace: 'nowrap' });

interface ZonedMomentProps {
  /** ISO 8601. */
  value: string;
  zone: string;
}

/** An instant in the named time zone of where it happened. Every screen of one record uses the same zone. */
export const ZonedDateTimeText = ({ value, zone }: ZonedMomentProps) => (
  <Moment dateTime={value} title={formatTimeZone(zone)}>
    {formatZonedDateTime(value, zone)}
  </Moment>
);

/** Time zone of the screens of one patient, the location's, or of one organization (OPEN-058). */
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
}

/** A date and time as `11/21/2026, 09:05 AM`, in the time zone of the page. */
export const DateTimeText = ({ value, seconds = false }: Props) => {
  const zone = useClockZone();
  return (
    <Moment dateTime={value} title={formatTimeZone(zone)}>
      {formatDateTime(value, zone, seconds)}
    </Moment>
  );
};

addMessages({ en: zoneMessages });

/** Names the time zone of a page's dates and times, once on the page (OPEN-058). */
export const ZoneNote = () => useTranslate()('page.zone', { zone: formatZoneName(useClockZone()) });
