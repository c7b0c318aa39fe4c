import { sides } from './body.ts';
import type { FleshName } from './flesh.ts';
import type { Movement } from './movement-shape.ts';

const single = ['head', 'neck', 'trunk'] as const;
const paired = ['upperArm', 'forearm', 'hand', 'thigh', 'shank', 'foot'] as const;
export type BodyPart = (typeof single)[number] | `${(typeof paired)[number]}${'R' | 'L'}`;
const everything: readonly BodyPart[] = [
  ...single,
  ...sides.flatMap((side) => paired.map((name) => `${name}${side}` as const)),
];

export const closeNames = [
  'handR',
  'wristR',
  'elbowR',
  'shoulderR',
  'footR',
  'ankleR',
  'feet',
  'kneeR',
  'head',
  'neck',
  'upper',
  'legs',
] as const;
export type CloseName = (typeof closeNames)[number];

interface CloseUp {
  /** What of the body is drawn; all else is left out. */
  parts: readonly BodyPart[];
  /** What has to be within the picture at all moments; what is drawn besides runs out of it. */
  frame: readonly FleshName[];
  /** Empty space about that, in hundredths of body height. */
  margin: number;
}

const trunk: readonly BodyPart[] = ['head', 'neck', 'trunk'];
const arms: readonly BodyPart[] = ['upperArmR', 'forearmR', 'handR', 'upperArmL', 'forearmL', 'handL'];
const hand: CloseUp = {
  parts: ['forearmR', 'handR'],
  frame: ['wristR', 'palmInR', 'palmOutR', 'fingerInR', 'fingerOutR', 'thumbTipR'],
  margin: 2,
};
const foot: CloseUp = {
  parts: ['shankR', 'footR'],
  frame: ['calfR', 'ankleR', 'heelR', 'ballInR', 'ballOutR', 'toeInR', 'toeOutR'],
  margin: 3,
};
const head: CloseUp = {
  parts: [...trunk, ...arms],
  frame: ['hair', 'jaw', 'nose', 'shoulderR', 'shoulderL', 'collarR', 'ribR', 'ribL'],
  margin: 3,
};

const closeUps: Record<CloseName, CloseUp> = {
  handR: hand,
  wristR: { parts: [...hand.parts, 'thighR'], frame: [...hand.frame, 'bulgeR'], margin: 2 },
  elbowR: {
    parts: ['trunk', 'upperArmR', 'forearmR', 'handR'],
    frame: ['sleeveR', 'elbowR', 'wristR', 'fingerInR'],
    margin: 4,
  },
  shoulderR: {
    parts: [...trunk, 'upperArmR', 'forearmR', 'handR'],
    frame: ['hair', 'shoulderR', 'shoulderL', 'elbowR', 'wristR', 'fingerInR', 'ribR'],
    margin: 3,
  },
  footR: foot,
  ankleR: foot,
  feet: {
    parts: ['shankR', 'footR', 'shankL', 'footL'],
    frame: ['shinR', 'heelR', 'ballOutR', 'toeInR', 'toeOutR', 'shinL', 'heelL', 'ballOutL', 'toeInL', 'toeOutL'],
    margin: 3,
  },
  kneeR: {
    parts: ['trunk', 'thighR', 'shankR', 'footR'],
    frame: ['thighR', 'kneeR', 'ankleR', 'heelR', 'toeInR'],
    margin: 3,
  },
  head,
  neck: head,
  upper: {
    parts: everything,
    frame: [
      'hair',
      'nose',
      'shoulderR',
      'shoulderL',
      'elbowR',
      'elbowL',
      'wristR',
      'wristL',
      'fingerInR',
      'fingerInL',
      'seatR',
      'seatL',
    ],
    margin: 2,
  },
  legs: {
    parts: ['trunk', 'thighR', 'shankR', 'footR', 'thighL', 'shankL', 'footL'],
    frame: ['waistR', 'waistL', 'seatR', 'seatL', 'kneeR', 'kneeL', 'heelR', 'heelL', 'toeInR', 'toeInL'],
    margin: 2,
  },
};

export const getCloseUp = (close: Movement['close']) => close && closeUps[close];

/** The parts of the body that are drawn: in a close-up those of it, and a hand that takes hold of them. */
export const listShownParts = ({ close, grips }: Movement): ReadonlySet<BodyPart> => {
  const found = getCloseUp(close);
  if (!found) return new Set(everything);
  return new Set([...found.parts, ...(grips?.handL ? (['forearmL', 'handL'] as const) : [])]);
};
