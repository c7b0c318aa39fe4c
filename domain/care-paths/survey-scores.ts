import type { FilledSurvey } from '../worklist/worklist-inputs.ts';
import type { Measured, Track } from '../../contract/care-paths/shapes.ts';
import { instrumentNames, type InstrumentName, type ScoreSeries } from '../../contract/surveys/scores.ts';
import type { StoredAnswer } from '../surveys/survey-answers.ts';
import { findInstrument, ODI, QUICK_DASH } from '../surveys/instruments.ts';
import { isUsable, buildScoreSeries } from '../surveys/score-series.ts';

/** Tracks that surveys measure. */
export const surveyTracks: readonly Track[] = ['Pain', 'Balance', 'Disability', ...instrumentNames];

const PAIN = /\bpain\b/i;
/** Questions about interference of pain use the same scale, but do not measure its intensity. */
const INTERFERENCE = /\b(interfere[ds]?|affect(ed|s)?|contribut(ed|es?))\b/i;
/** Published instruments that give one score. */
const instruments = {
  Balance: [/\bberg balance\b|\bactivities-specific balance\b|\bABC scale\b|\bmini-?BEST\b|\bfullerton\b/i],
  Disability: [ODI, QUICK_DASH, /\bneck disability index\b|\broland[- ]morris\b/i],
} satisfies Partial<Record<Track, readonly RegExp[]>>;
const SCORE = /\b(score|total|index)\b/i;

const isNumber = (answer: StoredAnswer): answer is StoredAnswer & { value: number } =>
  typeof answer.value === 'number' && answer.isChartable === true;

/** The answer that `pick` finds in the newest survey that has one. */
function findNewestAnswer(
  surveys: readonly FilledSurvey[],
  pick: (survey: FilledSurvey) => (StoredAnswer & { value: number }) | undefined,
): Measured | null {
  for (const survey of surveys.toReversed()) {
    const answer = pick(survey);
    if (answer) return { value: answer.value, day: survey.day, of: answer.text };
  }
  return null;
}

/** The newest score of the series that `isWanted` accepts. */
function findNewestScore(
  surveys: readonly FilledSurvey[],
  isWanted: (series: ScoreSeries) => boolean,
): Measured | null {
  const scores = buildScoreSeries(surveys.map((survey) => ({ ...survey, at: survey.day })))
    .filter((series) => series.variable === null && isWanted(series))
    .flatMap(({ instrument, formTitle, scores: all }) =>
      all.filter(isUsable).map((score) => ({ ...score, of: instrument ?? formTitle })),
    );
  return scores.reduce<Measured | null>(
    (last, { value, dateTime: day, of }) => (last && last.day > day ? last : { value, day, of }),
    null,
  );
}

/** The latest score of a published instrument. Surveys oldest first. */
export const findLatestInstrumentScore = (name: InstrumentName, surveys: readonly FilledSurvey[]): Measured | null =>
  findNewestScore(surveys, ({ instrument }) => instrument === name);

/** The first charted answer from 0 to 10 to a question about pain. */
const findPainAnswer = ({ formTitle, answers }: FilledSurvey) =>
  answers
    .filter(isNumber)
    .find(
      ({ text, minValue, maxValue }) =>
        minValue === 0 && maxValue === 10 && (PAIN.test(text) || PAIN.test(formTitle)) && !INTERFERENCE.test(text),
    );

/**
 * The latest charted answer from 0 to 10 to a question about pain, the first of its survey; without one the score of a
 * numeric pain rating scale, whose deliveries leave out the ends of the scale. Surveys oldest first.
 */
export const findLatestPain = (surveys: readonly FilledSurvey[]): Measured | null =>
  findNewestAnswer(surveys, findPainAnswer) ?? findLatestInstrumentScore('NPRS', surveys);

export interface PainAnswer {
  /** Of the question: answers with the same one can be compared. */
  id: string;
  /** Null for the score of a scale. */
  question: string | null;
  formTitle: string;
  min: number;
  max: number;
  day: string;
  value: number;
}

/** All answers that `findLatestPain` would find, in the order of the surveys. */
export function listPainAnswers(surveys: readonly FilledSurvey[]): PainAnswer[] {
  const answers = surveys.flatMap((survey): PainAnswer[] => {
    const answer = findPainAnswer(survey);
    if (!answer) return [];
    const { formId, formTitle, day } = survey;
    const id = `${formId}:${answer.questionId}`;
    return [{ id, question: answer.text, formTitle, min: 0, max: 10, day, value: answer.value }];
  });
  if (answers.length > 0) return answers;
  return buildScoreSeries(surveys.map((survey) => ({ ...survey, at: survey.day })))
    .filter(({ instrument, variable }) => instrument === 'NPRS' && variable === null)
    .flatMap(({ id, formTitle, minValue, maxValue, scores }) =>
      scores.filter(isUsable).map(({ dateTime: day, value }) => {
        const [min, max] = [minValue ?? 0, maxValue ?? value];
        return { id, question: null, formTitle, min, max, day, value };
      }),
    );
}

/**
 * The latest score of a published instrument of balance or disability: the survey's score, else the answer whose text
 * mentions a score, or the survey's only charted number. Null without such a survey.
 */
export function findLatestScore(track: keyof typeof instruments, surveys: readonly FilledSurvey[]): Measured | null {
  const known = surveys.filter(({ formTitle }) => instruments[track].some((title) => title.test(formTitle)));
  const answer = findNewestAnswer(known, ({ answers }) => {
    const numbers = answers.filter(isNumber);
    return numbers.find(({ text }) => SCORE.test(text)) ?? (numbers.length === 1 ? numbers[0] : undefined);
  });
  // A number outside of a known instrument's range is not its score.
  const score = findNewestScore(
    known,
    ({ instrument, formTitle }) => instrument !== null || !findInstrument(formTitle),
  );
  return score && (!answer || score.day >= answer.day) ? score : answer;
}
