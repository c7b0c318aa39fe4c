import type { Side } from '../walk.ts';
import { ankle, headTilt, hip, knee, shoulder, trunkLean } from './body-angles.ts';
import type { Posture } from './lines.ts';
import type { Limits, StrideAngles } from './stride-angles.ts';

/** What is measured of an angle in each stride, by the names of a session's items and measures (ENT-038, ENT-039). */
export interface AngleMeasure {
  item: string;
  name: string;
  displayName: string;
  /** Side whose strides it is taken over; null where it belongs to neither. */
  side: Side | null;
  angleOf: (posture: Posture) => number;
  ofStride: (angles: StrideAngles) => number;
  limits: Limits;
}

/**
 * Ranges of motion of the American Academy of Orthopaedic Surgeons (Joint Motion, 1965), with hyperextended knees, the ankle's
 * greater range under load, and ten degrees for what a camera may be off: these additions are ours.
 */
const limits = {
  hip: [-40, 130],
  knee: [-30, 145],
  ankle: [-60, 45],
  shoulder: [-70, 190],
  trunk: [-40, 100],
  head: [-70, 70],
} as const;

const greatest = (angles: StrideAngles): number => angles.greatest;
const least = (angles: StrideAngles): number => angles.least;
const beyondNeutral = (angles: StrideAngles): number => -angles.least;
const excursion = (angles: StrideAngles): number => angles.greatest - angles.least;
const mean = (angles: StrideAngles): number => angles.mean;

const ofSide = [
  ['hip', 'HipFlexion', 'Hip Flexion', hip, greatest],
  ['hip', 'HipExtension', 'Hip Extension', hip, beyondNeutral],
  ['knee', 'KneeFlexion', 'Knee Flexion', knee, greatest],
  ['knee', 'KneeExtension', 'Knee Extension', knee, least],
  ['ankle', 'AnkleDorsiflexion', 'Ankle Dorsiflexion', ankle, greatest],
  ['ankle', 'AnklePlantarflexion', 'Ankle Plantarflexion', ankle, beyondNeutral],
] as const;

const sideWords = { left: 'Left', right: 'Right' } as const;

/**
 * Peaks of a stride as gait is commonly told by (Perry and Burnfield, Gait Analysis, 2nd ed. 2010; Winter 2009): the greatest hip
 * flexion and extension, knee flexion (of swing), ankle dorsiflexion and plantarflexion between one initial contact and the next.
 * Extension of the hip and plantarflexion are positive beyond neutral and negative where neutral is not reached. Knee extension is
 * the least flexion: 0 is straight, positive what is missing to it, negative hyperextension. Arm swing is the whole excursion of
 * the upper arm (Murray et al. 1967). Trunk lean and head tilt are means.
 */
export const angleMeasures: readonly AngleMeasure[] = [
  ...(['left', 'right'] as const).flatMap((side) => [
    ...ofSide.map(([item, name, displayName, angle, ofStride]) => ({
      item,
      name: `${side}${name}`,
      displayName: `${sideWords[side]} ${displayName}`,
      side,
      angleOf: (posture: Posture) => angle(posture, side),
      ofStride,
      limits: limits[item],
    })),
    {
      item: 'arm',
      name: `${side}ArmSwing`,
      displayName: `${sideWords[side]} Arm Swing`,
      side,
      angleOf: (posture: Posture) => shoulder(posture, side),
      ofStride: excursion,
      limits: limits.shoulder,
    },
  ]),
  {
    item: 'trunk',
    name: 'trunkLean',
    displayName: 'Trunk Lean',
    side: null,
    angleOf: trunkLean,
    ofStride: mean,
    limits: limits.trunk,
  },
  {
    item: 'head',
    name: 'headTilt',
    displayName: 'Head Tilt',
    side: null,
    angleOf: headTilt,
    ofStride: mean,
    limits: limits.head,
  },
];
