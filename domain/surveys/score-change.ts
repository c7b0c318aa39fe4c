import type { ScoreSeries, SurveyScore } from '../../contract/surveys/scores.ts';
import { toOneDecimal } from './compute-score.ts';

/** How a score moved since an earlier one. */
export interface ScoreChange {
  since: SurveyScore;
  /** Signed, of the values as they are shown. */
  points: number;
  /** Null where nobody says which way is better. */
  toward: 'BETTER' | 'WORSE' | 'SAME' | null;
  /** Whether it is at least the minimal clinically important difference; null where none is published. */
  reachesMcid: boolean | null;
}

type Scale = Pick<ScoreSeries, 'better' | 'mcid'>;

/** Something follows from a score only where half of the questions or more were answered, and the published rule agrees. */
export const isUsable = ({ answered, items, byRule }: SurveyScore): boolean =>
  byRule === null && (answered === null || items === null || answered * 2 >= items);

/** Scores of as many questions; one that came without its questions is of all of them. */
const isComparable = (one: SurveyScore, other: SurveyScore): boolean =>
  isUsable(one) && isUsable(other) && (one.items === null || other.items === null || one.items === other.items);

function findDirection(points: number, better: Scale['better']): ScoreChange['toward'] {
  if (points === 0) return 'SAME';
  if (better === null) return null;
  return points > 0 === (better === 'high') ? 'BETTER' : 'WORSE';
}

function computeChange(since: SurveyScore, now: SurveyScore, { better, mcid }: Scale): ScoreChange {
  const points = toOneDecimal(now.value - since.value);
  return {
    since,
    points,
    toward: findDirection(points, better),
    reachesMcid: mcid && Math.abs(points) >= mcid.points,
  };
}

const findComparableBefore = (scores: readonly SurveyScore[]): SurveyScore[] => {
  const now = scores.at(-1);
  return now ? scores.slice(0, -1).filter((earlier) => isComparable(earlier, now)) : [];
};

/** How the newest score moved since the one before it; null without one that is counted alike. */
export function findLatestChange(series: ScoreSeries): ScoreChange | null {
  const before = findComparableBefore(series.scores).at(-1);
  return before ? computeChange(before, series.scores.at(-1)!, series) : null;
}

/** How the newest score moved since the first one that is given, and since the one before it where that is another. */
export function listChanges(series: ScoreSeries): ScoreChange[] {
  const [first, ...rest] = findComparableBefore(series.scores);
  const earlier = [first, rest.at(-1)].filter((score) => score !== undefined);
  return earlier.map((since) => computeChange(since, series.scores.at(-1)!, series));
}
