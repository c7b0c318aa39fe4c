/** What is said where somebody proves again who they are. */
export const proofMessages = {
  proof: {
    title: 'Is it you?',
    lead: 'You have been signed in for a while. Confirm that it is you, and what you have begun goes on.',
    byApp: 'Enter the 6 digits that your authenticator app shows.',
    byRecovery: 'Enter one of your recovery codes. It works once.',
    byPassword: 'Enter your password.',
    code: 'Code',
    recoveryCode: 'Recovery code',
    password: 'Password',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    usePasskey: 'Use a passkey',
    noPasskey: 'No passkey was shown. Try again, or use a code.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    none: 'Your account has neither a password nor a second factor here. Sign in again, and do it within a quarter of an hour.',
    signInAgain: 'Sign in again',
    setUpTitle: 'Set up a second factor',
    setUpLead:
      '%{organization} asks for a second factor besides the password. You can go on as soon as one is set up: an authenticator app, which shows a new code every half minute, or a passkey of your phone, computer or security key.',
    showTitle: 'Show your second factor',
    showLead: '%{organization} asks for your second factor before you go on.',
    passkeyInstead: 'Use a passkey instead',
    appInstead: 'Use an authenticator app instead',
    logOut: 'Log Out',
  },
};
