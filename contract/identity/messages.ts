import { defineMessages } from '../platform/message.ts';

/** What is wrong with what was typed to sign in, to sign up and to change a password. */
export const identityFieldMessage = /* @__PURE__ */ defineMessages({
  'identity.passwordRequired': 'Password is required.',
  'identity.oldPasswordRequired': 'Old password is required',
  'identity.newPasswordRequired': 'New password is required',
  'identity.verificationCodeRequired': 'Verification code is required.',
  'identity.invalidVerificationCode': 'Verification code is not valid.',
  'identity.invalidInviteCode': 'Not a valid invite code',
  'identity.codeRequired': 'Code is required.',
  'identity.invalidCode': 'Code is not valid.',
  'identity.sixDigits': 'The code has 6 digits.',
  'identity.nameRequired': 'Name is required.',
});

/** Why somebody cannot sign in, sign up or change a password. */
export const identityMessage = /* @__PURE__ */ defineMessages({
  'identity.wrongPassword': 'There was a problem signing in.  Please check your email and password.',
  'identity.disabled': "Your organization's access has been disabled.",
  'identity.commonPassword': 'That password is too common. Please choose another.',
  'identity.passwordIsEmail': 'The password must not be your email.',
  'identity.blankPassword': 'The password must not be only blanks.',
  'identity.passwordOfOwnWords':
    'The password must be more than your name, your email, your clinic or the name of this portal.',
  'identity.weakPassword': 'That password is too easy to guess. A few unrelated words make a good one.',
  'identity.wrongExistingPassword': 'The existing password is not correct.',
  'identity.codeExpired': 'The verification code is not valid or has expired.',
  'identity.ssoNotConfigured': 'Single sign-on is not set up.',
  'identity.ssoUnreachable': 'Single sign-on cannot be reached.',
  'identity.inviteExpired': 'This invite is not valid any more. Ask for a new one.',
  'identity.hasAccount': 'This provider already has an account. Please sign in.',
  'identity.unknownDevice': 'This device is not known.',
  'identity.userNotFound': 'User not found.',
  'identity.sessionNotFound': 'Session not found.',
});

/** Why a second factor is refused, and that identity has to be confirmed. */
export const secondFactorMessage = /* @__PURE__ */ defineMessages({
  'secondFactor.invalidCode': 'That code is not valid.',
  'secondFactor.usedCode': 'That code was entered before. Wait for the next one.',
  'secondFactor.wrongPassword': 'The password is not correct.',
  'secondFactor.signInExpired': 'Your sign-in has expired. Please sign in again.',
  'secondFactor.signInAgain': 'Please sign in again.',
  'secondFactor.useOtherMethod': 'Use your authenticator app, a passkey or a recovery code.',
  'secondFactor.appExists': 'An authenticator app is set up already.',
  'secondFactor.noApp': 'No authenticator app is set up.',
  'secondFactor.appNotStarted': 'Begin to set up the authenticator app first.',
  'secondFactor.passkeyRejected': 'That passkey was not accepted.',
  'secondFactor.passkeyNotStarted': 'Begin to add the passkey first.',
  'secondFactor.passkeyNotFound': 'Passkey not found.',
  'secondFactor.notEnabled': 'Turn on two-step verification first.',
  'secondFactor.ownAccountFirst': 'Turn on two-step verification for your own account first.',
  'secondFactor.required': 'Your organization requires two-step verification.',
  'secondFactor.onlySecondStep': 'Your organization requires two-step verification, and this is your only second step.',
  'secondFactor.confirm': 'Please confirm that it is you before you go on.',
});
