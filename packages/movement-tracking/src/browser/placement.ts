import type { TrackedFrame, TrackedPoint } from '../recording.ts';
import type { TrackedKind } from './models.ts';

const [WIDTH, HEIGHT] = [16, 12];

/** Returns a function that measures the mean brightness of a video's current picture, 0 (black) to 1. */
export function createBrightnessMeter(): (video: HTMLVideoElement) => number {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!pen) return 1;
    pen.drawImage(video, 0, 0, WIDTH, HEIGHT);
    const { data } = pen.getImageData(0, 0, WIDTH, HEIGHT);
    const sum = data.reduce((total, value, at) => (at % 4 === 3 ? total : total + value), 0);
    return sum / (WIDTH * HEIGHT * 3 * 255);
  };
}

/** What prevents a good recording, the worst first; `good` if nothing does. */
export type Placement = 'dark' | 'notSeen' | 'outside' | 'tooNear' | 'tooFar' | 'unsure' | 'good';

interface Seen {
  frame: TrackedFrame;
  width: number;
  height: number;
  /** Mean of the picture, 0 (black) to 1. */
  brightness: number;
}

/** Darker than this, cameras show more noise than hand. */
const DARK = 0.15;
const SURE = 0.7;

/** What must be seen of a body: both arms down to the wrist, and the hips that the upright is taken from. */
const bodyNeeded = ['Shoulder', 'Elbow', 'Wrist', 'Hip'].flatMap((part) => [`left${part}`, `right${part}`]);

const measureSpread = (points: readonly TrackedPoint[], of: 'x' | 'y') =>
  Math.max(...points.map((point) => point[of])) - Math.min(...points.map((point) => point[of]));

function measureHandSizes(frame: TrackedFrame, { width, height }: Seen): number[] {
  return ['left', 'right'].flatMap((side) => {
    const points = Object.entries(frame.joints).flatMap(([name, point]) => (name.startsWith(side) ? [point] : []));
    return points.length === 0
      ? []
      : [Math.max(measureSpread(points, 'x') / width, measureSpread(points, 'y') / height)];
  });
}

/** Evaluates from one picture how the person is placed for the camera. */
export function evaluatePlacement(kind: TrackedKind, seen: Seen): Placement {
  const { frame, width, height, brightness } = seen;
  if (brightness < DARK) return 'dark';
  const all = Object.entries(frame.joints);
  const needed = all.filter(([name]) => kind === 'hands' || bodyNeeded.includes(name)).map(([, point]) => point);
  if (needed.length === 0) return 'notSeen';
  if (needed.some(({ x, y }) => x < 0 || y < 0 || x > width || y > height)) return 'outside';
  const sizes = kind === 'hands' ? measureHandSizes(frame, seen) : [measureSpread(needed, 'y') / height];
  // A whole hand fills at most most of the picture; a trunk, half of it.
  if (Math.max(...sizes) > 0.85) return 'tooNear';
  if (Math.min(...sizes) < 0.15) return 'tooFar';
  return needed.some(({ confidence }) => confidence < SURE) ? 'unsure' : 'good';
}
