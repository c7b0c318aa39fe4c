import type { Translated } from '../translated.ts';
import type { publicMessages } from './public.en.ts';

const spanish: Translated<typeof publicMessages> = {
  'brand.tagline': 'Software de inteligencia del movimiento para la empresa de salud moderna.',
  'legal.terms': 'Términos del servicio',
  'legal.privacy': 'Política de privacidad',
  'legal.help': 'Centro de ayuda',

  'form.email': 'Correo electrónico',
  'form.password': 'Contraseña',
  'form.newPassword': 'Contraseña nueva',
  'form.confirmPassword': 'Confirmar contraseña',
  'form.firstName': 'Nombre',
  'form.lastName': 'Apellido',
  'form.code': 'Código de verificación',
  'form.showPassword': 'Mostrar contraseña',
  'form.hidePassword': 'Ocultar contraseña',
  'form.passwordHint':
    'Al menos %{count} caracteres. Unas cuantas palabras sin relación entre sí son una buena contraseña; los nombres y las contraseñas comunes no.',

  'signIn.title': 'Iniciar sesión',
  'signIn.lead': 'Le damos la bienvenida. Use su correo de trabajo.',
  'signIn.submit': 'Iniciar sesión',
  'signIn.forgot': 'Olvidé mi contraseña',
  'signIn.or': 'o',
  'signIn.sso': 'Continuar con SSO',
  'signIn.ssoUnavailable': 'El inicio de sesión único no está configurado.',
  'signIn.ssoNotForOrganization': 'Su organización no usa el inicio de sesión único. Use su contraseña.',
  'signIn.ssoNotInvited': 'No hay ninguna cuenta para este acceso. Pida una invitación a su clínica.',
  'signIn.ssoNotVerified':
    'El inicio de sesión único no ha verificado su correo electrónico. Pida a su organización que lo haga.',
  'signIn.ssoStale': 'Ese inicio de sesión único tardó demasiado o ya terminó. Inténtelo de nuevo.',
  'signIn.ssoFailed': 'El inicio de sesión único no funcionó. Inténtelo de nuevo o use su contraseña.',
  'signIn.refused': 'No se pudo iniciar sesión. Revise su correo electrónico y su contraseña.',
  'signIn.profileFailed': 'Hubo un error al cargar su cuenta.',
  'signIn.noPortalGroup': 'Esa cuenta no tiene acceso al portal.',

  'forgot.title': '¿Olvidó su contraseña?',
  'forgot.lead': 'Escriba su correo electrónico y le enviaremos un código de verificación.',
  'forgot.submit': 'Enviar código',
  'forgot.sent': 'Se envió un código de verificación a su correo electrónico.',
  'forgot.back': 'Volver a iniciar sesión',

  'reset.title': 'Elija una contraseña nueva',
  'reset.lead': 'Escriba el código que enviamos a %{email}.',
  'reset.submit': 'Cambiar contraseña',
  'reset.again': 'Enviar un código nuevo',
  'reset.done': 'Su contraseña se cambió. Inicie sesión con la contraseña nueva.',

  'signUp.title': 'Regístrese en %{brand}',
  'signUp.lead': 'Su organización le invitó. Elija una contraseña para terminar.',
  'signUp.submit': 'Registrarse',
  'signUp.haveAccount': '¿Ya tiene una cuenta?',
  'signUp.signIn': 'Iniciar sesión',
  'signUp.agree': 'Acepto los %{terms} y la %{privacy}.',
  'signUp.loading': 'Cargando su invitación',
  'signUp.invalidTitle': 'Esta invitación no se puede usar',
  'signUp.hasAccountTitle': 'Ya tiene una cuenta',
  'signUp.hasAccount': 'Inicie sesión con ella para unirse a la organización que le invitó.',
  'signUp.mismatch': 'La contraseña no coincide.',

  'noProvider.title': 'No encontramos una cuenta de profesional para este acceso.',
  'noProvider.contact': 'Si cree que es un error, escriba a %{mailbox}.',
  'noProvider.contactUnset': 'Si cree que es un error, consulte a un administrador de su organización.',
  'noProvider.logOut': 'Cerrar sesión',

  'logout.leaving': 'Cerrando su sesión',
  'logout.unsentTitle': '¿Cerrar sesión sin enviar?',
  'logout.unsent':
    'Hay caminatas cronometradas en este dispositivo que aún no están en el servidor. Al cerrar sesión se eliminan. Se envían desde la página del evento en cuanto hay red.',
  'logout.stay': 'Seguir en la sesión',
  'logout.deleteAndLeave': 'Eliminarlas y cerrar sesión',

  'maintenance.title': 'Volvemos enseguida',
  'maintenance.lead': 'Estamos haciendo mejoras. Sus datos están a salvo y esta página se abre sola de nuevo.',
  'maintenance.check': 'Comprobar otra vez',

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

  'notFound.title': 'Página no encontrada',
  'notFound.text': 'Parece que nuestra postura no es la correcta. No pudimos encontrar esa dirección.',
  'notFound.home': 'Ir a la página de inicio',

  'toast.region': 'Notificaciones',
  'toast.close': 'Cerrar',
};
export default spanish;
