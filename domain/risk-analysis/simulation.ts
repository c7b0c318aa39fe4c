import type { simulateRiskOutcome } from '../../contract/scan-sessions/admin-scan-sessions.ts';
import type { ResponseOf } from '../../contract/platform/call.ts';
import type { ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { withAverageSpeed } from '../scan-sessions/average-speed.ts';
import { demographicsOf } from './demographics.ts';
import { type Outcome, scaleOf, scales } from './outcome.ts';
import { analyse } from './session-analysis.ts';

/** What many sessions come to by one outcome. */
export type Judged = ResponseOf<typeof simulateRiskOutcome>['edited'];

/** What is judged of a session, as it is stored. */
interface PastSession {
  results: readonly ScanResult[];
  demographics: { age: number | null; sex: string | null } | null;
}

/** Adds up what an outcome makes of sessions that are told to it one after the other, each as its own page judges it. */
export interface Tally {
  add(session: PastSession): void;
  readonly judged: Judged;
}

const notJudged = {
  NO_RESULT: 'withoutResult',
  OTHER_UNITS: 'otherUnits',
  NEEDS_DEMOGRAPHICS: 'withoutDemographics',
} as const;

/** A tally in which every category of the outcome's scale stands, at first with none. */
export function tallyBy(outcome: Outcome): Tally {
  const judged: Judged = {
    categories: Object.fromEntries(scales[scaleOf(outcome)].map((category) => [category, 0])),
    unmatched: 0,
    overlapping: 0,
    withoutCriterion: 0,
    withoutResult: 0,
    otherUnits: 0,
    withoutDemographics: 0,
  };
  return {
    judged,
    add({ results, demographics }) {
      const analysis = analyse(outcome, withAverageSpeed(results), demographicsOf(demographics));
      if (analysis.state !== 'JUDGED') return void (judged[notJudged[analysis.state]] += 1);
      for (const { category, matches, noCriterion } of analysis.judgements) {
        if (noCriterion) {
          judged.withoutCriterion += 1;
          continue;
        }
        judged.categories[category] = (judged.categories[category] ?? 0) + 1;
        if (matches === 0) judged.unmatched += 1;
        if (matches > 1) judged.overlapping += 1;
      }
    },
  };
}

/** How many of the judged results are of a category, and how many of a hundred; 0 where nothing was judged. */
export function share({ categories }: Judged, category: string): { count: number; percent: number } {
  const all = Object.values(categories).reduce((sum, each) => sum + each, 0);
  const count = categories[category] ?? 0;
  return { count, percent: all === 0 ? 0 : Math.round((count / all) * 100) };
}
