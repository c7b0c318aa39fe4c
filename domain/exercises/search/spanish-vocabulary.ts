import { spanishDescribedSynonyms, spanishMovementSynonyms } from './spanish-synonyms.ts';
import type { Synonym } from './synonym.ts';
import { toSpanishStems } from './spelling.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

export const spanishSynonyms: readonly Synonym[] = [...spanishMovementSynonyms, ...spanishDescribedSynonyms];

/** Spanish words of the library; `say` gives a value of it, such as `Seated`, in Spanish. */
export const createSpanishVocabulary = (say: (value: string) => string): Vocabulary =>
  createVocabulary({ synonyms: spanishSynonyms, abbreviations: [], toStems: toSpanishStems, translate: say });
