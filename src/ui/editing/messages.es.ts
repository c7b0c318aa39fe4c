import type { Translated } from '../i18n/translated.ts';
import type { editingMessages } from './messages.en.ts';

const spanish: Translated<typeof editingMessages> = {
  recordParts: {
    shown: 'Se muestran %{shown} de %{total}',
    showOlder: 'Mostrar %{smart_count} anterior |||| Mostrar %{smart_count} anteriores',
  },
  editing: {
    conflict: 'Otra persona cambió esto después de que usted lo abrió.',
    changed: '%{field}: cambió de “%{before}” a “%{theirs}”.',
    mine: 'Usted escribió “%{mine}”.',
    take: 'Usar “%{theirs}”',
    unseen: 'Los otros cambios no afectan estos campos.',
    empty: 'vacío',
    keepMine: 'Conservar mis cambios',
    takeTheirs: 'Usar la versión guardada',
    arrived: 'Esto ya se guardó antes de su último cambio. Revise la lista antes de agregarlo otra vez.',
    offline: 'No tiene conexión. Esto no se ha guardado.',
    offlineHint: 'Sus cambios se conservan aquí. Se intentará guardar de nuevo cuando vuelva la conexión.',
    online: 'Volvió la conexión. Guarde cuando esté listo.',
  },
};
export default spanish;
