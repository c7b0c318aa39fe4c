import { translateVisitorPage } from '../../ui/i18n/messages/visitor-pages.en.ts';

const reasons: Record<string, Parameters<typeof translateVisitorPage>[0]> = {
  NO_SSO: 'signIn.ssoNotForOrganization',
  NOT_INVITED: 'signIn.ssoNotInvited',
  NO_ACCESS: 'signIn.noPortalGroup',
  NOT_VERIFIED: 'signIn.ssoNotVerified',
  STALE: 'signIn.ssoStale',
};

/** Why the identity provider rejected the visitor. Anyone can put text into an address, so only known messages are shown. */
export const getSsoErrorText = (error: string): string => translateVisitorPage(reasons[error] ?? 'signIn.ssoFailed');
