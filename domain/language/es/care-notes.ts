import type { Phrases } from '../phrases.ts';

/** Care notes: their fields, their clock and what keeps them from being changed. */
export const careNotePhrases: Phrases = {
  'Minutes are required': 'Los minutos son obligatorios',
  'Notes are required': 'Las notas son obligatorias',
  'Minutes must be 0 or more': 'Los minutos deben ser 0 o más',
  'Minutes must be a whole number': 'Los minutos deben ser un número entero',
  'Minutes must be %{n} or less': 'Los minutos deben ser %{n} o menos',
  'Start is required': 'El inicio es obligatorio',
  'End is required': 'El final es obligatorio',
  'Start must be on the date of the note': 'El inicio debe ser en la fecha de la nota',
  'End must be after the start': 'El final debe ser posterior al inicio',
  'End cannot be in the future': 'El final no puede estar en el futuro',
  'A note cannot be longer than 24 hours': 'Una nota no puede durar más de 24 horas',
  'Minutes cannot exceed the time from start to end': 'Los minutos no pueden superar el tiempo entre inicio y final',
  'A message is not a live contact': 'Un mensaje no es un contacto en vivo',
  'A live contact needs at least 1 minute': 'Un contacto en vivo necesita al menos 1 minuto',
  'Confirm the minutes: type them, fill in start and end, or tick the box':
    'Confirme los minutos: escríbalos, indique inicio y final, o marque la casilla',
  'The clocks skip this time on that day': 'Ese día el reloj se salta esta hora',
  'This note is in a billed cycle.': 'Esta nota está en un ciclo facturado.',
  'Date cannot be in the future': 'La fecha no puede estar en el futuro',
  'Date cannot be before the first plan of care': 'La fecha no puede ser anterior al primer plan de atención',
  'That month has already been billed': 'Ese mes ya se facturó',
  'Minutes of an aide are not billed.': 'Los minutos de un auxiliar no se facturan.',
  'Dated after today.': 'Su fecha es posterior a hoy.',
  'Dated before monitoring was set up.': 'Su fecha es anterior al inicio del monitoreo.',
  'Dated outside of the plan of care.': 'Su fecha está fuera del plan de atención.',
  'Its clock shows %{minutes}.': 'Su reloj indica %{minutes}.',
  '%{minutes} on the clock of another note counts there.': '%{minutes} en el reloj de otra nota cuenta allí.',
  '%{minutes} on the clock of another note count there.': '%{minutes} en el reloj de otra nota cuentan allí.',
  'A live contact needs at least 1 counted minute.': 'Un contacto en vivo necesita al menos 1 minuto contado.',
};
