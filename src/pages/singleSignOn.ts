import { startSso } from '../../contract/identity.ts';
import { currentBase } from '../../dataProvider/failover.ts';
import { configuration } from '../configuration.ts';
import { text } from '../i18n/text.ts';
import { page } from '../navigation/reload.ts';
import { toast } from '../toasts/toasts.ts';

/** Leaves for the identity provider (AUTH-06); an error toast where none is configured (OPEN-033). */
export function startSingleSignOn(): void {
  if (configuration().ssoEnabled) page.leaveFor(`${currentBase()}${startSso.path}`);
  else toast('error', text('signIn.ssoUnavailable'));
}

const reasons: Record<string, Parameters<typeof text>[0]> = {
  NO_SSO: 'signIn.ssoNotForOrganization',
  NOT_INVITED: 'signIn.ssoNotInvited',
  NO_ACCESS: 'signIn.noPortalGroup',
  NOT_VERIFIED: 'signIn.ssoNotVerified',
  STALE: 'signIn.ssoStale',
};

/** Says why the identity provider sent the visitor back: the server puts `?error=` on the sign-in page's address. */
export function showSsoFailure(): void {
  const search = new URLSearchParams(window.location.search);
  const error = search.get('error');
  if (error === null) return;
  // The words in an address are anybody's: only our own are shown.
  toast('error', text(reasons[error] ?? 'signIn.ssoFailed'));
  window.history.replaceState(window.history.state, '', window.location.pathname);
}
