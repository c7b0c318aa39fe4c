import { sides, type Side } from './body.ts';
import { listShownParts, type BodyPart } from './close-ups.ts';
import { fleshAt, fleshRadius, type FleshName } from './flesh.ts';
import { createHandStrokes } from './hand-detail.ts';
import { jointAt } from './joints.ts';
import { findMovingParts } from './moving-parts.ts';
import type { Motion } from './motion.ts';
import { createHull, type Camera, type Hull, type Stroke, type Tone } from './picture.ts';

const joinBalls = (names: readonly FleshName[], tone: Tone, open: readonly FleshName[] = [], shine = true): Hull =>
  createHull(
    names.map((name) => fleshAt[name]),
    names.map((name) => fleshRadius[name]),
    tone,
    { open: open.map((name) => fleshAt[name]), shine },
  );

const far = { skin: 'skinFar', shirt: 'shirtFar', pants: 'pantsFar', moving: 'movingFar' } as const;

/** The marks of arm and leg of a side; the joints between two parts have no rim, so that a limb is seen as one. */
const createLimbMarks = (side: Side, motion: Motion, isFar: boolean): [BodyPart, Hull[], number][] => {
  const moving = findMovingParts(motion);
  const shade = (tone: keyof typeof far): Tone => (isFar ? far[tone] : tone);
  const of = (...names: string[]) => names.map((name) => `${name}${side}` as FleshName);
  const part = (name: string) => `${name}${side}` as BodyPart;
  const arm = moving.arm[side];
  const skin = shade('skin');
  const leg = shade(moving.leg[side] ? 'moving' : 'pants');
  return [
    [
      part('upperArm'),
      [
        joinBalls(of('shoulder', 'elbow'), arm ? shade('moving') : skin, of('shoulder', 'elbow')),
        ...(arm ? [] : [joinBalls(of('shoulder', 'sleeve'), shade('shirt'), of('shoulder'))]),
      ],
      0.5,
    ],
    [
      part('forearm'),
      [joinBalls(of('elbow', 'bulge', 'wrist'), arm ? shade('moving') : skin, of('elbow', 'wrist'))],
      0.8,
    ],
    [
      part('hand'),
      [
        joinBalls(of('wrist', 'palmIn', 'palmOut'), skin, of('wrist', 'palmIn', 'palmOut'), false),
        joinBalls(of('palmIn', 'palmOut', 'fingerIn', 'fingerOut'), skin, of('palmIn', 'palmOut'), false),
        joinBalls(of('thumbBase', 'thumbTip'), skin, of('thumbBase'), false),
      ],
      1,
    ],
    [part('thigh'), [joinBalls(of('thigh', 'knee'), leg, of('thigh', 'knee'))], 0.3],
    [part('shank'), [joinBalls(of('knee', 'calf', 'ankle'), leg, of('knee', 'ankle'))], 0],
    [
      part('foot'),
      [
        joinBalls(of('heel', 'instep', 'ballIn', 'ballOut'), skin, of('instep', 'ballIn', 'ballOut'), false),
        joinBalls(of('ballIn', 'ballOut', 'toeIn', 'toeOut'), skin, of('ballIn', 'ballOut'), false),
      ],
      -0.2,
    ],
  ];
};

/** A mouth is drawn only where the jaw does something. */
const isJawMoved = ({ keys }: Motion) =>
  keys.some(({ pose }) => pose[jointAt.jaw] !== 0 || pose[jointAt.jawAside] !== 0);

/** The white of the eyes is drawn only where they look aside. */
const isGazeMoved = ({ keys }: Motion) =>
  keys.some(({ pose }) => [jointAt.gazeTurn, jointAt.gazeUp, jointAt.gazeIn].some((joint) => pose[joint] !== 0));

/** The marks of trunk, neck and head. */
const createTrunkMarks = (motion: Motion): [BodyPart, Hull[], number][] => {
  const shirt: Tone = findMovingParts(motion).trunk ? 'moving' : 'shirt';
  const both = (...names: string[]) => names.flatMap((name) => sides.map((side) => `${name}${side}` as FleshName));
  const mouth: FleshName[] = ['mouthR', 'mouthL', 'lip'];
  return [
    [
      'trunk',
      [
        joinBalls(both('waist', 'seat'), 'pants', both('waist'), false),
        joinBalls(both('rib', 'waist'), shirt, both('rib', 'waist'), false),
        joinBalls(both('shoulder', 'collar', 'rib'), shirt, both('rib'), false),
      ],
      -0.5,
    ],
    ['neck', [joinBalls(['neckTop', 'neckBase'], 'skin', ['neckTop', 'neckBase'], false)], -0.8],
    ['head', [joinBalls(['hair'], 'hair')], -0.6],
    ['head', [joinBalls(['face', 'jaw'], 'skin')], 0.2],
    ['head', [joinBalls(['nose', 'brow'], 'blush', [], false)], 0.3],
    ...(isJawMoved(motion)
      ? [['head', [joinBalls(mouth, 'feature', mouth, false)], 0.25] as [BodyPart, Hull[], number]]
      : []),
    ...sides.flatMap((side): [BodyPart, Hull[], number][] => [
      ['head', [joinBalls([`ear${side}`], 'blush', [], false)], 0],
      ...(isGazeMoved(motion)
        ? [['head', [joinBalls([`eyeWhite${side}`], 'white', [], false)], 0.3] as [BodyPart, Hull[], number]]
        : []),
      ['head', [joinBalls([`eye${side}`], 'feature', [], false)], 0.4],
    ]),
  ];
};

/** The marks a body is drawn by; `hand` is the right one's in a close-up of it, set by `placeHandDetail`. */
export const createBodyStrokes = (
  flesh: Float64Array,
  motion: Motion,
  camera: Camera,
  hand?: Float64Array,
): Stroke[] => {
  const shown = listShownParts(motion.movement);
  const marks = [
    ...createTrunkMarks(motion),
    ...sides.flatMap((side) => createLimbMarks(side, motion, camera[8]! * (side === 'R' ? 1 : -1) < -0.5)),
  ];
  return [
    ...marks
      .filter(([part]) => shown.has(part) && !(hand && part === 'handR'))
      // Features lie on the head: only its outline is set off.
      .map(([part, hulls, bias]) => ({
        points: flesh,
        hulls,
        bias,
        rim: part !== 'head' || hulls[0]!.tone === 'hair',
      })),
    ...(hand ? createHandStrokes(hand) : []),
  ];
};
