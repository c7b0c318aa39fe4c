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

const legs = ['hip', 'knee', 'ankle'] as const;

const timedUpAndGo = {
  view: 'SIDE',
  recordedAs: 'pose-log',
  results: [
    {
      id: 'time',
      title: 'Time',
      description: 'From the word to go until the person sits again.',
      type: 'TIME',
    },
  ],
  follows: [...legs, 'shoulder'],
  // Metres to the mark on the floor.
  checkpoints: [{ type: 'DISTANCE', value: 3 }],
} satisfies Partial<Outline>;

const fiveRises = {
  view: 'SIDE',
  recordedAs: 'pose-log',
  results: [
    {
      id: 'time',
      title: 'Time',
      description: 'From the first move until the fifth time that the person stands upright.',
      type: 'TIME',
    },
  ],
  follows: legs,
  checkpoints: [{ type: 'REPS', value: 5 }],
} satisfies Partial<Outline>;

/** What begins on a chair. */
export const chair: Outlines = {
  'AST-0009': {
    ...timedUpAndGo,
    name: 'Timed Up and Go',
    purpose: 'Mobility and risk of falls: the time to rise, walk, turn, come back and sit.',
    setup: 'Side view, a chair and a mark on the floor three metres away, at usual pace.',
  },
  'AST-0010': {
    ...timedUpAndGo,
    name: 'Timed Up and Go, Walking Aid',
    purpose: 'The same as Timed Up and Go for those who walk with a cane, a walker or another aid.',
    setup: 'Side view, the aid within reach of the chair, a mark on the floor three metres away, at usual pace.',
  },
  'AST-0011': {
    ...fiveRises,
    name: 'Sit to Stand',
    purpose: 'Leg strength and balance: the time for five rises from a chair.',
    setup: 'Side view, a chair without armrests, arms crossed. The clock starts with the first move.',
  },
  'AST-0012': {
    ...fiveRises,
    name: 'Sit to Stand, Arms Allowed',
    purpose: 'Leg strength and balance of those who cannot rise without their arms: the time for five rises.',
    setup: 'Side view, a chair with armrests, which may be used. The clock starts with the first move.',
  },
  'AST-0019': {
    name: 'Sit to Stand, 30 Seconds',
    purpose: 'Leg strength and endurance: how often somebody rises from a chair in half a minute.',
    setup: 'Side view, a chair without armrests, arms crossed. Only rises to a full stand count.',
    view: 'SIDE',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'reps',
        title: 'Repetitions',
        description: 'Full stands within 30 seconds of the first move.',
        type: 'REPS',
      },
    ],
    follows: legs,
    checkpoints: [{ type: 'TIME', value: 30 }],
  },
};
