import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { findAssessment } from '../../domain/scan-modules/assessments.ts';
import type { Chance } from './random.ts';

interface Body {
  /** 0 to 1. */
  fitness: number;
  /** Usual walking speed in m/s. */
  speed: number;
}

type Value = (body: Body, chance: Chance) => number;

/** What a session of one assessment looks like, and which recording stands for it in the replay. */
export interface ScanOutline {
  assessmentId: string;
  type: 'pose-log' | 'hands-log';
  recording: string;
  insights?: string;
  value: Value;
  laps?: number;
}

const walk = { type: 'pose-log', recording: 'walk-two-laps', insights: 'walk-two-laps' } as const;
const shortWalk = { type: 'pose-log', recording: 'walk-side', insights: 'walk-side' } as const;
const stand = { type: 'pose-log', recording: 'sit-to-stand' } as const;

const timed: Value = ({ fitness }, chance) => chance.between(16 - 8 * fitness, 19 - 9 * fitness);
const speed: Value = (body, chance) => Math.max(0.2, Number((body.speed + chance.between(-0.06, 0.06)).toFixed(2)));
const reach: Value = ({ fitness }, chance) => chance.between(3 + 8 * fitness, 6 + 8 * fitness, 1);
const holdPose: Value = ({ fitness }, chance) => Math.min(10, chance.between(3 + 8 * fitness, 7 + 8 * fitness));
const repeated: Value = ({ fitness }, chance) => chance.whole(5 + Math.floor(7 * fitness), 8 + Math.floor(9 * fitness));
const tremor: Value = ({ fitness }, chance) => (fitness > 0.7 ? 0 : chance.between(0.1, 1 + 5 * (1 - fitness)));

export const scanOutlines: ScanOutline[] = [
  { assessmentId: 'AST-0001', type: 'pose-log', recording: 'shoulder-abduction', value: reach },
  { assessmentId: 'AST-0009', ...walk, value: timed },
  { assessmentId: 'AST-0011', ...stand, value: timed },
  { assessmentId: 'AST-0018', ...shortWalk, value: speed },
  { assessmentId: 'AST-0019', ...stand, value: repeated },
  { assessmentId: 'AST-0020', type: 'pose-log', recording: 'balance-beam', value: holdPose },
  { assessmentId: 'AST-0024', ...walk, value: speed, laps: 2 },
  { assessmentId: 'AST-0050', type: 'hands-log', recording: 'two-hands', value: tremor },
];

/** Results of one session, as the assessment defines them; every further lap is a result of its own. */
export function createResults(
  { assessmentId, value, laps = 1 }: ScanOutline,
  body: Body,
  chance: Chance,
): ScanResult[] {
  const results = findAssessment(assessmentId)!.resultDefinitions.map(({ id, title, metric }) => ({
    id,
    name: title,
    value: value(body, chance),
    units: metric.units,
  }));
  const further = Array.from({ length: laps - 1 }, (_, lap) => ({
    ...results[0]!,
    id: `${results[0]!.id}-lap-${lap + 2}`,
    name: `${results[0]!.name}, Lap ${lap + 2}`,
    value: value(body, chance),
  }));
  return [...results, ...further];
}
