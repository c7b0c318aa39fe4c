import type { Language } from '../../contract/platform/languages.ts';

/** The end of a sentence or of a clause that a list follows. */
const END = /[?:.…]\s+/g;

/**
 * Splits off what all questions of a survey begin with: `Over the last 2 weeks, how often have you been bothered by:`.
 * Only whole sentences are split off, and no question is left without a text.
 */
export function splitLead(texts: readonly string[]): { lead: string; texts: string[] } {
  const [first = '', ...others] = texts;
  if (others.length === 0) return { lead: '', texts: [...texts] };
  const ends = [...first.matchAll(END)].map(({ index, 0: end }) => index + end.length);
  const shared = ends.findLast((end) =>
    texts.every((text) => text.length > end && text.slice(0, end) === first.slice(0, end)),
  );
  return shared === undefined
    ? { lead: '', texts: [...texts] }
    : { lead: first.slice(0, shared).trim(), texts: texts.map((text) => text.slice(shared)) };
}

const names = {
  en: { now: 'Pain now', worst: 'Worst pain', best: 'Least pain', average: 'Average pain' },
  es: { now: 'Dolor ahora', worst: 'Peor dolor', best: 'Menor dolor', average: 'Dolor medio' },
} satisfies Record<Language, object>;

export type PainMoment = keyof typeof names.en;

const moments: [name: PainMoment, wording: RegExp][] = [
  ['now', /\b(right now|at (this|the) moment|at present|currently?|now)\b/i],
  ['worst', /\b(worst|highest)\b/i],
  ['best', /\b(best|least|lowest)\b/i],
  ['average', /\baverage\b/i],
];
/** What pain keeps from is not the pain itself. */
const EFFECT = /\b(interfer|affect|limit|stop|prevent|contribut)/i;

/** The moment for which a question asks for a rating of pain; undefined for another question, or one of several moments. */
export function findPainMoment(text: string): PainMoment | undefined {
  if (!/\bpain\b/i.test(text) || EFFECT.test(text)) return undefined;
  const [found, another] = moments.filter(([, wording]) => wording.test(text));
  return another ? undefined : found?.[0];
}

/** A short name for a rating of pain, to stand at its line: `Worst pain`; the question itself where it is another one. */
export function shortenQuestion(text: string, language: Language): string {
  const moment = findPainMoment(text);
  return moment ? names[language][moment] : text;
}
