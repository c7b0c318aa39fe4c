import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { findInvite, findUser, getUser, type AdminUserProfile } from '../../contract/admin-users.ts';
import { invites, organizations, practitioners } from '../db/schema/index.ts';
import type { Tx } from '../db/database.ts';
import { notFound } from '../http/refusal.ts';
import { newInvite } from '../identity/invites.ts';
import { unseal } from '../identity/tokens.ts';
import type { Routes } from './index.ts';

/** The code of a stored invite; null when it was sealed with another secret. */
function codeOf(sealed: string, secret: string): string | null {
  try {
    return unseal(sealed, secret);
  } catch {
    return null;
  }
}

/** Whoever has the identity id; somebody who has moved on is found where they are now. */
async function userOf(id: string, tx: Tx, trace: { actingFor?: number }): Promise<AdminUserProfile> {
  const [found] = await tx
    .select({ profile: practitioners, organization: { id: organizations.id, name: organizations.name } })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .where(eq(practitioners.userId, id))
    .orderBy(asc(sql`${practitioners.removedAt} is not null`), desc(practitioners.id))
    .limit(1);
  if (!found) throw notFound('User');
  const { profile, organization } = found;
  trace.actingFor = organization.id;
  return { id, firstName: profile.firstName, lastName: profile.lastName, email: profile.email, organization };
}

export const adminUserRoutes: Routes = (served, { configuration: { secret } }) => {
  served.acting(findUser, async ({ tx, query: { uuid }, trace }) => userOf(uuid, tx, trace));
  served.acting(getUser, async ({ tx, params: { id }, trace }) => userOf(id, tx, trace));

  served.acting(findInvite, async ({ tx, query: { email }, now, trace }) => {
    const [profile] = await tx
      .select()
      .from(practitioners)
      .where(and(eq(practitioners.email, email), isNull(practitioners.removedAt)));
    if (!profile) throw notFound('Invite');
    const { organizationId, id: practitionerId, firstName, lastName } = profile;
    Object.assign(trace, { actingFor: organizationId, entityIds: [practitionerId] });
    const [latest] = await tx
      .select()
      .from(invites)
      .where(and(eq(invites.organizationId, organizationId), eq(invites.practitionerId, practitionerId)))
      .orderBy(desc(invites.id))
      .limit(1);
    // The latest invite is used by nothing but creating the account; earlier ones also by being replaced.
    const hasAccount = profile.userId !== null || (latest?.usedAt ?? null) !== null;
    const person = { firstName, lastName, email, hasAccount };
    const code = latest ? codeOf(latest.codeSealed, secret) : null;
    if (hasAccount) return { ...person, inviteCode: code ?? '' };
    const isOpen = latest && latest.email === email && latest.expiresAt > now;
    return {
      ...person,
      inviteCode: (isOpen && code) || (await newInvite(tx, { organizationId, practitionerId, email }, secret, now)),
    };
  });
};
