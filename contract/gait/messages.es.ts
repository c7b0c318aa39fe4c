import type { TranslationOf } from '../platform/message.ts';
import type { gaitFieldMessage, gaitMessage } from './messages.ts';

export const gaitFieldMessages: TranslationOf<typeof gaitFieldMessage> = {
  'gait.measureNameRequired': 'El nombre de la medida es obligatorio',
  'gait.displayNameRequired': 'El nombre que se muestra es obligatorio',
  'gait.itemNameRequired': 'El nombre del elemento es obligatorio',
  'gait.gaitUidRequired': 'El ID único de Gait es obligatorio',
  'gait.heightRange': 'La estatura debe estar entre %{min} y %{max} cm',
  'gait.unknownSex': 'El sexo no es válido',
  'gait.unknownCondition': 'La afección no es válida',
  'gait.secondsRange': 'Los segundos deben estar entre %{min} y %{max}',
  'gait.metresRange': 'Los metros deben estar entre %{min} y %{max}',
  'gait.tooFast': 'Nadie camina a más de %{n} m/s. Revise la distancia y el tiempo.',
  'gait.rowRequired': 'Elija una fila.',
  'gait.reportInFuture': 'La fecha del informe no puede estar en el futuro.',
  'gait.reportDaysReversed': 'La fecha de inicio no puede ser posterior a la de fin.',
  'gait.reportMaxDays': 'Un informe puede abarcar como máximo %{n} días.',
};

export const gaitMessages: TranslationOf<typeof gaitMessage> = {
  'gait.comparedOnly': 'Solo los pacientes de Gait pueden tener datos de comparación.',
  'gait.sessionOnly': 'Solo los pacientes de Gait pueden tener sesiones de Gait.',
  'gait.reportMaxSessions': 'El informe tendría más de %{n} sesiones. Elija menos días o una sola sede.',
  'gait.patientsChanged':
    'Hubo cambios en los pacientes desde que se revisó el archivo. No se actualizó ningún paciente.',
  'gait.sessionNotFound': 'No se encontró la sesión.',
  'gait.notFound': 'No se encontró la sesión de Gait.',
};
