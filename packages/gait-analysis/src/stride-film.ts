import { skeletons } from '@exer/pose-log/skeleton.ts';
import { median } from './trajectories.ts';
import type { Side, Stride, Walk } from './walk.ts';

/** Pictures of a stride, its first and its last moment included (ours). */
const PICTURES = 6;
/** Height of the tallest picture in the unit of `joints`. */
const UNITS = 1000;

/** One moment of a stride. */
export interface StrideMoment {
  /** Percent of the stride that is over. */
  percent: number;
  /** x from the hips forward, y from the floor up, of each joint of the pose log in its order; null where it was not seen. */
  joints: ([x: number, y: number] | null)[];
}

/** A stride in a few pictures, the person walking to the right; thousandths of the tallest picture. */
export interface StrideFilm {
  /** Whose contacts begin and end it. */
  side: Side;
  seconds: number;
  /** Percent of the stride at which that side's toes leave the floor; null where unknown. */
  toeOff: number | null;
  moments: StrideMoment[];
}

/** Linear between two frames; NaN where either is. */
function readAt(values: Float64Array, place: number): number {
  const frame = Math.min(Math.floor(place), values.length - 1);
  const share = place - frame;
  return share === 0 ? values[frame]! : values[frame]! + (values[frame + 1]! - values[frame]!) * share;
}

const listPlaces = ({ from, to }: Stride): number[] =>
  Array.from({ length: PICTURES }, (_, at) => from + ((to - from) * at) / (PICTURES - 1));

/** The stride that shows the most joints, then the one whose time is nearest to the median of the walk. */
function chooseStride({ strides, trajectories }: Walk): Stride {
  const usual = median(strides.map(({ from, to }) => to - from));
  const countMissing = (stride: Stride) =>
    listPlaces(stride)
      .flatMap((place) => skeletons['pose-log'].points.map((name) => readAt(trajectories[name]!.x, place)))
      .filter(Number.isNaN).length;
  return strides
    .map((stride) => ({ stride, missing: countMissing(stride), off: Math.abs(stride.to - stride.from - usual) }))
    .toSorted((one, other) => one.missing - other.missing || one.off - other.off)[0]!.stride;
}

/** A typical stride of a walk, in evenly spaced pictures from contact to contact. */
export function createStrideFilm(walk: Walk): StrideFilm {
  const { trajectories, passes, fps } = walk;
  const stride = chooseStride(walk);
  const { side, from, to, toeOff } = stride;
  const forward = passes[stride.pass]!.direction;
  const pictures = listPlaces(stride).map((place) => {
    const hips = readAt(trajectories.midHips!.x, place);
    return skeletons['pose-log'].points.map((name) => {
      const { x, y } = trajectories[name]!;
      return { x: (readAt(x, place) - hips) * forward, y: readAt(y, place) };
    });
  });
  const heights = pictures.flat().flatMap(({ y }) => (Number.isNaN(y) ? [] : y));
  const floor = Math.max(...heights);
  const scale = UNITS / Math.max(1, floor - Math.min(...heights));
  const toPercent = (place: number) => Math.round(((place - from) / (to - from)) * 100);
  return {
    side,
    seconds: Number(((to - from) / fps).toFixed(2)),
    toeOff: toeOff === null ? null : toPercent(toeOff),
    moments: pictures.map((joints, at) => ({
      percent: Math.round((at / (PICTURES - 1)) * 100),
      joints: joints.map(({ x, y }) =>
        Number.isNaN(x + y) ? null : [Math.round(x * scale) || 0, Math.round((floor - y) * scale)],
      ),
    })),
  };
}
