import { expect, it } from 'vitest';
import { CarePathBody, logicOptions, trackOptions, typeOptions, typesOf } from './care-path-shapes.ts';
import { bodyParts } from './enumerations.ts';

const phase = {
  id: '5b6a1f57-3c8e-4f4d-9d5b-0c1d2e3f4a5b',
  phaseNumber: 0,
  title: ' Regain the bend ',
  exerciseTotal: 6,
  messageTotal: 3,
  track: 'Range of motion',
  logic: '>',
  number: 999,
  type: 'Degrees',
  messageProvider: true,
  templateId: null,
};

it('ENT-051 ENT-052 ENT-053 choices are those of the specification', () => {
  expect(typeOptions).toEqual(['Degrees', '%', 'Score', 'Minutes', 'Hours', 'Days', 'Weeks']);
  expect(logicOptions).toEqual(['>', '<', 'Equals']);
  expect(bodyParts).toEqual(['Shoulder', 'Hip', 'Knee', 'Spine', 'Multiple']);
});

it('ENT-049 ENT-050 PATHS-15 a path is its name and phases, with numbers from 0 to 999', () => {
  const saved = CarePathBody.parse({ name: ' Knee ', phases: [phase] });
  expect(saved).toEqual({ name: 'Knee', phases: [{ ...phase, title: 'Regain the bend' }] });
  for (const field of ['phaseNumber', 'exerciseTotal', 'messageTotal', 'number'])
    for (const no of [-1, 1000, 1.5, '5', null])
      expect(CarePathBody.safeParse({ name: 'Knee', phases: [{ ...phase, [field]: no }] }).success).toBe(false);
});

it('each track is measured in its own units', () => {
  for (const track of trackOptions)
    for (const type of typeOptions) {
      const accepted = CarePathBody.safeParse({ name: 'Knee', phases: [{ ...phase, track, type }] }).success;
      expect([track, type, accepted]).toEqual([track, type, typesOf[track].includes(type)]);
    }
});
