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
const stand = { type: 'pose-log', recording: 'sit-to-stand' } as const;

const one = (id: string, name: string, units: string, value: (body: Body, chance: Chance) => number) => (body: Body, chance: Chance): Result[] => [
  { id, name, value: value(body, chance), units },
];

export const scanOutlines: ScanOutline[] = [
  { assessmentId: 'AST-0001', type: 'pose-log', recording: 'shoulder-abduction', results: one('distance', 'Distance', 'in', ({ fitness }, chance) => chance.between(3 + 8 * fitness, 6 + 8 * fitness, 1)) },
  { assessmentId: 'AST-0009', ...walk, results: one('time', 'Time', 's', ({ fitness }, chance) => chance.between(16 - 8 * fitness, 19 - 9 * fitness)) },
  { assessmentId: 'AST-0011', ...stand, results: one('time', 'Time', 's', ({ fitness }, chance) => chance.between(17 - 8 * fitness, 20 - 9 * fitness)) },
  { assessmentId: 'AST-0018', type: 'pose-log', recording: 'walk-side', insights: 'walk-side', results: one('speed', 'Gait Speed', 'm/s', ({ speed }, chance) => Math.max(0.2, Number((speed + chance.between(-0.06, 0.06)).toFixed(2)))) },
  { assessmentId: 'AST-0019', ...stand, results: one('reps', 'Repetitions', 'reps', ({ fitness }, chance) => chance.whole(5 + Math.floor(7 * fitness), 8 + Math.floor(9 * fitness))) },
  { assessmentId: 'AST-0020', type: 'pose-log', recording: 'balance-beam', results: one('time', 'Time', 's', ({ fitness }, chance) => Math.min(10, chance.between(3 + 8 * fitness, 7 + 8 * fitness))) },
];
