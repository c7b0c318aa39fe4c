import type { CleanWays } from './clean-ways.ts';
import { turningPoints } from './turning-points.ts';
import type { Pass, Side, Way } from './walk.ts';

/** When a foot came down, or its toes left the floor. */
export interface FootEvent {
  at: number;
  /** Whether the joints were seen just then; where a short gap was bridged, nobody knows when exactly it was. */
  isSure: boolean;
  /** The events of one stretch follow one another without any that was missed. */
  stretch: number;
}

export interface FootEvents {
  contacts: FootEvent[];
  offs: FootEvent[];
}

/** A foot swings from behind the pelvis to before it; what is less than this share of its range is no step (ours). */
const LEAST_SWING = 0.3;
const HEEL_SHARE = 0.8;

const knownIn = ({ x }: Way, { from, to }: Pass): number =>
  x.subarray(from, to + 1).filter((each) => !Number.isNaN(each)).length;

/** The joint by which a foot is followed: its heel (or toe), or the ankle where that is hardly seen. */
export function footJoint(
  ways: Readonly<Record<string, Way>>,
  side: Side,
  part: 'Heel' | 'BigToe',
  pass: Pass,
): string {
  const [own, ankle] = [`${side}${part}`, `${side}Ankle`];
  return knownIn(ways[own]!, pass) >= HEEL_SHARE * knownIn(ways[ankle]!, pass) ? own : ankle;
}

function eventsOf({ seen, smooth }: CleanWays, name: string, pass: Pass, kind: 'highest' | 'lowest'): FootEvent[] {
  const { from, to, direction } = pass;
  const hips = smooth.midHips!.x;
  const ahead = smooth[name]!.x.slice(from, to + 1).map((x, at) => direction * (x - hips[from + at]!));
  const sorted = ahead.filter((each) => !Number.isNaN(each)).toSorted();
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
  const least = LEAST_SWING * (share(0.95) - share(0.05));
  const isSeen = (at: number) =>
    [Math.floor(at), Math.ceil(at)].every((frame) => !Number.isNaN(seen[name]!.x[frame]! + seen.midHips!.x[frame]!));
  return turningPoints(ahead, least)
    .filter((point) => point.kind === kind)
    .map(({ at, stretch }) => ({ at: from + at, stretch, isSure: isSeen(from + at) }));
}

/**
 * Initial contacts and toe-offs of one foot in a pass, by its coordinates alone: the heel is then foremost before the sacrum,
 * and the toes hindmost behind it (Zeni, Richards & Higginson 2008, Gait & Posture 27:710-714). The middle of the hips stands
 * for the sacrum, and the ankle for a heel that the pose model does not see; without toes there is no toe-off.
 */
export function footEvents(ways: CleanWays, side: Side, pass: Pass): FootEvents {
  const toe = footJoint(ways.seen, side, 'BigToe', pass);
  return {
    contacts: eventsOf(ways, footJoint(ways.seen, side, 'Heel', pass), pass, 'highest'),
    offs: toe === `${side}Ankle` ? [] : eventsOf(ways, toe, pass, 'lowest'),
  };
}
