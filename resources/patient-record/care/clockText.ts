/** What the zone's clock shows at an instant (ISO 8601), as dates with times are written: `09:05 AM` (OPEN-058). */
export const clockText = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    .format(new Date(instant))
    .replace('\u202f', ' ');
