import type { IdentityProvider } from '../identity/provider.ts';
import type { JobWork } from './jobs.ts';

/** Ends every session of a user, payload `{userId}`: what follows when a provider was removed (A9). */
export const endSessions =
  (identity: IdentityProvider): JobWork =>
  ({ payload }) =>
    identity.endSessions((payload as { userId: string }).userId);
