import { formatDuration } from '../../platform/duration.ts';
import { FRAMES_PER_SECOND } from '@exer/pose-log/recording.ts';

/** Seconds between two ticks of an axis. */
const STEPS = [0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800];
/** Pixels that a tick needs for its words. */
const ROOM = 56;

/** `3 s`, `0.5 s`; from a minute on `1:30`. */
export const secondsText = (seconds: number): string => (seconds < 60 ? `${seconds} s` : formatDuration(seconds));

interface Tick {
  frame: number;
  text: string;
}

/** Where the time axis of a chart is marked, from the first frame on: as close as its width has room for. */
export function timeTicks(frames: number, fps: number | null, width: number): Tick[] {
  const rate = fps ?? FRAMES_PER_SECOND;
  const lasts = (frames - 1) / rate;
  const most = Math.max(1, Math.floor(width / ROOM));
  const step = STEPS.find((each) => lasts / each <= most) ?? STEPS.at(-1)!;
  const ticks = Array.from({ length: Math.floor(lasts / step + 1e-9) + 1 }, (_, at) => at * step);
  return ticks.map((seconds) => ({ frame: seconds * rate, text: secondsText(seconds) }));
}
