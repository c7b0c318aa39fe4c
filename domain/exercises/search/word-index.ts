import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { FactsById } from '../filter.ts';
import { findSimilarExercises } from '../similar-exercises.ts';
import { englishLanguage } from './english-words.ts';
import {
  createEntries,
  fields,
  findReason,
  weighKind,
  weighPhrases,
  weights,
  type Entry,
  type Field,
  type SearchLanguage,
} from './search-entries.ts';
import { swapNeighbors } from './spelling.ts';

/** How much the words for themselves can add to what phrases weigh. */
const WORDS_WEIGHT = 0.3;

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

interface Found {
  entry: Entry;
  typed: readonly string[];
  queryTerms: readonly string[];
  score: number;
}

/** Entries that are taken in between two moments of rest: a few milliseconds of work. */
const BATCH_SIZE = 20;
const yieldToBrowser = () => new Promise<void>((rested) => setTimeout(rested));

/** Typing errors by the length of a word. */
const loosely: SearchOptions = { fuzzy: (word) => (word.length > 7 ? 2 : word.length > 3 ? 1 : false) };

/** An index over names, synonyms and values of exercises. It is built in parts, so that keys and frames come through meanwhile. */
export async function buildWordIndex(
  exercises: readonly Exercise[],
  facts: FactsById,
  language: SearchLanguage = englishLanguage,
): Promise<WordIndex> {
  const { toStems, abbreviations } = language;
  const toEntry = createEntries(facts, language);
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
