import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { ExerciseFacts } from '../../../contract/exercises/facts.ts';
import { isAssessment, type FactsById } from '../filter.ts';
import { findSimilarExercises } from '../similar-exercises.ts';
import { englishLanguage } from './english-words.ts';
import { swapNeighbors } from './spelling.ts';

export interface Match {
  exercise: Exercise;
  /** The other name, condition or value by which it matches; null for its name. Worked out only for those that are shown. */
  reason: () => string | null;
}

/** Finds exercises by typed words, best first. */
export interface WordIndex {
  search(text: string): Match[];
  /** The same with typing errors forgiven, and one of several words. */
  searchLoosely(text: string): Match[];
  /** Exercises that can stand in for one, best first. */
  findSimilar(exercise: Exercise): readonly Exercise[];
}

/** The words of a language. */
export interface SearchLanguage {
  /** The stems of a text, without stop words. */
  toStems: (text: string) => string[];
  /** A value of the library, such as `Seated`, in the language. */
  translate: (value: string) => string;
  /** Other words for values of the library, with commas between. */
  alsoCalled: Readonly<Record<string, string>>;
  /** Meanings of what clinicians write short, with commas between. */
  abbreviations: Readonly<Record<string, string>>;
}

/** A field of the index and how much a match in it weighs. */
const weights = {
  name: 6,
  synonyms: 4,
  movements: 2,
  muscles: 2,
  region: 2,
  equipment: 2,
  position: 1,
  type: 1,
  phases: 0.5,
} as const;
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

interface Phrase {
  text: string;
  stems: readonly string[];
  /** Place of its value among those of the field, from 0. */
  place: number;
}
interface Found {
  entry: Entry;
  typed: readonly string[];
  queryTerms: readonly string[];
  score: number;
}
interface Entry {
  id: string;
  exercise: Exercise;
  phrases: Readonly<Record<Field, readonly Phrase[]>>;
}

const listValues = (
  { name, simpleName, bodyTargets, equipment, subjectPosition, exerciseType }: Exercise,
  facts: ExerciseFacts | undefined,
): Record<Field, readonly (string | null)[]> => ({
  name: [name, simpleName],
  synonyms: facts?.synonyms ?? [],
  movements: facts?.movements ?? [],
  muscles: facts?.muscles ?? [],
  region: bodyTargets,
  equipment,
  position: [subjectPosition],
  type: [exerciseType],
  phases: facts?.phases ?? [],
});

/** Whether every typed stem begins a word of the phrase. */
const holdsAll = (typed: readonly string[], { stems }: Phrase) =>
  typed.every((word) => stems.some((stem) => stem.startsWith(word)));

/** What a phrase that holds all typed words adds to the score of its exercise: as a whole, or with words besides. */
const phraseWeights: Readonly<Partial<Record<Field, readonly [whole: number, part: number]>>> = {
  name: [8, 5],
  synonyms: [6, 3],
  movements: [4, 2],
  muscles: [4, 2],
};

/** What is said first of an exercise says most: each further one counts this much less. */
const DECAY = 0.1;

/** How much more an exercise is meant because one of its phrases holds all typed words. */
function weighPhrases({ phrases }: Entry, typed: readonly string[]): number {
  let best = 1;
  for (const [field, [whole, part]] of Object.entries(phraseWeights)) {
    phrases[field as Field].forEach((phrase) => {
      if (!holdsAll(typed, phrase)) return;
      const weight = phrase.stems.length === typed.length ? whole : part;
      best = Math.max(best, 1 + (weight - 1) * Math.max(0.3, 1 - DECAY * phrase.place));
    });
  }
  return best;
}

/** How much the words for themselves can add to what phrases weigh. */
const WORDS_WEIGHT = 0.3;

const KNOWN_WEIGHT = 0.02;

/**
 * What is looked for first: exercises before tests and before those of a gym, and those that are given for much, of which
 * more is said.
 */
const weighKind = ({ exercise, phrases }: Entry) =>
  (isAssessment(exercise) || exercise.isGym ? 0.5 : 1) * (1 + KNOWN_WEIGHT * Math.min(phrases.synonyms.length, 12));

/** Entries that are taken in between two moments of rest: a few milliseconds of work. */
const BATCH_SIZE = 20;
const yieldToBrowser = () => new Promise<void>((rested) => setTimeout(rested));

/** Typing errors by the length of a word. */
const loosely: SearchOptions = { fuzzy: (word) => (word.length > 7 ? 2 : word.length > 3 ? 1 : false) };

