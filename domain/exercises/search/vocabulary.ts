import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { toStems as englishStemsOf } from './spelling.ts';

/** What people call exercises that are named otherwise; both lists are of phrases, parted by commas. */
export interface Synonym {
  /** An exercise is meant if its name, or what it is described by, has every word of one of these, in any order. */
  of: string;
  /** What patients and clinicians call it, in the language of the list; `of` is English in every one. */
  called: string;
  /** Only exercises of this body target are meant. */
  target?: 'Shoulder' | 'Hip/Knee' | 'Torso/Core' | 'Elbow/Hand' | 'Ankle/Foot' | 'Neck' | 'Spine';
}

/** What an exercise goes by, or is described by, and the words of it that count. */
export interface Phrase {
  text: string;
  words: readonly string[];
}

/** What is known of the words of a language. */
export interface Vocabulary {
  /** The words of a text that count, in one form for all of their endings. */
  toStems: (text: string) => string[];
  /** What an exercise is described by besides its name: targets, equipment, position and kind. */
  listDescriptions: (exercise: Exercise) => Phrase[];
  /** What patients and clinicians call an exercise besides its name, each once. */
  listAliases: (exercise: Exercise) => Phrase[];
  /** Whether a word is one that clinicians write short, such as ER. */
  isAbbreviation: (word: string) => boolean;
}

interface Language {
  synonyms: readonly Synonym[];
  /** Those of the sayings that clinicians write short. */
  abbreviations: readonly Synonym[];
  toStems: (text: string) => string[];
  /** A value of the library, such as `Seated`, in the language. */
  translate: (value: string) => string;
}

interface Meaning {
  words: readonly string[];
  called: readonly Phrase[];
  target: Synonym['target'];
}

const listValues = ({ bodyTargets, equipment, subjectPosition, exerciseType }: Exercise): string[] =>
  [...bodyTargets, ...equipment, subjectPosition, exerciseType].filter((value) => value !== null);

/** Which exercises are meant is said in English in every language: each keeps its English name in `simpleName`. */
export function createVocabulary({
  synonyms: sayings,
  abbreviations,
  toStems: stemsOf,
  translate: say,
}: Language): Vocabulary {
  const known = new Map<string, Phrase>();
  /** The phrase of a text, worked out once. */
  const phraseOf = (text: string): Phrase => {
    let phrase = known.get(text);
    if (!phrase) known.set(text, (phrase = { text, words: stemsOf(text) }));
    return phrase;
  };
  /** Meanings by their first word, so that an exercise is held only against those that it can have. */
  const meanings = new Map<string, Meaning[]>();
  for (const { of, called, target } of sayings) {
    for (const meant of of.split(', ')) {
      const words = englishStemsOf(meant);
      const others = meanings.get(words[0]!) ?? [];
      meanings.set(words[0]!, [...others, { words, called: called.split(', ').map(phraseOf), target }]);
    }
  }
  const short = new Set(abbreviations.flatMap(({ called }) => called.split(', ')).flatMap(stemsOf));
  return {
    toStems: stemsOf,
    listDescriptions: (exercise) => listValues(exercise).map((value) => phraseOf(say(value))),
    listAliases: (exercise) => {
      const named = `${exercise.name} ${exercise.simpleName ?? ''}`;
      const own = new Set(englishStemsOf([named, ...listValues(exercise)].join(' ')));
      const fits = ({ words, target }: Meaning) =>
        words.every((word) => own.has(word)) && (!target || exercise.bodyTargets.includes(target));
      const found = [...own].flatMap((word) => meanings.get(word) ?? []).filter(fits);
      return [...new Set(found.flatMap(({ called }) => called))];
    },
    isAbbreviation: (word) => short.has(word),
  };
}
