import { requiredLine } from '../../../contract/platform/fields.ts';
import type { PractitionerRole } from '../../../contract/platform/enumerations.ts';
import type { SsoSettings } from '../../platform/configuration.ts';

/** The id of the one provider, in addresses and linked accounts. */
export const SSO_PROVIDER = 'sso';

/** Claims of the ID token or of the user info response. */
export type Claims = Record<string, unknown>;

/** The library takes the address in lower case: a sign that only looks like a letter (`K` of kelvin) becomes it then. */
const staysItself = ({ email }: Claims): boolean =>
  typeof email === 'string' && email.toLowerCase() === email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Is the address verified, and nobody else's in lower case? Some providers send the string instead of the boolean. */
export const isVerified = (claims: Claims): boolean =>
  (claims.email_verified === true || claims.email_verified === 'true') && staysItself(claims);

export const readEmail = (claims: Claims): string =>
  typeof claims.email === 'string' ? claims.email.toLowerCase() : '';

const readLine = (value: unknown): string => {
  const read = requiredLine('none').safeParse(value);
  return read.success ? read.data : '';
};

/** A missing first or last name is taken from the full name, and may stay empty. */
export function readNames(claims: Claims): { firstName: string; lastName: string } {
  const [first = '', ...rest] = readLine(claims.name).split(' ');
  return { firstName: readLine(claims.given_name) || first, lastName: readLine(claims.family_name) || rest.join(' ') };
}

const toStringList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string');

/**
 * The role that the provider's groups give in a clinic. `undefined` when groups decide nothing; null for a user in
 * none of the groups with access.
 */
export function findRole(claims: Claims, { groups }: SsoSettings): PractitionerRole | null | undefined {
  if (!groups) return undefined;
  const theirs = toStringList(claims[groups.claim]);
  if (groups.admins.some((name) => theirs.includes(name))) return 'PORTAL_PROVIDER_ADMIN';
  return groups.providers.some((name) => theirs.includes(name)) ? 'PORTAL_PRACTITIONER' : null;
}
