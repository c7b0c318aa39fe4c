import type { GaitItem, GaitMeasure, WalkQuality } from './measures.ts';
import { createFootPlacement, areFeetStationary } from './foot-placement.ts';
import { measureScale, type PixelScale } from './scale.ts';
import { toMeasures, type SharedError } from './confidence-interval.ts';
import { oppositeSide, listSteps, listNonOverlappingStrides } from './strides.ts';
import { sides, type Scale, type Side, type Walk } from './walk.ts';

/** The value of a trajectory between two of its frames. */
function interpolate(values: Float64Array, place: number): number {
  const frame = Math.floor(place);
  const share = place - frame;
  return share === 0 ? values[frame]! : values[frame]! * (1 - share) + values[frame + 1]! * share;
}

const describe = (name: string, displayName: string, unit: string) => ({ name, displayName, unit });
const SIDE_TITLES = { left: 'Left', right: 'Right' } as const;
const describeSide = (side: Side, name: string, displayName: string, unit: string) =>
  describe(`${side}${name}`, `${SIDE_TITLES[side]} ${displayName}`, unit);

/**
 * In percent of the stride (ours). The heel is farthest ahead shortly before contact, and filtering rounds off both
 * events: stance is two to three percent too long in walks of known events, and up to five compared with foot speed in
 * walks of motion capture and of a pose model.
 */
const STANCE_ERROR = 5.5;

function measureTimes({ strides, fps }: Walk): Record<'step' | 'stride', GaitMeasure[]> {
  const steps = listSteps(strides);
  const stepTimes = (of: Side) => steps.flatMap(({ side, from, to }) => (side === of ? (to - from) / fps : []));
  const stances = (of: Side) =>
    strides.flatMap(({ side, from, toeOff: off, to }) =>
      side === of && off !== null ? (100 * (off - from)) / (to - from) : [],
    );
  return {
    step: sides.flatMap((side) => toMeasures(describeSide(side, 'StepTime', 'Step Time', 's'), stepTimes(side))),
    stride: [
      ...toMeasures(
        describe('strideTime', 'Stride Time', 's'),
        listNonOverlappingStrides(strides).map(({ from, to }) => (to - from) / fps),
      ),
      ...sides.flatMap((side) =>
        toMeasures(describeSide(side, 'StancePhase', 'Stance Phase', 'percent'), stances(side), () => STANCE_ERROR),
      ),
    ],
  };
}

function measureLengths(
  walk: Walk,
  scales: readonly (PixelScale | null)[],
): Record<'speed' | 'step' | 'stride', GaitMeasure[]> {
  const { trajectories, passes, strides, fps } = walk;
  const placements = passes.map((pass) => createFootPlacement(walk, pass));
  const worst = (of: 'relativeError' | 'footOffset') => Math.max(...scales.map((scale) => scale?.[of] ?? 0));
  const byScale: SharedError = (mean) => worst('relativeError') * mean;
  const ofStep: SharedError = (mean) => byScale(mean + worst('footOffset')) + worst('footOffset');
  const toMeters = (pixels: number, pass: number) => pixels / (scales[pass]?.pixelsPerMeter ?? Number.NaN);
  const travel = listNonOverlappingStrides(strides).map(({ from, to, pass }) => {
    const pixels =
      passes[pass]!.direction * (interpolate(trajectories.midHips!.x, to) - interpolate(trajectories.midHips!.x, from));
    return { meters: toMeters(pixels, pass), seconds: (to - from) / fps };
  });
  const steps = listSteps(strides);
  const stepLengths = (of: Side) =>
    steps.flatMap(({ side, from, to, stride }) => {
      if (side !== of) return [];
      const getPlacement = (foot: Side, contact: number) =>
        placements[stride.pass]!(foot, contact, stride.to - stride.from);
      return toMeters(getPlacement(side, to) - getPlacement(oppositeSide(side), from), stride.pass);
    });
  return {
    speed: toMeasures(
      describe('avgSpeed', 'Gait Speed', 'm/s'),
      travel.map((stride) => stride.meters / stride.seconds),
      byScale,
    ),
    step: sides.flatMap((side) =>
      toMeasures(describeSide(side, 'StepLength', 'Step Length', 'm'), stepLengths(side), ofStep),
    ),
    stride: toMeasures(
      describe('strideLength', 'Stride Length', 'm'),
      travel.map((stride) => stride.meters),
      byScale,
    ),
  };
}

/**
 * Times and lengths of a walk, as means over strides or steps with 95% intervals. Without a scale: stride time, step
 * times (a step ends with the contact of the foot that names it) and stance as percent of the stride. With a scale
 * also speed and stride length, from the displacement of the pelvis over whole strides, and step length, from foot
 * placement to foot placement. With a scale by stature, each interval includes the error of body proportions. Unknown
 * measures are left out; where the camera moves along, no scale applies.
 */
export function measureSpatiotemporal(
  walk: Walk,
  scale: Scale | null,
): { items: GaitItem[]; remarks: WalkQuality['remarks'] } {
  const times = measureTimes(walk);
  const scales = scale && areFeetStationary(walk) ? walk.passes.map((pass) => measureScale(walk, pass, scale)) : [];
  const lengths = scales.some(Boolean) ? measureLengths(walk, scales) : { speed: [], step: [], stride: [] };
  const items = [
    { name: 'speed', measures: lengths.speed },
    { name: 'step', measures: [...lengths.step, ...times.step] },
    { name: 'stride', measures: [...lengths.stride, ...times.stride] },
  ].filter(({ measures }) => measures.length > 0);
  if (!scale || !scales.some(Boolean)) return { items, remarks: ['NO_SCALE'] };
  return { items, remarks: 'heightCm' in scale ? ['SCALE_FROM_HEIGHT'] : [] };
}
