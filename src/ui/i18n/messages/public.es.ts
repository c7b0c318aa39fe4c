import type { Translated } from '../translated.ts';
import type { publicMessages } from './public.en.ts';

const spanish: Translated<typeof publicMessages> = {
  'brand.tagline': 'Software de inteligencia del movimiento para la empresa de salud moderna.',
  'legal.terms': 'Términos del servicio',
  'legal.privacy': 'Política de privacidad',
  'legal.help': 'Centro de ayuda',

  'form.email': 'Correo electrónico',
  'form.password': 'Contraseña',
  'form.showPassword': 'Mostrar contraseña',
  'form.hidePassword': 'Ocultar contraseña',

  'signIn.title': 'Iniciar sesión',
  'signIn.lead': 'Le damos la bienvenida. Use su correo de trabajo.',
  'signIn.submit': 'Iniciar sesión',
  'signIn.forgot': 'Olvidé mi contraseña',
  'signIn.or': 'o',
  'signIn.sso': 'Continuar con SSO',
  'signIn.ssoUnavailable': 'El inicio de sesión único no está configurado.',
  'signIn.refused': 'No se pudo iniciar sesión. Revise su correo electrónico y su contraseña.',
  'signIn.profileFailed': 'Hubo un error al cargar su cuenta.',
  'signIn.noPortalGroup': 'Esa cuenta no tiene acceso al portal.',

  'session.loading': 'Cargando',
  'session.title': 'No pudimos cargar su cuenta',
  'session.unreachable':
    'No podemos conectarnos con el servicio de Exer. Puede deberse a una restricción de la red. Intente volver a cargar la página o cambiar de red.',
  'session.gone': 'No se encontró su cuenta. Inicie sesión de nuevo.',
  'session.expired': 'Su sesión terminó. Inicie sesión de nuevo.',
  'session.idle': 'Se cerró su sesión porque no hubo actividad durante %{count} minutos.',
  'session.logOut': 'Cerrar sesión',

  'fatal.title': 'Hubo un problema del que no pudimos recuperarnos.',
  'fatal.home': 'Ir al inicio',
  'fatal.reload': 'Volver a cargar esta página.',

  'toast.region': 'Notificaciones',
  'toast.close': 'Cerrar',
};
export default spanish;
