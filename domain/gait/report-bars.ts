import type { GaitReportSession } from '../../contract/gait/report.ts';
import { listDays, type ReportQuery } from './report-range.ts';
import { SPEED_THRESHOLD, summarizeByDay } from './report-summary.ts';

/** How the bars of one day are ordered, and what stands below them. Never a name: pictures of the chart are handed on. */
export const barOrders = ['time', 'speed'] as const;
export type BarOrder = (typeof barOrders)[number];
export const barNames = ['number', 'uid'] as const;
export type BarName = (typeof barNames)[number];

export interface Bar {
  /** Tells it from every other of the chart. */
  id: string;
  /** Stands below it. */
  name: string;
  /** m/s; null where there is nothing to draw. */
  speed: number | null;
  /** How many sessions a bar sums up, and from the slowest to the fastest of them; null for one session. */
  spread?: { count: number; low: number; high: number } | null;
}

/** A bar for each session with a speed (GAIT-10). Its number is the session's in the report, in order of walking. */
export interface SessionBar extends Bar {
  speed: number;
  number: number;
  session: GaitReportSession;
}

/** What a long Unique Gait ID becomes below a bar. */
const NAME_MOST = 12;
const shorten = (name: string): string => (name.length > NAME_MOST ? `${name.slice(0, NAME_MOST - 1)}…` : name);

/** Sessions without a speed have no bar; numbers count them all the same. Equal speeds stay in order of walking. */
export function createSessionBars(
  sessions: readonly GaitReportSession[],
  order: BarOrder,
  names: BarName,
): SessionBar[] {
  const bars = sessions.flatMap((session, index): SessionBar[] => {
    const { id, speed, subject } = session;
    if (speed === null) return [];
    const number = index + 1;
    const name = names === 'uid' && subject.gaitUid ? shorten(subject.gaitUid) : String(number);
    return [{ id: String(id), name, speed, number, session }];
  });
  return order === 'time' ? bars : bars.toSorted((one, other) => one.speed - other.speed);
}

/** A bar for each day of a range, as high as the median speed of that day; days without one keep their place. */
export interface DayBar extends Bar {
  sessions: number;
  measured: number;
  percentBelow: number | null;
}

/** `11/04` names a day below its bar. */
export function createDayBars(sessions: readonly GaitReportSession[], asked: ReportQuery, zone: string): DayBar[] {
  const known = new Map(summarizeByDay(sessions, zone).map((summary) => [summary.day, summary]));
  return listDays(asked).map((day) => {
    const {
      sessions: count = 0,
      measured = 0,
      median = null,
      percentBelow = null,
      spread = null,
    } = known.get(day) ?? {};
    return {
      id: day,
      name: `${day.slice(5, 7)}/${day.slice(8, 10)}`,
      speed: median,
      sessions: count,
      measured,
      percentBelow,
      spread: spread && { count: measured, ...spread },
    };
  });
}

/** Steps of the scale, in m/s. */
const STEP = 0.2;

/** The upper end of the scale in whole steps: above every bar, and never below the step above the dashed line. */
export const getScaleEnd = (bars: readonly Bar[]): number => {
  const highest = bars.reduce(
    (most, { speed, spread }) => Math.max(most, speed ?? 0, spread?.high ?? 0),
    SPEED_THRESHOLD,
  );
  return Number(((Math.floor(highest / STEP + 1e-9) + 1) * STEP).toFixed(1));
};

/** Which bars are named when every `pixels` wide name needs its room and a bar has `pitch`: every first, second, fifth … */
export function getNameInterval(pitch: number, pixels: number): number {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  return steps.find((step) => step * pitch >= pixels) ?? steps.at(-1)!;
}
