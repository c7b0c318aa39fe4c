import { max, min, subMilliseconds } from 'date-fns';
import { addDays, toCivilMoment, findStartOfDay, getToday, isRealDay } from '../platform/calendar.ts';

/** What the report needs to know of a session. */
interface Session {
  createdDate: string;
  session: { data: { assessmentId: string } };
  location: { id: number };
  participant: { uid: string } | null;
}

/** Zones by location id: whose day is asked for and whose clock is shown (OPEN-064). */
export type Zones = ReadonlyMap<number, string>;

/** The clock of a report: a zone for all locations, or each location's own. */
export const OWN_CLOCKS = 'OWN';
export type ReportClock = string;

interface Place {
  id: number;
  timezone: string;
}

/** The zones among which a report has to choose: none where all locations lie in one. */
export function listZoneChoices(places: readonly Place[]): string[] {
  const zones = [...new Set(places.map(({ timezone }) => timezone))];
  return zones.length > 1 ? zones : [];
}

/** The latest day that has begun in any of the zones, of which there is one at least. */
export const getLatestDay = (zones: readonly string[], now: Date): string =>
  zones
    .map((zone) => getToday(zone, now))
    .toSorted()
    .at(-1)!;

/** A scan report that can be asked for. */
export interface ReportQuery {
  /** Civil date in the time zone. */
  day: string;
  clock: ReportClock;
}

/**
 * Reads `date=2026-11-21`, and `zone=America/Denver` unless each location's own clock is meant, of an address; null if they
 * name no day that a report of the locations can have.
 */
export function parseReportQuery(search: URLSearchParams, places: readonly Place[], now: Date): ReportQuery | null {
  const day = search.get('date');
  const clock = search.get('zone') ?? OWN_CLOCKS;
  const zones = places.map(({ timezone }) => timezone);
  if (!isRealDay(day) || places.length === 0 || (clock !== OWN_CLOCKS && !zones.includes(clock))) return null;
  return day > getLatestDay(clock === OWN_CLOCKS ? zones : [clock], now) ? null : { day, clock };
}

/** Search parameters of a report, which can be shared and reloaded. */
export const toReportSearch = ({ day, clock }: ReportQuery): Record<string, string> => ({
  date: day,
  ...(clock !== OWN_CLOCKS && { zone: clock }),
});

/** Whose clock each location goes by in a report. */
export const getReportZones = (places: readonly Place[], clock: ReportClock): Zones =>
  new Map(places.map(({ id, timezone }) => [id, clock === OWN_CLOCKS ? timezone : clock]));

/** From the first moment of the day in any of the zones to the last in any: ISO instants to ask the server with. */
export function getReportSpan(day: string, zones: Zones): { start: string; end: string } {
  const places = [...zones.values()];
  const starts = places.map((zone) => findStartOfDay(zone, day));
  const ends = places.map((zone) => subMilliseconds(findStartOfDay(zone, addDays(day, 1)), 1));
  return { start: min(starts).toISOString(), end: max(ends).toISOString() };
}

/** The sessions of the day at their own location, in the order in which the clocks there showed them. */
export function filterByDay<S extends Session>(sessions: readonly S[], day: string, zones: Zones): S[] {
  const moments = sessions.flatMap((session): [string, S][] => {
    const zone = zones.get(session.location.id);
    return zone === undefined ? [] : [[toCivilMoment(session.createdDate, zone), session]];
  });
  return moments
    .filter(([moment]) => moment.startsWith(day))
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([, session]) => session);
}

const groupBy = <S, Key>(sessions: readonly S[], keyOf: (session: S) => Key): [Key, S[]][] => {
  const groups = new Map<Key, S[]>();
  for (const session of sessions) {
    const group = groups.get(keyOf(session));
    if (group) group.push(session);
    else groups.set(keyOf(session), [session]);
  }
  return [...groups];
};

const compareNaturally = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

/** By assessment id, in its order (OPEN-105). */
export const groupByAssessment = <S extends Session>(sessions: readonly S[]): [id: string, sessions: S[]][] =>
  groupBy(sessions, ({ session }) => session.data.assessmentId).toSorted(([one], [other]) =>
    compareNaturally(one, other),
  );

/**
 * By participant UID, in its order, wherever the sessions took place; those that name nobody stand last, under null
 * (OPEN-105).
 */
export const groupByParticipant = <S extends Session>(sessions: readonly S[]): [uid: string | null, sessions: S[]][] =>
  groupBy(sessions, ({ participant }) => participant?.uid ?? null).toSorted(([one], [other]) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : compareNaturally(one, other),
  );
