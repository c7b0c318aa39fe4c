import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { careNoteMessages } from './messages.en.ts';

const spanish: { careNote: Translated<Omit<(typeof careNoteMessages)['careNote'], 'option'>> } = {
  careNote: {
    cycles: 'Ciclos de RTM',
    noCycles: 'Todavía no ha comenzado ningún ciclo.',
    toMonth: 'Facturación de RTM',
    toMonthOf: '%{code} en Facturación de RTM, %{month}',
    notes: 'Notas de atención',
    noNotes: 'Todavía no hay notas de atención.',
    add: 'Agregar nota de atención',
    added: 'Se agregó la nota de atención.',
    save: 'Guardar nota',
    minutes: '%{smart_count} minuto |||| %{smart_count} minutos',
    field: {
      date: 'Fecha',
      minutes: 'Minutos',
      startedAt: 'Inicio',
      endedAt: 'Final',
      notes: 'Notas',
      contactMode: 'Contacto por',
      credential: 'Escrita como',
      interactionType: 'Comunicación interactiva con el paciente',
    },
    edit: 'Editar nota de atención',
    editOf:
      'Editar nota de atención del %{day}, %{smart_count} minuto |||| Editar nota de atención del %{day}, %{smart_count} minutos',
    deleteOf:
      'Eliminar nota de atención del %{day}, %{smart_count} minuto |||| Eliminar nota de atención del %{day}, %{smart_count} minutos',
    changed: 'Se guardó la nota de atención.',
    deleteTitle: '¿Eliminar la nota de atención?',
    deleteText: 'La nota del %{day} y sus minutos se quitarán de este expediente. Esto no se puede deshacer.',
    delete: 'Eliminar',
    deleteNow: 'Eliminarla tal como está ahora',
    keepIt: 'Conservarla',
    deleted: 'Se eliminó la nota de atención.',
    gone: 'Eliminada',
    billed: 'En un ciclo facturado',
    locked:
      'Esta nota está en un ciclo facturado: su fecha, sus minutos y la comunicación interactiva ya no se pueden cambiar. Su redacción sí.',
    notBilled: 'No facturada',
    notBilledHint: 'Se agregó después de facturarse su mes: se conserva, pero no se cuenta.',
    aide: 'Los minutos de un auxiliar no cuentan para la facturación.',
    sharedHere:
      '%{from} – %{to}: %{smart_count} minuto está también en una nota de %{author}. Cuenta una sola vez. |||| %{from} – %{to}: %{smart_count} minutos están también en una nota de %{author}. Cuentan una sola vez.',
    sharedElsewhere:
      '%{from} – %{to}: %{smart_count} minuto está también en una nota para %{patient} del mismo autor. |||| %{from} – %{to}: %{smart_count} minutos están también en una nota para %{patient} del mismo autor.',
    somebody: 'otra persona',
    otherPatient: 'otro paciente',
    worked: 'Trabajé %{smart_count} minuto |||| Trabajé %{smart_count} minutos',
    nextDay: 'Termina al día siguiente',
    zone: 'El inicio y el final van según la hora local del paciente (%{zone}).',
    notSaid: 'No indicado',
    timed: 'Del cronómetro',
    timedHint: 'Verifique las horas y los minutos. Cuentan una vez guardada la nota.',
    restored: 'Borrador recuperado',
    restoredHint: 'Lo que usted había escrito antes se conservó en esta pestaña del navegador.',
    discard: 'Descartar borrador',
    arrived:
      'Un intento anterior de guardar esta nota sí llegó, tal como estaba escrita entonces. Está en la lista detrás de este formulario.',
  },
};
export default spanish;
