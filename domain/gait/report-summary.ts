import type { GaitReportSession } from '../../contract/gait/report.ts';
import { computeMedian } from '../platform/arrays.ts';
import { toDayInZone } from '../platform/calendar.ts';

/** Walking speed, m/s, below which a session is counted on the gait report (CONST-07). */
export const SPEED_THRESHOLD = 0.8;

/** What a summary needs of a session. */
type ReportedWalk = Pick<GaitReportSession, 'speed'> & { subject: { patientId: number } };

export interface ReportSummary {
  sessions: number;
  /** Number of people, each counted once. */
  people: number;
  /** Sessions with a speed; all that follows is of these. */
  measured: number;
  /** m/s; null when no session has a speed. */
  median: number | null;
  /** The slowest and the fastest session, m/s; null when no session has a speed. */
  spread: { low: number; high: number } | null;
  /** Sessions slower than the threshold. */
  below: number;
  /** Whole percent; null when no session has a speed. */
  percentBelow: number | null;
}

/**
 * Whole percent of the sessions with a speed that lie below the threshold (GAIT-12); null when none has a speed. Some is never
 * rounded to nobody, nor to everybody.
 */
export function computePercentBelow(below: number, measured: number): number | null {
  if (measured === 0) return null;
  if (below === 0 || below === measured) return below === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((below / measured) * 100)));
}

/** Totals of sessions; those without a speed are only counted. */
export function summarize(sessions: readonly ReportedWalk[]): ReportSummary {
  const speeds = sessions.flatMap(({ speed }) => speed ?? []);
  const below = speeds.filter((speed) => speed < SPEED_THRESHOLD).length;
  return {
    sessions: sessions.length,
    people: new Set(sessions.map(({ subject }) => subject.patientId)).size,
    measured: speeds.length,
    median: computeMedian(speeds),
    spread: speeds.length > 0 ? { low: Math.min(...speeds), high: Math.max(...speeds) } : null,
    below,
    percentBelow: computePercentBelow(below, speeds.length),
  };
}

type Session = Pick<GaitReportSession, 'capturedDate' | 'speed' | 'subject' | 'location'>;

function groupSessions<Key>(sessions: readonly Session[], keyOf: (session: Session) => Key): Map<Key, Session[]> {
  const groups = new Map<Key, Session[]>();
  for (const session of sessions) {
    const group = groups.get(keyOf(session));
    if (group) group.push(session);
    else groups.set(keyOf(session), [session]);
  }
  return groups;
}

/** The sessions of each civil day of the zone that has some, by day. */
export function summarizeByDay(sessions: readonly Session[], zone: string): (ReportSummary & { day: string })[] {
  const days = groupSessions(sessions, ({ capturedDate }) => toDayInZone(capturedDate, zone));
  return [...days.keys()].toSorted().map((day) => ({ day, ...summarize(days.get(day)!) }));
}

/** The sessions of each location at which somebody walked, by name. */
export function summarizeByLocation(sessions: readonly Session[]): (ReportSummary & { id: number; name: string })[] {
  const places = groupSessions(sessions, ({ location }) => location.id);
  return [...places]
    .map(([id, of]) => ({ id, name: of[0]!.location.name, ...summarize(of) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.id - other.id);
}
