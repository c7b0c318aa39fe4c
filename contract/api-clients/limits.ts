/** API clients of an organization that are neither revoked nor expired. */
export const MAX_API_CLIENTS = 50;
/** Secrets of a client that are valid at a time: the one in use, and the one that replaces it. */
export const MAX_CLIENT_SECRETS = 2;
/** For how long the old secret may stay valid beside a new one, in hours. */
export const OVERLAP_HOURS = [0, 24, 168] as const;
/** How long an access token is valid. */
export const TOKEN_SECONDS = 600;
/** How long one with scopes of SMART is, which wants no more (SMART App Launch 2.2, backend services). */
export const SMART_TOKEN_SECONDS = 300;
/** Keys in a key set, and its length as text. */
export const MAX_CLIENT_KEYS = 10;
export const KEY_SET_MAX = 20_000;
/** Of the address of one. */
export const KEY_SET_URL_MAX = 500;
