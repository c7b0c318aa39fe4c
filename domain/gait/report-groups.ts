import type { GaitReportSession } from '../../contract/gait/report.ts';
import { toDayInZone } from '../platform/calendar.ts';
import { summaryOf, type ReportSummary } from './report.ts';

type Session = Pick<GaitReportSession, 'capturedDate' | 'speed' | 'subject' | 'location'>;

function gathered<Key>(sessions: readonly Session[], keyOf: (session: Session) => Key): Map<Key, Session[]> {
  const groups = new Map<Key, Session[]>();
  for (const session of sessions) {
    const group = groups.get(keyOf(session));
    if (group) group.push(session);
    else groups.set(keyOf(session), [session]);
  }
  return groups;
}

/** The sessions of each civil day of the zone that has some, by day. */
export function summariesByDay(sessions: readonly Session[], zone: string): (ReportSummary & { day: string })[] {
  const days = gathered(sessions, ({ capturedDate }) => toDayInZone(capturedDate, zone));
  return [...days.keys()].toSorted().map((day) => ({ day, ...summaryOf(days.get(day)!) }));
}

/** The sessions of each location at which somebody walked, by name. */
export function summariesByLocation(sessions: readonly Session[]): (ReportSummary & { id: number; name: string })[] {
  const places = gathered(sessions, ({ location }) => location.id);
  return [...places]
    .map(([id, of]) => ({ id, name: of[0]!.location.name, ...summaryOf(of) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id);
}
