import { tzName } from '@date-fns/tz/tzName';
import { momentText } from './momentText.ts';

/** A date and time (ISO 8601) by the clock of a zone, which it names: `11/21/2026, 09:05 AM MST`. */
export const zonedMomentText = (value: string, zone: string): string =>
  `${momentText(value, zone)} ${tzName(zone, new Date(value), 'short')}`;
