import { requiredLine } from '../../../contract/fields.ts';
import type { PractitionerRole } from '../../../contract/enumerations.ts';
import type { SsoSettings } from '../../configuration.ts';

/** What the one provider is called, in addresses and in the accounts that are linked with it. */
export const SSO_PROVIDER = 'sso';

/** What the provider says of somebody, as its signed token or its user info has it. */
export type Claims = Record<string, unknown>;

/** Only what the provider says it has verified; some write the word instead of the value. */
export const isVerified = (claims: Claims): boolean =>
  claims.email_verified === true || claims.email_verified === 'true';

export const emailOf = (claims: Claims): string => (typeof claims.email === 'string' ? claims.email.toLowerCase() : '');

const line = (value: unknown): string => {
  const read = requiredLine('none').safeParse(value);
  return read.success ? read.data : '';
};

/** First and last name; what the provider leaves out is cut from the whole name, and may stay empty. */
export function namesOf(claims: Claims): { firstName: string; lastName: string } {
  const [first = '', ...rest] = line(claims.name).split(' ');
  return { firstName: line(claims.given_name) || first, lastName: line(claims.family_name) || rest.join(' ') };
}

const listed = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((name) => typeof name === 'string');

/**
 * The role that the provider's groups give in a clinic. `undefined` where groups decide nothing here, null for somebody who is
 * in none of the groups that may come in.
 */
export function roleByGroups(claims: Claims, { groups }: SsoSettings): PractitionerRole | null | undefined {
  if (!groups) return undefined;
  const theirs = listed(claims[groups.claim]);
  if (groups.admins.some((name) => theirs.includes(name))) return 'PORTAL_PROVIDER_ADMIN';
  return groups.providers.some((name) => theirs.includes(name)) ? 'PORTAL_PRACTITIONER' : null;
}
