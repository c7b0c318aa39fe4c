import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { users: 'Usuarios' },
  userLookup: {
    title: 'Buscar usuario por UUID',
    lead: 'Busque a un usuario por su identificador.',
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
  signupLink: {
    title: 'Obtener enlace de registro de un profesional',
    lead: 'Busque a un profesional invitado por su correo electrónico.',
    email: 'Correo electrónico del usuario',
    search: 'Obtener enlace',
    name: 'Nombre',
    foundEmail: 'Correo electrónico',
    link: 'Enlace de registro',
    copy: 'Copiar enlace',
    copied: 'Enlace de registro copiado.',
    notCopied: 'No se pudo copiar el enlace. Selecciónelo y cópielo manualmente.',
    hasAccount: 'Este profesional ya tiene una cuenta. El enlace de registro de abajo no hará nada.',
    required: 'El correo electrónico es obligatorio',
    notFound: 'No se encontró a nadie; revise el correo electrónico.',
  },
};
export default spanish;
