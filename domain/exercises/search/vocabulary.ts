import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { toStems as toEnglishStems } from './spelling.ts';

/** Other names of exercises; both fields are lists of phrases, separated by commas. */
export interface Synonym {
  /** Matches an exercise whose name or description has every word of one of these phrases, in any order. */
  of: string;
  /** What patients and clinicians call it, in the language of the list; `of` is always English. */
  called: string;
  /** Limits the match to exercises of this body target. */
  target?: 'Shoulder' | 'Hip/Knee' | 'Torso/Core' | 'Elbow/Hand' | 'Ankle/Foot' | 'Neck' | 'Spine';
}

/** A name or description of an exercise, with its stems. */
export interface Phrase {
  text: string;
  words: readonly string[];
}

/** The words of a language. */
export interface Vocabulary {
  /** The stems of a text, without stop words. */
  toStems: (text: string) => string[];
  /** Descriptions of an exercise besides its name: targets, equipment, position and type. */
  listDescriptions: (exercise: Exercise) => Phrase[];
  /** The synonyms of an exercise, each once. */
  listAliases: (exercise: Exercise) => Phrase[];
  /** Whether a word is a clinician's abbreviation, such as ER. */
  isAbbreviation: (word: string) => boolean;
}

interface Language {
  synonyms: readonly Synonym[];
  /** The synonyms that are abbreviations. */
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

/** Synonyms name their exercises in English in every language: each exercise keeps its English name in `simpleName`. */
export function createVocabulary({ synonyms, abbreviations, toStems, translate }: Language): Vocabulary {
  const known = new Map<string, Phrase>();
  /** The phrase of a text, cached. */
  const toPhrase = (text: string): Phrase => {
    let phrase = known.get(text);
    if (!phrase) known.set(text, (phrase = { text, words: toStems(text) }));
    return phrase;
  };
  /** Meanings by their first word, so that an exercise is compared only with those that it can match. */
  const meanings = new Map<string, Meaning[]>();
  for (const { of, called, target } of synonyms) {
    for (const meant of of.split(', ')) {
      const words = toEnglishStems(meant);
      const others = meanings.get(words[0]!) ?? [];
      meanings.set(words[0]!, [...others, { words, called: called.split(', ').map(toPhrase), target }]);
    }
  }
  const short = new Set(abbreviations.flatMap(({ called }) => called.split(', ')).flatMap(toStems));
  return {
    toStems,
    listDescriptions: (exercise) => listValues(exercise).map((value) => toPhrase(translate(value))),
    listAliases: (exercise) => {
      const named = `${exercise.name} ${exercise.simpleName ?? ''}`;
      const own = new Set(toEnglishStems([named, ...listValues(exercise)].join(' ')));
      const fits = ({ words, target }: Meaning) =>
        words.every((word) => own.has(word)) && (!target || exercise.bodyTargets.includes(target));
      const found = [...own].flatMap((word) => meanings.get(word) ?? []).filter(fits);
      return [...new Set(found.flatMap(({ called }) => called))];
    },
    isAbbreviation: (word) => short.has(word),
  };
}
