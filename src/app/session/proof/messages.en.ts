/** Texts for proving the user's identity again. */
export const proofMessages = {
  proof: {
    title: "Confirm it's you",
    lead: "You signed in a while ago. Confirm it's you to continue with what you started.",
    byApp: 'Enter the 6-digit code from your authenticator app.',
    byRecovery: 'Enter one of your recovery codes. It works once.',
    byPassword: 'Enter your password.',
    code: 'Code',
    recoveryCode: 'Recovery code',
    password: 'Password',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    usePasskey: 'Use a passkey',
    noPasskey: 'The passkey was not confirmed. Try again, or use a code.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    none: 'Your account has no password or second step to confirm. Sign in again, then do this within 15 minutes.',
    signInAgain: 'Sign in again',
    setUpTitle: 'Set up two-step verification',
    setUpLead:
      '%{organization} requires a second step after your password. To continue, set up an authenticator app, which shows a new code every 30 seconds, or a passkey on your phone, computer or security key.',
    showTitle: 'Complete two-step verification',
    showLead: '%{organization} requires your second step before you continue.',
    passkeyInstead: 'Use a passkey instead',
    appInstead: 'Use an authenticator app instead',
    logOut: 'Log Out',
  },
};
