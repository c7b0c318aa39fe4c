import type { Angle } from '../../../contract/scan-modules/assessments.ts';
import { createBendAngles, createHandAngles, type Outline, type Outlines, type ResultOutline } from './outline.ts';

const OVER_THE_EDGE = 'Forearm at rest on a table, hand over its edge, in front of the camera.';
const THUMB_UP = 'Elbow at the side and bent to a right angle, thumb up at the start.';

const hand = { view: 'FRONT', recordedAs: 'hands-log', sided: true } satisfies Partial<Outline>;

/** A movement of the wrist to its end, from an axis that the hand lies along at the start. */
const createWristOutline = (title: string, description: string, angles: readonly Angle[]) =>
  ({
    ...hand,
    name: title,
    results: [{ id: 'angle', title, description, type: 'ANGLE', extremum: 'MAX', angles }],
    follows: ['wrist', 'indexMCP', 'middleMCP', 'littleMCP'],
  }) satisfies Partial<Outline>;

const bend = createHandAngles('HORIZONTAL', 'wrist', 'middleMCP');
const turn = createHandAngles('VERTICAL', 'indexMCP', 'littleMCP');

const fingers = ['index', 'middle', 'ring', 'little'] as const;
const listFingerJoints = (finger: string) => ['MCP', 'PIP', 'DIP', 'Tip'].map((joint) => finger + joint);

const createMotionResults = (finger: (typeof fingers)[number]): ResultOutline[] => {
  const title = `${finger.charAt(0).toUpperCase()}${finger.slice(1)} Finger`;
  const angles = createBendAngles(['wrist', ...listFingerJoints(finger)]);
  return [
    {
      id: `${finger}-flexion`,
      title: `${title}, Flexion`,
      description: 'The most that its three joints are bent all together, in a fist.',
      type: 'ANGLE',
      extremum: 'MAX',
      angles,
    },
    {
      id: `${finger}-extension-deficit`,
      title: `${title}, Extension Deficit`,
      description: 'The least that its three joints are bent all together, with the hand open.',
      type: 'ANGLE',
      extremum: 'MIN',
      angles,
    },
  ];
};

/** What one hand does: wrist, thumb and fingers. */
export const hands: Outlines = {
  'AST-0004': {
    ...createWristOutline('Wrist Flexion', 'The farthest that the hand drops below the level of the forearm.', bend),
    purpose: 'How far the wrist bends towards the palm, in degrees, each side.',
    setup: OVER_THE_EDGE,
  },
  'AST-0005': {
    ...createWristOutline('Wrist Extension', 'The farthest that the hand rises above the level of the forearm.', bend),
    purpose: 'How far the wrist bends towards the back of the hand, in degrees, each side.',
    setup: OVER_THE_EDGE,
  },
  'AST-0006': {
    ...hand,
    name: 'Kapandji',
    purpose: 'Opposition of the thumb, as a score from 0 to 10, each side.',
    setup: 'The thumb touches one point of the hand after the other, palm to the camera.',
    results: [
      {
        id: 'score',
        title: 'Kapandji Score',
        description: 'The number of the last point that the tip of the thumb reaches.',
        type: 'SCORE',
      },
    ],
    follows: ['thumbTip', 'indexTip', 'littleTip', 'littleMCP'],
  },
  'AST-0007': {
    ...createWristOutline(
      'Wrist Pronation',
      'The farthest that the knuckles turn from upright with the palm going down.',
      turn,
    ),
    purpose: 'How far the forearm turns the palm down, in degrees, each side.',
    setup: THUMB_UP,
  },
  'AST-0008': {
    ...createWristOutline(
      'Wrist Supination',
      'The farthest that the knuckles turn from upright with the palm going up.',
      turn,
    ),
    purpose: 'How far the forearm turns the palm up, in degrees, each side.',
    setup: THUMB_UP,
  },
  'AST-0013': {
    ...hand,
    name: 'Total Active Motion',
    purpose: 'How far each finger bends and straightens by itself, joint by joint, in degrees.',
    setup: 'A fist and an open hand in turn, side of the hand to the camera.',
    results: fingers.flatMap(createMotionResults),
    follows: ['wrist', ...fingers.flatMap(listFingerJoints)],
  },
};

/** What both hands do at rest or held out. */
export const tremor: Outlines = {
  'AST-0050': {
    name: 'Postural Tremor',
    purpose: 'Tremor of hands that are held out: how far the fingers swing, in centimetres, each side.',
    setup: 'Front view, seated, both arms stretched out, palms down, fingers slightly apart.',
    view: 'FRONT',
    recordedAs: 'hands-log',
    sided: true,
    results: [
      {
        id: 'left-amplitude',
        title: 'Left Amplitude',
        description: 'The widest swing of the left hand.',
        type: 'AMPLITUDE',
      },
      {
        id: 'right-amplitude',
        title: 'Right Amplitude',
        description: 'The widest swing of the right hand.',
        type: 'AMPLITUDE',
      },
    ],
    follows: ['wrist', 'indexTip', 'middleTip'],
  },
};

/** How far a level forearm is turned away from straight at the camera. */
const createForearmAngles = (side: 'left' | 'right'): readonly Angle[] => [
  { by: 'EDGE_AXIS', side: null, edge: { from: `${side}Elbow`, to: `${side}Wrist` }, axis: 'DEPTH' },
];

const createRotationResult = (side: 'left' | 'right'): ResultOutline => ({
  id: `${side}-rotation`,
  title: side === 'left' ? 'Left Rotation' : 'Right Rotation',
  description: `The farthest that the ${side} forearm turns outward from straight ahead.`,
  type: 'ANGLE',
  extremum: 'MAX',
  angles: createForearmAngles(side),
});

/** What the arms do with the elbow at the side. Ours, for recordings of the telehealth pages: the specification names none. */
export const arms: Outlines = {
  'AST-0101': {
    name: 'Shoulder External Rotation',
    purpose: 'How far each shoulder turns the forearm outward, in degrees.',
    setup: 'Front view, elbows at the sides and bent to a right angle, forearms straight ahead at the start.',
    view: 'FRONT',
    recordedAs: 'pose-log',
    results: [createRotationResult('left'), createRotationResult('right')],
    follows: ['shoulder', 'elbow', 'wrist', 'hip'],
  },
};
