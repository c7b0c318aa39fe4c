/**
 * What an API client may be allowed to do: every scope there is. Which calls it opens stands with each call (`Call.scopes`),
 * which actions it covers in `domain/identity/access.ts`.
 */
export const apiScopes = [
  'intake:write',
  'patients:read',
  'patients:write',
  'programs:read',
  'results:read',
  'surveys:read',
  'reports:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** A scope of SMART App Launch 2 for a system, such as `system/Patient.rs`: what it opens is in `domain/identity/fhir-access.ts`. */
export type SmartScope = `system/${string}`;
/** What a token may be good for. A client is registered with `ApiScope`s; its tokens may have narrower ones of SMART. */
export type TokenScope = ApiScope | SmartScope;
