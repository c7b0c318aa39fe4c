import { formatDuration } from '../platform/duration.ts';
import { FRAMES_PER_SECOND } from '@exer/pose-log/recording.ts';
import type { Insights } from '@exer/pose-log/insights.ts';

/** Least and greatest value in each of some columns; NaN in a column that has none. */
interface Columns {
  least: Float32Array;
  greatest: Float32Array;
}

/** The columns into which a line is drawn that has more frames than there are pixels: no peak of it is lost. */
export function toColumns(values: Float32Array, columns: number): Columns {
  const least = new Float32Array(columns).fill(Number.NaN);
  const greatest = new Float32Array(columns).fill(Number.NaN);
  values.forEach((value, frame) => {
    if (Number.isNaN(value)) return;
    const column = getColumn(frame, values.length, columns);
    if (!(value >= least[column]!)) least[column] = value;
    if (!(value <= greatest[column]!)) greatest[column] = value;
  });
  return { least, greatest };
}

/** Where a frame lies on a line of so many columns: the first at its beginning, the last at its end. */
export const getColumn = (frame: number, frames: number, columns: number): number =>
  frames > 1 ? Math.round((frame * (columns - 1)) / (frames - 1)) : 0;

/** The frame at a share, from 0 to 1, of a line. */
export const getFrameAtShare = (share: number, frames: number): number =>
  Math.round(Math.max(0, Math.min(1, share)) * (frames - 1));

export interface Range {
  least: number;
  greatest: number;
}

/** From the least to the greatest of all values; null where nothing was measured. */
export function findRange(lines: readonly Float32Array[]): Range | null {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const line of lines)
    for (const value of line) {
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
  return least <= greatest ? { least, greatest } : null;
}

/** Full tens of degrees around a range, so far apart that what hardly moves is not drawn as if it did. */
export function createScale({ least, greatest }: Range): Range {
  const [from, to] = [Math.floor(least / 10) * 10, Math.ceil(greatest / 10) * 10];
  const missing = Math.max(0, 30 - (to - from));
  return { least: from - Math.floor(missing / 20) * 10, greatest: to + Math.ceil(missing / 20) * 10 };
}

/** Seconds between two ticks of an axis. */
const STEPS = [0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800];
/** Pixels that a tick needs for its words. */
const ROOM = 56;

/** `3 s`, `0.5 s`; from a minute on `1:30`. */
export const formatSeconds = (seconds: number): string => (seconds < 60 ? `${seconds} s` : formatDuration(seconds));

interface Tick {
  frame: number;
  text: string;
}

/** Where the time axis of a chart is marked, from the first frame on: as close as its width has room for. */
export function listTimeTicks(frames: number, fps: number | null, width: number): Tick[] {
  const rate = fps ?? FRAMES_PER_SECOND;
  const lasts = (frames - 1) / rate;
  const most = Math.max(1, Math.floor(width / ROOM));
  const step = STEPS.find((each) => lasts / each <= most) ?? STEPS.at(-1)!;
  const ticks = Array.from({ length: Math.floor(lasts / step + 1e-9) + 1 }, (_, at) => at * step);
  return ticks.map((seconds) => ({ frame: seconds * rate, text: formatSeconds(seconds) }));
}

/** A frame at which a repetition is marked, and the how-manieth of its kind it is; the side of a step, null otherwise. */
export interface Repetition {
  frame: number;
  number: number;
  side: 'left' | 'right' | null;
}

const countRepetitions = (frames: readonly number[], side: Repetition['side']): Repetition[] =>
  frames.toSorted((one, other) => one - other).map((frame, at) => ({ frame, number: at + 1, side }));

/**
 * The repetitions of a recording in the order of their frames: the steps of a walk, by each heel that met the ground, and
 * where the client tells of none, each frame at which a result was taken, counted by result.
 */
export function listRepetitions(insights: Insights, frames: number): Repetition[] {
  const { left, right } = insights.heelStrikeFrames;
  const steps = [...countRepetitions(left, 'left'), ...countRepetitions(right, 'right')];
  const taken = Object.values(insights.resultFrames).flatMap((listed) => countRepetitions(listed, null));
  return (steps.length > 0 ? steps : taken)
    .filter(({ frame }) => frame < frames)
    .toSorted((one, other) => one.frame - other.frame);
}
