import type { Configuration } from '../configuration.ts';
import { signLink } from '../storage/signed-link.ts';

/** A short-lived link to an organization's logo; null without one. */
export const logoUrl = (
  key: string | null,
  organizationId: number,
  { secret }: Configuration,
  now: Date,
): string | null => key && signLink(secret, { organizationId, key }, now);
