import type { GaitItem, GaitMeasure, WalkQuality } from '../../../contract/gait.ts';
import { footprints } from './footprints.ts';
import { metreIn, type Metre } from './metres.ts';
import { areFeetStanding } from './standing-feet.ts';
import { meanWithInterval } from './uncertainty.ts';
import { sides, type Scale, type Side, type Stride, type Walk } from './walk.ts';

/** From the contact of one foot to the next contact of the other one, whose step it is. */
interface Step {
  side: Side;
  from: number;
  to: number;
  stride: Stride;
}

const otherOf = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Every step of the strides once: a step lies in a stride of either side. */
function stepsOf(strides: readonly Stride[]): Step[] {
  const steps = new Map<string, Step>();
  for (const stride of strides) {
    const { side, from, across, to } = stride;
    if (across === null) continue;
    steps.set(`${otherOf(side)} ${across}`, { side: otherOf(side), from, to: across, stride });
    steps.set(`${side} ${to}`, { side, from: across, to, stride });
  }
  return [...steps.values()];
}

/** Strides of the side that has more of them: those of both sides overlap, and would count the same walking twice. */
function apart(strides: readonly Stride[]): Stride[] {
  const of = (side: Side) => strides.filter((stride) => stride.side === side);
  return of('right').length > of('left').length ? of('right') : of('left');
}

/** The value of a way between two of its frames. */
function at(values: Float64Array, place: number): number {
  const frame = Math.floor(place);
  const share = place - frame;
  return share === 0 ? values[frame]! : values[frame]! * (1 - share) + values[frame + 1]! * share;
}

const words = { left: 'Left', right: 'Right' } as const;

/** What all strides share and their spread does not show, in the unit of the values: it is part of the interval. */
type SharedError = (mean: number) => number;

function measure(
  name: string,
  displayName: string,
  unit: string,
  values: readonly number[],
  sharedError: SharedError = () => 0,
): GaitMeasure[] {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return [];
  const { mean, plusMinus, count } = meanWithInterval(known);
  const width = plusMinus === undefined ? {} : { plusMinus: Math.hypot(plusMinus, sharedError(mean)) };
  return [{ name, displayName, value: mean, unit, source: 'RECORDING', ...width, count }];
}

/**
 * In percent of the stride: smoothing at 6 Hz rounds off how a foot comes down and leaves, so that contact is found about a
 * hundredth of a second early and toe-off as much late (ours, by walks of known events; Zeni et al. 2008 state a sixtieth).
 */
const STANCE_ERROR = 3;

function timesOf({ strides, fps }: Walk): Record<'step' | 'stride', GaitMeasure[]> {
  const steps = stepsOf(strides);
  const stepTime = (side: Side) => steps.filter((step) => step.side === side).map(({ from, to }) => (to - from) / fps);
  const stance = (side: Side) =>
    strides
      .filter((stride) => stride.side === side && stride.off !== null)
      .map(({ from, off, to }) => (100 * (off! - from)) / (to - from));
  const strideTimes = apart(strides).map(({ from, to }) => (to - from) / fps);
  return {
    step: sides.flatMap((side) => measure(`${side}StepTime`, `${words[side]} Step Time`, 's', stepTime(side))),
    stride: [
      ...measure('strideTime', 'Stride Time', 's', strideTimes),
      ...sides.flatMap((side) =>
        measure(`${side}StancePhase`, `${words[side]} Stance Phase`, 'percent', stance(side), () => STANCE_ERROR),
      ),
    ],
  };
}

function lengthsOf(walk: Walk, metres: readonly (Metre | null)[]): Record<'speed' | 'step' | 'stride', GaitMeasure[]> {
  const { ways, passes, strides, fps } = walk;
  const prints = passes.map((pass) => footprints(walk, pass));
  const worst = (of: 'error' | 'sideways') => Math.max(...metres.map((metre) => metre?.[of] ?? 0));
  const byScale: SharedError = (mean) => worst('error') * mean;
  const inMetres = (pixels: number, pass: number) => pixels / (metres[pass]?.pixels ?? Number.NaN);
  const speeds = apart(strides).map(({ from, to, pass }) => {
    const gone = passes[pass]!.direction * (at(ways.midHips!.x, to) - at(ways.midHips!.x, from));
    return inMetres(gone, pass) / ((to - from) / fps);
  });
  const strideLengths = apart(strides).map(({ side, from, to, pass }) => {
    const printAt = (contact: number) => prints[pass]!(side, contact, to - from);
    return inMetres(printAt(to) - printAt(from), pass);
  });
  const steps = stepsOf(strides);
  const stepLength = (of: Side) =>
    steps.flatMap(({ side, from, to, stride }) => {
      if (side !== of) return [];
      const printOf = (foot: Side, contact: number) => prints[stride.pass]!(foot, contact, stride.to - stride.from);
      return inMetres(printOf(side, to) - printOf(otherOf(side), from), stride.pass);
    });
  return {
    speed: measure('avgSpeed', 'Gait Speed', 'm/s', speeds, byScale),
    step: sides.flatMap((side) =>
      measure(
        `${side}StepLength`,
        `${words[side]} Step Length`,
        'm',
        stepLength(side),
        (mean) => byScale(mean + worst('sideways')) + worst('sideways'),
      ),
    ),
    stride: measure('strideLength', 'Stride Length', 'm', strideLengths, byScale),
  };
}

/**
 * Times and lengths of a walk, as means over strides or steps with 95% intervals. Without a scale: stride time and step times
 * (a step ends with the contact of the foot it is named by), stance as percent of the stride. With one: the speed of the pelvis
 * over whole strides, lengths of steps and strides along the way from footprint to footprint. Scaled by the stature, the error
 * of the body's proportions is part of each interval. What cannot be told is left out; where the camera moved along, no scale holds.
 */
export function spatiotemporal(
  walk: Walk,
  scale: Scale | null,
): { items: GaitItem[]; remarks: WalkQuality['remarks'] } {
  const times = timesOf(walk);
  const metres = scale && areFeetStanding(walk) ? walk.passes.map((pass) => metreIn(walk, pass, scale)) : [];
  const lengths = metres.some(Boolean) ? lengthsOf(walk, metres) : { speed: [], step: [], stride: [] };
  const items = [
    { name: 'speed', measures: lengths.speed },
    { name: 'step', measures: [...lengths.step, ...times.step] },
    { name: 'stride', measures: [...lengths.stride, ...times.stride] },
  ].filter(({ measures }) => measures.length > 0);
  if (!scale || !metres.some(Boolean)) return { items, remarks: ['NO_SCALE'] };
  return { items, remarks: 'heightCm' in scale ? ['SCALE_FROM_HEIGHT'] : [] };
}
