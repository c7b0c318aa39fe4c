import type { Translated } from '../i18n/translated.ts';
import type { editingMessages } from './messages.en.ts';

const spanish: Translated<typeof editingMessages> = {
  recordParts: {
    shown: 'Se muestran %{shown} de %{total}',
    showOlder: 'Mostrar %{smart_count} anterior |||| Mostrar %{smart_count} anteriores',
  },
  editing: {
    conflict: 'Otra persona cambió esto después de que usted lo abriera.',
    changed: '%{field}: “%{before}” pasó a ser “%{theirs}”.',
    mine: 'Usted escribió “%{mine}”.',
    take: 'Usar “%{theirs}”',
    unseen: 'Ninguno de los otros cambios afecta estos campos.',
    empty: 'vacío',
    keepMine: 'Conservar lo que escribí',
    takeTheirs: 'Tomar lo que hay ahora',
    offline: 'No hay conexión, así que esto no se ha guardado.',
    offlineHint: 'Lo que usted escribió se conserva aquí. Se intentará guardar de nuevo en cuanto vuelva la conexión.',
    online: 'Volvió la conexión. Guarde cuando esté listo.',
  },
};
export default spanish;
