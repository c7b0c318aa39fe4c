import type { ScoreSeries } from '../../contract/surveys/scores.ts';
import type { ProQuestion } from '../../contract/surveys/surveys.ts';
import { groupBy } from '../platform/arrays.ts';

/** A survey with its scores and answers over time. */
export interface AnsweredSurvey {
  formId: string;
  title: string;
  /** Its score over time; null if it has none. */
  score: ScoreSeries | null;
  /** Further numbers that the form counts. */
  counts: ScoreSeries[];
  /** Questions with at least one answer, in the order of the form. */
  questions: ProQuestion[];
  /** The instant of the newest answer. */
  answeredAt: string;
}

const findNewest = (series: ScoreSeries): string => series.scores.at(-1)!.dateTime;

/** The surveys that were answered, those with a score first, then by title. */
export function listAnsweredSurveys({
  questions,
  scores,
}: {
  questions: readonly ProQuestion[];
  scores: readonly ScoreSeries[];
}): AnsweredSurvey[] {
  const answered = questions.filter(({ answers }) => answers.length > 0);
  const formIds = new Set([...answered, ...scores].map(({ formId }) => formId));
  const surveys = [...formIds].map((formId): AnsweredSurvey => {
    const ofForm = answered.filter((question) => question.formId === formId);
    const series = scores.filter((each) => each.formId === formId);
    // A form that was renamed has a score for each instrument that it was.
    const byAge = series.toSorted((one, other) => findNewest(other).localeCompare(findNewest(one)));
    const score = byAge.find(({ variable }) => variable === null) ?? null;
    const moments = [...series.map(findNewest), ...ofForm.map(({ answers }) => answers.at(-1)!.dateTime)];
    return {
      formId,
      title: (score ?? ofForm[0] ?? series[0])!.formTitle,
      score,
      counts: series.filter((each) => each !== score),
      questions: ofForm,
      answeredAt: moments.toSorted().at(-1)!,
    };
  });
  return surveys.toSorted(
    (one, other) => Number(one.score === null) - Number(other.score === null) || one.title.localeCompare(other.title),
  );
}

type NumericAnswer = ProQuestion['answers'][number] & { value: number };

/** A question whose answers are all numbers on a scale. */
type RatedQuestion = ProQuestion & { answers: NumericAnswer[] };

export const isRated = (question: ProQuestion): question is RatedQuestion =>
  question.isChartable && question.answers.every(({ value }) => typeof value === 'number');

const toScale = ({ minValue, maxValue }: ProQuestion): string => `${minValue} to ${maxValue}`;

/** More lines in one chart cannot be told apart. */
const MAX_LINES = 3;

/**
 * Rated questions that are drawn together, because they share their scale; each was answered at least `times` times: a
 * single number is no course.
 */
export function groupRatings(questions: readonly ProQuestion[], times = 2): RatedQuestion[][] {
  const repeated = questions.filter(isRated).filter(({ answers }) => answers.length >= times);
  const ofScale = groupBy(repeated, toScale);
  return [...new Set(repeated.map(toScale))].flatMap((scale) => {
    const alike = ofScale(scale);
    return Array.from({ length: Math.ceil(alike.length / MAX_LINES) }, (_, at) =>
      alike.slice(at * MAX_LINES, (at + 1) * MAX_LINES),
    );
  });
}
