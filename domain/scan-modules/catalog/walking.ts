import type { Outline, Outlines } from './outline.ts';

const walk = {
  view: 'SIDE',
  recordedAs: 'pose-log',
  results: [
    {
      id: 'speed',
      title: 'Gait Speed',
      description: 'Usual walking speed over the steps at an even pace; of several laps their mean is judged.',
      type: 'SPEED',
    },
  ],
  follows: ['hip', 'knee', 'ankle', 'heel', 'bigToe'],
} satisfies Partial<Outline>;

/** Walks across the picture. */
export const walking: Outlines = {
  'AST-0018': {
    ...walk,
    name: 'Gait',
    purpose: 'Walking speed in metres a second, with step length and rhythm.',
    setup: 'Side view, several steps at usual pace across the picture.',
  },
  'AST-0024': {
    ...walk,
    name: 'Gait, Two Laps',
    purpose: 'Walking speed in metres a second, there and back, so that both sides are seen.',
    setup: 'Side view, across the picture, a turn out of it and back again, at usual pace.',
  },
  'AST-0025': {
    ...walk,
    name: 'Gait, Walking Aid',
    purpose: 'Walking speed in metres a second of those who walk with a cane, a walker or another aid.',
    setup: 'Side view, several steps at usual pace across the picture, the aid as it is used every day.',
  },
};
