import type { GaitReportSession } from '../../contract/gait/report.ts';
import { computeMedian } from '../platform/median.ts';

/** Walking speed, m/s, below which a session is counted on the gait report (CONST-07). */
export const SPEED_THRESHOLD = 0.8;

/** What a summary needs of a session. */
export type ReportedWalk = Pick<GaitReportSession, 'speed'> & { subject: { patientId: number } };

export interface ReportSummary {
  sessions: number;
  /** Who walked, each counted once. */
  people: number;
  /** Sessions with a speed; all that follows is of these. */
  measured: number;
  /** m/s; null when no session has a speed. */
  median: number | null;
  /** Sessions slower than the threshold. */
  below: number;
  /** Whole percent; null when no session has a speed. */
  percentBelow: number | null;
}

/**
 * Whole percent of the sessions with a speed that lie below the threshold (GAIT-12); null when none has a speed. Some is never
 * rounded to nobody, nor to everybody.
 */
export function percentBelow(below: number, measured: number): number | null {
  if (measured === 0) return null;
  if (below === 0 || below === measured) return below === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((below / measured) * 100)));
}

/** Sessions counted and summed up; those without a speed are counted and not drawn into anything else. */
export function summaryOf(sessions: readonly ReportedWalk[]): ReportSummary {
  const speeds = sessions.flatMap(({ speed }) => speed ?? []);
  const below = speeds.filter((speed) => speed < SPEED_THRESHOLD).length;
  return {
    sessions: sessions.length,
    people: new Set(sessions.map(({ subject }) => subject.patientId)).size,
    measured: speeds.length,
    median: computeMedian(speeds),
    below,
    percentBelow: percentBelow(below, speeds.length),
  };
}
