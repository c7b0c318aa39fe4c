import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: { templates: Translated<(typeof en)['templates']> & { title: string } } = {
  templates: {
    title: 'Plantillas',
    lead: 'Vea y administre las plantillas de programas',
    search: 'Buscar plantilla',
    add: 'Nueva plantilla',
    list: 'Plantillas',
    none: 'Todavía no se crearon plantillas de programas',
    noneHint: 'Cree su primera plantilla.',
    noMatch: 'Ninguna plantilla coincide con “%{q}”.',
    noMatchHint: 'Pruebe con otra parte del nombre.',
    failed: 'No se pudieron cargar las plantillas.',
    menuOf: 'Acciones para %{name}',
    edit: 'Editar',
    duplicate: 'Duplicar',
    view: 'Ver',
    delete: 'Eliminar',
    deleteTitle: '¿Eliminar la plantilla?',
    deleteText:
      '“%{name}” se eliminará para todos en su organización. Los programas ya asignados a partir de ella no cambian.',
    cancel: 'Cancelar',
    deleted: 'Se eliminó la plantilla. |||| Se eliminaron %{smart_count} plantillas.',
    deleteMany: 'Eliminar %{smart_count} plantilla |||| Eliminar %{smart_count} plantillas',
    deleteManyTitle: '¿Eliminar %{smart_count} plantilla? |||| ¿Eliminar %{smart_count} plantillas?',
    deleteManyText:
      '%{smart_count} plantilla se eliminará para todos en su organización. Los programas ya asignados a partir de ella no cambian. |||| %{smart_count} plantillas se eliminarán para todos en su organización. Los programas ya asignados a partir de ellas no cambian.',
    wereGone: 'La plantilla ya se había eliminado. |||| Estas plantillas ya se habían eliminado.',
    someGone:
      'Eliminadas: %{deleted}. %{smart_count} ya se había eliminado. |||| Eliminadas: %{deleted}. %{smart_count} ya se habían eliminado.',
    goneHint: 'Es posible que alguien la haya eliminado.',
    order: 'Ordenar por',
    orders: {
      'dateUpdated DESC': 'Más recientes',
      'dateUpdated ASC': 'Más antiguas',
      'name ASC': 'Nombre, A a Z',
      'name DESC': 'Nombre, Z a A',
    },
    selectMultiple: 'Seleccionar varias',
    selected: '%{smart_count} seleccionada |||| %{smart_count} seleccionadas',
    selectPage: 'Seleccionar esta página',
    selectAll: 'Seleccionar las %{smart_count} |||| Seleccionar las %{smart_count}',
    clearSelection: 'Borrar selección',
    history: 'Historial',
    savedBy: 'por %{name}',
    back: 'Plantillas',
    editTemplate: 'Editar plantilla',
    heldBy:
      '%{smart_count} paciente tiene un programa basado en esta plantilla. |||| %{smart_count} pacientes tienen un programa basado en esta plantilla.',
  },
};
export default spanish;
