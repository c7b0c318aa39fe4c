import { offsetAt } from '../../../domain/calendar.ts';
import { zoneText } from '../../../src/i18n/momentText.ts';

/** The zone by its name, `Mountain Time`, where its clock is not the browser's own on that day; else null. */
export function foreignZone(zone: string, day: string): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const noon = Date.parse(`${day}T12:00:00Z`);
  const isOwn = Number.isNaN(noon) ? zone === own : offsetAt(noon, zone) === offsetAt(noon, own);
  return isOwn ? null : zoneText(zone);
}
