import { findPainMoment, type PainMoment } from '../surveys/question-texts.ts';
import type { Message } from '../../contract/platform/message.ts';
import type { SurveyScore } from '../../contract/surveys/scores.ts';
import { worklistReasonMessage } from '../../contract/worklist/messages.ts';
import type { WorklistReason } from '../../contract/worklist/worklist.ts';
import { countDaysBetween } from '../platform/calendar.ts';
import { isUsable, findLatestChange, buildScoreSeries } from '../surveys/score-series.ts';
import { toOneDecimal } from '../surveys/compute-score.ts';
import { findBetterEnd, type BetterEnd } from './better-end.ts';
import type { WorklistInputs, FilledSurvey } from './worklist-inputs.ts';

const RECENT_DAYS = 14;
/** A fifth of the scale. */
const PARTS_OF_SCALE = 5;
/** Below every other reason. */
const UNCLEAR_URGENCY = 20;
const LONGEST_QUESTION = 80;

interface Charted {
  formId: string;
  /** The question, or the instrument whose score it is. */
  text: string;
  isScore: boolean;
  value: number;
  day: string;
  minValue: number | null;
  maxValue: number | null;
  better: BetterEnd;
  /** The smallest change that matters, in points; null for the usual share of the scale. */
  mcid: number | null;
}
type Pair = [newest: Charted, before: Charted | undefined];

/** The two newest answers of each charted question. */
function listChartedAnswers(surveys: readonly FilledSurvey[]): Pair[] {
  const questions = new Map<string, Charted[]>();
  for (const { formId, formTitle, day, answers } of surveys) {
    const better = findBetterEnd(formTitle);
    for (const { questionId, text, isChartable, value, minValue = null, maxValue = null } of answers) {
      if (!isChartable || typeof value !== 'number') continue;
      const id = `${formId}:${questionId}`;
      const known = questions.get(id) ?? [];
      questions.set(id, known);
      known.push({ formId, text, isScore: false, value, day, minValue, maxValue, better, mcid: null });
    }
  }
  return [...questions.values()].map(([newest, before]) => [newest!, before]);
}

/**
 * The newest score of each published instrument with the one before that is counted alike. One question is its score, and
 * speaks for itself unless its form leaves out the scale.
 */
function listChartedScores(surveys: readonly FilledSurvey[], answers: readonly Pair[]): Pair[] {
  const unscaled = new Set(answers.flatMap(([newest]) => (hasScale(newest) ? [] : [newest.formId])));
  const oldestFirst = surveys.toReversed().map((survey) => ({ ...survey, at: survey.day }));
  return buildScoreSeries(oldestFirst).flatMap((series): Pair[] => {
    const { formId, instrument, minValue, maxValue, better, mcid, scores } = series;
    const newest = scores.at(-1)!;
    if (instrument === null || (newest.items === 1 && !unscaled.has(formId)) || !isUsable(newest)) return [];
    const charted = ({ value, dateTime: day }: SurveyScore): Charted => ({
      formId,
      text: instrument,
      isScore: true,
      value,
      day,
      minValue,
      maxValue,
      better,
      mcid: mcid && mcid.points,
    });
    const before = findLatestChange(series)?.since;
    return [[charted(newest), before && charted(before)]];
  });
}

const hasScale = ({ minValue, maxValue }: Charted): boolean => minValue !== null && maxValue !== null;

const isOutside = ({ value, minValue, maxValue }: Charted): boolean =>
  (minValue != null && value < minValue) || (maxValue != null && value > maxValue);

const hasSameScale = (one: Charted, other: Charted): boolean =>
  one.minValue === other.minValue && one.maxValue === other.maxValue;

/** How far the answer rose, below 0 if it fell, as a share of its scale; 0 without an earlier answer on the same scale. */
function computeRise(newest: Charted, before: Charted | undefined): number {
  const { minValue, maxValue } = newest;
  if (!before || minValue == null || maxValue == null || minValue >= maxValue || !hasSameScale(newest, before))
    return 0;
  return (newest.value - before.value) / (maxValue - minValue);
}

/** How bad a change is; a fall is unclear where the survey does not say which end is better, and a rise then counts. */
function evaluateChange(
  newest: Charted,
  before: Charted | undefined,
  rise: number,
): 'outside' | 'worse' | 'unclear' | null {
  if (isOutside(newest)) return 'outside';
  const matters =
    newest.mcid === null || !before
      ? Math.abs(rise) * PARTS_OF_SCALE >= 1
      : Math.abs(toOneDecimal(newest.value - before.value)) >= newest.mcid;
  if (!matters) return null;
  if (newest.better === 'high') return rise < 0 ? 'worse' : null;
  if (rise > 0) return 'worse';
  return newest.better === 'low' ? null : 'unclear';
}

const severity = { outside: 2, worse: 1, unclear: 0 };

const painNames = {
  worst: worklistReasonMessage('worklist.worstPain'),
  best: worklistReasonMessage('worklist.leastPain'),
  average: worklistReasonMessage('worklist.averagePain'),
  now: worklistReasonMessage('worklist.currentPain'),
} satisfies Record<PainMoment, Message>;

