import type { Outline, Outlines } from './outline.ts';

const walk = {
  view: 'SIDE',
  recordedAs: 'pose-log',
  results: [
    {
      id: 'speed',
      title: 'Gait Speed',
      description: 'Usual gait speed over the steps at steady pace; for several laps, the mean is used.',
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
    purpose: 'Gait speed in meters per second, with step length and cadence.',
    setup: 'Side view. Several steps across the camera view at usual pace.',
  },
  'AST-0024': {
    ...walk,
    name: 'Gait, Two Laps',
    purpose: 'Gait speed in meters per second over two laps, so that both sides are recorded.',
    setup: 'Side view. Walk across the camera view, turn outside it and walk back, at usual pace.',
  },
  'AST-0025': {
    ...walk,
    name: 'Gait, Walking Aid',
    purpose: 'Gait speed in meters per second for patients who walk with a cane, walker or other device.',
    setup: 'Side view. Several steps across the camera view at usual pace, with the usual walking device.',
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
      description: 'Time from the start signal until the patient sits down again.',
      type: 'TIME',
    },
  ],
  follows: [...legs, 'shoulder'],
  // Meters to the mark on the floor.
  checkpoints: [{ type: 'DISTANCE', value: 3 }],
} satisfies Partial<Outline>;

const fiveRises = {
  view: 'SIDE',
  recordedAs: 'pose-log',
  results: [
    {
      id: 'time',
      title: 'Time',
      description: 'Time from the first movement until the fifth full stand.',
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
    purpose: 'Mobility and fall risk: time to stand up, walk 3 meters, turn, walk back and sit down.',
    setup: 'Side view. A chair and a mark on the floor 3 meters away; usual pace.',
  },
  'AST-0010': {
    ...timedUpAndGo,
    name: 'Timed Up and Go, Walking Aid',
    purpose: 'Timed Up and Go for patients who walk with a cane, walker or other device.',
    setup: 'Side view. Walking device within reach of the chair, a mark on the floor 3 meters away; usual pace.',
  },
  'AST-0011': {
    ...fiveRises,
    name: 'Sit to Stand',
    purpose: 'Leg strength and balance: time to stand up from a chair five times.',
    setup: 'Side view. Chair without armrests, arms crossed. Timing starts with the first movement.',
  },
  'AST-0012': {
    ...fiveRises,
    name: 'Sit to Stand, Arms Allowed',
    purpose: 'Leg strength and balance of patients who need their arms to stand up: time for five repetitions.',
    setup: 'Side view. Chair with armrests; the patient may use them. Timing starts with the first movement.',
  },
  'AST-0019': {
    name: 'Sit to Stand, 30 Seconds',
    purpose: 'Leg strength and endurance: number of times the patient stands up from a chair in 30 seconds.',
    setup: 'Side view. Chair without armrests, arms crossed. Only full stands count.',
    view: 'SIDE',
    recordedAs: 'pose-log',
    results: [
      {
        id: 'reps',
        title: 'Repetitions',
        description: 'Number of full stands within 30 seconds of the first movement.',
        type: 'REPS',
      },
    ],
    follows: legs,
    checkpoints: [{ type: 'TIME', value: 30 }],
  },
};
