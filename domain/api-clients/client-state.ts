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
