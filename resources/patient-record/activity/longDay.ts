const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `Sat, 11/21/2026` for the civil date `2026-11-21`. */
export const longDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
