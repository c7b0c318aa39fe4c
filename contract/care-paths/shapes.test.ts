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
  expect(timeInPhase).toBe('Time in phase is measured in Minutes, Hours, Days or Weeks');
  expect(others).toEqual(
    trackOptions.slice(1).map((track) => `${track} is measured in ${listTypes[track].join(', ')}`),
  );
  expect(messages.map((message) => write(findMessage(message)!))).toEqual([
    'El tiempo en la fase se mide en minutos, horas, días o semanas',
    'El dolor se mide en puntuación',
    'La adherencia se mide en %',
    'El rango de movimiento se mide en grados',
    'El equilibrio se mide en puntuación',
    'La discapacidad se mide en puntuación',
    'PHQ-2 se mide en puntuación',
    'PHQ-9 se mide en puntuación',
    'GAD-7 se mide en puntuación',
    'NPRS se mide en puntuación',
    'Función física RAND se mide en puntuación',
    'Preguntas clave STEADI se mide en puntuación',
    'ODI se mide en puntuación',
    'LEFS se mide en puntuación',
    'QuickDASH se mide en puntuación',
    'KOOS JR se mide en puntuación',
  ]);
});
