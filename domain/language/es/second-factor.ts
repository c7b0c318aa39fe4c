import type { Phrases } from '../phrases.ts';

/** Second factors, and proving again who is there. */
export const secondFactorPhrases: Phrases = {
  'Code is required.': 'El código es obligatorio.',
  'Code is not valid.': 'El código no es válido.',
  'The code has 6 digits.': 'El código tiene 6 dígitos.',
  'That code is not valid.': 'Ese código no es válido.',
  'That code was entered before. Wait for the next one.': 'Ese código ya se ingresó. Espere al siguiente.',
  'The password is not correct.': 'La contraseña no es correcta.',
  'Your sign-in has expired. Please sign in again.': 'Su inicio de sesión venció. Inicie sesión de nuevo.',
  'Please sign in again.': 'Inicie sesión de nuevo.',
  'Use your authenticator app, a passkey or a recovery code.':
    'Use su aplicación de autenticación, una llave de acceso o un código de recuperación.',
  'An authenticator app is set up already.': 'Ya hay una aplicación de autenticación configurada.',
  'No authenticator app is set up.': 'No hay ninguna aplicación de autenticación configurada.',
  'Begin to set up the authenticator app first.': 'Primero empiece a configurar la aplicación de autenticación.',
  'That passkey was not accepted.': 'Esa llave de acceso no se aceptó.',
  'Begin to add the passkey first.': 'Primero empiece a agregar la llave de acceso.',
  'Name is required.': 'El nombre es obligatorio.',
  'Turn on two-step verification first.': 'Primero active la verificación en dos pasos.',
  'Turn on two-step verification for your own account first.':
    'Primero active la verificación en dos pasos en su propia cuenta.',
  'Your organization requires two-step verification.': 'Su organización exige la verificación en dos pasos.',
  'Your organization requires two-step verification, and this is your only second step.':
    'Su organización exige la verificación en dos pasos, y este es su único segundo paso.',
  'Please confirm that it is you before you go on.': 'Confirme su identidad antes de continuar.',
};
