import type { Phrases } from '../phrases.ts';

/** Names of published instruments that are said in Spanish; abbreviations stay. */
export const instrumentPhrases: Phrases = {
  'RAND Physical Functioning': 'Función física RAND',
  'STEADI Key Questions': 'Preguntas clave STEADI',
};
