import { middleOf, type Point, type Posture } from '../../gait/recording/angles/lines.ts';
import type { Side } from '../../gait/recording/walk.ts';

const HALF_TURN = 180;

/** The same angle from -180 to 180 degrees: two lines of the body may each have been turned on around either way. */
export const withinHalfTurn = (degrees: number): number =>
  Math.abs(degrees) <= HALF_TURN ? degrees : degrees - 2 * HALF_TURN * Math.round(degrees / (2 * HALF_TURN));

/** By how many degrees one goes off at `corner` from the way that led there, seen in the picture: clockwise is positive. */
export function turnAt(start: Point, corner: Point, end: Point): number {
  const [x1, y1, x2, y2] = [corner.x - start.x, corner.y - start.y, end.x - corner.x, end.y - corner.y];
  // A point on top of another gives no direction at all.
  if ((x1 === 0 && y1 === 0) || (x2 === 0 && y2 === 0)) return Number.NaN;
  return (Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2) * HALF_TURN) / Math.PI;
}

/**
 * Elbow: forearm against upper arm in the picture, straight is 0 (Winter, Biomechanics and Motor Control of Human Movement, 4th
 * ed. 2009, chapter 3). Without a sign: a picture does not tell a bent elbow of one view from an overstretched one of another.
 */
export const elbow = ({ joint }: Posture, side: Side): number =>
  Math.abs(turnAt(joint(`${side}Shoulder`), joint(`${side}Elbow`), joint(`${side}Wrist`)));

/**
 * Elevation of the arm: upper arm against the trunk in the picture, hanging is 0, overhead 180 (the elevation of Wu et al., ISB
 * recommendation part II, J Biomech 38 (2005) 981-992). From the front it is abduction, from the side flexion or extension.
 */
export function armElevation({ joint }: Posture, side: Side): number {
  const [neck, hips, shoulder, end] = [
    joint('neck'),
    joint('midHips'),
    joint(`${side}Shoulder`),
    joint(`${side}Elbow`),
  ];
  const shoulders = middleOf([joint('leftShoulder'), joint('rightShoulder')]);
  const top = Number.isNaN(neck.x) ? shoulders : neck;
  const behind = { x: shoulder.x - (hips.x - top.x), y: shoulder.y - (hips.y - top.y) };
  return Math.abs(turnAt(behind, shoulder, end));
}

/** Joints of a finger from its root to its tip, `indexMCP`. */
export const chainOf = (finger: string): readonly string[] =>
  (finger === 'thumb' ? ['CMC', 'MP', 'IP', 'Tip'] : ['MCP', 'PIP', 'DIP', 'Tip']).map((joint) => finger + joint);

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Greatest bend of a finger joint: 100 degrees at a PIP joint (American Academy of Orthopaedic Surgeons, Joint Motion, 1965) and ten
 * for the camera. A finger that points at the camera seems bent by more, either way around.
 */
export const FINGER_JOINT = 110;

/**
 * Flexion of a finger: that of its MCP, PIP and DIP joints together, of the thumb's MP and IP joints, straight is 0 (total active
 * motion; Kleinert and Verdan, J Hand Surg 8 (1983) 794-798), each as the picture shows it. Without a
 * sign, as at the elbow; NaN where a joint seems bent as none can be.
 */
export function fingerFlexion({ joint }: Posture, side: Side, finger: string): number {
  const names = chainOf(finger).map((name) => side + capitalized(name));
  const points = (finger === 'thumb' ? names : [`${side}Wrist`, ...names]).map(joint);
  let total = 0;
  for (let at = 1; at < points.length - 1; at += 1) {
    const bend = turnAt(points[at - 1]!, points[at]!, points[at + 1]!);
    total += Math.abs(bend) <= FINGER_JOINT ? bend : Number.NaN;
  }
  return Math.abs(total);
}
