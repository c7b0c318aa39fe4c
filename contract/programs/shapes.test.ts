import { describe, expect, it } from 'vitest';
import { spanishMessages } from '../messages.es.ts';
import { findMessage } from '../platform/message.ts';
import { createSpanishFormat } from '../platform/spanish-format.ts';
import { assignProgram } from './programs.ts';
import { ProgramBody, SetGoal, TemplateBody } from './shapes.ts';

const block = {
  uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a11',
  exerciseId: 'EK-0001',
  numSets: 1,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody: null,
};
const program = { name: 'Knee, week 1', notes: '', dailyFrequency: 3, weeklyFrequency: 5, blocks: [block] };

const messages = (shape: typeof ProgramBody, change: object) =>
  shape.safeParse({ ...program, ...change }).error?.issues.map(({ message }) => message);

const SETS = 'Sets must be a whole number from 1 to 5';
const DAILY = 'Daily frequency must be a whole number from 1 to 5';
const WEEKLY = 'Weekly frequency must be a whole number from 1 to 7';

it('OPEN-058 messages have their Spanish by code and values', () => {
  const format = createSpanishFormat(spanishMessages, (term) => term);
  const reps = { ...block, setGoal: { goalType: 'REPS', reps: 0, time: null } };
  const [message] = messages(ProgramBody, { blocks: [reps] })!;
  expect(message).toBe('Reps must be a whole number from 1 to 25');
  expect(format(findMessage(message!)!)).toBe('Las repeticiones deben ser un número entero de 1 a 25');
});

describe('program and template', () => {
  it('BLD-61 BLD-62 default to 3 times a day and 5 days a week', () => {
    expect(ProgramBody.parse({ name: 'A', blocks: [block] })).toMatchObject({
      dailyFrequency: 3,
      weeklyFrequency: 5,
      notes: '',
    });
  });

  it.each(['', '  ', undefined])('BLD-39 the name %o is empty', (name) => {
    expect(messages(ProgramBody, { name })).toEqual(['Name is required']);
    expect(messages(TemplateBody, { name })).toEqual(['Name is required']);
  });

  it('BLD-45 BLD-46 need at least one exercise', () => {
    expect(messages(ProgramBody, { blocks: [] })).toEqual(['You must add exercises in order to create the Program']);
    expect(messages(TemplateBody, { blocks: [] })).toEqual(['You must add exercises in order to create the Template']);
  });

  it('BLD-40 BLD-44 notes hold 500 characters and a line break counts as two', () => {
    const tooLong = ['The number of characters should be max 500'];
    for (const shape of [ProgramBody, TemplateBody]) {
      expect(messages(shape, { notes: 'a'.repeat(500) })).toBeUndefined();
      expect(messages(shape, { notes: 'a'.repeat(501) })).toEqual(tooLong);
      expect(messages(shape, { notes: `${'a'.repeat(498)}\n` })).toBeUndefined();
      expect(messages(shape, { notes: `${'a'.repeat(499)}\n` })).toEqual(tooLong);
    }
  });

  it.each([
    ['BLD-58', { blocks: [{ ...block, numSets: 5 }] }, { blocks: [{ ...block, numSets: 6 }] }, SETS],
    ['BLD-58', { blocks: [{ ...block, numSets: 1 }] }, { blocks: [{ ...block, numSets: 0 }] }, SETS],
    ['BLD-59', { dailyFrequency: 5 }, { dailyFrequency: 6 }, DAILY],
    ['BLD-59', { dailyFrequency: 1 }, { dailyFrequency: 0 }, DAILY],
    ['BLD-60', { weeklyFrequency: 7 }, { weeklyFrequency: 8 }, WEEKLY],
    ['BLD-60', { weeklyFrequency: 1 }, { weeklyFrequency: 0 }, WEEKLY],
  ])('%s accepts %o and rejects %o', (_row, taken, rejected, message) => {
    for (const shape of [ProgramBody, TemplateBody]) {
      expect(messages(shape, taken)).toBeUndefined();
      expect(messages(shape, rejected)).toEqual([message]);
    }
  });

  it('OPEN-086 takes an exercise twice, but not one uuid twice', () => {
    const again = { ...block, uuid: 'c1a1ee54-9f0f-4c63-9f3e-0d6f4a2f5b22' };
    expect(messages(ProgramBody, { blocks: [block, again] })).toBeUndefined();
    expect(messages(ProgramBody, { blocks: [block, block] })).toEqual(['Two exercises have the same ID']);
  });
});

describe('goal of a set', () => {
  const goal = (goalType: string, reps: number | null, time: number | null) =>
    SetGoal.safeParse({ goalType, reps, time }).error?.issues.map(({ message }) => message);

  it('BLD-49 BLD-50 BLD-53 a time goal has at least 5 seconds', () => {
    const tooShort = 'Please select at least 5 sec for the time goal.';
    expect(goal('TIME', null, 5)).toBeUndefined();
    for (const seconds of [4, 0, -30, null]) expect(goal('TIME', null, seconds)).toEqual([tooShort]);
  });

  it('BLD-55 reps range from 1 to 25', () => {
    for (const reps of [1, 25]) expect(goal('REPS', reps, null)).toBeUndefined();
    for (const reps of [0, 26, 2.5])
      expect(goal('REPS', reps, null)).toEqual(['Reps must be a whole number from 1 to 25']);
  });

  it('ENT-016 each type carries what it counts', () => {
    expect(goal('REPS', null, 30)).toEqual(['Reps are required']);
    expect(goal('ROM', null, null)).toEqual(['Reps are required']);
    expect(goal('ROM', 8, null)).toBeUndefined();
    expect(goal('REPS_OR_TIME', null, 30)).toBeUndefined();
    expect(goal('REPS_OR_TIME', 10, null)).toBeUndefined();
    expect(goal('REPS_OR_TIME', null, null)).toEqual(['Reps or time are required']);
  });

  it('OPEN-082 takes 1:30, beyond the slider’s end', () => {
    expect(goal('TIME', null, 90)).toBeUndefined();
  });
});

