import type { GaitItem, GaitMeasure, WalkQuality } from '../../../contract/gait.ts';
import { footprints } from './footprints.ts';
import { metreIn, type Metre } from './metres.ts';
import { recordedMeasure, type SharedError } from './recorded-measure.ts';
import { areFeetStanding } from './standing-feet.ts';
import { otherOf, stepsOf, stridesApart } from './steps.ts';
import { sides, type Scale, type Side, type Walk } from './walk.ts';

/** The value of a way between two of its frames. */
function at(values: Float64Array, place: number): number {
  const frame = Math.floor(place);
  const share = place - frame;
  return share === 0 ? values[frame]! : values[frame]! * (1 - share) + values[frame + 1]! * share;
}

const named = (name: string, displayName: string, unit: string) => ({ name, displayName, unit });
const words = { left: 'Left', right: 'Right' } as const;
const namedOf = (side: Side, name: string, displayName: string, unit: string) =>
  named(`${side}${name}`, `${words[side]} ${displayName}`, unit);

/**
 * In percent of the stride (ours). The heel is foremost shortly before it comes down, and smoothing rounds off both events: stance
 * is found two to three percent longer in walks of known events, and up to five longer than by the speed of the feet in walks of
 * motion capture and of a pose model.
 */
const STANCE_ERROR = 5.5;

function timesOf({ strides, fps }: Walk): Record<'step' | 'stride', GaitMeasure[]> {
  const steps = stepsOf(strides);
  const stepTimes = (of: Side) => steps.flatMap(({ side, from, to }) => (side === of ? (to - from) / fps : []));
  const stances = (of: Side) =>
    strides.flatMap(({ side, from, off, to }) =>
      side === of && off !== null ? (100 * (off - from)) / (to - from) : [],
    );
  return {
    step: sides.flatMap((side) => recordedMeasure(namedOf(side, 'StepTime', 'Step Time', 's'), stepTimes(side))),
    stride: [
      ...recordedMeasure(
        named('strideTime', 'Stride Time', 's'),
        stridesApart(strides).map(({ from, to }) => (to - from) / fps),
      ),
      ...sides.flatMap((side) =>
        recordedMeasure(namedOf(side, 'StancePhase', 'Stance Phase', 'percent'), stances(side), () => STANCE_ERROR),
      ),
    ],
  };
}

function lengthsOf(walk: Walk, metres: readonly (Metre | null)[]): Record<'speed' | 'step' | 'stride', GaitMeasure[]> {
  const { ways, passes, strides, fps } = walk;
  const prints = passes.map((pass) => footprints(walk, pass));
  const worst = (of: 'error' | 'sideways') => Math.max(...metres.map((metre) => metre?.[of] ?? 0));
  const byScale: SharedError = (mean) => worst('error') * mean;
  const ofStep: SharedError = (mean) => byScale(mean + worst('sideways')) + worst('sideways');
  const inMetres = (pixels: number, pass: number) => pixels / (metres[pass]?.pixels ?? Number.NaN);
  const gone = stridesApart(strides).map(({ from, to, pass }) => {
    const pixels = passes[pass]!.direction * (at(ways.midHips!.x, to) - at(ways.midHips!.x, from));
    return { metres: inMetres(pixels, pass), seconds: (to - from) / fps };
  });
  const steps = stepsOf(strides);
  const stepLengths = (of: Side) =>
    steps.flatMap(({ side, from, to, stride }) => {
      if (side !== of) return [];
      const printOf = (foot: Side, contact: number) => prints[stride.pass]!(foot, contact, stride.to - stride.from);
      return inMetres(printOf(side, to) - printOf(otherOf(side), from), stride.pass);
    });
  return {
    speed: recordedMeasure(
      named('avgSpeed', 'Gait Speed', 'm/s'),
      gone.map((way) => way.metres / way.seconds),
      byScale,
    ),
    step: sides.flatMap((side) =>
      recordedMeasure(namedOf(side, 'StepLength', 'Step Length', 'm'), stepLengths(side), ofStep),
    ),
    stride: recordedMeasure(
      named('strideLength', 'Stride Length', 'm'),
      gone.map((way) => way.metres),
      byScale,
    ),
  };
}

/**
 * Times and lengths of a walk, as means over strides or steps with 95% intervals. Without a scale: stride time and step times
 * (a step ends with the contact of the foot it is named by), stance as percent of the stride. With one, along the way of a pass:
 * the speed of the pelvis over whole strides; the length of a stride as the way of the pelvis in it, which walking straight on is
 * that from one contact of a foot to its next; the length of a step from footprint to footprint. Scaled by the stature, the error
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
