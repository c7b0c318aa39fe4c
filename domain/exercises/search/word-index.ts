import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { FactsById } from '../filter.ts';
import { findSimilarExercises } from '../similar-exercises.ts';
import { englishLanguage } from './english-words.ts';
import {
  createCounter,
  createEntries,
  fields,
  findReason,
  weighKind,
  weighPhrases,
  weighTopics,
  weighJoint,
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
  /** What lacks one of three words or more. */
  searchNearly(text: string): Match[];
  /** Exercises that can stand in for one, best first. */
  findSimilar(exercise: Exercise): readonly Exercise[];
}

interface Found {
  entry: Entry;
  typed: readonly string[];
  queryTerms: readonly string[];
  score: number;
}

/** A way to read what is typed. */
interface Reading {
  words: readonly string[];
  /** What is found by it counts this share. */
  share: number;
}

/** An abbreviation stands for what it means before it stands for the beginning of a word. */
const NOT_WRITTEN_OUT = 0.1;
/** `post op`, where nothing says that it is for after surgery. */
const LEFT_OUT = 0.5;

/** Of several words, what has this share of the best score has them scattered over what is said of it: no match. */
const WEAK = 0.2;

/** A longer text is read as it is typed, and no text in more ways: each is a search while somebody types. */
const MOST_READ_WORDS = 6;
const MOST_READINGS = 24;

/** Letters of an abbreviation that may also be the beginning of a word. */
const LONGEST_ABBREVIATION = 5;

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
  const { toStems, saidOtherwise } = language;
  const toEntry = createEntries(facts, language);
  /** By the first of its words. */
  const otherwise = new Map<string, { said: string[]; meant: string[][] }[]>();
  for (const [text, meanings] of Object.entries(saidOtherwise)) {
    const written = toStems(text);
    const [first] = written;
    if (first === undefined) continue;
    const others = otherwise.get(first) ?? [];
    otherwise.set(first, [...others, { said: written, meant: meanings.split(', ').map(toStems) }]);
  }
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

  /** What the typed words can mean: first as they are typed, then with what the library says for some of them. */
  const listReadings = (typed: readonly string[]): Reading[] => {
    const [word, next, ...others] = typed;
    if (word === undefined) return [{ words: [], share: 1 }];
    const rest = typed.slice(1);
    // `clam shell` is `clamshell`.
    const joined = next !== undefined && terms.has(word + next) ? listReadings([word + next, ...others]) : [];
    const alternatives = (otherwise.get(word) ?? []).filter(({ said }) => said.every((each, at) => typed[at] === each));
    const isShort = alternatives.some(({ said }) => said.length === 1 && word.length <= LONGEST_ABBREVIATION);
    return [
      ...listReadings(rest).map((reading) => ({
        words: [word, ...reading.words],
        share: reading.share * (isShort ? NOT_WRITTEN_OUT : 1),
      })),
      ...joined,
      ...alternatives.flatMap(({ said, meant }) =>
        listReadings(typed.slice(said.length)).flatMap(({ words, share }) =>
          meant.map((head) => ({ words: [...head, ...words], share: head.length > 0 ? share : share * LEFT_OUT })),
        ),
      ),
    ];
  };

  const search = (typed: readonly string[], query: Query, options: SearchOptions = {}): Found[] => {
    const found = index.search(query, options);
    const highest = found[0]?.score ?? 1;
    const count = createCounter(typed);
    const counters = typed.map((word) => createCounter([word]));
    return found.map(({ id, score, queryTerms }) => {
      const entry = entries.get(id as string)!;
      const weight = weighPhrases(entry, typed, count) * weighKind(entry, typed) * weighJoint(entry, counters);
      const byWords = weight * (1 + (WORDS_WEIGHT * score) / highest);
      return { entry, typed, queryTerms, score: Math.max(byWords, weighTopics(entry, typed, count)) };
    });
  };
  const rank = (found: readonly Found[]): Match[] => {
    const best = new Map<string, Found>();
    for (const each of found) if (each.score > (best.get(each.entry.id)?.score ?? 0)) best.set(each.entry.id, each);
    const sorted = [...best.values()].toSorted((one, other) => other.score - one.score);
    const [first] = sorted;
    const least = first && first.typed.length > 1 ? first.score * WEAK : 0;
    return sorted
      .filter(({ score }) => score >= least)
      .map(({ entry, typed }) => ({ exercise: entry.exercise, reason: () => findReason(entry, typed) }));
  };
  const all = (queries: readonly Query[]): Query => ({ combineWith: 'AND', queries: [...queries] });

  const searchReadings = (typed: readonly string[]): Found[] => {
    const readings =
      typed.length > MOST_READ_WORDS ? [{ words: typed, share: 1 }] : listReadings(typed).slice(0, MOST_READINGS);
    return readings.flatMap(({ words: read, share }) => {
      const words = [...new Set(read)];
      return search(words, all(words)).map((each) => ({ ...each, score: each.score * share }));
    });
  };
  const toForms = (word: string): Query => ({
    combineWith: 'OR',
    queries: [word, ...swapNeighbors(word).filter((each) => terms.has(each))],
  });
  /** The word of the library that a mistyped one is closest to, or the two that it is written together of. */
  const correct = (word: string): readonly string[] => {
    if (index.search(word).length > 0) return [word];
    const [closest] = index.search(toForms(word), loosely);
    if (closest) return closest.terms.slice(0, 1);
    // `dizzy` is about dizziness.
    const beginning = word.slice(0, -1);
    if (beginning.length >= 4 && index.search(beginning).length > 0) return [beginning];
    const pairs = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]);
    return pairs.find((pair) => pair.every((part) => terms.has(part))) ?? [word];
  };

  return {
    search: (text) => rank(searchReadings(toStems(text))),
    searchNearly: (text) => {
      const typed = toStems(text);
      if (typed.length < 3 || typed.length > MOST_READ_WORDS) return [];
      return rank(typed.flatMap((_, left) => searchReadings(typed.filter((__, at) => at !== left))));
    },
    findSimilar: (exercise) => findSimilarExercises(exercise, exercises, facts).map(({ exercise: other }) => other),
    searchLoosely: (text) => {
      const typed = toStems(text);
      const mistyped = [...search(typed, all(typed.map(toForms)), loosely), ...searchReadings(typed.flatMap(correct))];
      if (mistyped.length > 0) return rank(mistyped);
      // What no exercise has is left out, if it is no more than half of the words.
      const known = typed.filter((word) => index.search(toForms(word), loosely).length > 0);
      if (known.length * 2 < typed.length) return [];
      const about = known.length < typed.length ? searchReadings(known) : [];
      if (about.length > 0 || typed.length < 3) return rank(about);
      const some = search(typed, { combineWith: 'OR', queries: typed.map(toForms) }, loosely);
      const countWords = ({ queryTerms }: Found) => new Set(queryTerms).size;
      const most = Math.max(0, ...some.map(countWords));
      return most * 2 < typed.length ? [] : rank(some.filter((each) => countWords(each) === most));
    },
  };
}
