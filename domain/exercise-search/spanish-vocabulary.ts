import { spanishDescribedSayings, spanishMovementSayings } from './spanish-sayings.ts';
import type { Saying } from './saying.ts';
import { spanishStemsOf } from './spelling.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';

export const spanishSayings: readonly Saying[] = [...spanishMovementSayings, ...spanishDescribedSayings];

/** Spanish words of the library; `say` gives a value of it, such as `Seated`, in Spanish. */
export const spanishVocabulary = (say: (value: string) => string): Vocabulary =>
  vocabularyOf({ sayings: spanishSayings, abbreviations: [], stemsOf: spanishStemsOf, say });
