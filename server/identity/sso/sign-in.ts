import { startSso } from '../../../contract/identity/identity.ts';
import { identityMessage } from '../../../contract/identity/messages.ts';
import { serviceMessage } from '../../../contract/platform/messages.ts';
import { auditAccount } from '../../platform/audit/audit.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { TenantDb } from '../../platform/db/tenant-context.ts';
import { auditEntityType } from '../../platform/http/audit-entity.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { BetterAuth, IdentityHooks } from '../better-auth.ts';
import { extractCookies } from '../better-auth-response.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { authorizeSso, ssoErrors } from './authorize.ts';
import { createProviderCheck } from './check-provider.ts';
import { SSO_PROVIDER } from './claims.ts';
import { provisionSsoUser } from './provision.ts';

/** What the library calls while a user signs in by single sign-on. */
export const createSsoHooks = (
  tenantDb: TenantDb,
  { sso }: Configuration,
  now: () => Date,
): Pick<IdentityHooks, 'onSsoProfile' | 'authorizeSso' | 'onSsoSignIn'> => ({
  onSsoProfile: async (claims) => {
    if (sso) await provisionSsoUser(tenantDb, sso, claims, now());
  },
  authorizeSso: async (userId, claims) => (sso ? authorizeSso(tenantDb, sso, userId, claims, now()) : 'NO_SSO'),
  onSsoSignIn: (userId) =>
    tenantDb.asService((tx) =>
      auditAccount(tx, { userId, action: 'signInBySso', entity: auditEntityType(startSso), outcome: 200 }),
    ),
});

/** The `error` parameter of a redirect; null when there is none or the text is no URL. */
const readErrorParameter = (address: string): string | null =>
  URL.canParse(address, 'http://portal') ? new URL(address, 'http://portal').searchParams.get('error') : null;

/** Sends the browser to the single sign-on provider and takes it back. */
export const createSsoSignIn = (
  auth: BetterAuth,
  { sso }: Configuration,
  isTrustworthy = sso && createProviderCheck(sso),
): Pick<IdentityProvider, 'startSso' | 'callback'> => ({
  async startSso(headers) {
    if (!isTrustworthy) throw new HttpError(404, identityMessage('identity.ssoNotConfigured'));
    // A page elsewhere must not open a session here for somebody who only looked at it.
    if (headers.get('sec-fetch-site') === 'cross-site') throw new HttpError(403, serviceMessage('service.otherSite'));
    if (!(await isTrustworthy())) throw new HttpError(503, identityMessage('identity.ssoUnreachable'));
    const response = await auth.api.signInSocial({
      body: { provider: SSO_PROVIDER, callbackURL: '/home/', errorCallbackURL: '/user/login/' },
      headers,
      asResponse: true,
    });
    const { url } = response.ok ? ((await response.json()) as { url?: string }) : {};
    if (!url) throw new HttpError(503, identityMessage('identity.ssoUnreachable'));
    return { location: url, headers: extractCookies(response) };
  },

  async callback(request) {
    const response = await auth.handler(request);
    const answer = response.headers.get('location') ?? (await response.clone().text());
    const error = readErrorParameter(answer);
    if (response.status < 400 && error === null) return response;
    // The caller is a browser: redirect to the sign-in page with an error code (OPEN-033).
    const reason = ssoErrors.find((known) => (error ?? answer).includes(known));
    const code = reason ?? (error?.startsWith('state') ? 'STALE' : 'FAILED');
    return new Response(null, { status: 302, headers: { location: `/user/login/?error=${code}` } });
  },
});
