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
