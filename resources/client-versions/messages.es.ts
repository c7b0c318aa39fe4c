import type { Translated } from '../../src/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { scan: 'Scan' },
  clientVersions: {
    title: 'Versiones del cliente',
    versionId: 'ID de la versión',
    updateRequired: 'Actualización obligatoria',
    latest: 'Más reciente',
    updatedBy: 'Actualizada por',
    action: 'Acción',
    yes: 'Sí',
    no: 'No',
    edit: 'Editar',
    editVersion: 'Editar la versión %{version}',
    add: 'Agregar versión',
    requireUpdate: 'Exigir actualización',
    requireNone: 'No exigir actualización',
    savedMany: 'Se cambió una versión. |||| Se cambiaron %{smart_count} versiones.',
    notSavedMany:
      'Otra persona cambió una versión, que sigue elegida. |||| Otra persona cambió %{smart_count} versiones, que siguen elegidas.',
    empty: 'Aún no hay versiones del cliente.',
    failed: 'Hubo un problema al obtener las versiones de Scan',
    save: 'Guardar',
    saveAnyway: 'Guardar de todos modos',
    changedBy: 'Mientras tanto, %{name} lo cambió: ahora Actualización obligatoria es %{value}',
    changed: 'Mientras tanto cambió: ahora Actualización obligatoria es %{value}',
    cancel: 'Cancelar',
    saved: 'Se actualizó esta versión de Scan.',
    notSaved: 'Hubo un problema al actualizar esta versión de Scan.',
  },
};
export default spanish;
