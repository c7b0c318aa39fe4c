import type { Language } from '../../contract/languages.ts';
import type { MeasuredRange } from '../../contract/patient-results.ts';
import { spanishOf } from '../library/spanish.ts';

const nameIn = (id: string, name: string, language: Language): string =>
  (language === 'es' ? spanishOf(id)?.name : undefined) ?? name;

/** Names of exercises by their id, in a language where the library has them in it. */
export const namesInLanguage = (names: Readonly<Record<string, string>>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, nameIn(id, name, language)]));

/** What was measured, by the names of its exercises in a language; English comes in its order. */
export function rangesInLanguage(ranges: MeasuredRange[], language: Language): MeasuredRange[] {
  if (language === 'en') return ranges;
  return ranges
    .map((measured) => ({ ...measured, name: nameIn(measured.exerciseId, measured.name, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}
