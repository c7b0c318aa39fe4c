import { frequency } from './item-points.ts';
import type { StoredAnswer } from './survey-answers.ts';

/** The published wording, whatever form asks it. */
const WORDING = /\bbetter off dead\b|\bhurting yourself\b/i;

/** Does the answer say that there were such thoughts on any day? */
export const isSelfHarmReport = (answer: StoredAnswer): boolean =>
  WORDING.test(answer.text) && (frequency(answer) ?? 0) > 0;
