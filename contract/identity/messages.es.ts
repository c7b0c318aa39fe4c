import type { TranslationOf } from '../platform/message.ts';
import type { identityFieldMessage, identityMessage, secondFactorMessage } from './messages.ts';

export const identityFieldMessages: TranslationOf<typeof identityFieldMessage> = {
  'identity.passwordRequired': 'La contraseña es obligatoria.',
  'identity.oldPasswordRequired': 'La contraseña anterior es obligatoria',
  'identity.newPasswordRequired': 'La contraseña nueva es obligatoria',
  'identity.verificationCodeRequired': 'El código de verificación es obligatorio.',
  'identity.invalidVerificationCode': 'El código de verificación no es válido.',
  'identity.invalidInviteCode': 'El código de invitación no es válido',
  'identity.codeRequired': 'El código es obligatorio.',
  'identity.invalidCode': 'El código no es válido.',
  'identity.sixDigits': 'Ingrese el código de 6 dígitos.',
  'identity.nameRequired': 'El nombre es obligatorio.',
};

export const identityMessages: TranslationOf<typeof identityMessage> = {
  'identity.wrongPassword': 'Hubo un problema al iniciar sesión. Revise su correo electrónico y su contraseña.',
  'identity.disabled': 'El acceso de su organización está desactivado.',
  'identity.commonPassword': 'Esa contraseña es demasiado común. Elija otra.',
  'identity.passwordIsEmail': 'La contraseña no puede ser su correo electrónico.',
  'identity.blankPassword': 'La contraseña no puede tener solo espacios.',
  'identity.passwordOfOwnWords':
    'La contraseña no puede basarse solo en su nombre, correo electrónico, clínica o el nombre del portal.',
  'identity.weakPassword':
    'Esa contraseña es demasiado fácil de adivinar. Pruebe con unas cuantas palabras sin relación entre sí.',
  'identity.wrongExistingPassword': 'La contraseña actual no es correcta.',
  'identity.codeExpired': 'El código de verificación no es válido o ya venció.',
  'identity.ssoNotConfigured': 'El inicio de sesión único no está configurado.',
  'identity.ssoUnreachable': 'El inicio de sesión único no está disponible en este momento. Inténtelo de nuevo.',
  'identity.inviteExpired': 'Esta invitación ya no es válida. Pida una nueva a su administrador.',
  'identity.hasAccount': 'Este profesional ya tiene una cuenta. Inicie sesión.',
  'identity.unknownDevice': 'No se reconoce este dispositivo.',
  'identity.userNotFound': 'No se encontró el usuario.',
  'identity.sessionNotFound': 'No se encontró la sesión.',
};

export const secondFactorMessages: TranslationOf<typeof secondFactorMessage> = {
  'secondFactor.invalidCode': 'Ese código no es válido.',
  'secondFactor.usedCode': 'Ese código ya se usó. Espere al siguiente.',
  'secondFactor.otherCodeNow':
    'Su aplicación ya muestra otro código. Ingrese ese. Si también se rechaza, deje que su teléfono ajuste la hora automáticamente.',
  'secondFactor.wrongPassword': 'La contraseña no es correcta.',
  'secondFactor.signInExpired': 'Su inicio de sesión venció. Inicie sesión de nuevo.',
  'secondFactor.signInAgain': 'Inicie sesión de nuevo.',
  'secondFactor.useOtherMethod': 'Use su aplicación de autenticación, una llave de acceso o un código de recuperación.',
  'secondFactor.appExists': 'Ya hay una aplicación de autenticación configurada.',
  'secondFactor.noApp': 'No hay ninguna aplicación de autenticación configurada.',
  'secondFactor.appNotStarted': 'Primero empiece a configurar la aplicación de autenticación.',
  'secondFactor.passkeyRejected': 'Esa llave de acceso no se aceptó.',
  'secondFactor.passkeyNotStarted': 'Primero empiece a agregar la llave de acceso.',
  'secondFactor.passkeyNotFound': 'No se encontró la llave de acceso.',
  'secondFactor.notEnabled': 'Primero active la verificación en dos pasos.',
  'secondFactor.ownAccountFirst': 'Primero active la verificación en dos pasos en su propia cuenta.',
  'secondFactor.required': 'Su organización exige la verificación en dos pasos.',
  'secondFactor.onlySecondStep':
    'Su organización exige la verificación en dos pasos, y este es su único segundo paso. Configure otro primero.',
  'secondFactor.confirm': 'Confirme su identidad para continuar.',
};