/** An index over names, synonyms and values of exercises. It is built in parts, so that keys and frames come through meanwhile. */
export async function buildWordIndex(
  exercises: readonly Exercise[],
  facts: FactsById,
  { toStems, translate, alsoCalled, abbreviations }: SearchLanguage = englishLanguage,
): Promise<WordIndex> {
  const known = new Map<string, readonly string[]>();
  const toKnownStems = (text: string) => {
    const stems = known.get(text) ?? toStems(text);
    known.set(text, stems);
    return stems;
  };
  const toPhrase = (text: string, place: number): Phrase => ({ text, stems: toKnownStems(text), place });
  /** A value in the language, and its other words. */
  const toPhrases = (value: string, place: number): Phrase[] =>
    [translate(value), ...(alsoCalled[value]?.split(', ') ?? [])].map((text) => toPhrase(text, place));
  const toEntry = (exercise: Exercise): Entry => {
    const phrases = Object.entries(listValues(exercise, facts.get(exercise.id))).map(([field, values]) => {
      const texts = values.filter((value) => value !== null);
      return [field, field === 'name' || field === 'synonyms' ? texts.map(toPhrase) : texts.flatMap(toPhrases)];
    });
    return { id: exercise.id, exercise, phrases: Object.fromEntries(phrases) as Entry['phrases'] };
  };

  const meanings = new Map(
    Object.entries(abbreviations).map(([short, meant]) => [toStems(short)[0], meant.split(', ')]),
  );
  const entries = new Map<string, Entry>();
  const terms = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields,
    extractField: (entry, field) =>
      field === 'id' ? entry.id : [...new Set(entry.phrases[field as Field].flatMap(({ stems }) => stems))].join(' '),
    tokenize: (text) => text.split(' '),
    processTerm: (word) => (terms.add(word), word),
    searchOptions: {
      processTerm: (word) => word,
      boost: weights,
      prefix: true,
      weights: { prefix: 0.6, fuzzy: 0.3 },
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });
  for (const [at, exercise] of exercises.entries()) {
    if (at % BATCH_SIZE === BATCH_SIZE - 1) await yieldToBrowser();
    const entry = toEntry(exercise);
    entries.set(entry.id, entry);
    index.add(entry);
  }

  /** What the typed words can mean: as they are typed, and with an abbreviation written out. */
  const listReadings = (text: string): (readonly string[])[] =>
    toStems(text).reduce<(readonly string[])[]>(
      (readings, word) => {
        const meant = [[word], ...(meanings.get(word)?.map(toStems) ?? [])];
        return readings.flatMap((reading) => meant.map((words) => [...reading, ...words]));
      },
      [[]],
    );

  const findReason = ({ phrases }: Entry, typed: readonly string[]): string | null => {
    const find = (field: Field, words: readonly string[]) => phrases[field].find((phrase) => holdsAll(words, phrase));
    if (find('name', typed)) return null;
    const called = find('synonyms', typed);
    if (called) return called.text;
    const missing = typed.filter((word) => !find('name', [word]));
    const found = missing.flatMap((word) => fields.flatMap((field) => find(field, [word]) ?? []));
    return found[0]?.text ?? null;
  };

  const search = (typed: readonly string[], query: Query, options: SearchOptions = {}): Found[] => {
    const found = index.search(query, options);
    const highest = found[0]?.score ?? 1;
    return found.map(({ id, score, queryTerms }) => {
      const entry = entries.get(id as string)!;
      const weight = weighPhrases(entry, typed) * weighKind(entry);
      return { entry, typed, queryTerms, score: weight * (1 + (WORDS_WEIGHT * score) / highest) };
    });
  };
  const rank = (found: readonly Found[]): Match[] => {
    const best = new Map<string, Found>();
    for (const each of found) if (each.score > (best.get(each.entry.id)?.score ?? 0)) best.set(each.entry.id, each);
    return [...best.values()]
      .toSorted((one, other) => other.score - one.score)
      .map(({ entry, typed }) => ({ exercise: entry.exercise, reason: () => findReason(entry, typed) }));
  };
  const all = (queries: readonly Query[]): Query => ({ combineWith: 'AND', queries: [...queries] });

  return {
    search: (text) => {
      const [asTyped, ...writtenOut] = listReadings(text);
      const found = search(asTyped!, all(asTyped!)).map((each) => ({
        ...each,
        // An abbreviation stands for what it means before it stands for the beginning of a word.
        score: writtenOut.length > 0 ? each.score * 0.1 : each.score,
      }));
      return rank([...found, ...writtenOut.flatMap((typed) => search(typed, all(typed)))]);
    },
    findSimilar: (exercise) => findSimilarExercises(exercise, exercises, facts).map(({ exercise: other }) => other),
    searchLoosely: (text) => {
      const typed = toStems(text);
      const forms = typed.map((word): Query => ({
        combineWith: 'OR',
        queries: [word, ...swapNeighbors(word).filter((each) => terms.has(each))],
      }));
      const mistyped = search(typed, all(forms), loosely);
      if (mistyped.length > 0 || typed.length < 3) return rank(mistyped);
      const some = search(typed, { combineWith: 'OR', queries: forms }, loosely);
      return rank(some.filter(({ queryTerms }) => new Set(queryTerms).size >= typed.length - 1));
    },
  };
}
