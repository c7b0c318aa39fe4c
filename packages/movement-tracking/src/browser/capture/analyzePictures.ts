import type { TrackedFrame, TrackedPoint, TrackedRecording } from '../../recording.ts';
import type { TrackedKind } from '../models.ts';
import type { Tracker } from '../tracker.ts';
import type { CapturedPicture } from './capturePictures.ts';

type Side = 'left' | 'right';
type Joints = TrackedFrame['joints'];

interface Hand {
  side: Side;
  /** Joints without their side: `Wrist`. */
  joints: Record<string, TrackedPoint>;
}
/** One hand through time. */
interface Trail {
  last: TrackedPoint;
  seenAt: number;
  /** How sure the model was of the left and the right, summed up. */
  votes: Record<Side, number>;
  hands: Hand[];
}

const sides = ['left', 'right'] as const;

const splitHands = (joints: Joints): Hand[] =>
  sides.flatMap((side) => {
    const own = Object.entries(joints).filter(([name]) => name.startsWith(side));
    return own.length === 0
      ? []
      : [{ side, joints: Object.fromEntries(own.map(([name, point]) => [name.slice(side.length), point])) }];
  });

const distance = (a: TrackedPoint, b: TrackedPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** Seconds after which a hand that comes again may be another one. */
const FORGOTTEN = 0.5;

function follow(trails: Trail[], hands: Hand[], t: number, reach: number): Trail[] {
  const taken = new Set<Trail>();
  for (const hand of hands) {
    const wrist = hand.joints.Wrist!;
    const near = trails
      .filter((trail) => !taken.has(trail) && t - trail.seenAt <= FORGOTTEN && distance(trail.last, wrist) < reach)
      .toSorted((a, b) => distance(a.last, wrist) - distance(b.last, wrist))[0];
    const trail = near ?? { last: wrist, seenAt: t, votes: { left: 0, right: 0 }, hands: [] };
    if (!near) trails.push(trail);
    taken.add(trail);
    trail.last = wrist;
    trail.seenAt = t;
    trail.votes[hand.side] += wrist.confidence;
    trail.hands.push(hand);
  }
  return trails;
}

/**
 * Follows each hand from picture to picture and gives it the side that most of its pictures say: a model takes a closed hand
 * for the other one now and then. Where two would have the same side in a picture, both keep what was found.
 */
export function stabilizeSides(recording: TrackedRecording): TrackedRecording {
  const reach = recording.width / 6;
  const found = recording.frames.map(({ t, joints }) => ({ t, hands: splitHands(joints) }));
  const trails: Trail[] = [];
  for (const { t, hands } of found) follow(trails, hands, t, reach);
  const voted = new Map<Hand, Side>();
  for (const { votes, hands } of trails) {
    for (const hand of hands) voted.set(hand, votes.left > votes.right ? 'left' : 'right');
  }
  const frames = found.map(({ t, hands }): TrackedFrame => {
    const isClear = new Set(hands.map((hand) => voted.get(hand))).size === hands.length;
    const named = hands.flatMap((hand) => {
      const side = isClear ? voted.get(hand)! : hand.side;
      return Object.entries(hand.joints).map(([name, point]) => [side + name, point] as const);
    });
    return { t, joints: Object.fromEntries(named) };
  });
  return { ...recording, frames };
}

const hasSameBytes = (one: ArrayBuffer, other: ArrayBuffer | undefined): boolean => {
  if (one.byteLength !== other?.byteLength) return false;
  const [left, right] = [new Uint8Array(one), new Uint8Array(other)];
  return left.every((byte, at) => byte === right[at]);
};

/**
 * Tracks captured pictures one after the other and releases each. `onProgress` gets the share that is done, 0 to 1.
 * A picture that a camera delivered twice counts once: a tremor would look slower in it, at a rate that seems sufficient. Pictures
 * of another size than the first, of a device that was turned over, are left out: their places cannot be compared.
 * Rejects with the signal's reason, or with a `TrackingError`.
 */
export async function analyzePictures(
  pictures: CapturedPicture[],
  tracker: Tracker,
  { kind, signal, onProgress }: { kind: TrackedKind; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<TrackedRecording> {
  const recording: TrackedRecording = { kind, width: 0, height: 0, frames: [] };
  const [count, begin] = [pictures.length, pictures[0]?.milliseconds ?? 0];
  let before: ArrayBuffer | undefined;
  let done = 0;
  try {
    for (let kept = pictures.shift(); kept; kept = pictures.shift()) {
      signal.throwIfAborted();
      done += 1;
      onProgress(done / count);
      if (hasSameBytes(kept.jpeg, before)) continue;
      before = kept.jpeg;
      const picture = await createImageBitmap(new Blob([kept.jpeg], { type: 'image/jpeg' }));
      const { width, height } = picture;
      if (recording.width === 0) Object.assign(recording, { width, height });
      if (width !== recording.width || height !== recording.height) {
        picture.close();
        continue;
      }
      recording.frames.push(await tracker.track(picture, (kept.milliseconds - begin) / 1000));
    }
  } finally {
    pictures.length = 0;
  }
  return kind === 'hands' ? stabilizeSides(recording) : recording;
}
