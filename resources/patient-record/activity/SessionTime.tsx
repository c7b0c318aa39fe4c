import { dayInZone } from '../../../domain/calendar.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { clockText } from '../../../src/i18n/momentText.ts';

/**
 * When a session was done, by the clock of the patient's location: `11/21/2026, 09:05 PM`. By another clock it could
 * stand under a day that is not its own.
 */
export const SessionTime = ({ value, zone }: { value: string; zone: string }) => (
  <time dateTime={value} title={zone} style={{ whiteSpace: 'nowrap' }}>
    {dayText(dayInZone(value, zone))}, {clockText(value, zone)}
  </time>
);
