import { getLastDayOfMonth, isRealDay, toDay } from '../platform/calendar.ts';

/** How a date is compared (FHIR R4, 3.1.1.4.7). `ap` is left out: nobody could check what it finds. */
const prefixes = ['eq', 'ne', 'gt', 'lt', 'ge', 'le', 'sa', 'eb'] as const;
export type DatePrefix = (typeof prefixes)[number];

/** What a date of a search stands for: civil days, both ends included, or instants, the last one excluded. */
export type SearchedDate = { prefix: DatePrefix } & (
  | { kind: 'days'; first: string; last: string }
  | { kind: 'instants'; from: Date; until: Date }
);

const instantPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/;
const MINUTE_MS = 60_000;

function toDays(text: string): { first: string; last: string } | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (!year || year < '0001') return null;
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (!isRealDay(first)) return null;
  if (day) return { first, last: first };
  return { first, last: month ? getLastDayOfMonth(`${year}-${month}`) : `${year}-12-31` };
}

/** An instant without a zone is in UTC. */
function toInstants(text: string): { from: Date; until: Date } | null {
  const [, day, minute, second, fraction, zone = 'Z'] = instantPattern.exec(text) ?? [];
  if (!day || !isRealDay(day)) return null;
  const from = new Date(`${day}T${minute}${second ?? ':00'}${fraction?.slice(0, 4) ?? ''}${zone}`);
  if (Number.isNaN(from.getTime())) return null;
  const width = fraction ? 1 : second ? 1000 : MINUTE_MS;
  return { from, until: new Date(from.getTime() + width) };
}

/** Reads `ge2026-11-01`; null for what is no date. */
export function parseSearchedDate(text: string): SearchedDate | null {
  const prefix = prefixes.find((one) => text.startsWith(one));
  const date = prefix ? text.slice(prefix.length) : text;
  const days = toDays(date);
  if (days) return { prefix: prefix ?? 'eq', kind: 'days', ...days };
  const instants = toInstants(date);
  return instants && { prefix: prefix ?? 'eq', kind: 'instants', ...instants };
}

/** The civil days that are meant, for what has no time of day: those of instants are UTC's. */
export const toCivilDays = (date: SearchedDate): { first: string; last: string } =>
  date.kind === 'days' ? date : { first: toDay(date.from), last: toDay(date.from) };
