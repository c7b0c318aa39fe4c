import { trunkFromUpright, type Outlines } from './outline.ts';

const legs = ['hip', 'knee', 'ankle'] as const;

/** What is done on the spot: reaching, standing at ease, bending and standing heel to toe. */
export const standing: Outlines = {
  'AST-0001': {
    name: 'Functional Reach',
    purpose: 'Balance while standing: how far the arm reaches forward, in inches.',
    setup: 'Side view, one arm raised to shoulder height, feet stay where they are.',
    view: 'SIDE',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'distance',
        title: 'Distance',
        description: 'From where the hand is with the arm raised to the farthest it reaches without a step.',
        type: 'DISTANCE',
      },
    ],
    follows: ['shoulder', 'wrist', 'hip'],
  },
  'AST-0002': {
    name: 'Posture',
    purpose: 'How far head, shoulders and hips stand from the plumb line, in degrees.',
    setup: 'Side view, standing at ease for a few seconds.',
    view: 'SIDE',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'angle',
        title: 'Forward Lean',
        description: 'The most that the trunk leans away from upright while standing at ease.',
        type: 'ANGLE',
        extremum: 'MAX',
        angles: trunkFromUpright,
      },
    ],
    follows: ['ear', 'shoulder', 'hip', 'ankle'],
  },
  'AST-0003': {
    name: 'Trunk Flexion',
    purpose: 'How far the trunk bends forward at the hips, in degrees.',
    setup: 'Side view, knees straight, bending slowly and coming back up.',
    view: 'SIDE',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'angle',
        title: 'Trunk Flexion',
        description: 'The farthest that the trunk comes away from upright.',
        type: 'ANGLE',
        extremum: 'MAX',
        angles: trunkFromUpright,
      },
    ],
    follows: ['shoulder', 'hip', 'knee'],
  },
  'AST-0020': {
    name: 'Tandem Stance',
    purpose: 'Balance while standing: how long one foot is held in front of the other, heel to toe.',
    setup: 'Front view, something firm to hold on to within reach. The clock starts once the hands let go.',
    view: 'FRONT',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'time',
        title: 'Time',
        description: 'Until a foot moves or a hand takes hold.',
        type: 'TIME',
      },
    ],
    follows: [...legs, 'heel', 'bigToe'],
    checkpoints: [{ type: 'TIME', value: 10 }],
  },
};
