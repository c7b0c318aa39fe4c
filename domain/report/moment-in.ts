/** `11/21/2026, 3:05 PM MST`. */
export const momentIn = (zone: string, instant: Date | string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(instant))
    .replaceAll(/\s/g, ' ');

/** `3:05 PM`. */
export const clockIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(instant))
    .replaceAll(/\s/g, ' ');
