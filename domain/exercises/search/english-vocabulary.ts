import { abbreviations, describedSynonyms } from './described-synonyms.ts';
import { movementSynonyms } from './movement-synonyms.ts';
import type { Synonym } from './synonym.ts';
import { toStems } from './spelling.ts';
import { upperBodySynonyms } from './upper-body-synonyms.ts';
import { createVocabulary } from './vocabulary.ts';

export const synonyms: readonly Synonym[] = [
  ...movementSynonyms,
  ...upperBodySynonyms,
  ...describedSynonyms,
  ...abbreviations,
];

/** The library's own words, in which it is written. */
export const englishVocabulary = createVocabulary({
  synonyms,
  abbreviations,
  toStems,
  translate: (value) => value,
});
