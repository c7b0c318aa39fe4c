import { describe, expect, it } from 'vitest';
import type { Block } from '../../contract/programs/shapes.ts';
import { copyForPatient, mentionsPerson } from './create-draft.ts';

const block = (uuid: string, sideOfBody: Block['sideOfBody']): Block => ({
  uuid,
  exerciseId: `EX-${uuid}`,
  numSets: 2,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody,
});
const program = {
  name: 'Knee, week 1',
  notes: 'She is afraid of stairs.',
  dailyFrequency: 2,
  weeklyFrequency: 6,
  blocks: [block('a', 'Left'), block('b', 'Right'), block('c', null)],
};
const ada = { firstName: 'Ada', lastName: 'King Lovelace', involvedSide: 'Left' } as const;
const copied = (
  from: Block['sideOfBody'],
  to: Block['sideOfBody'],
  { withNotes = false, name = program.name } = {},
) => {
  let next = 0;
  return copyForPatient({ ...program, name }, { ...ada, involvedSide: from }, { involvedSide: to }, withNotes, () =>
    String(++next),
  );
};
const sides = (from: Block['sideOfBody'], to: Block['sideOfBody']) =>
  copied(from, to).blocks.map(({ sideOfBody }) => sideOfBody);

describe('a program for another patient', () => {
  it('has the same exercises under new ids', () => {
    const { name, dailyFrequency, weeklyFrequency, blocks } = copied('Left', 'Left');
    expect([name, dailyFrequency, weeklyFrequency]).toEqual(['Knee, week 1', 2, 6]);
    expect(blocks).toEqual([
      { ...block('1', 'Left'), exerciseId: 'EX-a' },
      { ...block('2', 'Right'), exerciseId: 'EX-b' },
      { ...block('3', null), exerciseId: 'EX-c' },
    ]);
  });

  it.each([
    ['Left', 'Right', ['Right', 'Left', null]],
    ['Right', 'Left', ['Right', 'Left', null]],
    ['Right', 'Right', ['Left', 'Right', null]],
    ['Left', null, ['Left', 'Right', null]],
    [null, 'Right', ['Left', 'Right', null]],
  ] as const)('of a patient with the side %s for one with %s has %j', (from, to, expected) =>
    expect(sides(from, to)).toEqual(expected),
  );

  it('leaves the notes out unless they are requested', () => {
    expect(copied('Left', 'Left').notes).toBe('');
    expect(copied('Left', 'Left', { withNotes: true }).notes).toBe('She is afraid of stairs.');
  });

  it.each([
    ['Ada’s knee', ''],
    ['knee of lovelace', ''],
    ['KING: knee', ''],
    ['Adage of the knee', 'Adage of the knee'],
    ['Walking', 'Walking'],
  ])('named %s is named “%s”', (name, expected) => expect(copied('Left', 'Left', { name }).name).toBe(expected));

  it.each([
    ['夏培肃的膝关节', '培肃', '夏', true],
    ['膝关节', '培肃', '夏', false],
    ['Rodilla de ramon', 'Ramón', 'Verea', true],
    ['Ramona', 'Ramón', 'Verea', false],
  ])('%s speaks of %s %s: %s', (name, firstName, lastName, speaks) =>
    expect(mentionsPerson(name, { firstName, lastName, involvedSide: null })).toBe(speaks),
  );

  it('mentions no patient whose name is unknown', () =>
    expect(mentionsPerson('Knee', { firstName: '', lastName: '', involvedSide: null })).toBe(false));
});
