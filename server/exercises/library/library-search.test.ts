import { beforeAll, describe, expect, it } from 'vitest';
import { searchExercises } from '../../../domain/exercises/search/search-exercises.ts';
import { buildWordIndex, type WordIndex } from '../../../domain/exercises/search/word-index.ts';
import { libraryExercises } from './exercises.ts';
import { listFacts } from './facts.ts';
import judgments from './search-judgments.json' with { type: 'json' };

/*
 * Relevance of the search: what therapists and patients type, and how well each exercise answers it, graded by hand: 3 is
 * what they mean, 2 what they may mean, 1 what is related; all others are wrong. The score is the normalized discounted
 * cumulative gain of the first ten (K. Järvelin, J. Kekäläinen, Cumulated gain-based evaluation of IR techniques, 2002).
 * The search is tuned by the first group only.
 */
interface Judgment {
  query: string;
  grades: Readonly<Record<string, readonly string[]>>;
}
const groups = judgments as Readonly<Record<'tuning' | 'heldOut', readonly Judgment[]>>;

const library = libraryExercises();
const offered = library.filter(({ isGym }) => !isGym);
const facts = new Map(listFacts().map((each) => [each.id, each]));
let index: WordIndex;
beforeAll(async () => {
  index = await buildWordIndex(offered, facts);
});

const search = (text: string) => {
  const { matches, similar } = searchExercises(offered, text, index);
  return [...matches.map(({ exercise }) => exercise), ...similar];
};
const first = (text: string, count: number) =>
  search(text)
    .slice(0, count)
    .map(({ name }) => name);

const RANKS = 10;
const gain = (grades: readonly number[]) =>
  grades.slice(0, RANKS).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

function measureRelevance({ query, grades }: Judgment): number {
  const byId = new Map(Object.entries(grades).flatMap(([grade, ids]) => ids.map((id) => [id, Number(grade)] as const)));
  const found = search(query).map(({ id }) => byId.get(id) ?? 0);
  return gain(found) / gain([...byId.values()].toSorted((one, other) => other - one));
}

describe('the relevance of a search', () => {
  it('is judged for exercises that are offered, each once', () => {
    const ids = new Set(offered.map(({ id }) => id));
    for (const { query, grades } of Object.values(groups).flat()) {
      const graded = Object.values(grades).flat();
      expect
        .soft(
          graded.filter((id) => !ids.has(id)),
          query,
        )
        .toEqual([]);
      expect.soft(new Set(graded).size, query).toBe(graded.length);
    }
    expect([groups.tuning.length, groups.heldOut.length]).toEqual([160, 20]);
  });

  // The second group was written and graded without knowledge of the search and of the first group.
  it.each([
    ['tuning', 0.94, 0.7],
    ['heldOut', 0.9, 0.7],
  ] as const)('reaches in the mean of the group %s at least %f, and %f each', (group, mean, least) => {
    const scores = groups[group].map((judgment) => ({ query: judgment.query, score: measureRelevance(judgment) }));
    expect(scores.filter(({ score }) => score < least)).toEqual([]);
    expect(scores.reduce((sum, { score }) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(mean);
  });
});

it.each([
  ['glute bridge', 3, 'Bridge'],
  ['stand up from a chair', 3, 'Sit to Stand'],
  ['5xSTS', 3, 'Assessment: Five Times Sit to Stand'],
  ['knee bend', 5, 'Heel Slide'],
  ['cod', 3, 'Shoulder Pendulum'],
  ['TUG', 3, 'Assessment: Timed Up and Go'],
  ['rotater cuff', 5, 'Band External Rotation'],
  ['tiptoe', 10, 'Heel Raise'],
])('“%s” finds among the first %i what patients and clinicians mean', (text, count, name) => {
  expect(first(text, count)).toContain(name);
});

it('the best match comes first from the first letters on', () => {
  for (const typed of ['cla', 'clam', 'clams', 'clamsh', 'clamshell']) expect(first(typed, 1)).toEqual(['Clamshell']);
  for (const typed of ['heel s', 'heel sl', 'heel slide']) expect(first(typed, 1)).toEqual(['Heel Slide']);
});

it('a word of one body target does not find another one', () => {
  expect(first('rotator cuff', 20)).not.toContain('Seated Hip Rotation');
});
