import type { Translated } from '../i18n/translated.ts';
import type { savedFilterMessages } from './saved.messages.en.ts';

const spanish: Translated<typeof savedFilterMessages> = {
  listTools: {
    saved: {
      open: 'Filtros guardados',
      none: 'Guarde filtros aquí para volver a usarlos en cualquier equipo.',
      failed: 'No se pudieron cargar sus filtros guardados.',
      save: 'Guardar los filtros actuales',
      name: 'Nombre',
      searchNotSaved: 'El texto de búsqueda no se guarda con el filtro.',
      onlySearch: 'El texto de búsqueda no se guarda. Elija un filtro para guardarlo aquí.',
      added: 'Filtro guardado.',
      apply: 'Aplicar %{name}',
      copy: 'Copiar el enlace a %{name}',
      copied: 'Enlace copiado.',
      notCopied: 'No se pudo copiar el enlace.',
      replace: 'Reemplazar %{name} con los filtros actuales',
      replaced: 'Filtro actualizado.',
      changed: 'Entretanto, este filtro se cambió en otro lugar. Se muestra la versión más reciente.',
      remove: 'Eliminar %{name}',
      ask: '¿Eliminar %{name}? Sus enlaces dejarán de funcionar.',
      keep: 'Cancelar',
      delete: 'Eliminar',
      removed: 'Filtro eliminado.',
      gone: 'Ese filtro guardado ya no existe.',
      other: 'Ese filtro guardado pertenece a otra lista.',
    },
  },
};
export default spanish;
