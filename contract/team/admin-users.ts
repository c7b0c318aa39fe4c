import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { DateTime } from '../platform/dates.ts';
import { practitionerRoles } from '../platform/enumerations.ts';
import { Id, SentUuid, email } from '../platform/fields.ts';
import { PAGE_SIZE } from '../platform/limits.ts';
import { SignUpInvite } from '../identity/account.ts';

/** ENT-101. */
export const AdminUserProfile = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  organization: z.object({ id: Id, name: z.string() }),
});
export type AdminUserProfile = z.output<typeof AdminUserProfile>;

export const findUser = defineCall({
  id: 'findUser',
  summary: 'Gets a user by identity id (API-38)',
  method: 'GET',
  path: '/v2/admin/user-profile',
  access: { action: 'vendor.read' },
  query: z.strictObject({ uuid: SentUuid }),
  response: AdminUserProfile,
});

export const getUser = defineCall({
  id: 'getUser',
  summary: 'Gets a user by identity id, at the address of a react-admin record',
  method: 'GET',
  path: '/v2/admin/users/:id',
  access: { action: 'vendor.read' },
  params: z.object({ id: SentUuid }),
  response: AdminUserProfile,
});

export const findInvite = defineCall({
  id: 'findInvite',
  summary: 'Gets the sign-up invite of a provider (API-39); an expired one is replaced, every lookup is audited',
  method: 'GET',
  path: '/v2/admin/invite-code',
  access: { action: 'vendor.write' },
  query: z.strictObject({ email: email(formMessage.text('fields.emailRequired')) }),
  /** `inviteCode` is empty where `hasAccount` is true and no invite was ever sent. */
  response: SignUpInvite,
});

/**
 * Whether somebody can sign in: `ACTIVE`, `INVITED` and not registered, `DISABLED` with their organization, or `REMOVED` by
 * it.
 */
export const userStatuses = ['ACTIVE', 'INVITED', 'DISABLED', 'REMOVED'] as const;

/** Somebody of an organization as vendor staff see them (OPEN-167). */
export const OrganizationUser = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(practitionerRoles),
  /** Names of the assigned locations; an admin without one works at all of them. */
  locations: z.array(z.string()),
  lastSignIn: z.nullable(DateTime),
  status: z.enum(userStatuses),
});
export type OrganizationUser = z.output<typeof OrganizationUser>;

export const listOrganizationUsers = defineCall({
  id: 'listOrganizationUsers',
  summary: 'Lists the users of an organization with their last sign-in, removed users included (OPEN-167)',
  method: 'GET',
  path: '/v2/admin/users',
  access: { action: 'vendor.read' },
  query: z.strictObject({ organizationId: Id }),
  response: OrganizationUser,
  list: {
    sort: ['name', 'email', 'role', 'lastSignIn', 'status'],
    defaultSort: { key: 'name', dir: 'ASC' },
    limit: PAGE_SIZE,
  },
});
