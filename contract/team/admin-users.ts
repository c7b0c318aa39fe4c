import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id, Uuid, email } from '../platform/fields.ts';
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
  query: z.strictObject({ uuid: Uuid }),
  response: AdminUserProfile,
});

export const getUser = defineCall({
  id: 'getUser',
  summary: 'Gets a user by identity id, at the address of a react-admin record',
  method: 'GET',
  path: '/v2/admin/users/:id',
  access: { action: 'vendor.read' },
  params: z.object({ id: Uuid }),
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
