const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** What calendar and clock of a zone show at an instant (ISO 8601): `2026-03-08T23:30:00`, without an offset. */
export const civilMoment = (instant: string, zone: string): string =>
  formatOf(zone).format(new Date(instant)).replace(' ', 'T');
