import { dateFormat } from './dateFormat.ts';
import { momentText } from './momentText.ts';

/** A date and time (ISO 8601) by the clock of a zone, which it names: `11/21/2026, 09:05 AM MST`. */
export function zonedMomentText(value: string, zone: string): string {
  const named = dateFormat({ timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(value))
    .find(({ type }) => type === 'timeZoneName');
  return [momentText(value, zone), named?.value].filter(Boolean).join(' ');
}
