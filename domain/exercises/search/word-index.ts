import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { englishVocabulary } from './english-vocabulary.ts';
import { swapNeighbors } from './spelling.ts';
import type { Phrase, Vocabulary } from './vocabulary.ts';

/**
 * Why an exercise may be meant: its name is written nearly so, it goes by this other name, or it is described by this
 * value.
 */
export type MatchReason = { kind: 'named' } | { kind: 'called' | 'described'; text: string };

export interface SimilarMatch {
  exercise: Exercise;
  /** Worked out only for those that are shown. */
  reason: () => MatchReason;
}

/** Finds exercises by similar words, best first. */
export interface WordIndex {
  findSimilar(text: string): SimilarMatch[];
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

const toEntry = (
  exercise: Exercise,
  { toStems: stemsOf, listAliases: alsoCalled, listDescriptions: describedBy }: Vocabulary,
): Entry => ({
  id: exercise.id,
  exercise,
  name: stemsOf(exercise.name),
  simpleName: stemsOf(exercise.simpleName ?? ''),
  called: alsoCalled(exercise),
  described: describedBy(exercise),
});

const fieldTexts: Record<string, (entry: Entry) => string> = {
  id: ({ id }) => id,
  name: ({ name }) => name.join(' '),
  simpleName: ({ simpleName }) => simpleName.join(' '),
  called: ({ called }) => called.flatMap(({ words }) => words).join(' '),
  described: ({ described }) => described.flatMap(({ words }) => words).join(' '),
};

/** The phrase that shares most of its words. */
function findClosestPhrase(phrases: readonly Phrase[], words: readonly string[]): Phrase | undefined {
  const measureOverlap = (phrase: Phrase) =>
    words.filter((word) => phrase.words.includes(word)).length / Math.max(phrase.words.length, words.length);
  return phrases.reduce<Phrase | undefined>(
    (best, phrase) => (best && measureOverlap(best) >= measureOverlap(phrase) ? best : phrase),
    undefined,
  );
}

function findReason({ called, described }: Entry, match: SearchResult['match']): MatchReason {
  const terms = Object.keys(match);
  const only = (field: string, ...others: string[]) =>
    terms.filter((term) => match[term]!.includes(field) && !match[term]!.some((found) => others.includes(found)));
  const byCalled = only('called', 'name', 'simpleName', 'described');
  if (byCalled.length > 0) return { kind: 'called', text: findClosestPhrase(called, terms)!.text };
  const byDescribed = only('described', 'name', 'simpleName');
  if (byDescribed.length > 0) return { kind: 'described', text: findClosestPhrase(described, byDescribed)!.text };
  return { kind: 'named' };
}

/** The edit distance that a mistyped word may have. */
const typoOptions: SearchOptions = { fuzzy: (word) => (word.length > 7 ? 2 : word.length > 3 ? 1 : false) };

/** Entries that are taken in between two moments of rest: a few milliseconds of work. */
const BATCH_SIZE = 20;
const yieldToBrowser = () => new Promise<void>((rested) => setTimeout(rested));

/**
 * An index over the words of a language: of names, of what exercises are also called, and of what they are described by. Words count
 * from their beginning on; only when nothing is found are they taken for mistyped, and at last may one be missing.
 * It is built in parts, so that keys and frames come through meanwhile.
 */
export async function buildWordIndex(
  exercises: readonly Exercise[],
  language: Vocabulary = englishVocabulary,
): Promise<WordIndex> {
  const { toStems: stemsOf, isAbbreviation } = language;
  const entries = new Map<string, Entry>();
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: ['name', 'simpleName', 'called', 'described'],
    extractField: (entry, field) => fieldTexts[field]!(entry),
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
    if (at % BATCH_SIZE === BATCH_SIZE - 1) await yieldToBrowser();
    const entry = toEntry(exercise, language);
    entries.set(entry.id, entry);
    index.add(entry);
  }

  return {
    isAbbreviation,
    findSimilar(text) {
      const words = stemsOf(text);
      if (words.length === 0) return [];
      const forms = words.map((word) => [word, ...swapNeighbors(word).filter((other) => vocabulary.has(other))]);
      const each = forms.map((queries): Query => ({ combineWith: 'OR', queries }));
      const all = { combineWith: 'AND' as const, queries: each };
      let found = index.search(all);
      if (found.length === 0) found = index.search(all, typoOptions);
      if (found.length === 0 && words.length > 2) {
        const missed = ({ queryTerms }: SearchResult) =>
          forms.filter((written) => !written.some((form) => queryTerms.includes(form))).length;
        found = index.search({ combineWith: 'OR', queries: each }, typoOptions).filter((result) => missed(result) <= 1);
      }
      const meant = ({ called }: Entry) => called.some((phrase) => words.every((word) => phrase.words.includes(word)));
      const called: SimilarMatch[] = [];
      const others: SimilarMatch[] = [];
      for (const { id, match } of found) {
        const entry = entries.get(id)!;
        (meant(entry) ? called : others).push({ exercise: entry.exercise, reason: () => findReason(entry, match) });
      }
      return called.concat(others);
    },
  };
}
