import type { AttentionReason } from '../../contract/worklist.ts';
import { daysBetween } from '../calendar.ts';
import type { StoredAnswer } from '../pro-questions.ts';
import { count, spoken } from '../rtm/explanation.ts';
import type { CareFacts, FilledSurvey } from './care-facts.ts';

const RECENT_DAYS = 14;
/** A fifth of the scale. */
const PARTS_OF_SCALE = 5;
const LONGEST_QUESTION = 80;

interface Charted extends StoredAnswer {
  value: number;
  day: string;
}

/** Answers of each charted question, the newest first. */
function chartedAnswers(surveys: readonly FilledSurvey[]): Charted[][] {
  const questions = new Map<string, Charted[]>();
  for (const { formId, day, answers } of surveys) {
    for (const answer of answers) {
      if (!answer.isChartable || typeof answer.value !== 'number') continue;
      const id = `${formId}:${answer.questionId}`;
      const known = questions.get(id) ?? [];
      questions.set(id, known);
      known.push({ ...answer, value: answer.value, day });
    }
  }
  return [...questions.values()];
}

const isOutside = ({ value, minValue, maxValue }: Charted): boolean =>
  (minValue != null && value < minValue) || (maxValue != null && value > maxValue);

const onSameScale = (one: Charted, other: Charted): boolean =>
  one.minValue === other.minValue && one.maxValue === other.maxValue;

/** How far the answer moved, as a share of its scale; 0 without a scale or an earlier answer on the same one. */
function moved(newest: Charted, before: Charted | undefined): number {
  const { minValue, maxValue } = newest;
  if (!before || minValue == null || maxValue == null || minValue >= maxValue || !onSameScale(newest, before)) return 0;
  return Math.abs(newest.value - before.value) / (maxValue - minValue);
}

const quoted = (text: string): string =>
  `“${text.length > LONGEST_QUESTION ? `${text.slice(0, LONGEST_QUESTION - 1).trimEnd()}…` : text}”`;

/**
 * A charted question of which the newest answer, at most 14 days old, lies outside its scale or moved by a fifth of the
 * scale or more since the answer before: 2 points of an 11-point pain scale, the change that patients themselves call
 * much better or worse (Farrar et al., Pain 2001;94:149-158). Whether up or down is better the question alone knows, so
 * both are told. The question that is furthest off speaks for the others; the further, the more urgent.
 */
export function surveyOutOfRange({ today, surveys }: CareFacts): AttentionReason | null {
  const striking = chartedAnswers(surveys)
    .map(([newest, before]) => ({
      newest: newest!,
      before,
      outside: isOutside(newest!),
      share: moved(newest!, before),
    }))
    .filter(({ newest }) => newest.day <= today && daysBetween(newest.day, today) <= RECENT_DAYS)
    .filter(({ outside, share }) => outside || share * PARTS_OF_SCALE >= 1)
    .toSorted((a, b) => Number(b.outside) - Number(a.outside) || b.share - a.share);
  const first = striking[0];
  if (!first) return null;
  const { newest, before, outside } = first;
  const from = before ? `went from ${before.value} to ${newest.value}` : `was answered ${newest.value}`;
  const ends = [newest.minValue, newest.maxValue].map((end) => end ?? '…').join(' to ');
  const scale = outside ? `outside ${ends}` : `of ${ends}`;
  const others = striking.length > 1 ? `, and so did ${count(striking.length - 1, 'more question')}` : '';
  return {
    kind: 'SURVEY_OUT_OF_RANGE',
    urgency: outside ? 90 : 80 + Math.floor(first.share * 9),
    explanation: `${quoted(newest.text)} ${from} (${scale}) on ${spoken(newest.day)}${others}.`,
  };
}
