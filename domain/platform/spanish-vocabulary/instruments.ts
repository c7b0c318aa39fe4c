import type { Vocabulary } from './vocabulary.ts';

/** Names of published instruments that are said in Spanish; abbreviations stay. */
export const instrumentTerms: Vocabulary = {
  'RAND Physical Functioning': 'Función física RAND',
  'STEADI Key Questions': 'Preguntas clave STEADI',
  'STEADI Stay Independent': 'Manténgase Independiente de STEADI',
};
