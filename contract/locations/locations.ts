import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';
import { MAX_PAGE_SIZE } from '../platform/limits.ts';
import { pluck } from '../platform/typed-keys.ts';
import { locationFields } from './fields.ts';

/** ENT-023. */
export const Location = z.object({
  id: Id,
  ...pluck(locationFields, 'stored'),
  /** Null also for a provider of other locations, whom the reader may not see (OPEN-149). */
  defaultProvider: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  keyword: z.nullable(z.string()),
  version: z.number(),
});
export type Location = z.output<typeof Location>;

/** The location form (ORG-14..16). */
export const LocationBody = z.strictObject(pluck(locationFields, 'schema'));

export const listLocations = defineCall({
  id: 'listLocations',
  summary: 'Lists all locations of the user’s organization (API-46, ORG-07)',
  method: 'GET',
  path: '/v2/locations',
  access: { action: 'organization.read' },
  scopes: ['patients:read', 'patients:write', 'intake:write'],
  response: Location,
  list: { sort: ['name'], defaultSort: { key: 'name', dir: 'ASC' }, limit: MAX_PAGE_SIZE },
});

export const addLocation = defineCall({
  id: 'addLocation',
  summary: 'Adds a location (ORG-10)',
  method: 'POST',
  path: '/v2/locations',
  access: { action: 'organization.manage' },
  body: LocationBody,
  response: Location,
  status: 201,
});

export const updateLocation = defineCall({
  id: 'updateLocation',
  summary: 'Replaces a location (ORG-11)',
  method: 'PATCH',
  path: '/v2/locations/:id',
  access: { action: 'organization.manage' },
  params: z.object({ id: Id }),
  body: LocationBody,
  response: Location,
  versioned: true,
});
