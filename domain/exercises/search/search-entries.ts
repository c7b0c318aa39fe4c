import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { ExerciseFacts } from '../../../contract/exercises/facts.ts';
import { isAssessment, type FactsById } from '../filter.ts';
import { isStretch } from '../similar-exercises.ts';

/** The words of a language. */
export interface SearchLanguage {
  /** The stems of a text, without stop words. */
  toStems: (text: string) => string[];
  /** A value of the library, such as `Seated`, in the language. */
  translate: (value: string) => string;
  /** Other words for values of the library, with commas between. */
  alsoCalled: Readonly<Record<string, string>>;
  /** What the library calls what clinicians write short or call otherwise, several with commas between. */
  saidOtherwise: Readonly<Record<string, string>>;
}

/** A field of the index and how much a match in it weighs. */
export const weights = {
  name: 6,
  synonyms: 4,
  conditions: 4,
  topics: 4,
  movements: 2,
  muscles: 2,
  region: 2,
  equipment: 2,
  position: 1,
  type: 1,
  phases: 0.5,
} as const;
export type Field = keyof typeof weights;
export const fields = Object.keys(weights) as Field[];

export interface Phrase {
  text: string;
  stems: readonly string[];
  /** Place of its value among those of the field, from 0; of the exercise, among those for a condition or topic. */
  place: number;
}
/** An exercise with all that can be searched of it. */
export interface Entry {
  id: string;
  exercise: Exercise;
  phrases: Readonly<Record<Field, readonly Phrase[]>>;
}

/** Who searches for a stretch means one that is held, and then what else takes a joint through its range. */
const listPurposes = (exercise: Exercise) =>
  exercise.exerciseType === 'Stretching/Mobility' && !isStretch(exercise)
    ? ['Mobility', exercise.exerciseType]
    : [exercise.exerciseType];

const listValues = (
  exercise: Exercise,
  facts: ExerciseFacts | undefined,
): Record<Exclude<Field, 'conditions' | 'topics'>, readonly (string | null)[]> => ({
  name: [exercise.name],
  synonyms: facts?.synonyms ?? [],
  movements: facts?.movements ?? [],
  muscles: facts?.muscles ?? [],
  region: exercise.bodyTargets,
  equipment: exercise.equipment,
  position: [exercise.subjectPosition],
  type: listPurposes(exercise),
  phases: facts?.phases ?? [],
});

/** What a place among the exercises for a condition counts beside a place among the values of an exercise. */
const RANK_SHARE = 0.8;

/** Makes entries of exercises in the words of a language; texts that many share are stemmed once. */
export function createEntries(
  facts: FactsById,
  { toStems, translate, alsoCalled }: SearchLanguage,
): (exercise: Exercise) => Entry {
  const known = new Map<string, readonly string[]>();
  const toPhrase = (text: string, place: number): Phrase => {
    const stems = known.get(text) ?? toStems(text);
    known.set(text, stems);
    return { text, stems, place };
  };
  /** A value in the language, and its other words. */
  const toPhrases = (value: string, place: number): Phrase[] =>
    [translate(value), ...(alsoCalled[value]?.split(', ') ?? [])].map((text) => toPhrase(text, place));
  return (exercise) => {
    const own = facts.get(exercise.id);
    const phrases = Object.entries(listValues(exercise, own)).map(([field, values]) => {
      const texts = values.filter((value) => value !== null);
      return [field, field === 'name' || field === 'synonyms' ? texts.map(toPhrase) : texts.flatMap(toPhrases)];
    });
    const conditions = own?.conditions?.map(({ name, rank }) => toPhrase(name, rank * RANK_SHARE)) ?? [];
    const topics = own?.topics?.map(({ name, rank }) => toPhrase(name, rank)) ?? [];
    return {
      id: exercise.id,
      exercise,
      phrases: { ...(Object.fromEntries(phrases) as Entry['phrases']), conditions, topics },
    };
  };
}

/** How many of the typed stems begin a word of the phrase. */
const countHeld = (typed: readonly string[], { stems }: Phrase) =>
  typed.filter((word) => stems.some((stem) => stem.startsWith(word))).length;
const holdsAll = (typed: readonly string[], phrase: Phrase) => countHeld(typed, phrase) === typed.length;

type Counter = (phrase: Phrase) => number;

/** Counts how many of the typed stems phrases hold; those of one text, of which many exercises have one, are counted once. */
export function createCounter(typed: readonly string[]): Counter {
  const known = new Map<readonly string[], number>();
  return (phrase) => {
    let held = known.get(phrase.stems);
    if (held === undefined) known.set(phrase.stems, (held = countHeld(typed, phrase)));
    return held;
  };
}

