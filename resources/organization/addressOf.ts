import type { Location } from '../../contract/locations.ts';

/** A location's address in one line; empty without one. */
export const addressOf = ({ address1, address2, city, stateCode, zipCode }: Location): string =>
  [address1, address2, city, [stateCode, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
