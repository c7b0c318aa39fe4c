import { expect, it } from 'vitest';
import { findBuiltInOutcome } from './built-in-outcomes.ts';
import { computeShare, createTally } from './simulation.ts';

const time = (value: number) => ({ results: [{ id: 'time', name: 'Time', value, units: 's' }], demographics: null });

it('RISK-54 every category of the scale stands in a tally, at first with none', () => {
  const tally = createTally(findBuiltInOutcome('AST-0009')!);
  expect(tally.counts.categories).toEqual({ LOW: 0, MEDIUM: 0, HIGH: 0 });
  for (const value of [11.99, 12, 13]) tally.add(time(value));
  expect(tally.counts.categories).toEqual({ LOW: 1, MEDIUM: 0, HIGH: 2 });
});

it('the share of a category is one of the evaluated results, 0 without any', () => {
  const tally = createTally(findBuiltInOutcome('AST-0009')!);
  expect(computeShare(tally.counts, 'HIGH')).toEqual({ count: 0, percent: 0 });
  tally.add({ results: [], demographics: null });
  for (const value of [1, 12, 13]) tally.add(time(value));
  expect(computeShare(tally.counts, 'HIGH')).toEqual({ count: 2, percent: 67 });
  expect(computeShare(tally.counts, 'MARKED')).toEqual({ count: 0, percent: 0 });
});

it('OPEN-153 several laps are evaluated by their average, as on the page of the session', () => {
  const lap = (id: string, value: number) => ({ id, name: 'Speed', value, units: 'm/s' });
  const tally = createTally(findBuiltInOutcome('AST-0024')!);
  tally.add({ results: [lap('speed', 0.7), lap('speed-lap-2', 1)], demographics: null });
  expect(tally.counts.categories).toMatchObject({ LOW: 1, HIGH: 0 });
});

it('RISK-27 RISK-28 counts results that no factor matches, and those that several do', () => {
  const timed = findBuiltInOutcome('AST-0009')!;
  const [low] = timed.factors;
  // LOW under 12 s stands twice, and nothing is said from 12 s on.
  const tally = createTally({ ...timed, factors: [low!, { ...low!, category: 'MEDIUM' }] });
  for (const value of [5, 11, 12]) tally.add(time(value));
  expect(tally.counts).toMatchObject({ unmatched: 1, overlapping: 2, categories: { LOW: 1, MEDIUM: 2, HIGH: 0 } });
});

it('RISK-54 counts nobody as low whom no criterion is about', () => {
  // The published limits of a 30-second sit to stand begin at the age of 60.
  const tally = createTally(findBuiltInOutcome('AST-0019')!);
  const stands = (age: number) => ({
    results: [{ id: 'reps', name: 'Repetitions', value: 30, units: 'reps' }],
    demographics: { age, sex: 'MALE' },
  });
  tally.add(stands(50));
  expect(tally.counts).toMatchObject({ withoutCriterion: 1, unmatched: 0 });
  expect(Object.values(tally.counts.categories)).toEqual(Object.values(tally.counts.categories).map(() => 0));
  tally.add(stands(62));
  expect(tally.counts).toMatchObject({ withoutCriterion: 1, categories: { LOW: 1 } });
});
