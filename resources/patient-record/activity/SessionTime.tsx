import { civilMoment, formatDay } from '../../../domain/calendar.ts';

/**
 * When a session was done, by the clock of the patient's location: `11/21/2026, 09:05 PM`. By another clock it could
 * stand under a day that is not its own.
 */
export const SessionTime = ({ value, zone }: { value: string; zone: string }) => {
  const [day, time] = civilMoment(value, zone).split('T') as [string, string];
  const hour = Number(time.slice(0, 2));
  const clock = `${String(hour % 12 || 12).padStart(2, '0')}${time.slice(2, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
  return (
    <time dateTime={value} title={zone} style={{ whiteSpace: 'nowrap' }}>
      {formatDay(day)}, {clock}
    </time>
  );
};
