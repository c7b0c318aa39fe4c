import type { SurveyScore } from '../../contract/surveys/scores.ts';
import type { ProResponse } from './survey-answers.ts';
import { findInstrument, type Instrument } from './instruments.ts';

/** What a score is made of. */
export type Scorable = Omit<ProResponse, 'formId' | 'submittedAt'>;

export interface ComputedScore extends Omit<SurveyScore, 'dateTime'> {
  /** Null if the score is not of a known instrument. */
  instrument: Instrument | null;
}

/** Forms deliver whole numbers, published rules can give fractions. */
const ROUNDED_AWAY = 0.5;

/** Rounds a score to one decimal, as it is shown and compared. */
export const toOneDecimal = (value: number): number => Math.round(value * 10) / 10;

type Reading =
  /** Made of so many answers of so many questions. */
  | { computed: number; answered: number; items: number }
  /** `MISSING` and `UNREAD` do not count; `ANOTHER` is a question that the instrument does not have. */
  | 'MISSING'
  | 'UNREAD'
  | 'ANOTHER';

/** The score by the instrument's published rule, or the reason why there is none. */
function readScore(instrument: Instrument, { answers, unanswered }: Scorable): Reading {
  const read = answers.flatMap((answer) => {
    const points = instrument.scoreAnswer(answer);
    return points === null ? [] : [{ answer, points }];
  });
  const answered = read.length;
  const { items, least } = instrument;
  const most = Math.max(...items);
  if (answered > most) return 'ANOTHER';
  if (answered === 0) return 'UNREAD';
  const isWhole = items.includes(answered);
  const isUnscorable = instrument.isUnscorable?.(read.map(({ answer }) => answer)) ?? false;
  if (isUnscorable || !(isWhole || (least !== undefined && answered >= least)))
    // What was answered in words of the clinic's own was not left out.
    return unanswered === 0 ? 'UNREAD' : 'MISSING';
  const computed = toOneDecimal(instrument.total(read.map(({ points }) => points)));
  return { computed, answered, items: isWhole ? answered : most };
}

/** The score that the delivery brought: the form's score, or its variable of that name. */
function findDeliveredScore({ calculatedScore, variables }: Scorable): number | null {
  const variable = variables?.find(({ key, type }) => key === 'score' && type === 'number');
  const score = calculatedScore ?? variable?.number ?? null;
  return score === null ? null : toOneDecimal(score);
}

const createUnnamedScore = (value: number): ComputedScore => ({
  instrument: null,
  value,
  from: 'DELIVERED',
  answered: null,
  items: null,
  byRule: null,
});

/**
 * The score of a filled-in survey: the one that was delivered, else the one that the published rule of the instrument gives;
 * null for none. No score where the rule says that too much is missing, whatever the form counted. A delivered score
 * outside the instrument's range is no score of it, and a delivered 0 is what forms send that count nothing: the rule's
 * score takes their place. Where both are there and differ, `byRule` says so.
 */
export function computeScore(survey: Scorable): ComputedScore | null {
  const delivered = findDeliveredScore(survey);
  const instrument = findInstrument(survey.formTitle);
  const reading = instrument ? readScore(instrument, survey) : 'ANOTHER';
  if (!instrument || reading === 'ANOTHER') return delivered === null ? null : createUnnamedScore(delivered);
  if (reading === 'MISSING') return null;
  const [min, max] = instrument.range;
  const fits = delivered !== null && delivered >= min && delivered <= max;
  if (reading === 'UNREAD') {
    if (delivered === null) return null;
    return { ...createUnnamedScore(delivered), instrument: fits ? instrument : null };
  }
  const { computed, answered, items } = reading;
  if (!fits || (delivered === 0 && computed !== 0))
    return { instrument, value: computed, from: 'COMPUTED', answered, items, byRule: null };
  const differs = Math.abs(delivered - computed) > ROUNDED_AWAY;
  return { instrument, value: delivered, from: 'DELIVERED', answered, items, byRule: differs ? computed : null };
}
