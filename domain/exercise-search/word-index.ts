import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { Exercise } from '../../contract/exercises.ts';
import { english } from './also-called.ts';
import { swapped } from './spelling.ts';
import type { Phrase, Vocabulary } from './vocabulary.ts';

/**
 * Why an exercise may be meant: its name is written nearly so, it goes by this other name, or it is described by this
 * value.
 */
export type Reason = { kind: 'named' } | { kind: 'called' | 'described'; text: string };

export interface Similar {
  exercise: Exercise;
  /** Worked out only for those that are shown. */
  reason: () => Reason;
}

/** Finds exercises by similar words, best first. */
export interface WordIndex {
  similarTo(text: string): Similar[];
  /** Whether a word is one that clinicians write short, such as ER. */
  isAbbreviation: (word: string) => boolean;
}

interface Entry {
  id: string;
  exercise: Exercise;
  name: string[];
  simpleName: string[];
  called: Phrase[];
  described: Phrase[];
}

const entryOf = (exercise: Exercise, { stemsOf, alsoCalled, describedBy }: Vocabulary): Entry => ({
  id: exercise.id,
  exercise,
  name: stemsOf(exercise.name),
  simpleName: stemsOf(exercise.simpleName ?? ''),
  called: alsoCalled(exercise),
  described: describedBy(exercise),
});

const wordsIn: Record<string, (entry: Entry) => string> = {
  id: ({ id }) => id,
  name: ({ name }) => name.join(' '),
  simpleName: ({ simpleName }) => simpleName.join(' '),
  called: ({ called }) => called.flatMap(({ words }) => words).join(' '),
  described: ({ described }) => described.flatMap(({ words }) => words).join(' '),
};

/** The phrase that shares most of its words. */
function closest(phrases: readonly Phrase[], words: readonly string[]): Phrase | undefined {
  const shared = (phrase: Phrase) =>
    words.filter((word) => phrase.words.includes(word)).length / Math.max(phrase.words.length, words.length);
  return phrases.reduce<Phrase | undefined>(
    (best, phrase) => (best && shared(best) >= shared(phrase) ? best : phrase),
    undefined,
  );
}

function reasonOf({ called, described }: Entry, match: SearchResult['match']): Reason {
  const terms = Object.keys(match);
  const only = (field: string, ...others: string[]) =>
    terms.filter((term) => match[term]!.includes(field) && !match[term]!.some((found) => others.includes(found)));
  const byCalled = only('called', 'name', 'simpleName', 'described');
  if (byCalled.length > 0) return { kind: 'called', text: closest(called, terms)!.text };
  const byDescribed = only('described', 'name', 'simpleName');
  if (byDescribed.length > 0) return { kind: 'described', text: closest(described, byDescribed)!.text };
  return { kind: 'named' };
}

/** How far a mistyped word may be from the one that was meant. */
const mistyped: SearchOptions = { fuzzy: (word) => (word.length > 7 ? 2 : word.length > 3 ? 1 : false) };

/** Entries that are taken in between two moments of rest: a few milliseconds of work. */
const PART = 20;
const rest = () => new Promise<void>((rested) => setTimeout(rested));

/**
 * An index over the words of a language: of names, of what exercises are also called, and of what they are described by. Words count
 * from their beginning on; only when nothing is found are they taken for mistyped, and at last may one be missing.
 * It is built in parts, so that keys and frames come through meanwhile.
 */
export async function openWordIndex(
  exercises: readonly Exercise[],
  language: Vocabulary = english,
): Promise<WordIndex> {
  const { stemsOf, isAbbreviation } = language;
  const entries = new Map<string, Entry>();
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: ['name', 'simpleName', 'called', 'described'],
    extractField: (entry, field) => wordsIn[field]!(entry),
    tokenize: (text) => text.split(' '),
    processTerm: (word) => {
      vocabulary.add(word);
      return word;
    },
    searchOptions: {
      processTerm: (word) => word,
      boost: { name: 4, simpleName: 2, called: 2 },
      prefix: (word) => word.length > 1,
    },
  });
  for (const [at, exercise] of exercises.entries()) {
    if (at % PART === PART - 1) await rest();
    const entry = entryOf(exercise, language);
    entries.set(entry.id, entry);
    index.add(entry);
  }

  return {
    isAbbreviation,
    similarTo(text) {
      const words = stemsOf(text);
      if (words.length === 0) return [];
      const forms = words.map((word) => [word, ...swapped(word).filter((other) => vocabulary.has(other))]);
      const each = forms.map((queries): Query => ({ combineWith: 'OR', queries }));
      const all = { combineWith: 'AND' as const, queries: each };
      let found = index.search(all);
      if (found.length === 0) found = index.search(all, mistyped);
      if (found.length === 0 && words.length > 2) {
        const missed = ({ queryTerms }: SearchResult) =>
          forms.filter((written) => !written.some((form) => queryTerms.includes(form))).length;
        found = index.search({ combineWith: 'OR', queries: each }, mistyped).filter((result) => missed(result) <= 1);
      }
      const meant = ({ called }: Entry) => called.some((phrase) => words.every((word) => phrase.words.includes(word)));
      const called: Similar[] = [];
      const others: Similar[] = [];
      for (const { id, match } of found) {
        const entry = entries.get(id)!;
        (meant(entry) ? called : others).push({ exercise: entry.exercise, reason: () => reasonOf(entry, match) });
      }
      return called.concat(others);
    },
  };
}
