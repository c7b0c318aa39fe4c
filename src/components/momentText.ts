/** A date and time (ISO 8601) by the clock of a zone: `11/21/2026, 09:05 AM` (OPEN-058). */
export const momentText = (value: string, zone: string, seconds = false): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' }),
  }).format(new Date(value));
