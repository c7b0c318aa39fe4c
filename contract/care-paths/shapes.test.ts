import { expect, it } from 'vitest';
import { CarePathBody, logicOptions, trackOptions, typeOptions, listTypes } from './shapes.ts';
import { translateTerm } from '../../domain/platform/spanish-vocabulary/spanish-vocabulary.ts';
import { spanishMessages } from '../messages.es.ts';
import { bodyParts } from '../platform/enumerations.ts';
import { findMessage } from '../platform/message.ts';
import { createSpanishFormat } from '../platform/spanish-format.ts';

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
      expect([track, type, accepted]).toEqual([track, type, listTypes[track].includes(type)]);
    }
});

it('a unit of another track is rejected with the units of the track, in either language', () => {
  const write = createSpanishFormat(spanishMessages, translateTerm);
  const messages = trackOptions.map((track) => {
    const type = listTypes[track].includes('Degrees') ? '%' : 'Degrees';
    return CarePathBody.safeParse({ name: 'Knee', phases: [{ ...phase, track, type }] }).error!.issues[0]!.message;
  });
  const [timeInPhase, ...others] = messages;
  expect(timeInPhase).toBe('For Time in phase, choose Minutes, Hours, Days or Weeks');
  expect(others).toEqual(trackOptions.slice(1).map((track) => `For ${track}, choose ${listTypes[track].join(', ')}`));
  expect(messages.map((message) => write(findMessage(message)!))).toEqual([
    'Para Tiempo en la fase, elija Minutos, Horas, Días o Semanas',
    'Para Dolor, elija Puntuación',
    'Para Adherencia, elija %',
    'Para Rango de movimiento, elija Grados',
    'Para Equilibrio, elija Puntuación',
    'Para Discapacidad, elija Puntuación',
    'Para PHQ-2, elija Puntuación',
    'Para PHQ-9, elija Puntuación',
    'Para GAD-7, elija Puntuación',
    'Para NPRS, elija Puntuación',
    'Para Función física RAND, elija Puntuación',
    'Para Preguntas clave STEADI, elija Puntuación',
    'Para ODI, elija Puntuación',
    'Para LEFS, elija Puntuación',
    'Para QuickDASH, elija Puntuación',
    'Para KOOS JR, elija Puntuación',
    'Para PSFS, elija Puntuación',
    'Para Manténgase Independiente de STEADI, elija Puntuación',
  ]);
});
