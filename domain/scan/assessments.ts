import type { Assessment } from '../../contract/scan-modules.ts';

const metrics = {
  ANGLE: { id: 'angle', units: 'degrees' },
  DISTANCE: { id: 'distance', units: 'in' },
  AMPLITUDE: { id: 'amplitude', units: 'cm' },
  TIME: { id: 'time', units: 's' },
  SPEED: { id: 'speed', units: 'm/s' },
  REPS: { id: 'reps', units: 'reps' },
  SCORE: { id: 'score', units: 'points' },
} as const;
type ResultType = keyof typeof metrics;

const LONGEST_RECORDING_S = 300;

interface Outline {
  name: string;
  view: 'FRONT' | 'SIDE';
  /** Id and title of each result. */
  results: readonly (readonly [id: string, title: string])[];
  type: ResultType;
  /** Done once with each side. */
  sided?: true;
  follows: readonly string[];
}

const hand = ['wrist', 'elbow'] as const;
const legs = ['hip', 'knee', 'ankle'] as const;
const timedUpAndGo = {
  view: 'SIDE',
  results: [['time', 'Time']],
  type: 'TIME',
  follows: [...legs, 'shoulder'],
} as const;
const sitToStand = { view: 'SIDE', results: [['time', 'Time']], type: 'TIME', follows: legs } as const;
const walk = {
  view: 'SIDE',
  results: [['speed', 'Gait Speed']],
  type: 'SPEED',
  follows: [...legs, 'heel', 'bigToe'],
} as const;
const ofWrist = (title: string) =>
  ({ view: 'FRONT', results: [['angle', title]], type: 'ANGLE', sided: true, follows: hand }) as const;

/*
 * The specification gives the ids of those assessments that have a built-in risk rule (A§9) and the names of the cards
 * (MOD-04); which id goes with which card follows from what the rule measures.
 */
const outlines: Record<`AST-${string}`, Outline> = {
  'AST-0001': {
    name: 'Functional Reach',
    view: 'SIDE',
    results: [['distance', 'Distance']],
    type: 'DISTANCE',
    follows: ['shoulder', 'wrist', 'hip'],
  },
  'AST-0002': {
    name: 'Posture',
    view: 'SIDE',
    results: [['angle', 'Forward Lean']],
    type: 'ANGLE',
    follows: ['ear', 'shoulder', 'hip', 'ankle'],
  },
  'AST-0003': {
    name: 'Trunk Flexion',
    view: 'SIDE',
    results: [['angle', 'Trunk Flexion']],
    type: 'ANGLE',
    follows: ['shoulder', 'hip', 'knee'],
  },
  'AST-0004': { name: 'Wrist Flexion', ...ofWrist('Wrist Flexion') },
  'AST-0005': { name: 'Wrist Extension', ...ofWrist('Wrist Extension') },
  'AST-0006': {
    name: 'Kapandji',
    view: 'FRONT',
    results: [['score', 'Kapandji Score']],
    type: 'SCORE',
    sided: true,
    follows: ['thumb', 'index', 'little'],
  },
  'AST-0007': { name: 'Wrist Pronation', ...ofWrist('Wrist Pronation') },
  'AST-0008': { name: 'Wrist Supination', ...ofWrist('Wrist Supination') },
  'AST-0009': { name: 'Timed Up and Go', ...timedUpAndGo },
  'AST-0010': { name: 'Timed Up and Go, Walking Aid', ...timedUpAndGo },
  'AST-0011': { name: 'Sit to Stand', ...sitToStand },
  'AST-0012': { name: 'Sit to Stand, Arms Allowed', ...sitToStand },
  'AST-0013': {
    name: 'Total Active Motion',
    view: 'FRONT',
    results: [['angle', 'Total Active Motion']],
    type: 'ANGLE',
    sided: true,
    follows: ['wrist', 'index', 'middle', 'ring', 'little'],
  },
  'AST-0018': { name: 'Gait', ...walk },
  'AST-0019': {
    name: 'Sit to Stand, 30 Seconds',
    view: 'SIDE',
    results: [['reps', 'Repetitions']],
    type: 'REPS',
    follows: legs,
  },
  'AST-0020': {
    name: 'Tandem Stance',
    view: 'FRONT',
    results: [['time', 'Time']],
    type: 'TIME',
    follows: [...legs, 'heel', 'bigToe'],
  },
  'AST-0024': { name: 'Gait, Two Laps', ...walk },
  'AST-0025': { name: 'Gait, Walking Aid', ...walk },
  'AST-0050': {
    name: 'Postural Tremor',
    view: 'FRONT',
    results: [
      ['left-amplitude', 'Left Amplitude'],
      ['right-amplitude', 'Right Amplitude'],
    ],
    type: 'AMPLITUDE',
    sided: true,
    follows: ['wrist', 'index', 'middle'],
  },
};

/** The assessments of the scan product, by id (API-17, API-18). */
export const assessments: readonly Assessment[] = Object.entries(outlines).map(
  ([id, { name, view, results, type, sided = false, follows }]) => ({
    id,
    name,
    thumbnailUrl: null,
    subjectOrientation: view,
    supportsLeftRight: sided,
    resultDefinitions: results.map(([resultId, title]) => ({
      id: resultId,
      title,
      type,
      isSided: sided,
      metric: metrics[type],
    })),
    directives: {
      startingConditions: [],
      endingConditions: [{ type: 'TIME', value: LONGEST_RECORDING_S }],
      gipConditions: [],
      trackedFeatures: [...follows],
    },
  }),
);

const byId = new Map(assessments.map((assessment) => [assessment.id, assessment]));

export const assessmentOf = (id: string): Assessment | undefined => byId.get(id);
