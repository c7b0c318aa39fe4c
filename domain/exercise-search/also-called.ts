import { abbreviations, describedSayings } from './described-sayings.ts';
import { movementSayings } from './movement-sayings.ts';
import type { Saying } from './saying.ts';
import { stemsOf } from './spelling.ts';
import { upperSayings } from './upper-sayings.ts';
import { vocabularyOf } from './vocabulary.ts';

export const sayings: readonly Saying[] = [...movementSayings, ...upperSayings, ...describedSayings, ...abbreviations];

/** The library's own words, in which it is written. */
export const english = vocabularyOf({ sayings, abbreviations, stemsOf, say: (value) => value });
