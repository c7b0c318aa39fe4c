import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { locationMessages } from './messages.en.ts';

const spanish: Translated<typeof locationMessages> = {
  clinicLocations: {
    title: 'Sedes',
    all: 'Todas las sedes',
    mine: 'Mis sedes',
    none: 'Todavía no se agregaron sedes.',
    noneMine: 'No tiene ninguna sede asignada... comuníquese con un administrador',
    failed: 'No se pudieron cargar las sedes',
    name: 'Nombre de la sede',
    address: 'Dirección',
    provider: 'Profesional predeterminado',
    timezone: 'Zona horaria',
    actions: 'Acciones',
    add: 'Agregar sede',
    edit: 'Editar sede',
    editOf: 'Editar %{name}',
    added: 'Se agregó la sede.',
    saved: 'Se actualizó la sede.',
    noValue: 'Ninguno',
    otherProvider: 'Otro profesional',
    cancel: 'Cancelar',
    save: 'Guardar',
    choose: 'Elija una zona horaria',
    field: {
      name: 'Nombre de la sede',
      timezone: 'Zona horaria',
      address1: 'Dirección, línea 1',
      address2: 'Dirección, línea 2',
      city: 'Ciudad',
      stateCode: 'Estado',
      zipCode: 'Código postal',
      defaultProviderId: 'Profesional predeterminado',
    },
  },
};
export default spanish;
