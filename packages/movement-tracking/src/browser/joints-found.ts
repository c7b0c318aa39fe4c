import { addSide, skeletons } from '@exer/pose-log/skeleton.ts';
import type { TrackedFrame, TrackedPoint } from '../recording.ts';
import type { TrackedKind } from './models.ts';
import type { Detection, Landmark } from './tracking-messages.ts';

interface Size {
  width: number;
  height: number;
}
type Joints = TrackedFrame['joints'];
type FoundHand = Detection['hands'][number];

const otherSide = { left: 'right', right: 'left' } as const;

function toPoint(landmark: Landmark, world: Landmark, size: Size, confidence: number): TrackedPoint {
  return {
    x: landmark.x * size.width,
    y: landmark.y * size.height,
    z: landmark.z * size.width,
    confidence,
    world: { x: world.x, y: world.y, z: world.z },
  };
}

/** The joints of a left hand in the order of the model, which is that of hands logs. */
const handJoints = skeletons['hands-log'].points.slice(0, 21).map((name) => name.slice('left'.length));

/**
 * The person's own sides: the model takes pictures for mirrored ones, so its sides are exchanged. Of two hands that it gives
 * the same side, the one that it is less sure of is the other.
 */
function assignSides(hands: readonly FoundHand[]) {
  const sides = hands.map(({ label }) => (label === 'Left' ? 'right' : 'left'));
  if (hands.length !== 2 || sides[0] !== sides[1]) return sides;
  const unsure = hands[0]!.score < hands[1]!.score ? 0 : 1;
  return sides.map((side, at) => (at === unsure ? otherSide[side] : side));
}

/** Two hands whose joints lie nearer to each other than this share of the palm's length are one (ours). */
const SAME_HAND = 1 / 3;

/** One hand that the model found twice would pass for the other one too: the one that it is surer of stays. */
function removeDuplicateHand(hands: readonly FoundHand[], { width, height }: Size): readonly FoundHand[] {
  const [one, other] = hands;
  if (!one || !other) return hands;
  const between = (a: Landmark, b: Landmark) => Math.hypot((a.x - b.x) * width, (a.y - b.y) * height);
  const apart = one.landmarks.reduce((sum, each, at) => sum + between(each, other.landmarks[at]!), 0);
  // From the wrist to the root of the middle finger.
  const palm = Math.max(...[one, other].map(({ landmarks }) => between(landmarks[0]!, landmarks[9]!)));
  if (apart / one.landmarks.length >= SAME_HAND * palm) return hands;
  return [one.score < other.score ? other : one];
}

/** Every joint of a hand is as sure as the hand: the model knows no other confidence. */
function readHands(found: Detection, size: Size): Joints {
  const hands = removeDuplicateHand(found.hands, size);
  const sides = assignSides(hands);
  const named = hands.flatMap(({ landmarks, world, score }, hand) =>
    handJoints.map((name, at) => [sides[hand]! + name, toPoint(landmarks[at]!, world[at]!, size, score)] as const),
  );
  return Object.fromEntries(named);
}

/** Places of our joints among the model's 33 landmarks, left and right. */
const bodyPlaces: Readonly<Record<string, readonly [number, number]>> = {
  eye: [2, 5],
  ear: [7, 8],
  shoulder: [11, 12],
  elbow: [13, 14],
  wrist: [15, 16],
  hip: [23, 24],
  knee: [25, 26],
  ankle: [27, 28],
  heel: [29, 30],
  bigToe: [31, 32],
};

const findMiddle = (a: TrackedPoint, b: TrackedPoint): TrackedPoint => {
  const half = (one: Landmark, other: Landmark) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    z: (one.z + other.z) / 2,
  });
  return {
    ...half(a as Landmark, b as Landmark),
    confidence: Math.min(a.confidence, b.confidence),
    world: half(a.world as Landmark, b.world as Landmark),
  };
};

/** The 23 keypoints of a body; neck and mid hips lie between the shoulders and the hips. */
function readBody({ body }: Detection, size: Size): Joints {
  if (!body) return {};
  const at = (place: number) => {
    const landmark = body.landmarks[place]!;
    return toPoint(landmark, body.world[place]!, size, landmark.visibility ?? 0);
  };
  const joints: Joints = { nose: at(0) };
  for (const [part, [left, right]] of Object.entries(bodyPlaces)) {
    joints[addSide('left', part)] = at(left);
    joints[addSide('right', part)] = at(right);
  }
  joints.neck = findMiddle(joints.leftShoulder!, joints.rightShoulder!);
  joints.midHips = findMiddle(joints.leftHip!, joints.rightHip!);
  return joints;
}

/** Returns a function that converts a detection in a picture of `size` pixels, at `t` seconds, to a frame. */
export const createFrameReader =
  (kind: TrackedKind) =>
  (found: Detection, size: Size, t: number): TrackedFrame => ({
    t,
    joints: kind === 'hands' ? readHands(found, size) : readBody(found, size),
  });
