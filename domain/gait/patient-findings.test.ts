import { expect, it } from 'vitest';
import { listPatientFindings, toDistance, toFeetAndInches, toInches } from './patient-findings.ts';
import type { Symmetry } from './symmetry.ts';

const of = (name: string, left: number, right: number, certainty: Symmetry['certainty']): Symmetry => ({
  item: 'any',
  name,
  title: name,
  unit: 'degrees',
  left,
  right,
  difference: left - right,
  ratio: null,
  certainty,
});

it('a patient is told of arms, hips, knees and steps, from the head down, and of nothing else', () => {
  const all = ['stepLength', 'stancePhase', 'kneeFlexion', 'ankleDorsiflexion', 'hipFlexion', 'armSwing'];
  const found = listPatientFindings(all.map((name) => of(name, 1, 1, 'OVERLAPPING')));
  expect(found.map(({ name, joint }) => `${name} ${joint}`)).toEqual([
    'armSwing Wrist',
    'hipFlexion Hip',
    'kneeFlexion Knee',
    'stepLength Heel',
  ]);
});

it.each([
  [60, 50, 'APART', 'left'],
  [50, 60, 'APART', 'right'],
  [60, 50, 'OVERLAPPING', 'alike'],
  [60, 50, 'NOT_KNOWN', 'values'],
] as const)('knees of %i and %i degrees whose intervals are %s are called %s', (left, right, certainty, verdict) =>
  expect(listPatientFindings([of('kneeFlexion', left, right, certainty)])[0]!.verdict).toBe(verdict),
);

it('a speed is told as the way of ten seconds', () => {
  // 0.92 m/s: 9.2 m, which are 30.18 feet.
  expect(toDistance(0.92)).toEqual({ seconds: 10, feet: 30, meters: 9 });
});

it('a length is told in inches', () => expect([toInches(0.56), toInches(0.3048)]).toEqual([22, 12]));

it.each([
  // 65.7, 66.1 and 71.7 inches.
  [167, 5, 6],
  [168, 5, 6],
  [182, 6, 0],
])('a height of %i cm is %i feet and %i inches', (heightCm, feet, inches) => {
  expect(toFeetAndInches(heightCm)).toEqual({ feet, inches });
});
