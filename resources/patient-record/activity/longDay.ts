const short = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const spoken = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Sat, 11/21/2026` for the civil date `2026-11-21`. */
export const longDay = (day: string): string => short.format(utc(day));
/** `November 21, 2026`. */
export const spokenDay = (day: string): string => spoken.format(utc(day));
/** `Nov`; January with its year. */
export const monthName = (day: string): string =>
  day.slice(5, 7) === '01' ? `${month.format(utc(day))} ${day.slice(0, 4)}` : month.format(utc(day));
/** `Sat`. */
export const weekdayName = (day: string): string => weekday.format(utc(day));
