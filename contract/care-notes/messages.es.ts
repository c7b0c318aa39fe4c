import type { TranslationOf } from '../platform/message.ts';
import type { careNoteMessage } from './messages.ts';

export const careNoteMessages: TranslationOf<typeof careNoteMessage> = {
  'careNotes.minutesRequired': 'Los minutos son obligatorios',
  'careNotes.notesRequired': 'Las notas son obligatorias',
  'careNotes.minutesMin': 'Los minutos deben ser 0 o más',
  'careNotes.minutesWholeNumber': 'Los minutos deben ser un número entero',
  'careNotes.minutesMax': 'Los minutos deben ser %{n} o menos',
  'careNotes.startRequired': 'El inicio es obligatorio',
  'careNotes.endRequired': 'El final es obligatorio',
  'careNotes.startOnOtherDay': 'El inicio debe ser en la fecha de la nota',
  'careNotes.endBeforeStart': 'El final debe ser posterior al inicio',
  'careNotes.endInFuture': 'El final no puede estar en el futuro',
  'careNotes.tooLong': 'Una nota no puede durar más de 24 horas',
  'careNotes.moreThanClock': 'Los minutos no pueden superar el tiempo entre inicio y final',
  'careNotes.messageNotLive': 'Un mensaje no es un contacto en vivo',
  'careNotes.liveWithoutTime': 'Un contacto en vivo necesita al menos 1 minuto',
  'careNotes.minutesUnconfirmed': 'Confirme los minutos: escríbalos, indique inicio y final, o marque la casilla',
  'careNotes.timeSkipped': 'Ese día el reloj se salta esta hora',
  'careNotes.locked': 'Esta nota está en un ciclo facturado.',
  'careNotes.dateInFuture': 'La fecha no puede estar en el futuro',
  'careNotes.dateBeforeCare': 'La fecha no puede ser anterior al primer plan de atención',
  'careNotes.monthBilled': 'Ese mes ya se facturó',
  'careNotes.notFound': 'No se encontró la nota de atención.',
};
