import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { teamMessages } from './messages.en.ts';

type Texts = Translated<typeof teamMessages>;

/** Includes the texts of the plugin. */
const spanish: { providers: Texts['providers'] & { title: string } } = {
  providers: {
    title: 'Profesionales',
    lead: 'Administre los roles y las sedes de su equipo.',
    current: 'Usuarios actuales (%{count})',
    invited: 'Usuarios invitados (%{count})',
    tab: { current: 'Usuarios actuales', invited: 'Usuarios invitados' },
    none: 'Todavía no se agregaron usuarios.',
    failed: 'No se pudieron cargar los profesionales.',
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    location: 'Sede',
    allLocations: 'Todas las sedes',
    actions: 'Acciones',
    add: 'Agregar profesional',
    firstName: 'Nombre',
    lastName: 'Apellido',
    chooseRole: 'Elija un rol',
    locations: 'Sede(s)',
    locationsFailed: 'No se pudieron cargar las sedes',
    noLocations: 'Su organización todavía no tiene sedes. Agréguelas en Datos generales.',
    added: 'Invitación enviada a %{email}.',
    notSent: 'No se pudo enviar la invitación.',
    edit: 'Editar a %{name}',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: 'Se actualizaron los datos de %{name}.',
    discard: {
      action: 'Descartar los cambios',
      question: 'Sus cambios a otro profesional no se han guardado. ¿Descartarlos?',
    },
    resend: {
      action: 'Reenviar invitación',
      of: 'Reenviar la invitación a %{name}',
      question: '¿Enviar a %{name} una nueva invitación? La anterior dejará de funcionar.',
      done: 'Nueva invitación enviada a %{name}.',
      failed: 'No se pudo enviar la invitación a %{name}.',
    },
    remove: {
      action: 'Eliminar profesional',
      of: 'Eliminar a %{name}',
      question: '¿Eliminar a %{name}? Perderá el acceso de inmediato.',
      done: 'Se eliminó a %{name}.',
      failed: 'No se pudo eliminar a %{name}.',
    },
  },
};
export default spanish;
