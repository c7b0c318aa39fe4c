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
  'Use your second factor.': 'Use su segundo factor.',
  'An authenticator app is set up already.': 'Ya hay una aplicación de autenticación configurada.',
  'No authenticator app is set up.': 'No hay ninguna aplicación de autenticación configurada.',
  'Begin to set up the authenticator app first.': 'Primero empiece a configurar la aplicación de autenticación.',
  'That passkey was not accepted.': 'Esa llave de acceso no se aceptó.',
  'Begin to add the passkey first.': 'Primero empiece a agregar la llave de acceso.',
  'Name is required.': 'El nombre es obligatorio.',
  'Set up a second factor first.': 'Primero configure un segundo factor.',
  'Set up a second factor for your own account first.': 'Primero configure un segundo factor para su propia cuenta.',
  'Your organization requires a second factor.': 'Su organización exige un segundo factor.',
  'Your organization requires a second factor, and this is the only one you have.':
    'Su organización exige un segundo factor, y este es el único que tiene.',
  'Please confirm that it is you before you go on.': 'Confirme su identidad antes de continuar.',
};
