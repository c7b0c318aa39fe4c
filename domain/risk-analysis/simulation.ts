import type { simulateRiskOutcome } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import type { ResponseOf } from '../../contract/platform/call.ts';
import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { addAverageSpeed } from '../scan-sessions/average-speed.ts';
import { parseDemographics } from './demographics.ts';
import { type Outcome, getScale, scales } from './outcome.ts';
import { analyzeResults } from './session-analysis.ts';

/** Counts of the evaluations of many sessions by one outcome. */
export type EvaluationCounts = ResponseOf<typeof simulateRiskOutcome>['edited'];

/** The evaluated part of a stored session. */
interface PastSession {
  results: readonly ScanResult[];
  demographics: { age: number | null; sex: string | null } | null;
}

/** Counts sessions one by one, evaluated as on their own pages. */
export interface Tally {
  add(session: PastSession): void;
  readonly counts: EvaluationCounts;
}

const uncountedStates = {
  NO_RESULT: 'withoutResult',
  OTHER_UNITS: 'otherUnits',
  NEEDS_DEMOGRAPHICS: 'withoutDemographics',
} as const;

/** A tally with every category of the outcome's scale, each 0 at first. */
export function createTally(outcome: Outcome): Tally {
  const counts: EvaluationCounts = {
    categories: Object.fromEntries(scales[getScale(outcome)].map((category) => [category, 0])),
    unmatched: 0,
    overlapping: 0,
    withoutCriterion: 0,
    withoutResult: 0,
    otherUnits: 0,
    withoutDemographics: 0,
  };
  return {
    counts,
    add({ results, demographics }) {
      const analysis = analyzeResults(outcome, addAverageSpeed(results), parseDemographics(demographics));
      if (analysis.state !== 'EVALUATED') return void (counts[uncountedStates[analysis.state]] += 1);
      for (const { category, matches, noCriterion } of analysis.evaluations) {
        if (noCriterion) {
          counts.withoutCriterion += 1;
          continue;
        }
        counts.categories[category] = (counts.categories[category] ?? 0) + 1;
        if (matches === 0) counts.unmatched += 1;
        if (matches > 1) counts.overlapping += 1;
      }
    },
  };
}

/** Count and percentage of the evaluated results in a category; 0 if there are none. */
export function computeShare({ categories }: EvaluationCounts, category: string): { count: number; percent: number } {
  const all = Object.values(categories).reduce((sum, each) => sum + each, 0);
  const count = categories[category] ?? 0;
  return { count, percent: all === 0 ? 0 : Math.round((count / all) * 100) };
}
