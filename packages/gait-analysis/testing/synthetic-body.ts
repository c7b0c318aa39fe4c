import {
  body,
  placeLeg,
  solveLeg,
  placeStanceFoot,
  type Gait,
  type LegAngles,
  type LegPositions,
} from './synthetic-leg.ts';
import type { Side } from '../src/walk.ts';

/** Metres: forwards of the pelvis, up from the floor, and to the left of the walker. */
export type Point = readonly [x: number, y: number, z: number];

export interface Upright {
  /** Degrees forwards of the vertical; of the line from ear to nose, downwards. */
  trunkLean: number;
  headTilt: number;
  /** Degrees from the hindmost to the foremost place of the upper arm. */
  armSwing: number;
}

export interface BodyState extends Upright, Gait {
  /** Share of the stride of each side that has gone by since its contact. */
  phases: Record<Side, number>;
  reaches: Record<Side, number>;
  hipHeight: number;
  curves: ((phase: number, side: Side) => LegAngles) | null;
}

const SHARES = { hips: 0.191 / 2, shoulders: 0.259 / 2, trunk: 0.288, upperArm: 0.186, forearm: 0.146, neck: 0.1 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const jointName = (side: Side, part: string) => `${side}${part.charAt(0).toUpperCase()}${part.slice(1)}`;

function placeLegOf(side: Side, moment: BodyState): LegPositions {
  const { phases, reaches, hipHeight, stature, curves } = moment;
  const hip = { x: 0, y: hipHeight };
  if (curves) return placeLeg(hip, curves(phases[side], side), stature);
  return solveLeg(hip, placeStanceFoot(phases[side], { ...moment, reach: reaches[side] }), stature);
}

/** The joints of a walker at one moment by the names of a pose log, from below upwards. */
export function placeBody(moment: BodyState): Map<string, Point> {
  const { stature, hipHeight, trunkLean, headTilt, armSwing, phases } = moment;
  const leaned = (length: number): [number, number] => [
    length * stature * Math.sin(radians(trunkLean)),
    hipHeight + length * stature * Math.cos(radians(trunkLean)),
  ];
  const [neckX, neckY] = leaned(SHARES.trunk);
  const [earX, earY] = leaned(SHARES.trunk + SHARES.neck);
  const points = new Map<string, Point>([
    ['midHips', [0, hipHeight, 0]],
    ['neck', [neckX, neckY, 0]],
  ]);
  const ahead = (metres: number): [number, number] => [
    earX + metres * Math.cos(radians(headTilt)),
    earY - metres * Math.sin(radians(headTilt)),
  ];
  points.set('nose', [...ahead(0.06 * stature), 0]);
  for (const [side, z] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (const [part, { x, y }] of Object.entries(placeLegOf(side, moment)))
      points.set(jointName(side, part), [x, y, z * SHARES.hips * stature]);
    // The arm swings with the other leg: foremost when that comes down.
    const swung = radians((armSwing / 2) * Math.cos(2 * Math.PI * phases[side === 'left' ? 'right' : 'left']));
    const reach = (length: number): Point => [
      neckX + length * stature * Math.sin(swung),
      neckY - length * stature * Math.cos(swung),
      z * SHARES.shoulders * stature,
    ];
    points.set(jointName(side, 'shoulder'), reach(0));
    points.set(jointName(side, 'elbow'), reach(SHARES.upperArm));
    points.set(jointName(side, 'wrist'), reach(SHARES.upperArm + SHARES.forearm));
    points.set(jointName(side, 'ear'), [earX, earY, z * 0.04 * stature]);
    points.set(jointName(side, 'eye'), [...ahead(0.05 * stature), z * 0.02 * stature]);
  }
  return points;
}

/** The mean height of the hips at which both legs reach the floor all the time while the pelvis rises and falls by `swing`. */
export function calculateHipHeight(gait: Gait, reaches: readonly number[], swing: number): number {
  const leg = (body.thigh + body.shank) * gait.stature * 0.995;
  const phases = Array.from({ length: 200 }, (_, at) => at / 200);
  const highest = reaches.flatMap((reach) =>
    phases.map((phase) => {
      const { ankle } = placeStanceFoot(phase, { ...gait, reach });
      return ankle.y + Math.sqrt(Math.max(0, leg ** 2 - ankle.x ** 2)) + swing * Math.cos(4 * Math.PI * phase);
    }),
  );
  return Math.min(...highest);
}
