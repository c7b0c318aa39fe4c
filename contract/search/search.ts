import { SEARCH_MIN } from './limits.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id } from '../platform/fields.ts';

/** How many of each kind are answered. */
export const SEARCH_RESULTS_MAX = 6;

const Organization = z.object({ id: Id, name: z.string() });

/** What the words may mean; each kind has its best matches first. */
export const SearchResults = z.object({
  organizations: z.array(Organization),
  locations: z.array(z.object({ id: Id, name: z.string(), organization: Organization })),
  users: z.array(
    z.object({
      /** Id of the provider profile. */
      id: Id,
      /** Null while the person has not created an account. */
      userId: z.nullable(z.string()),
      firstName: z.string(),
      lastName: z.string(),
      email: z.nullable(z.string()),
      organization: Organization,
    }),
  ),
  sessions: z.array(
    z.object({ kind: z.enum(['scan', 'gait']), id: Id, sessionUUID: z.string(), organization: Organization }),
  ),
});
export type SearchResults = z.output<typeof SearchResults>;

export const searchAll = defineCall({
  id: 'searchAll',
  summary:
    'Organizations, locations and users by part of a name or email, users and sessions by their UUID or its beginning',
  method: 'GET',
  path: '/v2/admin/search',
  access: { action: 'vendor.read' },
  query: z.strictObject({
    q: z
      .string({ error: formMessage.text('fields.searchEmpty') })
      .check(z.trim(), z.minLength(SEARCH_MIN, formMessage.text('fields.searchTooShort')), z.maxLength(200)),
  }),
  response: SearchResults,
});
