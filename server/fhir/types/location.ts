import type { Location } from '@medplum/fhirtypes';
import { and, asc } from 'drizzle-orm';
import { toLocation, type LocationRow } from '../../../domain/fhir/location.ts';
import { locations } from '../../platform/db/schema.ts';
import { identifierCondition } from '../conditions.ts';
import { defineSource, type ResourceType } from '../resource-type.ts';
import { commonParameters, identifierParameter, stringParameter } from './common.ts';

const columns = {
  id: locations.id,
  name: locations.name,
  timezone: locations.timezone,
  address1: locations.address1,
  address2: locations.address2,
  city: locations.city,
  stateCode: locations.stateCode,
  zipCode: locations.zipCode,
  countryCode: locations.countryCode,
  version: locations.version,
  updatedAt: locations.updatedAt,
};

const listAddressParts = ({ address = {} }: Location) => {
  const { line = [], city, state, postalCode, country } = address;
  return [...line, city, state, postalCode, country];
};

/** All locations of the organization, as everybody of it sees them (API-46). */
export const locationType: ResourceType = {
  type: 'Location',
  action: 'organization.read',
  scopes: ['patients:read'],
  parameters: {
    ...commonParameters,
    identifier: identifierParameter,
    name: stringParameter('The beginning of the name.', ({ name }: Location) => [name]),
    address: stringParameter('The beginning of any part of the address.', listAddressParts),
    'address-city': stringParameter('The beginning of the city.', ({ address }: Location) => [address?.city]),
    'address-state': stringParameter('The beginning of the state.', ({ address }: Location) => [address?.state]),
    'address-postalcode': stringParameter('The beginning of the ZIP code.', ({ address }: Location) => [
      address?.postalCode,
    ]),
  },
  sources: [
    defineSource<LocationRow>({
      name: '',
      key: locations.id,
      getKey: ({ id }) => id,
      select: ({ tx, scope }, where, limit) =>
        tx
          .select(columns)
          .from(locations)
          .where(and(scope.organization(locations.organizationId), where))
          .orderBy(asc(locations.id))
          .limit(limit),
      toResources: (row, links) => [toLocation(row, links)],
      lastUpdated: locations.updatedAt,
      conditions: { identifier: identifierCondition('location', locations.id) },
    }),
  ],
};
