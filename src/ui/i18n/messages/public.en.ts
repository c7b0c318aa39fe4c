/** Texts of the sign-in page and of what surrounds both consoles, which every first visit loads. */
export const publicMessages = {
  'brand.tagline': 'Motion intelligence software for the modern health enterprise.',
  'legal.terms': 'Terms of Service',
  'legal.privacy': 'Privacy Policy',
  'legal.help': 'Help Center',

  'form.email': 'Email',
  'form.password': 'Password',
  'form.showPassword': 'Show password',
  'form.hidePassword': 'Hide password',

  'signIn.title': 'Sign in',
  'signIn.lead': 'Welcome back. Use your work email.',
  'signIn.submit': 'Sign In',
  'signIn.forgot': 'Forgot Password',
  'signIn.or': 'or',
  'signIn.sso': 'Continue with SSO',
  'signIn.ssoUnavailable': 'Single sign-on is not configured.',
  'signIn.refused': 'There was a problem signing in.  Please check your email and password.',
  'signIn.profileFailed': 'There was an error loading your account.',
  'signIn.noPortalGroup': 'That account does not have access to the portal.',

  'session.loading': 'Loading',
  'session.title': 'We could not load your account',
  'session.unreachable':
    "We're unable to connect to the Exer service. This may be a restriction on the network. You can try to reload the page, or switching to a different network.",
  'session.gone': 'Your account could not be found. Please sign in again.',
  'session.expired': 'Your session has ended. Please sign in again.',
  'session.idle': 'You were signed out after %{count} minutes of inactivity.',
  'session.logOut': 'Log Out',

  'fatal.title': "There was an issue we couldn't recover from.",
  'fatal.home': 'Go Home',
  'fatal.reload': 'Reload this page.',

  'toast.region': 'Notifications',
  'toast.close': 'Close',
} as const;
