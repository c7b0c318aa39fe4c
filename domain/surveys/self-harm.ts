import { frequency } from './item-points.ts';
import type { StoredAnswer } from './survey-answers.ts';

/** The published wording, whatever form asks it. */
const WORDING = /\bbetter off dead\b|\bhurting yourself\b/i;

/** Does the answer say that there were such thoughts on any day? */
export const isSelfHarmReport = ({ text, value }: Pick<StoredAnswer, 'text' | 'value'>): boolean =>
  WORDING.test(text) && (frequency({ questionId: '', type: '', text, value }) ?? 0) > 0;
