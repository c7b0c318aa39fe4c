import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { patientsMessages } from './messages.en.ts';

const spanish: Translated<typeof patientsMessages> = {
  patients: {
    justAdded: 'Recién agregado',
    menu: 'Pacientes',
    title: 'Lista de pacientes',
    add: 'Agregar paciente',
    tabs: { label: 'Pacientes por estado', ACTIVE: 'Activos', DISCHARGED: 'Dados de alta' },
    search: 'Buscar pacientes',
    filter: {
      toggle: 'Filtros',
      provider: 'Profesional',
      anyProvider: 'Todos los profesionales',
      product: 'Producto',
      anyProduct: 'Todos los productos',
      status: 'Estado',
      anyStatus: 'Todos los estados',
      sort: 'Ordenar por',
      clear: 'Borrar filtros',
    },
    column: {
      actions: 'Acciones',
      name: 'Nombre',
      email: 'Correo electrónico',
      location: 'Sede',
      product: 'Producto',
      program: 'Programa',
      lastActivity: 'Última actividad',
      status: 'Estado',
    },
    product: { HEALTH: 'Health', GAIT: 'Gait', PRO: 'PRO' },
    unnamed: 'Paciente sin nombre',
    none: 'No hay pacientes activos en su organización',
    noneHint: 'Agregue un paciente y asígnele un producto.',
    noneMatch: 'Ningún paciente cumple esos criterios.',
    failed: 'No se pudieron cargar los pacientes.',
    action: {
      open: 'Acciones para %{name}',
      view: 'Ver paciente',
      edit: 'Editar paciente',
      assign: 'Asignar programa',
      resend: 'Reenviar invitación',
      discharge: 'Dar de alta',
    },
    inviteSent: 'Una nueva invitación va en camino a %{name}.',
  },
};
export default spanish;
