import type { TranslationOf } from '../platform/message.ts';
import type { carePathFieldMessage, carePathMeasureMessage, carePathMessage } from './messages.ts';

export const carePathFieldMessages: TranslationOf<typeof carePathFieldMessage> = {
  'carePaths.number': 'Escriba un número entero de %{min} a %{max}',
  'carePaths.phaseRequired': 'Agregue al menos una fase',
  'carePaths.maxPhases': 'Una ruta tiene como máximo %{n} fases',
  'carePaths.numberTaken': 'Este número de fase ya está en uso',
  'carePaths.repeatedId': 'Dos fases tienen el mismo identificador',
  'carePaths.timeUnits': 'Para Tiempo en la fase, elija Minutos, Horas, Días o Semanas',
  'carePaths.painUnit': 'Para Dolor, elija Puntuación',
  'carePaths.adherenceUnit': 'Para Adherencia, elija %',
  'carePaths.rangeOfMotionUnit': 'Para Rango de movimiento, elija Grados',
  'carePaths.balanceUnit': 'Para Equilibrio, elija Puntuación',
  'carePaths.disabilityUnit': 'Para Discapacidad, elija Puntuación',
  'carePaths.instrumentUnit': 'Para %{instrument}, elija Puntuación',
};

export const carePathMeasureMessages: TranslationOf<typeof carePathMeasureMessage> = {
  'carePaths.measuredDegrees': '%{track}: %{value}°',
  'carePaths.measuredPercent': '%{track}: %{value} %',
  'carePaths.measuredScore': '%{track}: %{value}',
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
