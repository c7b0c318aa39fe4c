/** Texts of the second step, loaded with it to keep the sign-in page small. */
export const signInCodeMessages = {
  'signInCode.title': 'One more step',
  'signInCode.app': 'Enter the 6-digit code from your authenticator app.',
  'signInCode.recovery': 'Enter one of your recovery codes. It works once.',
  'signInCode.code': 'Code',
  'signInCode.recoveryCode': 'Recovery code',
  'signInCode.submit': 'Sign In',
  'signInCode.useRecovery': 'Use a recovery code',
  'signInCode.useApp': 'Use the authenticator app',
  'signInCode.usePasskey': 'Use a passkey',
  'signInCode.noPasskey': 'The passkey was not confirmed. Try again, or use a code.',
  'signInCode.back': 'Back to Sign In',
};
