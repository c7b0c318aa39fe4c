import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  findInvite,
  findUser,
  getUser,
  listOrganizationUsers,
  type AdminUserProfile,
} from '../../contract/team/admin-users.ts';
import { teamMessage } from '../../contract/team/messages.ts';
import { invites, organizations, practitioners } from '../platform/db/schema.ts';
import type { Tx } from '../platform/db/database.ts';
import { notFound } from '../platform/http/http-error.ts';
import { createInvite } from '../identity/invites.ts';
import { unseal, type Secrets } from '../identity/tokens.ts';
import type { Routes } from '../routes.ts';
import { listUserPage } from './organization-users.ts';

/** The code of a stored invite; null when it was sealed with another secret. */
function readCode(sealed: string, secrets: Secrets): string | null {
  try {
    return unseal(sealed, secrets);
  } catch {
    return null;
  }
}

/** The user with this identity id, in the current organization of a user who has moved. */
async function requireUser(id: string, tx: Tx, auditDetails: { onBehalfOf?: number }): Promise<AdminUserProfile> {
  const [found] = await tx
    .select({ profile: practitioners, organization: { id: organizations.id, name: organizations.name } })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .where(eq(practitioners.userId, id))
    .orderBy(asc(sql`${practitioners.removedAt} is not null`), desc(practitioners.id))
    .limit(1);
  if (!found) throw notFound(teamMessage('team.userNotFound'));
  const { profile, organization } = found;
  auditDetails.onBehalfOf = organization.id;
  return { id, firstName: profile.firstName, lastName: profile.lastName, email: profile.email, organization };
}

export const adminUserRoutes: Routes = (router, { configuration: { secret, secrets } }) => {
  router.authenticated(findUser, async function handleFindUser({ tx, query: { uuid }, auditDetails }) {
    return requireUser(uuid, tx, auditDetails);
  });
  router.authenticated(getUser, async function handleGetUser({ tx, params: { id }, auditDetails }) {
    return requireUser(id, tx, auditDetails);
  });

  router.authenticated(
    listOrganizationUsers,
    async function handleListOrganizationUsers({ tx, list, query: { organizationId }, auditDetails }) {
      auditDetails.onBehalfOf = organizationId;
      return listUserPage(tx, list, organizationId);
    },
  );

  router.authenticated(findInvite, async function handleFindInvite({ tx, query: { email }, now, auditDetails }) {
    const [profile] = await tx
      .select()
      .from(practitioners)
      .where(and(eq(practitioners.email, email), isNull(practitioners.removedAt)));
    if (!profile) throw notFound(teamMessage('team.inviteNotFound'));
    const { organizationId, id: practitionerId, firstName, lastName } = profile;
    Object.assign(auditDetails, { onBehalfOf: organizationId, entityIds: [practitionerId] });
    const [latest] = await tx
      .select()
      .from(invites)
      .where(and(eq(invites.organizationId, organizationId), eq(invites.practitionerId, practitionerId)))
      .orderBy(desc(invites.id))
      .limit(1);
    // The latest invite is used by nothing but creating the account; earlier ones also by being replaced.
    const hasAccount = profile.userId !== null || (latest?.usedAt ?? null) !== null;
    const person = { firstName, lastName, email, hasAccount };
    const code = latest ? readCode(latest.codeEncrypted, secrets) : null;
    if (hasAccount) return { ...person, inviteCode: code ?? '' };
    const isOpen = latest && latest.email === email && latest.expiresAt > now;
    return {
      ...person,
      inviteCode: (isOpen && code) || (await createInvite(tx, { organizationId, practitionerId, email }, secret, now)),
    };
  });
};
