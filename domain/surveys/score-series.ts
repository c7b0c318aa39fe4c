import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import { findBetterEnd } from '../worklist/better-end.ts';
import { computeScore, toOneDecimal, type Scorable } from './compute-score.ts';

/** A filled-in survey at a time: an instant, or a day where days are all that counts. */
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

/** Numbers that the form counts beside its score; nobody says which way they are better. */
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

/** Forms that count nothing deliver 0 every time: that is no score. */
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
