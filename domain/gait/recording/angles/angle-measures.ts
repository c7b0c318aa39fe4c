import { sides, type Side } from '../walk.ts';
import { ankle, headTilt, hip, knee, shoulder, trunkLean } from './body-angles.ts';
import type { Posture } from './lines.ts';
import type { Limits, StrideAngles } from './stride-angles.ts';

/** An angle of the body and what is told of it by each stride, in the names of a session's items and measures (ENT-038, ENT-039). */
export interface AngleOfBody {
  item: string;
  /** Side whose strides it is taken over; null where it belongs to neither. */
  side: Side | null;
  angleOf: (posture: Posture) => number;
  limits: Limits;
  measures: readonly AngleMeasure[];
}

export interface AngleMeasure {
  name: string;
  displayName: string;
  ofStride: (angles: StrideAngles) => number;
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
  ['hip', hip, limits.hip, { 'Hip Flexion': greatest, 'Hip Extension': beyondNeutral }],
  ['knee', knee, limits.knee, { 'Knee Flexion': greatest, 'Knee Extension': least }],
  ['ankle', ankle, limits.ankle, { 'Ankle Dorsiflexion': greatest, 'Ankle Plantarflexion': beyondNeutral }],
  ['arm', shoulder, limits.shoulder, { 'Arm Swing': excursion }],
] as const;

const sideWords = { left: 'Left', right: 'Right' } as const;

/**
 * Peaks of a stride as gait is commonly told by (Perry and Burnfield, Gait Analysis, 2nd ed. 2010; Winter 2009): the greatest hip
 * flexion and extension, knee flexion (of swing), ankle dorsiflexion and plantarflexion between one initial contact and the next.
 * Extension of the hip and plantarflexion are positive beyond neutral and negative where neutral is not reached. Knee extension is
 * the least flexion: 0 is straight, positive what is missing to it, negative hyperextension. Arm swing is the whole excursion of
 * the upper arm (Murray et al. 1967). Trunk lean and head tilt are means.
 */
export const anglesOfBody: readonly AngleOfBody[] = [
  ...sides.flatMap((side) =>
    ofSide.map(([item, angle, range, measures]) => ({
      item,
      side,
      angleOf: (posture: Posture) => angle(posture, side),
      limits: range,
      measures: Object.entries(measures).map(([title, ofStride]) => ({
        name: side + title.replace(' ', ''),
        displayName: `${sideWords[side]} ${title}`,
        ofStride,
      })),
    })),
  ),
  {
    item: 'trunk',
    side: null,
    angleOf: trunkLean,
    limits: limits.trunk,
    measures: [{ name: 'trunkLean', displayName: 'Trunk Lean', ofStride: mean }],
  },
  {
    item: 'head',
    side: null,
    angleOf: headTilt,
    limits: limits.head,
    measures: [{ name: 'headTilt', displayName: 'Head Tilt', ofStride: mean }],
  },
];
