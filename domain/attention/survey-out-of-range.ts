import type { SurveyScore } from '../../contract/survey-scores.ts';
import type { AttentionReason } from '../../contract/worklist.ts';
import { daysBetween } from '../calendar.ts';
import { isUsable, latestChange } from '../pro/score-change.ts';
import { toOneDecimal } from '../pro/score-of.ts';
import { scoreSeries } from '../pro/score-series.ts';
import { count, spoken } from '../rtm/explanation.ts';
import { betterEnd, type BetterEnd } from './better-end.ts';
import type { CareFacts, FilledSurvey } from './care-facts.ts';

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
function chartedAnswers(surveys: readonly FilledSurvey[]): Pair[] {
  const questions = new Map<string, Charted[]>();
  for (const { formId, formTitle, day, answers } of surveys) {
    const better = betterEnd(formTitle);
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

/** The newest score of each published instrument with the one before that is counted alike; one question is its score. */
function chartedScores(surveys: readonly FilledSurvey[]): Pair[] {
  const oldestFirst = surveys.toReversed().map((survey) => ({ ...survey, at: survey.day }));
  return scoreSeries(oldestFirst).flatMap((series): Pair[] => {
    const { formId, instrument, minValue, maxValue, better, mcid, scores } = series;
    const newest = scores.at(-1)!;
    if (instrument === null || newest.items === 1 || !isUsable(newest)) return [];
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
    const before = latestChange(series)?.since;
    return [[charted(newest), before && charted(before)]];
  });
}

const isOutside = ({ value, minValue, maxValue }: Charted): boolean =>
  (minValue != null && value < minValue) || (maxValue != null && value > maxValue);

const onSameScale = (one: Charted, other: Charted): boolean =>
  one.minValue === other.minValue && one.maxValue === other.maxValue;

/** How far the answer rose, below 0 if it fell, as a share of its scale; 0 without an earlier answer on the same scale. */
function risen(newest: Charted, before: Charted | undefined): number {
  const { minValue, maxValue } = newest;
  if (!before || minValue == null || maxValue == null || minValue >= maxValue || !onSameScale(newest, before)) return 0;
  return (newest.value - before.value) / (maxValue - minValue);
}

/** How bad a change is; a fall is unclear where the survey does not say which end is better, and a rise then counts. */
function meaningOf(newest: Charted, before: Charted | undefined, rise: number): 'outside' | 'worse' | 'unclear' | null {
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

const rank = { outside: 2, worse: 1, unclear: 0 };

const quoted = (text: string): string =>
  `“${text.length > LONGEST_QUESTION ? `${text.slice(0, LONGEST_QUESTION - 1).trimEnd()}…` : text}”`;

/**
 * A charted question of which the newest answer, at most 14 days old, lies outside its scale or moved for the worse by a
 * fifth of the scale or more since the answer before: 2 points of an 11-point pain scale, the change that patients
 * themselves call much better or worse (Farrar et al., Pain 2001;94:149-158). What is worse the instrument says
 * (`betterEnd`); an improvement is no reason. Of a survey that is not known a rise counts as worse, and a fall is told last
 * of all, as a change. The score of a published instrument counts as a question does, by its minimal clinically important
 * difference where one is published, and speaks for the questions of its survey. Whatever is furthest off speaks for the
 * others; the further, the more urgent.
 */
export function surveyOutOfRange({ today, surveys }: CareFacts): AttentionReason | null {
  const found = [...chartedScores(surveys), ...chartedAnswers(surveys)]
    .filter(([newest]) => newest.day <= today && daysBetween(newest.day, today) <= RECENT_DAYS)
    .flatMap(([newest, before]) => {
      const rise = risen(newest, before);
      const meaning = meaningOf(newest, before, rise);
      return meaning ? [{ newest, before, share: Math.abs(rise), meaning }] : [];
    });
  const scored = new Set(found.flatMap(({ newest: { formId, isScore } }) => (isScore ? [formId] : [])));
  const striking = found
    .filter(({ newest: { formId, isScore }, meaning }) => isScore || meaning === 'outside' || !scored.has(formId))
    .toSorted((a, b) => rank[b.meaning] - rank[a.meaning] || b.share - a.share);
  const first = striking[0];
  if (!first) return null;
  const { newest, before, meaning, share } = first;
  const verb = meaning === 'unclear' ? 'changed' : 'went';
  const from = before ? `${verb} from ${before.value} to ${newest.value}` : `was answered ${newest.value}`;
  const ends = [newest.minValue, newest.maxValue].map((end) => end ?? '…').join(' to ');
  const scale = meaning === 'outside' ? `outside ${ends}` : `of ${ends}`;
  const alike = striking.slice(1).filter((other) => (other.meaning === 'unclear') === (meaning === 'unclear'));
  const noun = alike.some((other) => other.newest.isScore) ? 'more survey result' : 'more question';
  const others = alike.length > 0 ? `, and so did ${count(alike.length, noun)}` : '';
  return {
    kind: 'SURVEY_OUT_OF_RANGE',
    urgency: { outside: 90, worse: 80 + Math.floor(share * 9), unclear: UNCLEAR_URGENCY }[meaning],
    explanation: `${quoted(newest.text)} ${from} (${scale}) on ${spoken(newest.day)}${others}.`,
  };
}
