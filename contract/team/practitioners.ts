import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { practitionerRoles } from '../platform/enumerations.ts';
import { Id, IdList, Uuid, TrueOrFalse } from '../platform/fields.ts';
import { formMessage } from '../platform/form-messages.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { pluck } from '../platform/typed-keys.ts';
import { assignmentFields, providerFields } from './fields.ts';

/** ENT-024, ENT-025: without `userId` the practitioner is invited and has not registered. */
export const Practitioner = z.object({
  id: Id,
  userId: z.optional(Uuid),
  ...pluck(providerFields, 'stored'),
  addedAsRole: z.enum(practitionerRoles),
  /** Only those that the reader may see. */
  locations: z.array(z.object({ id: Id, name: z.string() })),
  version: z.number(),
  /** The last invite could not be sent within a day. */
  inviteFailed: z.optional(z.boolean()),
  /** What the reader may do with this provider (OPEN-109). */
  may: z.object({ edit: z.boolean(), remove: z.boolean(), resendInvite: z.boolean() }),
});
export type Practitioner = z.output<typeof Practitioner>;

const LOCATIONS_REQUIRED = formMessage.text('fields.locationsRequired');

interface Assigned {
  role?: unknown;
  locationIds?: unknown;
}

/** A role that is restricted to locations needs at least one (ORG-28). */
const requireLocations = z.check<Assigned>(
  ({ value, issues }) => {
    if (value.role !== 'PORTAL_PRACTITIONER' || issues.some(({ path }) => path?.[0] === 'locationIds')) return;
    if (Array.isArray(value.locationIds) && value.locationIds.length > 0) return;
    issues.push({ code: 'custom', message: LOCATIONS_REQUIRED, path: ['locationIds'], input: value, continue: true });
  },
  // Runs beside other errors, so that a form shows all of its messages at once.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** The invite form (ORG-24..28). */
export const NewPractitioner = z.strictObject(pluck(providerFields, 'schema')).check(requireLocations);

export const PractitionerChange = z.strictObject(pluck(assignmentFields, 'schema')).check(requireLocations);
export type PractitionerChange = z.output<typeof PractitionerChange>;

const ById = z.object({ id: Id });

export const listPractitioners = defineCall({
  id: 'listPractitioners',
  summary:
    'Providers that the reader may see: an admin everybody, a practitioner those of the own locations (API-47, OPEN-149)',
  method: 'GET',
  path: '/v2/practitioners',
  access: { action: 'organization.read' },
  query: z.strictObject({
    /** `true`: Current Users; `false`: Invited Users (ORG-17, ORG-29). */
    registered: z.optional(TrueOrFalse),
    /** Only those assigned to one of these locations. */
    locationIds: z.optional(IdList),
  }),
  response: Practitioner,
  list: { sort: ['name', 'email', 'role'], defaultSort: { key: 'name', dir: 'ASC' }, limit: PAGE_SIZE },
});

export const currentPractitioner = defineCall({
  id: 'currentPractitioner',
  summary: 'Gets the user’s provider profile (API-48)',
  method: 'GET',
  path: '/v2/practitioners/current',
  access: { action: 'organization.read' },
  response: Practitioner,
});

export const invitePractitioner = defineCall({
  id: 'invitePractitioner',
  summary: 'Adds a provider and emails the invite (ORG-19, ORG-24..29)',
  method: 'POST',
  path: '/v2/practitioners',
  access: { action: 'team.manage' },
  confirmed: true,
  body: NewPractitioner,
  response: Practitioner,
  status: 201,
});

export const updatePractitioner = defineCall({
  id: 'updatePractitioner',
  summary: 'Updates a provider’s role and locations (ORG-20); 409 for the last admin',
  method: 'PATCH',
  path: '/v2/practitioners/:id',
  access: { action: 'team.manage' },
  confirmed: true,
  params: ById,
  body: PractitionerChange,
  response: Practitioner,
  versioned: true,
});

export const resendPractitionerInvite = defineCall({
  id: 'resendPractitionerInvite',
  summary: 'Emails a new invite; the previous one stops working (ORG-21, OPEN-035)',
  method: 'POST',
  path: '/v2/practitioners/:id/resend-invite',
  access: { action: 'team.manage' },
  confirmed: true,
  params: ById,
  response: z.object({ done: z.literal(true) }),
  status: 202,
});

export const deletePractitioner = defineCall({
  id: 'deletePractitioner',
  summary:
    'Deletes a provider and ends their sessions (ORG-22); 409 for the user’s own account and for the last admin (OPEN-109)',
  method: 'DELETE',
  path: '/v2/practitioners/:id',
  access: { action: 'team.manage' },
  confirmed: true,
  params: ById,
  status: 204,
});
