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
  'identity.sixDigits': 'Enter the 6-digit code.',
  'identity.nameRequired': 'Name is required.',
});

/** Why somebody cannot sign in, sign up or change a password. */
export const identityMessage = /* @__PURE__ */ defineMessages({
  'identity.wrongPassword': 'There was a problem signing in.  Please check your email and password.',
  'identity.disabled': "Your organization's access has been disabled.",
  'identity.commonPassword': 'That password is too common. Please choose another.',
  'identity.passwordIsEmail': 'The password cannot be your email.',
  'identity.blankPassword': 'The password cannot be only spaces.',
  'identity.passwordOfOwnWords': 'The password cannot be based only on your name, email, clinic or the portal’s name.',
  'identity.weakPassword': 'That password is too easy to guess. Try a few unrelated words.',
  'identity.wrongExistingPassword': 'The existing password is incorrect.',
  'identity.codeExpired': 'The verification code is not valid or has expired.',
  'identity.ssoNotConfigured': 'Single sign-on is not set up.',
  'identity.ssoUnreachable': 'Single sign-on is not available right now. Please try again.',
  'identity.inviteExpired': 'This invite is no longer valid. Ask your admin for a new one.',
  'identity.hasAccount': 'This provider already has an account. Please sign in.',
  'identity.unknownDevice': 'This device is not recognized.',
  'identity.userNotFound': 'User not found.',
  'identity.sessionNotFound': 'Session not found.',
});

/** Why a second factor is refused, and that identity has to be confirmed. */
export const secondFactorMessage = /* @__PURE__ */ defineMessages({
  'secondFactor.invalidCode': 'That code is not valid.',
  'secondFactor.usedCode': 'That code was already used. Wait for the next one.',
  'secondFactor.otherCodeNow':
    'Your app shows another code now. Enter that one. If it is rejected too, let your phone set its time automatically.',
  'secondFactor.wrongPassword': 'The password is incorrect.',
  'secondFactor.signInExpired': 'Your sign-in has expired. Please sign in again.',
  'secondFactor.signInAgain': 'Please sign in again.',
  'secondFactor.useOtherMethod': 'Use your authenticator app, a passkey or a recovery code.',
  'secondFactor.appExists': 'An authenticator app is already set up.',
  'secondFactor.noApp': 'No authenticator app is set up.',
  'secondFactor.appNotStarted': 'Start setting up the authenticator app first.',
  'secondFactor.passkeyRejected': 'That passkey was not accepted.',
  'secondFactor.passkeyNotStarted': 'Start adding the passkey first.',
  'secondFactor.passkeyNotFound': 'Passkey not found.',
  'secondFactor.notEnabled': 'Turn on two-step verification first.',
  'secondFactor.ownAccountFirst': 'Turn on two-step verification for your own account first.',
  'secondFactor.required': 'Your organization requires two-step verification.',
  'secondFactor.onlySecondStep':
    'Your organization requires two-step verification, and this is your only second step. Set up another one first.',
  'secondFactor.confirm': 'Please confirm your identity to continue.',
});
