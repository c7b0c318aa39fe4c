import { formatMediumDate } from '../i18n/calendarFormat.ts';
import { formatTime } from '../i18n/format.ts';

/** `Nov 8, 2026` for a civil date, `Nov 8, 2026, 05:30 PM` for one with a time. */
export const formatMoment = (at: string): string =>
  at.length === 10 ? formatMediumDate(at) : `${formatMediumDate(at.slice(0, 10))}, ${formatTime(`${at}Z`, 'UTC')}`;
