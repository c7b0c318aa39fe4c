import { sides, type Side, type Walk } from '../walk.ts';
import {
  measureAnkle,
  measureHeadTilt,
  measureHip,
  measureKnee,
  measureShoulder,
  measureTrunkLean,
} from './joint-angles.ts';
import type { Posture } from './posture.ts';
import { type AngleLimits, type StrideAngles, measureStrideAngles } from './stride-angles.ts';
import type { GaitItem, GaitMeasure, WalkQuality } from '../measures.ts';
import { toMeasures } from '../confidence-interval.ts';
import { isObliqueWalk } from '../view.ts';

/** An angle of the body and its measures, with the names of session items and measures (ENT-038, ENT-039). */
export interface BodyAngle {
  item: string;
  /** Side whose strides it is measured over; null for angles of the midline. */
  side: Side | null;
  measure: (posture: Posture) => number;
  limits: AngleLimits;
  measures: readonly AngleMeasure[];
}

export interface AngleMeasure {
  name: string;
  displayName: string;
  summarize: (angles: StrideAngles) => number;
}

/**
 * Ranges of motion of the American Academy of Orthopaedic Surgeons (Joint Motion, 1965). Hyperextension of the knee,
 * the ankle's greater range under load, and ten degrees for camera error are added (ours).
 */
const LIMITS = {
  hip: [-40, 130],
  knee: [-30, 145],
  ankle: [-60, 45],
  shoulder: [-70, 190],
  trunk: [-40, 100],
  head: [-70, 70],
} as const;

const takeMax = (angles: StrideAngles): number => angles.max;
const takeMin = (angles: StrideAngles): number => angles.min;
const takeExtension = (angles: StrideAngles): number => -angles.min;
const takeRange = (angles: StrideAngles): number => angles.max - angles.min;
const takeMean = (angles: StrideAngles): number => angles.mean;

const sideAngles = [
  ['hip', measureHip, LIMITS.hip, { 'Hip Flexion': takeMax, 'Hip Extension': takeExtension }],
  ['knee', measureKnee, LIMITS.knee, { 'Knee Flexion': takeMax, 'Knee Extension': takeMin }],
  ['ankle', measureAnkle, LIMITS.ankle, { 'Ankle Dorsiflexion': takeMax, 'Ankle Plantarflexion': takeExtension }],
  ['arm', measureShoulder, LIMITS.shoulder, { 'Arm Swing': takeRange }],
] as const;

const SIDE_TITLES = { left: 'Left', right: 'Right' } as const;

/**
 * Peaks of a stride (Perry and Burnfield, Gait Analysis, 2nd ed. 2010; Winter 2009): greatest hip flexion and
 * extension, knee flexion in swing, ankle dorsiflexion and plantarflexion between two initial contacts. Hip extension
 * and plantarflexion are positive beyond neutral. Knee extension is the least flexion: 0 is straight, negative is
 * hyperextension. Arm swing is the range of the upper arm (Murray et al. 1967). Trunk lean and head tilt are means.
 */
export const bodyAngleMeasures: readonly BodyAngle[] = [
  ...sides.flatMap((side) =>
    sideAngles.map(([item, angle, range, measures]) => ({
      item,
      side,
      measure: (posture: Posture) => angle(posture, side),
      limits: range,
      measures: Object.entries(measures).map(([title, summarize]) => ({
        name: side + title.replace(' ', ''),
        displayName: `${SIDE_TITLES[side]} ${title}`,
        summarize,
      })),
    })),
  ),
  {
    item: 'trunk',
    side: null,
    measure: measureTrunkLean,
    limits: LIMITS.trunk,
    measures: [{ name: 'trunkLean', displayName: 'Trunk Lean', summarize: takeMean }],
  },
  {
    item: 'head',
    side: null,
    measure: measureHeadTilt,
    limits: LIMITS.head,
    measures: [{ name: 'headTilt', displayName: 'Head Tilt', summarize: takeMean }],
  },
];

/** Fewer strides behind an angle are remarked on (ours). */
const MIN_STRIDES = 3;

const listStrideAngles = (walk: Walk, side: Side, { measure, limits }: BodyAngle): StrideAngles[] =>
  walk.strides
    .filter((stride) => stride.side === side)
    .flatMap((stride) => measureStrideAngles(walk, stride, measure, limits) ?? []);

/**
 * For angles of the midline, the strides of the side with more of them: strides of both sides overlap and would count
 * twice.
 */
function chooseStrides(walk: Walk, angle: BodyAngle): StrideAngles[] {
  const [one, other] = (angle.side ? [angle.side] : sides).map((side) => listStrideAngles(walk, side, angle));
  return other && other.length > one!.length ? other : one!;
}

const toAngleMeasures = (
  strides: readonly StrideAngles[],
  { name, displayName, summarize }: AngleMeasure,
): GaitMeasure[] => toMeasures({ name, displayName, unit: 'degrees' }, strides.map(summarize));

/**
 * Angles of a walk in the sagittal plane, each as the mean over strides with its interval, in degrees. Angles that no
 * stride shows well enough, often of the far side, are left out. The interval covers variation between strides. The
 * error of the pose model comes on top: against motion capture 4.0 degrees at the hip, 5.6 at the knee and 7.4 at the
 * ankle on average (Stenum, Rossi and Roemmich, PLoS Comput Biol 17 (2021) e1008935, OpenPose from the side).
 */
export function measureAngles(walk: Walk): { items: GaitItem[]; remarks: WalkQuality['remarks'] } {
  const found = bodyAngleMeasures.map((angle): GaitItem => {
    const strides = chooseStrides(walk, angle);
    return { name: angle.item, measures: angle.measures.flatMap((measure) => toAngleMeasures(strides, measure)) };
  });
  const names = [...new Set(bodyAngleMeasures.map(({ item }) => item))];
  const items = names
    .map((name) => ({ name, measures: found.filter((item) => item.name === name).flatMap(({ measures }) => measures) }))
    .filter(({ measures }) => measures.length > 0);
  const all = items.flatMap(({ measures }) => measures);
  const remarks: WalkQuality['remarks'] = [];
  if (all.length < bodyAngleMeasures.flatMap(({ measures }) => measures).length) remarks.push('JOINTS_MISSING');
  if (all.some(({ count }) => count < MIN_STRIDES)) remarks.push('FEW_STRIDES');
  if (isObliqueWalk(walk)) remarks.push('OBLIQUE_VIEW');
  return { items, remarks };
}
