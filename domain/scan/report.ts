import { addDays, dayInZone, startOfDayInstant } from '../calendar.ts';

/** What the report needs to know of a session. */
interface Session {
  createdDate: string;
  session: { data: { assessmentId: string } };
  location: { id: number };
  participant: { uid: string } | null;
}

/** Zones of the chosen locations, by location id: each location has its own day (OPEN-064). */
export type Zones = ReadonlyMap<number, string>;

/** From the first moment of the day in any of the zones to the last in any: ISO instants to ask the server with. */
export function reportSpan(day: string, zones: Zones): { start: string; end: string } {
  const places = [...zones.values()];
  const starts = places.map((zone) => startOfDayInstant(zone, day).getTime());
  const ends = places.map((zone) => startOfDayInstant(zone, addDays(day, 1)).getTime() - 1);
  return { start: new Date(Math.min(...starts)).toISOString(), end: new Date(Math.max(...ends)).toISOString() };
}

/** The sessions of the day at their own location. */
export const sessionsOfDay = <S extends Session>(sessions: readonly S[], day: string, zones: Zones): S[] =>
  sessions.filter(({ createdDate, location }) => {
    const zone = zones.get(location.id);
    return zone !== undefined && dayInZone(createdDate, zone) === day;
  });

const gathered = <S>(sessions: readonly S[], keyOf: (session: S) => string | undefined): [string, S[]][] => {
  const groups = new Map<string, S[]>();
  for (const session of sessions) {
    const key = keyOf(session);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), session]);
  }
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b));
};

/** By assessment id, in its order (OPEN-105). */
export const byAssessment = <S extends Session>(sessions: readonly S[]) =>
  gathered(sessions, ({ session }) => session.data.assessmentId);

/** By participant UID, in its order; a session without participant belongs to none (OPEN-105). */
export const byParticipant = <S extends Session>(sessions: readonly S[]) =>
  gathered(sessions, ({ participant }) => participant?.uid);
