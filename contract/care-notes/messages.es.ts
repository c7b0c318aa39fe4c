import type { TranslationOf } from '../platform/message.ts';
import type { careNoteMessage } from './messages.ts';

export const careNoteMessages: TranslationOf<typeof careNoteMessage> = {
  'careNotes.minutesRequired': 'Los minutos son obligatorios',
  'careNotes.notesRequired': 'Las notas son obligatorias',
  'careNotes.minutesMin': 'Los minutos deben ser 0 o más',
  'careNotes.minutesWholeNumber': 'Los minutos deben ser un número entero',
  'careNotes.minutesMax': 'Los minutos deben ser %{n} o menos',
  'careNotes.startRequired': 'La hora de inicio es obligatoria',
  'careNotes.endRequired': 'La hora de fin es obligatoria',
  'careNotes.startOnOtherDay': 'El inicio debe ser en la fecha de la nota',
  'careNotes.endBeforeStart': 'El fin debe ser posterior al inicio',
  'careNotes.endInFuture': 'El fin no puede estar en el futuro',
  'careNotes.tooLong': 'Una nota no puede abarcar más de 24 horas',
  'careNotes.moreThanClock': 'Los minutos no pueden superar el tiempo entre el inicio y el fin',
  'careNotes.messageNotLive': 'Un mensaje no es una interacción en vivo',
  'careNotes.liveWithoutTime': 'Una interacción en vivo necesita al menos 1 minuto',
  'careNotes.minutesUnconfirmed': 'Confirme los minutos: elíjalos, escríbalos o marque la casilla',
  'careNotes.timeSkipped': 'Esta hora no existe ese día (horario de verano)',
  'careNotes.locked': 'Esta nota forma parte de un ciclo facturado.',
  'careNotes.dateInFuture': 'La fecha no puede estar en el futuro',
  'careNotes.dateBeforeCare': 'La fecha no puede ser anterior al primer plan de atención',
  'careNotes.monthBilled': 'Ese mes ya se facturó',
  'careNotes.notFound': 'No se encontró la nota de atención.',
};
