import type { Translated } from '../../../../src/ui/i18n/translated.ts';
import type { programHistoryMessages } from './messages.en.ts';

const spanish: Translated<typeof programHistoryMessages> = {
  programHistory: {
    none: 'Aún no se ha guardado nada.',
    list: 'Versiones, de la más reciente a la más antigua',
    now: 'Asignado desde el %{since}',
    earlier: 'Del %{since} al %{until}',
    assigned: 'Asignación',
    published: 'Publicación',
    known: 'Primera versión guardada',
    changed: 'Cambio',
    unchanged: 'Se guardó sin cambios.',
    by: '%{name}, %{when}',
    view: 'Ver',
    viewOf: 'Ver la versión del %{when}',
    hide: 'Ocultar',
    hideOf: 'Ocultar la versión del %{when}',
    noSide: 'Sin lado',
    change: {
      name: 'Nombre: “%{before}” → “%{after}”',
      frequency: 'Frecuencia: %{before} → %{after}',
      notes: 'Notas: “%{before}” → “%{after}”',
      notesAdded: 'Notas agregadas: “%{after}”',
      notesRemoved: 'Notas quitadas: “%{before}”',
      added: 'Agregado como ejercicio %{place}: %{name}, %{goal}',
      removed: 'Quitado: %{name}, %{goal}',
      swapped: 'Sustituido: %{before} → %{after}, %{goal}',
      goal: '%{name}: %{before} → %{after}',
      side: '%{name}: %{before} → %{after}',
      note: '%{name}, nota: “%{before}” → “%{after}”',
      noteAdded: '%{name}, nota agregada: “%{after}”',
      noteRemoved: '%{name}, nota quitada: “%{before}”',
      moved: 'Movido: %{name}, de la posición %{from} a la %{to}',
      movedTo: 'Movido: %{name}, a la posición %{to}',
    },
  },
};
export default spanish;
