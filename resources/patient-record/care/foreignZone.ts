import { isValid } from 'date-fns';
import { civilMoment } from '../../../domain/calendar.ts';
import { zoneText } from '../../../src/i18n/momentText.ts';

/** The zone by its name, `Mountain Time`, where its clock is not the browser's own on that day; else null. */
export function foreignZone(zone: string, day: string): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const noon = new Date(`${day}T12:00:00Z`);
  const isOwn = isValid(noon) ? civilMoment(noon, zone) === civilMoment(noon, own) : zone === own;
  return isOwn ? null : zoneText(zone);
}
