import type { CleanTrajectories } from './clean-trajectories.ts';
import { findExtrema } from './signals.ts';
import type { Pass, Side, Trajectory } from './walk.ts';

/** An initial contact or a toe-off. */
export interface FootEvent {
  at: number;
  /** Whether the joints were detected at that moment; in a filled gap the time is uncertain. */
  isCertain: boolean;
  /** Events of one segment follow one another without a missed one. */
  segment: number;
}

export interface FootEvents {
  contacts: FootEvent[];
  toeOffs: FootEvent[];
}

/** Smallest excursion of the foot relative to the pelvis that counts as a step, as a share of its range (ours). */
const MIN_SWING = 0.3;
const MIN_HEEL_SHARE = 0.8;

const countDetected = ({ x }: Trajectory, { from, to }: Pass): number =>
  x.subarray(from, to + 1).filter((each) => !Number.isNaN(each)).length;

/** The joint that tracks a foot: heel or toe, or the ankle where that is rarely detected. */
export function chooseFootJoint(
  trajectories: Readonly<Record<string, Trajectory>>,
  side: Side,
  part: 'Heel' | 'BigToe',
  pass: Pass,
): string {
  const [own, ankle] = [`${side}${part}`, `${side}Ankle`];
  return countDetected(trajectories[own]!, pass) >= MIN_HEEL_SHARE * countDetected(trajectories[ankle]!, pass)
    ? own
    : ankle;
}

function findEvents(
  { detected, filtered }: CleanTrajectories,
  name: string,
  pass: Pass,
  kind: 'highest' | 'lowest',
): FootEvent[] {
  const { from, to, direction } = pass;
  const hips = filtered.midHips!.x;
  const ahead = filtered[name]!.x.slice(from, to + 1).map((x, at) => direction * (x - hips[from + at]!));
  const sorted = ahead.filter((each) => !Number.isNaN(each)).toSorted();
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
  const least = MIN_SWING * (share(0.95) - share(0.05));
  const isSeen = (at: number) =>
    [Math.floor(at), Math.ceil(at)].every(
      (frame) => !Number.isNaN(detected[name]!.x[frame]! + detected.midHips!.x[frame]!),
    );
  return findExtrema(ahead, least)
    .filter((point) => point.kind === kind)
    .map(({ at, segment }) => ({ at: from + at, segment, isCertain: isSeen(from + at) }));
}

/**
 * Initial contacts and toe-offs of one foot in a pass, by coordinates: at contact the heel is farthest ahead of the
 * sacrum, at toe-off the toes are farthest behind it (Zeni, Richards & Higginson 2008, Gait & Posture 27:710-714). The
 * middle of the hips replaces the sacrum, and the ankle an undetected heel; without toes there is no toe-off.
 */
export function findFootEvents(trajectories: CleanTrajectories, side: Side, pass: Pass): FootEvents {
  const toe = chooseFootJoint(trajectories.detected, side, 'BigToe', pass);
  return {
    contacts: findEvents(trajectories, chooseFootJoint(trajectories.detected, side, 'Heel', pass), pass, 'highest'),
    toeOffs: toe === `${side}Ankle` ? [] : findEvents(trajectories, toe, pass, 'lowest'),
  };
}
