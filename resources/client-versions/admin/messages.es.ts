import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { scan: 'Scan' },
  resources: {
    'scan/client-versions': {
      name: 'Versión del cliente |||| Versiones del cliente',
      empty: 'Aún no hay versiones del cliente.',
      failed: 'Hubo un problema al obtener las versiones de Scan',
      fields: {
        versionId: 'ID de la versión',
        updateRequired: 'Actualización obligatoria',
        updatedBy: 'Actualizada por',
      },
      page: { create: 'Agregar versión', edit: 'Editar la versión %{id}' },
      notifications: {
        created: 'Se actualizó esta versión de Scan.',
        updated: 'Se actualizó esta versión de Scan.',
        failed: 'Hubo un problema al actualizar esta versión de Scan.',
      },
    },
  },
  clientVersions: {
    menu: 'Versiones del cliente',
    latest: 'Más reciente',
    action: 'Acción',
    yes: 'Sí',
    no: 'No',
    edit: 'Editar',
    requireUpdate: 'Exigir actualización',
    requireNone: 'No exigir actualización',
    savedMany: 'Se cambió una versión. |||| Se cambiaron %{smart_count} versiones.',
    notSavedMany:
      'Otra persona cambió una versión. Sigue seleccionada. |||| Otra persona cambió %{smart_count} versiones. Siguen seleccionadas.',
  },
};
export default spanish;