const shorten = (text: string): string =>
  text.length > LONGEST_QUESTION ? `${text.slice(0, LONGEST_QUESTION - 1).trimEnd()}…` : text;

/** How the answer moved since the one before. */
function describeChange({ value }: Charted, before: Charted | undefined, meaning: keyof typeof severity): Message {
  if (!before) return worklistReasonMessage('worklist.answerGiven', { now: value });
  const values = { before: before.value, now: value };
  if (meaning === 'unclear' || value === before.value) return worklistReasonMessage('worklist.answerChanged', values);
  return worklistReasonMessage(value > before.value ? 'worklist.answerRose' : 'worklist.answerFell', values);
}

/** What a question is called on the worklist: pain questions by their short names, scores by the instrument. */
function nameQuestion({ text, isScore }: Charted): Message {
  const moment = isScore ? undefined : findPainMoment(text);
  return moment ? painNames[moment] : worklistReasonMessage('worklist.question', { text: shorten(text) });
}

function explainChange(
  others: readonly Charted[],
  values: Record<'question' | 'change' | 'scale', Message> & { day: { shortDay: string } },
): Message {
  const n = others.length;
  if (n === 0) return worklistReasonMessage('worklist.survey', values);
  const hasResult = others.some(({ isScore }) => isScore);
  return n === 1
    ? worklistReasonMessage(hasResult ? 'worklist.surveyAndResult' : 'worklist.surveyAndQuestion', values)
    : worklistReasonMessage(hasResult ? 'worklist.surveyAndResults' : 'worklist.surveyAndQuestions', { ...values, n });
}

/** One sentence on the answer or score, and on how many others moved alike; and the figure with its few words. */
function explain(
  newest: Charted,
  before: Charted | undefined,
  meaning: keyof typeof severity,
  others: readonly Charted[],
): Pick<WorklistReason, 'explanation' | 'headline'> {
  const question = nameQuestion(newest);
  const scale = { min: newest.minValue ?? '…', max: newest.maxValue ?? '…' };
  const day = { shortDay: newest.day };
  const n = others.length;
  const now = newest.value;
  return {
    explanation: explainChange(others, {
      question,
      change: describeChange(newest, before, meaning),
      scale: worklistReasonMessage(meaning === 'outside' ? 'worklist.scaleOutside' : 'worklist.scale', scale),
      day,
    }),
    headline: {
      figure: before
        ? worklistReasonMessage('worklist.figureChange', { before: before.value, now })
        : worklistReasonMessage('worklist.figureValue', { now }),
      about:
        n === 0
          ? worklistReasonMessage('worklist.aboutSurvey', { question, ...scale, day })
          : worklistReasonMessage('worklist.aboutSurveys', { question, ...scale, day, n }),
    },
  };
}

/**
 * A charted question of which the newest answer, at most 14 days old, lies outside its scale or moved for the worse by
 * a fifth of the scale or more since the answer before: 2 points of an 11-point pain scale, the change that patients
 * themselves call much better or worse (Farrar et al., Pain 2001;94:149-158). What is worse the instrument says
 * (`findBetterEnd`); an improvement is no reason. Of a survey that is not known a rise counts as worse, and a fall is
 * told last of all, as a change. The score of a published instrument counts as a question does, by its minimal
 * clinically important difference where one is published, and speaks for the questions of its survey. Whatever is
 * furthest off speaks for the others; the further, the more urgent.
 */
export function findSurveyOutOfRange({ today, surveys }: WorklistInputs): WorklistReason | null {
  const answers = listChartedAnswers(surveys);
  const found = [...listChartedScores(surveys, answers), ...answers]
    .filter(([newest]) => newest.day <= today && countDaysBetween(newest.day, today) <= RECENT_DAYS)
    .flatMap(([newest, before]) => {
      const rise = computeRise(newest, before);
      const meaning = evaluateChange(newest, before, rise);
      return meaning ? [{ newest, before, share: Math.abs(rise), meaning }] : [];
    });
  const scored = new Set(found.flatMap(({ newest: { formId, isScore } }) => (isScore ? [formId] : [])));
  const striking = found
    .filter(({ newest: { formId, isScore }, meaning }) => isScore || meaning === 'outside' || !scored.has(formId))
    .toSorted((a, b) => severity[b.meaning] - severity[a.meaning] || b.share - a.share);
  const first = striking[0];
  if (!first) return null;
  const { newest, before, meaning, share } = first;
  const alike = striking.slice(1).filter((other) => (other.meaning === 'unclear') === (meaning === 'unclear'));
  return {
    kind: 'SURVEY_OUT_OF_RANGE',
    urgency: { outside: 90, worse: 80 + Math.floor(share * 9), unclear: UNCLEAR_URGENCY }[meaning],
    ...explain(
      newest,
      before,
      meaning,
      alike.map((other) => other.newest),
    ),
  };
}
