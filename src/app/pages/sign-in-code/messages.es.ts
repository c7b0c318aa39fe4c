import type { signInCodeMessages } from './messages.en.ts';

const texts: Record<keyof typeof signInCodeMessages, string> = {
  'signInCode.title': 'Un paso más',
  'signInCode.app': 'Ingrese el código de 6 dígitos de su aplicación de autenticación.',
  'signInCode.recovery': 'Ingrese uno de sus códigos de recuperación. Sirve una sola vez.',
  'signInCode.code': 'Código',
  'signInCode.recoveryCode': 'Código de recuperación',
  'signInCode.submit': 'Iniciar sesión',
  'signInCode.useRecovery': 'Usar un código de recuperación',
  'signInCode.useApp': 'Usar la aplicación de autenticación',
  'signInCode.usePasskey': 'Usar una llave de acceso',
  'signInCode.noPasskey': 'No se confirmó la llave de acceso. Inténtelo de nuevo o use un código.',
  'signInCode.back': 'Volver al inicio de sesión',
};
export default texts;
