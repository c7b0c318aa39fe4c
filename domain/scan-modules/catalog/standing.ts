import { trunkFromUpright, type Outlines } from './outline.ts';

const legs = ['hip', 'knee', 'ankle'] as const;

/** What is done on the spot: reaching, standing at ease, bending and standing heel to toe. */
export const standing: Outlines = {
  'AST-0001': {
    name: 'Functional Reach',
    purpose: 'Standing balance: how far the patient can reach forward, in inches.',
    setup: 'Side view. One arm raised to shoulder height; feet stay in place.',
    view: 'SIDE',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'distance',
        title: 'Distance',
        description: 'Distance from the starting position of the hand to the farthest reach without a step.',
        type: 'DISTANCE',
      },
    ],
    follows: ['shoulder', 'wrist', 'hip'],
  },
  'AST-0002': {
    name: 'Posture',
    purpose: 'Standing posture: how far head, shoulders and hips deviate from the plumb line, in degrees.',
    setup: 'Side view. Relaxed standing for a few seconds.',
    view: 'SIDE',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'angle',
        title: 'Forward Lean',
        description: 'Maximum trunk lean from vertical during relaxed standing.',
        type: 'ANGLE',
        extremum: 'MAX',
        angles: trunkFromUpright,
      },
    ],
    follows: ['ear', 'shoulder', 'hip', 'ankle'],
  },
  'AST-0003': {
    name: 'Trunk Flexion',
    purpose: 'Forward trunk flexion at the hips, in degrees.',
    setup: 'Side view. Knees straight; bend forward slowly and come back up.',
    view: 'SIDE',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'angle',
        title: 'Trunk Flexion',
        description: 'Maximum trunk angle from vertical.',
        type: 'ANGLE',
        extremum: 'MAX',
        angles: trunkFromUpright,
      },
    ],
    follows: ['shoulder', 'hip', 'knee'],
  },
  'AST-0020': {
    name: 'Tandem Stance',
    purpose: 'Standing balance: how long the patient can stand heel to toe.',
    setup: 'Front view. A stable support within reach. Timing starts when the patient lets go.',
    view: 'FRONT',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'time',
        title: 'Time',
        description: 'Time until a foot moves or the patient grabs the support.',
        type: 'TIME',
      },
    ],
    follows: [...legs, 'heel', 'bigToe'],
    checkpoints: [{ type: 'TIME', value: 10 }],
  },
};
