import type { Translated } from '../translated.ts';
import type { visitorPageMessages } from './visitor-pages.en.ts';

const spanish: Translated<typeof visitorPageMessages> = {
  'form.newPassword': 'Contraseña nueva',
  'form.confirmPassword': 'Confirmar contraseña',
  'form.firstName': 'Nombre',
  'form.lastName': 'Apellido',
  'form.code': 'Código de verificación',
  'form.passwordHint':
    'Al menos %{count} caracteres. Use algunas palabras sin relación entre sí. Evite nombres y contraseñas comunes.',

  'signIn.ssoNotForOrganization': 'Su organización no usa el inicio de sesión único. Use su contraseña.',
  'signIn.ssoNotInvited': 'No hay ninguna cuenta para este acceso. Pida una invitación a su clínica.',
  'signIn.ssoNotVerified':
    'El inicio de sesión único no ha verificado su correo electrónico. Comuníquese con su administrador.',
  'signIn.ssoStale': 'Su solicitud de inicio de sesión único venció. Inténtelo de nuevo.',
  'signIn.ssoFailed': 'El inicio de sesión único no funcionó. Inténtelo de nuevo o use su contraseña.',

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
  'logout.unsentTitle': '¿Cerrar sesión sin subir los datos?',
  'logout.unsent':
    'Algunas caminatas cronometradas en este dispositivo no se han subido. Al cerrar sesión se eliminan. Para subirlas, abra la página del evento con conexión a internet.',
  'logout.stay': 'Seguir en la sesión',
  'logout.deleteAndLeave': 'Eliminar y cerrar sesión',

  'maintenance.title': 'Volvemos enseguida',
  'maintenance.lead':
    'Estamos haciendo mejoras. Sus datos están a salvo. Esta página se volverá a cargar automáticamente.',
  'maintenance.check': 'Comprobar otra vez',

  'notFound.title': 'Página no encontrada',
  'notFound.text': 'Parece que nuestra postura no es la correcta. No pudimos encontrar esa dirección.',
  'notFound.home': 'Ir a la página de inicio',
};
export default spanish;
