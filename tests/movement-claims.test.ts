import { describe, expect, it } from 'vitest';
import { libraryExercises } from '../server/exercises/library/exercises.ts';
import {
  findCutOff,
  findFloating,
  findIdleHands,
  findPartedJoints,
  findRunThrough,
  findUnfocused,
  findUnseated,
  findUnsupportedHead,
} from './movement-claims/checks.ts';
import { drawExercise, type Drawn } from './movement-claims/drawn.ts';
import {
  armRules,
  bodyRules,
  legRules,
  nameRules,
  postureRules,
  thingRules,
  trunkRules,
  type Rule,
} from './movement-claims/rules.ts';
import { isSaid } from './movement-claims/text.ts';

const figures = libraryExercises().map(drawExercise);
const nameOf = ({ exercise }: Drawn) => `${exercise.name} (${exercise.animationUrl!.split('#')[1]})`;
const rules = [...postureRules, ...legRules, ...armRules, ...trunkRules, ...bodyRules, ...nameRules, ...thingRules];
const failing = (rule: Rule) =>
  figures.filter((drawn) => isSaid(rule, drawn.exercise) && !rule.holds(drawn)).map(nameOf);

describe('LIB-11 LIB-18 the figure of an exercise does what its text says', () => {
  it.each(rules.map((rule) => [rule.shows, rule] as const))('where the text says so, it %s', (_shows, rule) => {
    expect(failing(rule)).toEqual([]);
  });

  it('every rule speaks about some exercise, and every exercise is held to some claim of its text', () => {
    expect(rules.filter((rule) => !figures.some(({ exercise }) => isSaid(rule, exercise)))).toEqual([]);
    const silent = figures.filter(({ exercise }) => !rules.some((rule) => isSaid(rule, exercise)));
    expect(silent.map(nameOf)).toEqual([]);
  });
});

const listProblems = (find: (drawn: Drawn) => readonly string[]) =>
  figures.flatMap((drawn) => find(drawn).map((what) => `${nameOf(drawn)}: ${what}`));

describe('LIB-11 LIB-18 the figure of every exercise is a whole body that rests on something', () => {
  it.each([
    ['keeps its segments at their lengths and joined, with a neck between head and trunk', findPartedJoints],
    ['has no arm that goes through trunk or head', findRunThrough],
    ['stays within the picture', findCutOff],
    ['has the joint of a close-up in the middle of it, without the rest of the body', findUnfocused],
    ['neither floats above what carries it nor sinks into it', findFloating],
    ['lies with the head on something', findUnsupportedHead],
    ['has its hands where the text puts them', findIdleHands],
    ['sits on the seat of its chair or bench', findUnseated],
  ] as const)('%s', (_what, find) => {
    expect(listProblems(find)).toEqual([]);
  });
});
