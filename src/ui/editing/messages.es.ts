import type { Translated } from '../i18n/translated.ts';
import type { editingMessages } from './messages.en.ts';

const spanish: Translated<typeof editingMessages> = {
  recordParts: {
    shown: 'Se muestran %{shown} de %{total}',
    showOlder: 'Mostrar %{smart_count} anterior |||| Mostrar %{smart_count} anteriores',
  },
  unsaved: {
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Sus cambios aquí no se han guardado.',
    stay: 'Seguir editando',
    leave: 'Salir',
  },
  shownOnce: {
    leaveTitle: '¿Salir de esta página?',
    leaveText: 'Lo que se muestra aquí no se vuelve a mostrar. Cópielo antes si lo necesita.',
    stay: 'Quedarse',
    leave: 'Salir',
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
