/** A date as it is typed, in three fields. */
export interface TypedDate {
  day: string;
  month: string;
  year: string;
}

const EARLIEST_YEAR = 1900;

/** The civil date, `YYYY-MM-DD`; null for what is no date. */
export function readTypedDate({ day, month, year }: TypedDate): string | null {
  const parts = [year, month, day].map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,4}$/.test(part)) || Number(year) < EARLIEST_YEAR) return null;
  const [years, months, days] = parts as [string, string, string];
  const date = `${years}-${months.padStart(2, '0')}-${days.padStart(2, '0')}`;
  const read = new Date(`${date}T00:00:00Z`);
  // February 30 is read as March 2.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : null;
}
