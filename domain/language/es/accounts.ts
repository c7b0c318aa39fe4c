import type { Phrases } from '../phrases.ts';

/** Signing in, invites, passwords and one's own account. */
export const accountPhrases: Phrases = {
  'Please sign in.': 'Inicie sesión.',
  'No session.': 'No hay ninguna sesión.',
  'There was a problem signing in.  Please check your email and password.':
    'Hubo un problema al iniciar sesión. Revise su correo electrónico y su contraseña.',
  "Your organization's access has been disabled.": 'El acceso de su organización está desactivado.',
  'Password is required.': 'La contraseña es obligatoria.',
  'Old password is required': 'La contraseña anterior es obligatoria',
  'New password is required': 'La contraseña nueva es obligatoria',
  'Password must have at least %{n} characters.': 'La contraseña debe tener al menos %{n} caracteres.',
  'Password must have at most %{n} characters.': 'La contraseña debe tener como máximo %{n} caracteres.',
  'That password is too common. Please choose another.': 'Esa contraseña es demasiado común. Elija otra.',
  'The password must not be your email.': 'La contraseña no puede ser su correo electrónico.',
  'The password must not be only blanks.': 'La contraseña no puede tener solo espacios.',
  'The password must be more than your name, your email, your clinic or the name of this portal.':
    'La contraseña debe ser más que su nombre, su correo electrónico, su clínica o el nombre de este portal.',
  'That password is too easy to guess. A few unrelated words make a good one.':
    'Esa contraseña es demasiado fácil de adivinar. Unas cuantas palabras sin relación entre sí son una buena contraseña.',
  'The existing password is not correct.': 'La contraseña actual no es correcta.',
  'Verification code is required.': 'El código de verificación es obligatorio.',
  'Verification code is not valid.': 'El código de verificación no es válido.',
  'The verification code is not valid or has expired.': 'El código de verificación no es válido o ya venció.',
  'Single sign-on is not set up.': 'El inicio de sesión único no está configurado.',
  'Single sign-on cannot be reached.': 'No se puede conectar con el inicio de sesión único.',
  'Not a valid invite code': 'El código de invitación no es válido',
  'This invite is not valid any more. Ask for a new one.': 'Esta invitación ya no es válida. Pida una nueva.',
  'This provider already has an account. Please sign in.': 'Este profesional ya tiene una cuenta. Inicie sesión.',
  'This device is not known.': 'Este dispositivo no se conoce.',
  'This code is not valid any more. Ask your clinic for a new one.':
    'Este código ya no es válido. Pida uno nuevo a su clínica.',
  'This program is no longer there. Please ask your clinic for a new one.':
    'Este programa ya no está disponible. Pida uno nuevo a su clínica.',
};
