import type { Chance } from './random.ts';

interface Body {
  /** 0 to 1. */
  fitness: number;
  /** Usual walking speed in m/s. */
  speed: number;
}

interface Result {
  id: string;
  name: string;
  value: number;
  units: string;
}

/** What a session of one assessment looks like, and which recording stands for it in the replay. */
export interface ScanOutline {
  assessmentId: string;
  type: 'pose-log' | 'hands-log';
  recording: string;
  insights?: string;
  results(body: Body, chance: Chance): Result[];
}

const walk = { type: 'pose-log', recording: 'walk-two-laps', insights: 'walk-two-laps' } as const;
const shortWalk = { type: 'pose-log', recording: 'walk-side', insights: 'walk-side' } as const;
const stand = { type: 'pose-log', recording: 'sit-to-stand' } as const;

type Value = (body: Body, chance: Chance) => number;

const timed: Value = ({ fitness }, chance) => chance.between(16 - 8 * fitness, 19 - 9 * fitness);
const speed: Value = (body, chance) => Math.max(0.2, Number((body.speed + chance.between(-0.06, 0.06)).toFixed(2)));
const reach: Value = ({ fitness }, chance) => chance.between(3 + 8 * fitness, 6 + 8 * fitness, 1);
const held: Value = ({ fitness }, chance) => Math.min(10, chance.between(3 + 8 * fitness, 7 + 8 * fitness));
const repeated: Value = ({ fitness }, chance) => chance.whole(5 + Math.floor(7 * fitness), 8 + Math.floor(9 * fitness));
const tremor: Value = ({ fitness }, chance) => (fitness > 0.7 ? 0 : chance.between(0.1, 1 + 5 * (1 - fitness)));

const one = (id: string, name: string, units: string, value: Value) => (body: Body, chance: Chance): Result[] => [
  { id, name, value: value(body, chance), units },
];

export const scanOutlines: ScanOutline[] = [
  { assessmentId: 'AST-0001', type: 'pose-log', recording: 'shoulder-abduction', results: one('distance', 'Distance', 'in', reach) },
  { assessmentId: 'AST-0009', ...walk, results: one('time', 'Time', 's', timed) },
  { assessmentId: 'AST-0011', ...stand, results: one('time', 'Time', 's', timed) },
  { assessmentId: 'AST-0018', ...shortWalk, results: one('speed', 'Gait Speed', 'm/s', speed) },
  { assessmentId: 'AST-0019', ...stand, results: one('reps', 'Repetitions', 'reps', repeated) },
  { assessmentId: 'AST-0020', type: 'pose-log', recording: 'balance-beam', results: one('time', 'Time', 's', held) },
  { assessmentId: 'AST-0024', ...walk, results: one('speed', 'Gait Speed', 'm/s', speed) },
  {
    assessmentId: 'AST-0050',
    type: 'hands-log',
    recording: 'two-hands',
    results: (body, chance) => [
      { id: 'leftAmplitude', name: 'Left Tremor Amplitude', value: tremor(body, chance), units: 'cm' },
      { id: 'rightAmplitude', name: 'Right Tremor Amplitude', value: tremor(body, chance), units: 'cm' },
    ],
  },
];