/** What a phrase that holds all typed words adds to the score of its exercise: as a whole, or with words besides. */
const phraseWeights: Readonly<Partial<Record<Field, readonly [whole: number, part: number]>>> = {
  name: [8, 5],
  synonyms: [6, 4],
  conditions: [5, 4],
  topics: [4, 4],
  movements: [4, 2],
  muscles: [4, 2],
};

/** What is said first of an exercise says most: each further one counts this much less. */
const DECAY = 0.15;
const FLOOR = 0.2;

/** A phrase that holds some of the typed words counts by their share to this power. */
const SHARE_POWER = 2;

/** How much more an exercise is meant because one of its phrases holds all typed words. */
export function weighPhrases({ phrases }: Entry, typed: readonly string[], count: (phrase: Phrase) => number): number {
  let best = 1;
  for (const [field, [whole, part]] of Object.entries(phraseWeights)) {
    phrases[field as Field].forEach((phrase) => {
      const held = count(phrase);
      // One word of several says little, unless the exercise is named by it: many phrases hold it.
      if (held === 0 || held < Math.min(2, typed.length)) return;
      const weight = held === typed.length && phrase.stems.length === held ? whole : part;
      const share = (held / typed.length) ** SHARE_POWER;
      best = Math.max(best, 1 + (weight - 1) * share * Math.max(FLOOR, 1 - DECAY * phrase.place));
    });
  }
  return best;
}

/** What is typed names a topic: its exercises come in their order, and before what is found by words. */
const TOPIC_WEIGHT = 12;
const TOPIC_DECAY = 0.06;
const TOPIC_FLOOR = 0.3;
/** What is typed is the beginning of its name. */
const BEGINNING = 0.65;

/**
 * How much an exercise is meant because a topic of it is what is typed, or is in it: `prone hip extension` is about hip
 * extension as well.
 */
export function weighTopics({ phrases: { topics } }: Entry, typed: readonly string[], count: Counter): number {
  let best = 0;
  for (const topic of topics) {
    const { stems, place } = topic;
    if (stems.length > typed.length || stems.length < Math.min(2, typed.length) || count(topic) < stems.length)
      continue;
    const weight = (TOPIC_WEIGHT * stems.length * Math.max(TOPIC_FLOOR, 1 - TOPIC_DECAY * place)) / typed.length;
    best = Math.max(best, stems.every((stem) => typed.includes(stem)) ? weight : weight * BEGINNING);
  }
  return best;
}

/** What a synonym more says of how much an exercise is given. */
const KNOWN_WEIGHT = 0.02;

/**
 * What is looked for first: exercises before tests and before those of a gym, and those that are given for much, of which
 * more is said.
 */
export const weighKind = ({ exercise, phrases }: Entry, typed: readonly string[]) =>
  (typed.includes('stretch') && !isStretch(exercise) ? 0.5 : 1) *
  (isAssessment(exercise) || exercise.isGym ? 0.5 : 1) *
  (1 + KNOWN_WEIGHT * Math.min(phrases.synonyms.length, 12));

/** Fields that say of which joint an exercise is; its target may have two: an exercise of the knee is one of `Hip/Knee`. */
const jointFields = ['name', 'synonyms', 'topics', 'muscles', 'conditions'] as const;
const OTHER_JOINT = 0.6;

/** How much less an exercise is meant by several words, each with its counter, of which one is found in its target alone. */
export function weighJoint({ phrases }: Entry, counters: readonly Counter[]): number {
  if (counters.length === 1) return 1;
  const isOther = (count: Counter) => {
    const isIn = (field: Field) => phrases[field].some((phrase) => count(phrase) > 0);
    return isIn('region') && !jointFields.some(isIn);
  };
  return counters.some(isOther) ? OTHER_JOINT : 1;
}

/** The other name, condition or value by which an entry matches; null for its name. */
export function findReason({ phrases }: Entry, typed: readonly string[]): string | null {
  const find = (field: Field, words: readonly string[]) => phrases[field].find((phrase) => holdsAll(words, phrase));
  if (find('name', typed)) return null;
  const called = find('synonyms', typed) ?? find('topics', typed) ?? find('conditions', typed);
  if (called) return called.text;
  const missing = typed.filter((word) => !find('name', [word]));
  const found = missing.flatMap((word) => fields.flatMap((field) => find(field, [word]) ?? []));
  return found[0]?.text ?? null;
}
