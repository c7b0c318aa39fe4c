import type { Exercise } from '../../contract/exercises.ts';
import { abbreviations, describedSayings } from './described-sayings.ts';
import { movementSayings } from './movement-sayings.ts';
import type { Saying } from './saying.ts';
import { stemsOf } from './spelling.ts';
import { upperSayings } from './upper-sayings.ts';

export const sayings: readonly Saying[] = [...movementSayings, ...upperSayings, ...describedSayings, ...abbreviations];

/** What an exercise goes by, or is described by, and the words of it that count. */
export interface Phrase {
  text: string;
  words: readonly string[];
}

const known = new Map<string, Phrase>();

/** The phrase of a text, worked out once. */
function phraseOf(text: string): Phrase {
  let phrase = known.get(text);
  if (!phrase) known.set(text, (phrase = { text, words: stemsOf(text) }));
  return phrase;
}

const phrases = (list: string): Phrase[] => list.split(', ').map(phraseOf);

interface Meaning {
  words: readonly string[];
  called: readonly Phrase[];
  target: Saying['target'];
}

/** Meanings by their first word, so that an exercise is held only against those that it can have. */
const meanings = new Map<string, Meaning[]>();
for (const { of, called, target } of sayings) {
  for (const { words } of phrases(of)) {
    const others = meanings.get(words[0]!) ?? [];
    meanings.set(words[0]!, [...others, { words, called: phrases(called), target }]);
  }
}

/** What an exercise is described by besides its name: targets, equipment, position and kind. */
export const describedBy = (exercise: Exercise): Phrase[] =>
  [...exercise.bodyTargets, ...exercise.equipment, exercise.subjectPosition, exercise.exerciseType]
    .filter((value) => value !== null)
    .map(phraseOf);

/** What patients and clinicians call an exercise besides its name, each once. */
export function alsoCalled(exercise: Exercise): Phrase[] {
  const names = stemsOf(`${exercise.name} ${exercise.simpleName ?? ''}`);
  const own = new Set([...names, ...describedBy(exercise).flatMap(({ words }) => words)]);
  const fits = ({ words, target }: Meaning) =>
    words.every((word) => own.has(word)) && (!target || exercise.bodyTargets.includes(target));
  const found = [...own].flatMap((word) => meanings.get(word) ?? []).filter(fits);
  return [...new Set(found.flatMap(({ called }) => called))];
}

const short = new Set(abbreviations.flatMap(({ called }) => phrases(called)).flatMap(({ words }) => words));

/** Whether a word is one that clinicians write short, such as ER. */
export const isAbbreviation = (word: string): boolean => short.has(word);
