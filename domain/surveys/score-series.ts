import type { ScoreSeries, SurveyScore } from '../../contract/surveys/scores.ts';
import { findBetterEnd } from '../worklist/better-end.ts';
import { computeScore, toOneDecimal, type Scorable } from './compute-score.ts';

/** A filled-in survey at an instant, or on a day where only days matter. */
export interface ScoredSurvey extends Scorable {
  formId: string;
  at: string;
}

type Series = Omit<ScoreSeries, 'scores'>;
type Score = ScoreSeries['scores'][number];

const toNamelessSeries = ({ formId, formTitle }: ScoredSurvey): Omit<Series, 'id' | 'variable'> => ({
  formId,
  formTitle,
  instrument: null,
  minValue: null,
  maxValue: null,
  better: findBetterEnd(formTitle),
  mcid: null,
  source: null,
});

function findScore(survey: ScoredSurvey): { series: Series; score: Score } | null {
  const found = computeScore(survey);
  if (!found) return null;
  const { instrument, ...score } = found;
  return {
    series: {
      ...toNamelessSeries(survey),
      id: `${survey.formId}:score:${instrument?.name ?? ''}`,
      variable: null,
      ...(instrument && {
        instrument: instrument.name,
        minValue: instrument.range[0],
        maxValue: instrument.range[1],
        better: instrument.better,
        mcid: instrument.mcid,
        source: instrument.source,
      }),
    },
    score: { dateTime: survey.at, ...score },
  };
}

/** Numbers that the form counts beside its score; their better direction is unknown. */
function findVariables(survey: ScoredSurvey) {
  const { formId, at, calculatedScore, variables } = survey;
  return (variables ?? []).flatMap(({ key, type, number }) => {
    if (type !== 'number' || number === undefined) return [];
    if (key === 'score' && (calculatedScore ?? number) === number) return [];
    const value = toOneDecimal(number);
    return [
      {
        series: {
          ...toNamelessSeries(survey),
          id: `${formId}:variable:${key}`,
          variable: key,
          better: null,
        } satisfies Series,
        score: { dateTime: at, value, from: 'DELIVERED', answered: null, items: null, byRule: null } satisfies Score,
      },
    ];
  });
}

/** Forms that count nothing always deliver 0, which is not a score. */
const isUncounted = ({ scores }: ScoreSeries): boolean =>
  scores.every(({ value, from, answered }) => value === 0 && from === 'DELIVERED' && answered === null);

/** The scores of filled-in surveys, oldest first, form by form; each form's own numbers follow its score. */
export function buildScoreSeries(surveys: readonly ScoredSurvey[]): ScoreSeries[] {
  const all = new Map<string, ScoreSeries>();
  for (const survey of surveys) {
    const score = findScore(survey);
    for (const found of [...(score ? [score] : []), ...findVariables(survey)]) {
      const { id } = found.series;
      all.set(id, { ...found.series, scores: [...(all.get(id)?.scores ?? []), found.score] });
    }
  }
  return [...all.values()].filter((series) => !isUncounted(series));
}

/** The change of a score since an earlier one. */
export interface ScoreChange {
  since: SurveyScore;
  /** Signed, of the values as they are shown. */
  points: number;
  /** Null if the better direction is unknown. */
  toward: 'BETTER' | 'WORSE' | 'SAME' | null;
  /** Whether it is at least the minimal clinically important difference; null where none is published. */
  reachesMcid: boolean | null;
}

type Scale = Pick<ScoreSeries, 'better' | 'mcid'>;

/** A score is usable if at least half of the questions were answered and the published rule agrees. */
export const isUsable = ({ answered, items, byRule }: SurveyScore): boolean =>
  byRule === null && (answered === null || items === null || answered * 2 >= items);

/** Whether both scores have the same number of questions; a score without questions counts as complete. */
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

/** The change of the newest score since the previous comparable one; null without one. */
export function findLatestChange(series: ScoreSeries): ScoreChange | null {
  const before = findComparableBefore(series.scores).at(-1);
  return before ? computeChange(before, series.scores.at(-1)!, series) : null;
}

/** The changes of the newest score since the first comparable one and since the previous one, if that is another. */
export function listChanges(series: ScoreSeries): ScoreChange[] {
  const [first, ...rest] = findComparableBefore(series.scores);
  const earlier = [first, rest.at(-1)].filter((score) => score !== undefined);
  return earlier.map((since) => computeChange(since, series.scores.at(-1)!, series));
}
