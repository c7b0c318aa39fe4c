import type { Translated } from '../../src/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { users: 'Usuarios' },
  userLookup: {
    title: 'Buscar usuario por UUID',
    lead: 'Ingrese el identificador de un usuario.',
    uuid: 'UUID del usuario',
    search: 'Buscar usuario',
    again: 'Buscar otro',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    organization: 'Organización',
    required: 'El UUID es obligatorio',
    notFound: 'No se encontró a nadie; revise el UUID.',
  },
};
export default spanish;
