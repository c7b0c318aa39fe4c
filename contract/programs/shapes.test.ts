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
