import type { Address, Location } from '@medplum/fhirtypes';
import { refer, toExtensionUrl, toIdentifier, toMeta, type Links } from './links.ts';

export interface LocationRow {
  id: number;
  name: string;
  timezone: string;
  address1: string | null;
  address2: string | null;
  city: string | null;
  stateCode: string | null;
  zipCode: string | null;
  countryCode: string | null;
  version: number;
  updatedAt: Date;
}

function toAddress(row: LocationRow): Address | undefined {
  const line = [row.address1, row.address2].filter((text): text is string => !!text);
  const address: Address = {
    ...(line.length > 0 && { line }),
    ...(row.city && { city: row.city }),
    ...(row.stateCode && { state: row.stateCode }),
    ...(row.zipCode && { postalCode: row.zipCode }),
    ...(row.countryCode && { country: row.countryCode }),
  };
  return Object.keys(address).length > 0 ? address : undefined;
}

export function toLocation(row: LocationRow, links: Links): Location {
  const address = toAddress(row);
  return {
    resourceType: 'Location',
    id: String(row.id),
    meta: toMeta(row.version, row.updatedAt),
    extension: [{ url: toExtensionUrl(links, 'time-zone'), valueCode: row.timezone }],
    identifier: [toIdentifier(links, 'location', row.id)],
    status: 'active',
    name: row.name,
    mode: 'instance',
    ...(address && { address }),
    managingOrganization: refer('Organization', links.organizationId),
  };
}
