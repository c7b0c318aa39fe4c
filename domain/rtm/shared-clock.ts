import { differenceInMinutes } from 'date-fns';
import { millisecondsInMinute } from 'date-fns/constants';

/** Work within a start and an end: at most `minutes`, and at most the time between them. */
export interface ClockedWork {
  startedAt: Date;
  endedAt: Date;
  /** Whole minutes. */
  minutes: number;
}

type Clock = Pick<ClockedWork, 'startedAt' | 'endedAt'>;

/** Whole minutes of a clock; 0 for one that ends before it starts. */
export const countClockMinutes = ({ startedAt, endedAt }: Clock): number =>
  Math.max(0, differenceInMinutes(endedAt, startedAt));

/**
 * Milliseconds of all the work that fit when no time is used twice: in each stretch between two ends of clocks the
 * work with the earliest end goes first, which fits the most.
 */
function measureFittingTime(works: readonly ClockedWork[]): number {
  const open = works.map(({ startedAt, endedAt, minutes }) => ({
    from: startedAt.getTime(),
    to: endedAt.getTime(),
    left: minutes * millisecondsInMinute,
  }));
  open.sort((a, b) => a.to - b.to);
  const ends = [...new Set(open.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  let done = 0;
  for (const [at, from] of ends.entries()) {
    let free = (ends[at + 1] ?? from) - from;
    for (const work of open) {
      if (free === 0) break;
      if (work.from > from || work.to <= from) continue;
      const taken = Math.min(free, work.left);
      work.left -= taken;
      free -= taken;
      done += taken;
    }
  }
  return done;
}

/** Groups of which no two share time, so that each can be counted for itself. */
function groupOverlapping<Work extends ClockedWork>(works: readonly Work[]): Work[][] {
  const groups: Work[][] = [];
  let until = -Infinity;
  for (const work of works.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())) {
    if (work.startedAt.getTime() < until) groups.at(-1)!.push(work);
    else groups.push([work]);
    until = Math.max(until, work.endedAt.getTime());
  }
  return groups;
}

/** The minutes that a work gets, and whether it shares time with others. */
export interface ClockShare {
  minutes: number;
  isShared: boolean;
}

/**
 * Whole minutes that each work has for itself when no minute counts twice. The total is the most that fits and does not
 * depend on the order; who gets the shared minutes does: the first of `works` before the later ones.
 */
export function shareMinutes<Work extends ClockedWork>(works: readonly Work[]): Map<Work, ClockShare> {
  const counted = new Map<Work, ClockShare>();
  const rank = new Map(works.map((work, at) => [work, at]));
  for (const group of groupOverlapping(works)) {
    const [alone] = group;
    if (alone && group.length === 1) {
      counted.set(alone, { minutes: Math.min(alone.minutes, countClockMinutes(alone)), isShared: false });
      continue;
    }
    const taken: ClockedWork[] = [];
    let sum = 0;
    const inOrder = group.toSorted((a, b) => rank.get(a)! - rank.get(b)!);
    const most = Math.floor(measureFittingTime(group) / millisecondsInMinute);
    for (const work of inOrder) {
      const room = sum < most ? Math.floor(measureFittingTime([...taken, work]) / millisecondsInMinute) - sum : 0;
      counted.set(work, { minutes: room, isShared: true });
      sum += room;
      if (room > 0) taken.push({ ...work, minutes: room });
    }
  }
  return counted;
}
