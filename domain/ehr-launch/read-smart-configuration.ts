import { validateEndpointUrl } from '../webhooks/endpoint-url.ts';

/** What a launch needs of an EHR. */
export interface EhrEndpoints {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  /** Does it know scopes of version 2? */
  hasSecondVersion: boolean;
}

const isEndpoint = (value: unknown, allowsLoopback: boolean): value is string =>
  typeof value === 'string' && value.length <= 2000 && validateEndpointUrl(value, allowsLoopback) === null;

/** Who begins: the EHR, which names the launch, or the portal, which asks for a patient (SMART App Launch 2.2). */
export type LaunchKind = 'launch-ehr' | 'launch-standalone';

/**
 * The endpoints of a SMART configuration; null for an EHR that knows no such launch, or that lists methods of PKCE without
 * the one that is used. One that lists none may be older than the list.
 */
export function readSmartConfiguration(
  document: unknown,
  kind: LaunchKind,
  allowsLoopback: boolean,
): EhrEndpoints | null {
  const {
    authorization_endpoint: authorizationEndpoint,
    token_endpoint: tokenEndpoint,
    capabilities,
    code_challenge_methods_supported: methods,
  } = (document ?? {}) as Record<string, unknown>;
  if (!isEndpoint(authorizationEndpoint, allowsLoopback) || !isEndpoint(tokenEndpoint, allowsLoopback)) return null;
  if (Array.isArray(methods) && !methods.includes('S256')) return null;
  const known: unknown[] = Array.isArray(capabilities) ? capabilities : [];
  if (known.length > 0 && !known.includes(kind)) return null;
  return { authorizationEndpoint, tokenEndpoint, hasSecondVersion: known.includes('permission-v2') };
}

interface Authorization {
  clientId: string;
  redirectUri: string;
  issuer: string;
  /** Null where the portal begins. */
  launch: string | null;
  state: string;
  challenge: string;
}

/** Where the browser asks the EHR for a code: for this launch or for a patient to be chosen, and to read that patient alone. */
export function buildAuthorizationUrl(
  { authorizationEndpoint, hasSecondVersion }: EhrEndpoints,
  { clientId, redirectUri, issuer, launch, state, challenge }: Authorization,
): string {
  const url = new URL(authorizationEndpoint);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(launch !== null && { launch }),
    scope: `${launch === null ? 'launch/patient' : 'launch'} ${hasSecondVersion ? 'patient/Patient.r' : 'patient/Patient.read'}`,
    state,
    aud: issuer,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
