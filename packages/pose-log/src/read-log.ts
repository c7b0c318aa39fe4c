import { MAX_FRAMES, NUMBERS_PER_POINT, type LogError, type Recording, canReplay } from './recording.ts';
import { createMemberSplitter } from './member-splitter.ts';
import { skeletons, type LogKind } from './skeleton.ts';

/** Between a frame and the next lie at least a thousandth of a second and at most one second. */
const SHORTEST = 0.001;
const LONGEST = 1;
const MILLISECONDS = 1000;

const findMiddle = (values: Float64Array): number => values.toSorted()[values.length >> 1] ?? Number.NaN;

/**
 * Converts the time stamps of a log (`t` of each frame, NaN without one) to seconds. Logs state seconds; a device may state
 * milliseconds, which is recognized by the median step between frames: it is compared with the stated frame rate, or without
 * one, a step of a second or more must be milliseconds. Null without stamps, or when their steps fit neither unit.
 */
function toSeconds(stamps: Float64Array, fps: number | null): Float64Array | null {
  const step = findMiddle(stamps.map((at, frame) => at - (stamps[frame - 1] ?? Number.NaN)).filter((each) => each > 0));
  const expected = fps === null ? LONGEST / Math.sqrt(MILLISECONDS) : 1 / fps;
  const unit = step / expected > Math.sqrt(MILLISECONDS) ? 1 / MILLISECONDS : 1;
  const isPlausible = step * unit >= SHORTEST && step * unit <= LONGEST;
  return isPlausible ? stamps.map((at) => at * unit) : null;
}

const FARTHEST = 100_000;
const LARGEST_PICTURE = 10_000;
const FASTEST = 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toCoordinate = (value: unknown): number =>
  typeof value === 'number' && Math.abs(value) <= FARTHEST ? value : Number.NaN;
const toConfidence = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.min(value, 1) : 0);
const toSize = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 && value <= LARGEST_PICTURE ? value : null;
const toRate = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 && value <= FASTEST ? value : null;
const toTimeStamp = (frame: unknown): number =>
  isObject(frame) && typeof frame.t === 'number' && Number.isFinite(frame.t) ? frame.t : Number.NaN;

const frameMembers = { 'pose-log': 'keypoints', 'hands-log': 'joints' } as const;

/** Writes the points of one frame into `joints` from index `start`; returns how many were measured, -1 if it is no frame. */
function writeFrame(frame: unknown, kind: LogKind, joints: Float32Array, start: number): number {
  const named = isObject(frame) ? (frame[frameMembers[kind]] ?? {}) : null;
  if (!isObject(named)) return -1;
  let measured = 0;
  skeletons[kind].points.forEach((name, point) => {
    const joint = named[name];
    const at = start + point * NUMBERS_PER_POINT;
    const [x, y, confidence] = isObject(joint)
      ? [toCoordinate(joint.x), toCoordinate(joint.y), toConfidence(joint.confidence)]
      : [Number.NaN, Number.NaN, 0];
    // Pose models write a joint that they did not find into the corner, without any confidence.
    const isMeasured = !Number.isNaN(x + y) && !(x === 0 && y === 0 && confidence === 0);
    joints.set(isMeasured ? [x, y, confidence] : [Number.NaN, Number.NaN, 0], at);
    if (isMeasured) measured += 1;
  });
  return measured;
}

/**
 * Reads a pose log or hands log whose text arrives in pieces (ENT-091, ENT-096), without holding or parsing it whole. `end`
 * returns the recording or an error; no text makes it throw.
 */
export function createLogReader(kind: LogKind) {
  const skeleton = skeletons[kind];
  const perFrame = skeleton.points.length * NUMBERS_PER_POINT;
  let joints = new Float32Array(perFrame * 512);
  let stamps = new Float64Array(512);
  let frames = 0;
  let measured = 0;
  let meta: Record<string, unknown> = {};
  let fault: LogError | null = null;
  let isDamaged = false;

  const splitter = createMemberSplitter('frames', {
    onMember: (name, value) => {
      if (name === 'meta' && isObject(value)) {
        meta = value;
        // What cannot be replayed need not be fetched to its end.
        if (!canReplay(meta.scanVersion)) fault = 'tooOld';
      }
      if (name === 'frames') isDamaged = true;
    },
    onElement: (frame) => {
      if (frames === MAX_FRAMES) fault = 'tooLong';
      if (fault) return;
      if ((frames + 1) * perFrame > joints.length) {
        const larger = new Float32Array(joints.length * 2);
        larger.set(joints);
        joints = larger;
        const longer = new Float64Array(stamps.length * 2);
        longer.set(stamps);
        stamps = longer;
      }
      stamps[frames] = toTimeStamp(frame);
      const found = writeFrame(frame, kind, joints, frames * perFrame);
      if (found === -1) isDamaged = true;
      else measured += found;
      frames += 1;
    },
  });

  function unlessUnreadable(work: () => void): void {
    if (fault) return;
    try {
      work();
    } catch {
      fault = 'unreadable';
    }
  }

  return {
    write: (text: string) => unlessUnreadable(() => splitter.write(text)),
    /** How many frames have been read. */
    frames: () => frames,
    /** Whether what follows need not be read. */
    hasFailed: () => fault !== null,
    end(): Recording | LogError {
      unlessUnreadable(splitter.end);
      if (fault) return fault;
      if (!canReplay(meta.scanVersion)) return 'tooOld';
      if (isDamaged) return 'unreadable';
      if (frames === 0) return 'empty';
      if (measured === 0) return 'noJoints';
      const { poseModel, scanVersion, width, height } = meta;
      const fps = toRate(meta.fps);
      return {
        skeleton,
        poseModel: isObject(poseModel) && typeof poseModel.name === 'string' ? poseModel.name : null,
        scanVersion: String(scanVersion),
        frames,
        joints: joints.slice(0, frames * perFrame),
        width: toSize(width),
        height: toSize(height),
        fps,
        times: toSeconds(stamps.subarray(0, frames), fps),
      };
    },
  };
}
