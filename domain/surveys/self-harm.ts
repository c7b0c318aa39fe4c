import type { StoredAnswer } from './survey-answers.ts';

/** The published wording in English and Spanish, whatever form asks it. */
const WORDING = /\bbetter off dead\b|\bhurting yourself\b|\bmejor muert[oa]\b|\blastimarse\b/i;

/** What says that there were no such thoughts. */
const DENIAL =
  /^(not at all|never|none|nunca|ning[uú]n d[ií]a|ninguno|para nada|en absoluto)\b|^(no|false)\s*([,.(]|$)/i;

type Answer = Pick<StoredAnswer, 'text' | 'value' | 'minValue'>;

function isDenial({ value, minValue }: Answer): boolean {
  if (value === null || value === false) return true;
  const text = String(value).trim();
  if (text === '' || DENIAL.test(text)) return true;
  return Number(text) <= (minValue ?? 0);
}

/**
 * Does the answer tell of such thoughts on any day? Forms word their answers as they like, so every answer that is not a
 * denial does: one too many on the worklist costs a call, one too few may cost a life.
 */
export const isSelfHarmReport = (answer: Answer): boolean => WORDING.test(answer.text) && !isDenial(answer);
