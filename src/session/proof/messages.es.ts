const texts = {
  proof: {
    title: '¿Es usted?',
    lead: 'Inició sesión hace un rato. Confirme su identidad, y lo que empezó continúa.',
    byApp: 'Ingrese los 6 dígitos que muestra su aplicación de autenticación.',
    byRecovery: 'Ingrese uno de sus códigos de recuperación. Sirve una sola vez.',
    byPassword: 'Ingrese su contraseña.',
    code: 'Código',
    recoveryCode: 'Código de recuperación',
    password: 'Contraseña',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar la aplicación de autenticación',
    usePasskey: 'Usar una llave de acceso',
    noPasskey: 'No se mostró ninguna llave de acceso. Inténtelo de nuevo o use un código.',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
    none: 'Su cuenta no tiene aquí contraseña ni segundo factor. Inicie sesión de nuevo y hágalo en el cuarto de hora siguiente.',
    signInAgain: 'Iniciar sesión de nuevo',
    setUpTitle: 'Configure un segundo factor',
    setUpLead:
      '%{organization} exige un segundo factor además de la contraseña. Puede continuar en cuanto configure uno: una aplicación de autenticación, que muestra un código nuevo cada medio minuto, o una llave de acceso de su teléfono, computadora o llave de seguridad.',
    showTitle: 'Muestre su segundo factor',
    showLead: '%{organization} exige su segundo factor antes de continuar.',
    passkeyInstead: 'Usar una llave de acceso en su lugar',
    appInstead: 'Usar una aplicación de autenticación en su lugar',
    logOut: 'Cerrar sesión',
  },
};
export default texts;
