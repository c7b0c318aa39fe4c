import { publicMessages } from './public.en.ts';
import { createPublicTranslator } from '../translatePublic.ts';

/** Texts of the public pages besides the sign-in page, which load them. */
export const visitorPageMessages = {
  'form.newPassword': 'New Password',
  'form.confirmPassword': 'Confirm Password',
  'form.firstName': 'First Name',
  'form.lastName': 'Last Name',
  'form.code': 'Verification Code',
  'form.passwordHint': 'At least %{count} characters. Use a few unrelated words. Avoid names and common passwords.',

  'signIn.ssoNotForOrganization': 'Your organization does not use single sign-on. Please use your password.',
  'signIn.ssoNotInvited': 'There is no account for this login. Please ask your clinic for an invite.',
  'signIn.ssoNotVerified': 'Single sign-on has not verified your email. Please contact your administrator.',
  'signIn.ssoStale': 'Your single sign-on request has expired. Please try again.',
  'signIn.ssoFailed': 'Single sign-on did not work. Please try again or use your password.',

  'forgot.title': 'Forgot your password?',
  'forgot.lead': 'Enter your email and we will send you a verification code.',
  'forgot.submit': 'Send Code',
  'forgot.sent': 'A password verification code has been sent to your email.',
  'forgot.back': 'Back to Sign In',

  'reset.title': 'Set a new password',
  'reset.lead': 'Enter the code we sent to %{email}.',
  'reset.submit': 'Reset Password',
  'reset.again': 'Send a new code',
  'reset.done': 'Your password has been reset. Please login with your new password.',

  'signUp.title': 'Sign Up for %{brand}',
  'signUp.lead': 'Your organization invited you. Choose a password to finish.',
  'signUp.submit': 'Sign Up',
  'signUp.haveAccount': 'Already have an account?',
  'signUp.signIn': 'Sign In',
  'signUp.agree': 'I agree to the %{terms} and %{privacy}.',
  'signUp.loading': 'Loading your invitation',
  'signUp.invalidTitle': 'This invitation cannot be used',
  'signUp.hasAccountTitle': 'You already have an account',
  'signUp.hasAccount': 'Sign in with it to join the organization that invited you.',
  'signUp.mismatch': 'Password does not match.',

  'noProvider.title': "We didn't find a provider account for this login.",
  'noProvider.contact': 'If you think this is a mistake, email %{mailbox}.',
  'noProvider.contactUnset': 'If you think this is a mistake, please ask an admin of your organization.',
  'noProvider.logOut': 'Log Out',

  'logout.leaving': 'Signing you out',
  'logout.unsentTitle': 'Sign out without uploading?',
  'logout.unsent':
    'Some walks timed on this device have not been uploaded. Signing out deletes them. To upload them, open the event page while you are online.',
  'logout.stay': 'Stay signed in',
  'logout.deleteAndLeave': 'Delete and sign out',

  'maintenance.title': "We'll Be Right Back",
  'maintenance.lead': 'We are making some improvements. Your data is safe. This page will reload automatically.',
  'maintenance.check': 'Check again',

  'notFound.title': 'Page not found',
  'notFound.text': 'Looks like our form is a little off. We had trouble finding that URL.',
  'notFound.home': 'Try the homepage',
} as const;

/** Translates a message of any public page. */
export const translateVisitorPage = createPublicTranslator({ ...publicMessages, ...visitorPageMessages });
