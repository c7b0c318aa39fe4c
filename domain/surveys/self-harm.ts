import { frequency } from './item-points.ts';
import type { StoredAnswer } from './survey-answers.ts';

/** The published wording in English and Spanish, whatever form asks it. */
const WORDING = /\bbetter off dead\b|\bhurting yourself\b|\bmejor muert[oa]\b|\blastimarse\b/i;

const SPANISH_DAYS = /^\s*(varios días|más de la mitad de los días|casi todos los días)\b/i;

/** Does the answer say that there were such thoughts on any day? */
export const isSelfHarmReport = ({ text, value }: Pick<StoredAnswer, 'text' | 'value'>): boolean =>
  WORDING.test(text) &&
  (SPANISH_DAYS.test(String(value)) || (frequency({ questionId: '', type: '', text, value }) ?? 0) > 0);
