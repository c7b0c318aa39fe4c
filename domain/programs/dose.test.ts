import { describe, expect, it } from 'vitest';
import type { Dose } from '../../contract/programs/prescription.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { swapExercise } from './blocks.ts';
import { copyDose, copyDoseToAll } from './copy-dose.ts';
import { copyForPatient, listNotes } from './create-draft.ts';
import { setSide, withDose, worksBothSides } from './dose.ts';
import { describeDose, type DoseWords } from './dose-text.ts';
import { isDirty, normalizeBlock } from './program.ts';

const exercise = {
  id: 'T-2',
  sequence: 'BILATERAL' as const,
  subjectOrientation: 'FRONT',
  equipment: [],
  exerciseMetrics: [{ id: 'T-2-REPS', metric: 'REPS' as const }],
};
const held = { ...exercise, id: 'T-3', exerciseMetrics: [{ id: 'T-3-TIME', metric: 'TIME' as const }] };
const block = (dose?: Dose, more: Partial<Block> = {}): Block => ({
  uuid: '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a01',
  exerciseId: 'T-1',
  numSets: 3,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  sideOfBody: null,
  ...(dose && { dose }),
  ...more,
});
const full: Dose = {
  load: { loadType: 'WEIGHT', value: 2.5, unit: 'kg' },
  hold: 5,
  rest: 90,
  tempo: { lower: 3, pause: 1, lift: 2 },
  sideOrder: 'LEFT_FIRST',
  note: 'Knee over toes.\nSlowly.',
};
const words: DoseWords = {
  weight: ({ value, unit }) => `${value} ${unit}`,
  bodyWeight: () => 'body weight',
  band: (color) => `${color} band`,
  time: (seconds) => `${seconds} s`,
  hold: (time) => `hold ${time}`,
  rest: (time) => `rest ${time}`,
  tempo: ({ lower, pause, lift }) => `tempo ${lower}-${pause}-${lift}`,
  sideOrder: (order) => order,
};
const line = (dose?: Dose) => describeDose(dose, words).map(({ text }) => text);

describe('the line of a dose', () => {
  it('has what is prescribed in the order of the form, and the note stands by itself', () => {
    expect(line(full)).toEqual(['2.5 kg', 'hold 5 s', 'rest 90 s', 'tempo 3-1-2', 'LEFT_FIRST']);
    expect(line({ load: { loadType: 'BAND', color: 'RED' }, rest: 30 })).toEqual(['RED band', 'rest 30 s']);
    expect(line({ load: { loadType: 'BODY_WEIGHT' } })).toEqual(['body weight']);
  });

  it('is empty without a dose', () => expect(line()).toEqual([]));
});

describe('a dose of a block', () => {
  it('leaves out what is not prescribed, and the field when nothing is', () => {
    expect(withDose(block(full), { hold: 5, rest: undefined, note: '' })).toEqual(block({ hold: 5 }));
    expect('dose' in withDose(block(full), { hold: undefined })).toBe(false);
  });

  it('has an order of sides only where both sides are worked', () => {
    expect(worksBothSides(block(), exercise)).toBe(true);
    expect(worksBothSides(block({}, { sideOfBody: 'Left' }), exercise)).toBe(false);
    expect(worksBothSides(block(), { ...exercise, sequence: 'SINGLE' })).toBe(false);
    expect(worksBothSides(block(), undefined)).toBe(false);
    expect(setSide(block({ sideOrder: 'ALTERNATE', hold: 5 }), 'Left')).toEqual(
      block({ hold: 5 }, { sideOfBody: 'Left' }),
    );
  });

  it('is the same in whatever order the database returns its keys', () => {
    const stored = {
      tempo: { lift: 2, lower: 3, pause: 1 },
      load: { unit: 'kg', value: 2.5, loadType: 'WEIGHT' },
    } as const;
    const typed = {
      load: { loadType: 'WEIGHT', value: 2.5, unit: 'kg' },
      tempo: { lower: 3, pause: 1, lift: 2 },
    } as const;
    expect(JSON.stringify(normalizeBlock(block(stored)))).toBe(JSON.stringify(normalizeBlock(block(typed))));
    const program = { name: 'Knee', notes: '', dailyFrequency: 1, weeklyFrequency: 5 };
    expect(isDirty({ ...program, blocks: [block(stored)] }, { ...program, blocks: [block(typed)] })).toBe(false);
    expect(isDirty({ ...program, blocks: [block(stored)] }, { ...program, blocks: [block()] })).toBe(true);
  });
});

