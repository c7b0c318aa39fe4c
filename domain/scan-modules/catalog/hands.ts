import type { Angle } from '../../../contract/scan-modules/assessments.ts';
import { createBendAngles, createHandAngles, type Outline, type Outlines, type ResultOutline } from './outline.ts';

const OVER_THE_EDGE = 'Forearm resting on a table, hand over the edge, facing the camera.';
const THUMB_UP = 'Elbow at the side, bent 90°, thumb up at the start.';

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
      description: 'Maximum total flexion of the three joints with the hand in a fist.',
      type: 'ANGLE',
      extremum: 'MAX',
      angles,
    },
    {
      id: `${finger}-extension-deficit`,
      title: `${title}, Extension Deficit`,
      description: 'Minimum total flexion of the three joints with the hand open.',
      type: 'ANGLE',
      extremum: 'MIN',
      angles,
    },
  ];
};

/** What one hand does: wrist, thumb and fingers. */
export const hands: Outlines = {
  'AST-0004': {
    ...createWristOutline('Wrist Flexion', 'Maximum angle of the hand below the forearm.', bend),
    purpose: 'Wrist flexion of each side, in degrees.',
    setup: OVER_THE_EDGE,
  },
  'AST-0005': {
    ...createWristOutline('Wrist Extension', 'Maximum angle of the hand above the forearm.', bend),
    purpose: 'Wrist extension of each side, in degrees.',
    setup: OVER_THE_EDGE,
  },
  'AST-0006': {
    ...hand,
    name: 'Kapandji',
    purpose: 'Thumb opposition of each side, scored from 0 to 10.',
    setup: 'Palm facing the camera. The thumb touches each point of the hand in turn.',
    results: [
      {
        id: 'score',
        title: 'Kapandji Score',
        description: 'Highest Kapandji point that the thumb tip reaches.',
        type: 'SCORE',
      },
    ],
    follows: ['thumbTip', 'indexTip', 'littleTip', 'littleMCP'],
  },
  'AST-0007': {
    ...createWristOutline(
      'Wrist Pronation',
      'Maximum rotation of the knuckles from vertical, palm turning down.',
      turn,
    ),
    purpose: 'Forearm pronation of each side, in degrees.',
    setup: THUMB_UP,
  },
  'AST-0008': {
    ...createWristOutline('Wrist Supination', 'Maximum rotation of the knuckles from vertical, palm turning up.', turn),
    purpose: 'Forearm supination of each side, in degrees.',
    setup: THUMB_UP,
  },
  'AST-0013': {
    ...hand,
    name: 'Total Active Motion',
    purpose: 'Active flexion and extension of each finger, joint by joint, in degrees.',
    setup: 'Side of the hand facing the camera. Make a fist, then open the hand.',
    results: fingers.flatMap(createMotionResults),
    follows: ['wrist', ...fingers.flatMap(listFingerJoints)],
  },
};

/** What both hands do at rest or held out. */
export const tremor: Outlines = {
  'AST-0050': {
    name: 'Postural Tremor',
    purpose: 'Tremor of the outstretched hands: finger movement of each side, in centimeters.',
    setup: 'Front view. Seated, both arms outstretched, palms down, fingers slightly apart.',
    view: 'FRONT',
    recordedAs: 'hands-log',
    sided: true,
    results: [
      {
        id: 'left-amplitude',
        title: 'Left Amplitude',
        description: 'Largest movement of the left hand.',
        type: 'AMPLITUDE',
      },
      {
        id: 'right-amplitude',
        title: 'Right Amplitude',
        description: 'Largest movement of the right hand.',
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
  description: `Maximum outward rotation of the ${side} forearm from straight ahead.`,
  type: 'ANGLE',
  extremum: 'MAX',
  angles: createForearmAngles(side),
});

/** What the arms do with the elbow at the side. Ours, for recordings of the telehealth pages: the specification names none. */
export const arms: Outlines = {
  'AST-0101': {
    name: 'Shoulder External Rotation',
    purpose: 'External rotation of each shoulder, in degrees.',
    setup: 'Front view. Elbows at the sides, bent 90°, forearms pointing forward at the start.',
    view: 'FRONT',
    recordedAs: 'pose-log',
    results: [createRotationResult('left'), createRotationResult('right')],
    follows: ['shoulder', 'elbow', 'wrist', 'hip'],
  },
};
