import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { TimeZone } from '../platform/dates.ts';
import { Id, blankAsNull, optionalLine, requiredLine } from '../platform/fields.ts';
import { MAX_PAGE_SIZE } from '../platform/limits.ts';
import { states, type StateCode } from '../platform/states.ts';

/** ENT-023. */
export const Location = z.object({
  id: Id,
  name: z.string(),
  timezone: z.string(),
  address1: z.nullable(z.string()),
  address2: z.nullable(z.string()),
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  defaultProviderId: z.nullable(Id),
  /** Null also for a provider of other locations, whom the reader may not see (OPEN-149). */
  defaultProvider: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  keyword: z.nullable(z.string()),
  version: z.number(),
});
export type Location = z.output<typeof Location>;

const codes = Object.keys(states) as StateCode[];

/** The location form (ORG-14..16). The keyword is the vendor's to change. */
export const LocationBody = z.strictObject({
  name: requiredLine(formMessage.text('fields.nameRequired')),
  timezone: TimeZone,
  address1: optionalLine(),
  address2: optionalLine(),
  city: optionalLine(),
  stateCode: z.pipe(
    blankAsNull(formMessage.text('fields.invalidState')),
    z.nullable(z.enum(codes, { error: formMessage.text('fields.invalidState') })),
  ),
  zipCode: optionalLine(20),
  defaultProviderId: z._default(z.nullable(Id), null),
});
export type LocationDraft = z.input<typeof LocationBody>;

export const listLocations = defineCall({
  id: 'listLocations',
  summary: 'All locations of the own organization (API-46, ORG-07)',
  method: 'GET',
  path: '/v2/locations',
  access: { action: 'organization.read' },
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
  summary: 'Saves a location whole (ORG-11)',
  method: 'PATCH',
  path: '/v2/locations/:id',
  access: { action: 'organization.manage' },
  params: z.object({ id: Id }),
  body: LocationBody,
  response: Location,
  versioned: true,
});
