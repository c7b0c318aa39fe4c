import type { Translated } from '../i18n/translated.ts';
import type { savedFilterMessages } from './saved.messages.en.ts';

const spanish: Translated<typeof savedFilterMessages> = {
  listTools: {
    saved: {
      open: 'Filtros guardados',
      none: 'Los filtros que guarde quedan aquí, en cualquier equipo donde inicie sesión.',
      failed: 'No se pudieron cargar sus filtros guardados.',
      save: 'Guardar estos filtros',
      name: 'Nombre',
      added: 'Filtro guardado.',
      apply: 'Usar el filtro %{name}',
      copy: 'Copiar el enlace a %{name}',
      copied: 'Enlace copiado.',
      notCopied: 'No se pudo copiar el enlace.',
      replace: 'Guardar la lista como está ahora en %{name}',
      replaced: 'Filtro cambiado.',
      changed: 'Entretanto, este filtro se cambió en otro lugar. Se muestra como está ahora.',
      remove: 'Eliminar %{name}',
      ask: '¿Eliminar %{name}? Su enlace dejará de funcionar.',
      keep: 'Conservar',
      delete: 'Eliminar',
      removed: 'Filtro eliminado.',
      gone: 'Ese filtro guardado ya no existe.',
      other: 'Ese filtro guardado pertenece a otra lista.',
    },
  },
};
export default spanish;
