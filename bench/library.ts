import { searchExercises } from '../domain/exercises/search/search-exercises.ts';
import { buildWordIndex } from '../domain/exercises/search/word-index.ts';
import { countValues, createExerciseMatcher, noFilter } from '../domain/exercises/filter.ts';
import { libraryExercises } from '../server/exercises/library/exercises.ts';
import { listFacts } from '../server/exercises/library/facts.ts';
import { ms, timingOf } from './measure.ts';

/*
 * What a key costs in a library of 1,000 exercises, beside a plain search of their names in the same run: read the
 * ratios. A frame is 16 ms. `node --import tsx bench/library.ts`.
 */
const real = libraryExercises();
const library = Array.from({ length: 1000 }, (_, at) => {
  const { id, name, ...rest } = real[at % real.length]!;
  const round = Math.floor(at / real.length);
  return { ...rest, id: `${id}-${round}`, name: round ? `${name} ${round}` : name };
});
const typed = ['knee bend', 'heal slid', 'rotater cuf', 'strech hamstring', 'biceps curl dumbbell', 'ER', 'shoulder'];
const keys = typed.flatMap((text) => Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)));
const favorites = new Set<string>();
const filter = { ...noFilter, chosen: { bodyTarget: ['Hip/Knee', 'Shoulder'], position: ['Standing', 'Supine'] } };

const began = performance.now();
const factsOf = new Map(listFacts().map((facts) => [facts.id, facts]));
const facts = new Map(library.map(({ id }) => [id, factsOf.get(id.replace(/-\d+$/, ''))!]));
const index = await buildWordIndex(library, facts);
console.log(`index of ${library.length} exercises, built in parts   ${ms(performance.now() - began)} ms`);

const perKey = (work: (text: string) => unknown) => {
  for (const key of keys) work(key);
  const times = Array.from({ length: 20 }, () => keys)
    .flat()
    .map((key) => {
      const started = performance.now();
      work(key);
      return performance.now() - started;
    });
  return timingOf(times);
};
const plain = perKey((text) => library.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())));
const line = (label: string, { p50, p95 }: typeof plain) =>
  console.log(`${label.padEnd(44)} ${ms(p50)} / ${ms(p95)} ms p50 / p95   ${(p95 / plain.p95).toFixed(1)}x plain`);
line('plain search of names', plain);
line(
  'search with similar words',
  perKey((text) => searchExercises(library, text, index)),
);
line(
  'search, filter and counts of every value',
  perKey((text) => {
    const found = searchExercises(library, text, index).matches.map(({ exercise }) => exercise);
    return [found.filter(createExerciseMatcher(filter, favorites)), countValues(found, filter, favorites)];
  }),
);
