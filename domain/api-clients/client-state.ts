/** What ends a client: an end that was set, or its revocation. */
interface Lifetime {
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/** Whether a client may call at `now`. */
export function getClientState({ expiresAt, revokedAt }: Lifetime, now: Date): 'ACTIVE' | 'EXPIRED' | 'REVOKED' {
  if (revokedAt) return 'REVOKED';
  return expiresAt && expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

/** The earliest of several ends, of which some are not set. */
export const findEarliest = (first: Date, ...others: (Date | null | undefined)[]): Date =>
  others.reduce<Date>((earliest, other) => (other && other < earliest ? other : earliest), first);