describe('swapping an exercise with a dose', () => {
  const swapped = (dose: Dose, to: Parameters<typeof swapExercise>[1]) =>
    swapExercise(block(dose), to, 'c1a1ee54-9f0f-4c63-9f3e-0d6f4a2f5b22', null).dose;

  it('keeps what still makes sense; the note was about the other exercise', () => {
    const { note: _note, ...kept } = full;
    expect(swapped(full, exercise)).toEqual(kept);
    expect(swapped({ note: 'Heel down.' }, exercise)).toBeUndefined();
  });

  it('drops hold and tempo when no repetitions are counted any more', () => {
    expect(swapped(full, held)).toEqual({ load: full.load, rest: 90, sideOrder: 'LEFT_FIRST' });
  });

  it('drops the order of sides of an exercise for one side', () => {
    expect(swapped({ hold: 5, sideOrder: 'ALTERNATE' }, { ...exercise, sequence: 'SINGLE' })).toEqual({ hold: 5 });
  });

  it('drops a band where weights are used, and a weight where a band is', () => {
    const band: Dose = { load: { loadType: 'BAND', color: 'GREEN' } };
    const weight: Dose = { load: { loadType: 'WEIGHT', value: 5, unit: 'lb' } };
    expect(swapped(band, { ...exercise, equipment: ['Weights'] })).toBeUndefined();
    expect(swapped(band, { ...exercise, equipment: ['Theraband'] })).toEqual(band);
    expect(swapped(weight, { ...exercise, equipment: ['Theraband'] })).toBeUndefined();
    expect(swapped(weight, { ...exercise, equipment: ['Chair'] })).toEqual(weight);
  });
});

describe('copying a dose', () => {
  const other = { uuid: 'c1a1ee54-9f0f-4c63-9f3e-0d6f4a2f5b22', exerciseId: 'T-2', numSets: 1 };

  it('copies sets, goal and dose; side and note of the other exercise stay', () => {
    const to = block({ note: 'Heel down.', rest: 30 }, { ...other, sideOfBody: 'Left' });
    const { sideOrder: _order, ...kept } = full;
    expect(copyDose(block(full), to, exercise)).toEqual({ ...to, numSets: 3, dose: { ...kept, note: 'Heel down.' } });
  });

  it('keeps the goal of an exercise that cannot have the copied one, and removes a dose where none is copied', () => {
    const plank = block({ rest: 30 }, { ...other, setGoal: { goalType: 'TIME', reps: null, time: 45 } });
    const { dose: _dose, ...bare } = plank;
    expect(copyDose(block(), plank, held)).toEqual({ ...bare, numSets: 3 });
    expect(copyDose(block(full), plank, undefined)).toBe(plank);
  });

  it('reaches all other exercises of a program', () => {
    const blocks = [block(undefined, other), block({ hold: 5 })];
    expect(copyDoseToAll(blocks, blocks[1]!, () => exercise).map(({ dose, numSets }) => [numSets, dose])).toEqual([
      [3, { hold: 5 }],
      [3, { hold: 5 }],
    ]);
  });
});

describe('a program with doses for another patient', () => {
  const program = {
    name: 'Knee',
    notes: 'Afraid of stairs.',
    dailyFrequency: 1,
    weeklyFrequency: 5,
    blocks: [block(full)],
  };
  const copied = (withNotes: boolean) =>
    copyForPatient(
      program,
      { firstName: 'Ada', lastName: 'Lovelace', involvedSide: 'Left' },
      { involvedSide: 'Right' },
      withNotes,
      () => '1',
    ).blocks[0]!.dose;

  it('turns the order of sides with the involved side', () => {
    expect(copied(true)).toEqual({ ...full, sideOrder: 'RIGHT_FIRST' });
  });

  it('leaves out the notes of exercises unless the notes are copied', () => {
    expect(copied(false)).not.toHaveProperty('note');
    expect(listNotes(program)).toEqual(['Afraid of stairs.', 'Knee over toes.\nSlowly.']);
  });
});
