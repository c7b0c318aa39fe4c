import type { TranslationOf } from '../platform/message.ts';
import type { carePathFieldMessage, carePathMeasureMessage, carePathMessage } from './messages.ts';

export const carePathFieldMessages: TranslationOf<typeof carePathFieldMessage> = {
  'carePaths.number': 'Escriba un número entero de %{min} a %{max}',
  'carePaths.phaseRequired': 'Agregue al menos una fase',
  'carePaths.maxPhases': 'Una ruta tiene como máximo %{n} fases',
  'carePaths.numberTaken': 'Este número de fase ya está en uso',
  'carePaths.repeatedId': 'Dos fases comparten un identificador',
  'carePaths.timeUnits': 'El tiempo en la fase se mide en minutos, horas, días o semanas',
  'carePaths.painUnit': 'El dolor se mide en puntuación',
  'carePaths.adherenceUnit': 'La adherencia se mide en %',
  'carePaths.rangeOfMotionUnit': 'El rango de movimiento se mide en grados',
  'carePaths.balanceUnit': 'El equilibrio se mide en puntuación',
  'carePaths.disabilityUnit': 'La discapacidad se mide en puntuación',
  'carePaths.instrumentUnit': '%{instrument} se mide en puntuación',
};

export const carePathMeasureMessages: TranslationOf<typeof carePathMeasureMessage> = {
  'carePaths.measuredDegrees': '%{track}: %{value} grados',
  'carePaths.measuredPercent': '%{track}: %{value} %',
  'carePaths.measuredScore': '%{track}: puntuación %{value}',
  'carePaths.measuredMinutes': '%{track}: %{value} minutos',
  'carePaths.measuredHours': '%{track}: %{value} horas',
  'carePaths.measuredDays': '%{track}: %{value} días',
  'carePaths.measuredWeeks': '%{track}: %{value} semanas',
};

export const carePathMessages: TranslationOf<typeof carePathMessage> = {
  'carePaths.archived': 'Esta ruta está archivada.',
  'carePaths.healthOnly': 'Solo se puede asignar una ruta a pacientes de Health.',
  'carePaths.daysReversed': 'El último día es anterior al primer día.',
  'carePaths.maxDays': 'Elija un período de hasta %{n} días.',
  'carePaths.daysNotOver': 'Elija un período pasado.',
  'carePaths.notFound': 'No se encontró la ruta.',
};
