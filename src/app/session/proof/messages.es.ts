const texts = {
  proof: {
    title: 'Confirme su identidad',
    lead: 'Inició sesión hace un rato. Confirme su identidad para continuar con lo que empezó.',
    byApp: 'Ingrese el código de 6 dígitos de su aplicación de autenticación.',
    byRecovery: 'Ingrese uno de sus códigos de recuperación. Sirve una sola vez.',
    byPassword: 'Ingrese su contraseña.',
    code: 'Código',
    recoveryCode: 'Código de recuperación',
    password: 'Contraseña',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar la aplicación de autenticación',
    usePasskey: 'Usar una llave de acceso',
    noPasskey: 'No se confirmó la llave de acceso. Inténtelo de nuevo o use un código.',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
    none: 'Su cuenta no tiene contraseña ni segundo paso que confirmar. Inicie sesión de nuevo y hágalo en los 15 minutos siguientes.',
    signInAgain: 'Iniciar sesión de nuevo',
    setUpTitle: 'Configure la verificación en dos pasos',
    setUpLead:
      '%{organization} exige un segundo paso después de la contraseña. Para continuar, configure una aplicación de autenticación, que muestra un código nuevo cada 30 segundos, o una llave de acceso en su teléfono, computadora o llave de seguridad.',
    showTitle: 'Complete la verificación en dos pasos',
    showLead: '%{organization} exige su segundo paso antes de continuar.',
    passkeyInstead: 'Usar una llave de acceso en su lugar',
    appInstead: 'Usar una aplicación de autenticación en su lugar',
    logOut: 'Cerrar sesión',
  },
};
export default texts;