describe('dose of an exercise', () => {
  const dosed = (dose: object, more: object = {}) => messages(ProgramBody, { blocks: [{ ...block, ...more, dose }] });
  const weight = (value: unknown, unit = 'lb') => dosed({ load: { loadType: 'WEIGHT', value, unit } });

  it('ENT-014 is optional: a block without one stays as it is', () => {
    expect(ProgramBody.parse(program).blocks).toEqual([block]);
  });

  it('takes a weight in pounds or kilograms, a band or body weight', () => {
    expect(weight(5)).toBeUndefined();
    expect(weight(2.25, 'kg')).toBeUndefined();
    expect(dosed({ load: { loadType: 'BAND', color: 'RED' } })).toBeUndefined();
    expect(dosed({ load: { loadType: 'BODY_WEIGHT' } })).toBeUndefined();
    for (const invalid of [{ loadType: 'BAND', color: 'PINK' }, { loadType: 'BODY_WEIGHT', value: 3 }, {}, null])
      expect(dosed({ load: invalid })).toHaveLength(1);
    expect(weight(5, 'stone')).toHaveLength(1);
  });

  it.each([
    ['load', 0.25, 500, [0, 500.25, 2.1, '5', Number.NaN], 'Load must be a number from 0.25 to 500, in steps of 0.25'],
    ['hold', 1, 300, [0, 301, 2.5, '5', null], 'Hold must be whole seconds from 1 to 300'],
    ['rest', 5, 600, [4, 601, 7.5, '30', null], 'Rest must be whole seconds from 5 to 600'],
  ] as const)('takes a %s from %d to %d', (field, min, max, rejected, message) => {
    const set = (value: unknown) => (field === 'load' ? weight(value) : dosed({ [field]: value }));
    for (const value of [min, max]) expect(set(value)).toBeUndefined();
    for (const value of rejected) expect(set(value)).toEqual([message]);
  });

  it('takes a tempo of three parts, of which one moves', () => {
    const part = 'Each part of the tempo must be whole seconds from 0 to 10';
    expect(dosed({ tempo: { lower: 3, pause: 1, lift: 2 } })).toBeUndefined();
    expect(dosed({ tempo: { lower: 10, pause: 0, lift: 0 } })).toBeUndefined();
    expect(dosed({ tempo: { lower: 3, pause: 11, lift: 2 } })).toEqual([part]);
    expect(dosed({ tempo: { lower: 3, pause: 1 } })).toEqual([part]);
    expect(dosed({ tempo: { lower: 0, pause: 3, lift: 0 } })).toEqual(['Lower or lift must be at least 1 second']);
  });

  it('takes an order of sides only where both are worked', () => {
    expect(dosed({ sideOrder: 'ALTERNATE' })).toBeUndefined();
    expect(dosed({ sideOrder: 'ALTERNATE' }, { sideOfBody: 'Left' })).toEqual([
      'Choose a side order only for exercises done on both sides',
    ]);
  });

  it('BLD-44 takes a note of 200 characters with its line breaks', () => {
    const limit = ['The note to the patient can have up to 200 characters'];
    expect(
      ProgramBody.parse({ ...program, blocks: [{ ...block, dose: { note: ' Slow.\nBreathe. ' } }] }).blocks,
    ).toEqual([{ ...block, dose: { note: 'Slow.\nBreathe.' } }]);
    expect(dosed({ note: `${'a'.repeat(197)}\na` })).toBeUndefined();
    expect(dosed({ note: `${'a'.repeat(198)}\na` })).toEqual(limit);
    expect(dosed({ note: '  ' })).toEqual(['Enter a note, or leave it out']);
  });

  it('rejects unknown fields, nulls and a dose of nothing', () => {
    expect(dosed({ hold: 5, weight: 5 })).toHaveLength(1);
    expect(dosed({ note: null })).toHaveLength(1);
    expect(dosed({})).toEqual(['Leave out the dose when nothing is prescribed beside sets and goal']);
  });
});

describe('assigning', () => {
  it('takes a program or the id of a template', () => {
    expect(assignProgram.body.parse({ templateId: 7 })).toEqual({ templateId: 7 });
    expect(assignProgram.body.parse(program)).toEqual(program);
    expect(assignProgram.body.safeParse({ ...program, templateId: 7 }).success).toBe(false);
  });

  it('keeps the message and the field of an invalid program', () => {
    const issues = assignProgram.body.safeParse({ ...program, name: '', blocks: [] }).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'Name is required'],
      ['blocks', 'You must add exercises in order to create the Program'],
    ]);
  });
});
