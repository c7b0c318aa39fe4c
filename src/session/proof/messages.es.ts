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
    confirm: 'Confirmar',
    cancel: 'Cancelar',
    none: 'Su cuenta no tiene aquí contraseña ni segundo factor. Inicie sesión de nuevo y hágalo en el cuarto de hora siguiente.',
    signInAgain: 'Iniciar sesión de nuevo',
    setUpTitle: 'Configure un segundo factor',
    setUpLead:
      '%{organization} exige un segundo factor además de la contraseña. Puede continuar en cuanto configure una aplicación de autenticación: una aplicación en su teléfono que muestra un código nuevo cada medio minuto.',
    showTitle: 'Muestre su segundo factor',
    showLead: '%{organization} exige su segundo factor antes de continuar.',
    logOut: 'Cerrar sesión',
  },
};
export default texts;
