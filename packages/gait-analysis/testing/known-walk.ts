import { sides, type Side, type Stride, type Walk, type Trajectory } from '../src/walk.ts';

/** Angles of one leg and arm over a stride, in degrees; each swings once between its two values. */
export interface KnownSide {
  thigh: readonly [least: number, greatest: number];
  knee: readonly [least: number, greatest: number];
  ankle: readonly [least: number, greatest: number];
  arm: readonly [least: number, greatest: number];
}

export const defaultSide: KnownSide = { thigh: [-12, 28], knee: [4, 62], ankle: [-18, 11], arm: [-16, 14] };

export interface KnownWalk {
  left: KnownSide;
  right: KnownSide;
  /** Forward positive. */
  lean: number;
  /** Eye above ear positive. */
  head: number;
  direction: 1 | -1;
  /** Of each side. */
  strides: number;
  fps: number;
  /** How far the body was turned from its side view, in degrees. */
  viewDegrees: number;
  /** Pixels that the place of each joint is off, by joint and frame. */
  noise: (joint: string, frame: number) => readonly [number, number];
}

const STRIDE_SECONDS = 1.1;
const [TRUNK, THIGH, SHANK, FOOT, ARM, HEAD] = [58, 49, 49, 28, 37, 12];
/** Half of what joins the hips and the shoulders. */
const HALF_WIDTHS = { Hip: 10, Shoulder: 26 };
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A walker made of straight lines, whose angles are what `KnownWalk` says by construction. */
export function createKnownWalk(given: Partial<KnownWalk> = {}): Walk {
  const {
    left,
    right,
    lean,
    head,
    direction,
    strides,
    fps,
    viewDegrees: turned,
    noise,
  }: KnownWalk = {
    left: defaultSide,
    right: defaultSide,
    lean: 4,
    head: 8,
    direction: 1,
    strides: 4,
    fps: 30,
    viewDegrees: 0,
    noise: () => [0, 0],
    ...given,
  };
  const stride = STRIDE_SECONDS * fps;
  const frames = Math.ceil((strides + 1) * stride) + 1;
  const trajectories: Record<string, Trajectory> = {};

  function put(joint: string, frame: number, [x, y]: readonly [number, number]): readonly [number, number] {
    trajectories[joint] ??= {
      x: new Float64Array(frames).fill(Number.NaN),
      y: new Float64Array(frames).fill(Number.NaN),
    };
    const [dx, dy] = noise(joint, frame);
    trajectories[joint].x[frame] = x + dx;
    trajectories[joint].y[frame] = y + dy;
    return [x, y];
  }
  /** `length` pixels from `start`, `degrees` ahead of hanging down. */
  const hung = ([x, y]: readonly [number, number], degrees: number, length: number): readonly [number, number] => [
    x + direction * length * Math.sin(radians(degrees)),
    y + length * Math.cos(radians(degrees)),
  ];

  for (let frame = 0; frame < frames; frame += 1) {
    const hips = put('midHips', frame, [450 + direction * (frame * 3 - 200), 300]);
    const neck = put('neck', frame, hung(hips, 180 - lean, TRUNK));
    put('nose', frame, [neck[0] + direction * 10, neck[1] - 14]);
    for (const side of sides) {
      const known = side === 'left' ? left : right;
      const phase = (2 * Math.PI * (frame - (side === 'left' ? 0 : stride / 2))) / stride;
      const swung = ([least, greatest]: readonly [number, number], ahead = 0) =>
        (least + greatest) / 2 + ((greatest - least) / 2) * Math.cos(phase + ahead);
      // Turned to the camera, one side of the body comes to lie ahead of the other in the picture.
      const beside = (side === 'left' ? -1 : 1) * Math.sin(radians(turned));
      const hip = put(`${side}Hip`, frame, [hips[0] + beside * HALF_WIDTHS.Hip, hips[1]]);
      const shoulder = put(`${side}Shoulder`, frame, [neck[0] + beside * HALF_WIDTHS.Shoulder, neck[1]]);
      const thigh = swung(known.thigh);
      const shank = thigh - swung(known.knee, 1.5);
      const knee = put(`${side}Knee`, frame, hung(hip, thigh, THIGH));
      const ankle = put(`${side}Ankle`, frame, hung(knee, shank, SHANK));
      const heel = put(`${side}Heel`, frame, [ankle[0] - direction * 6, ankle[1] + 7]);
      put(`${side}BigToe`, frame, hung(heel, 90 + shank + swung(known.ankle, 3), FOOT));
      put(`${side}Elbow`, frame, hung(shoulder, swung(known.arm, Math.PI), ARM));
      const ear = put(`${side}Ear`, frame, [neck[0], neck[1] - 20]);
      put(`${side}Eye`, frame, hung(ear, 90 + head, HEAD));
    }
  }

  const listStrides = (side: Side): Stride[] =>
    Array.from({ length: strides }, (_, at) => {
      const from = (side === 'left' ? 0 : stride / 2) + at * stride;
      return {
        side,
        from,
        oppositeContact: from + stride / 2,
        toeOff: from + 0.6 * stride,
        to: from + stride,
        pass: 0,
      };
    });
  const contacts = (side: Side): number[] => {
    const own = listStrides(side);
    return [...own.map(({ from }) => from), own.at(-1)!.to];
  };
  return {
    fps,
    frames,
    trajectories,
    passes: [{ from: 0, to: frames - 1, direction }],
    contacts: { left: contacts('left'), right: contacts('right') },
    strides: sides.flatMap(listStrides),
    quality: { strides: strides * 2, seen: 100, remarks: [] },
  };
}

/** The walk with a joint not seen in the frames that `isHidden` says. */
export function hideJoint(walk: Walk, joint: string, isHidden: (frame: number) => boolean = () => true): Walk {
  const hide = (numbers: Float64Array) => numbers.map((number, frame) => (isHidden(frame) ? Number.NaN : number));
  const { x, y } = walk.trajectories[joint]!;
  return { ...walk, trajectories: { ...walk.trajectories, [joint]: { x: hide(x), y: hide(y) } } };
}
