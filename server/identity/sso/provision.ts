import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PractitionerRole } from '../../../contract/enumerations.ts';
import { auditAccount } from '../../audit/audit.ts';
import type { SsoSettings } from '../../configuration.ts';
import type { Door } from '../../db/door.ts';
import { authAccounts, invites, organizations, people, practitioners } from '../../db/schema/index.ts';
import { emailOf, isVerified, namesOf, roleByGroups, SSO_PROVIDER, type Claims } from './claims.ts';

interface Newcomer {
  organizationId: number;
  email: string;
  firstName: string;
  lastName: string;
  role: PractitionerRole;
}

const waitsFor = (email: string) =>
  and(eq(practitioners.email, email), isNull(practitioners.userId), isNull(practitioners.removedAt));

/** True where a profile of the address waits at the organization, as an invited one does or as it was just made. */
async function hasWaitingProfile(door: Door, newcomer: Newcomer): Promise<boolean> {
  const { organizationId, email, firstName, lastName, role } = newcomer;
  return door.withActor({ kind: 'job', organizationId }, async (tx) => {
    await tx
      .insert(practitioners)
      .values({ organizationId, email, firstName, lastName, role, addedAsRole: role })
      .onConflictDoNothing();
    const [row] = await tx
      .select({ id: practitioners.id })
      .from(practitioners)
      .where(and(eq(practitioners.organizationId, organizationId), waitsFor(email)));
    return row !== undefined;
  });
}

/** The account, joined with the profile that waits for it, whose names count where it has some; both or none. */
async function addAccount(door: Door, newcomer: Newcomer, now: Date): Promise<void> {
  const { organizationId, email } = newcomer;
  await door.asService(async (tx) => {
    const [profile] = await tx
      .select()
      .from(practitioners)
      .where(and(eq(practitioners.organizationId, organizationId), waitsFor(email)));
    if (!profile) throw new Error('The profile of a newcomer is gone.');
    const userId = crypto.randomUUID();
    const firstName = profile.firstName || newcomer.firstName;
    const lastName = profile.lastName || newcomer.lastName;
    const name = `${firstName} ${lastName}`.trim();
    const groups = [profile.role];
    await tx.insert(people).values({ id: userId, email, name, emailVerified: true, firstName, lastName, groups });
    await tx
      .update(practitioners)
      .set({ userId, firstName, lastName, updatedAt: sql`now()`, version: sql`${practitioners.version} + 1` })
      .where(eq(practitioners.id, profile.id));
    await tx
      .update(invites)
      .set({ usedAt: now })
      .where(and(eq(invites.email, email), isNull(invites.usedAt), gt(invites.expiresAt, now)));
    const deed = { action: 'joinProfile', entity: 'practitioners', entityIds: [profile.id], outcome: 201 };
    await auditAccount(tx, { ...deed, userId, organizationId });
  });
}

/**
 * Gives somebody who comes for the first time an account and a profile in the organization that the settings name: with the
 * role of their groups, else as a provider, and at no location until an admin gives them one. Never to whoever has, or had, an
 * account, and never to an address that is not verified.
 */
export async function provisionBySso(door: Door, settings: SsoSettings, claims: Claims, now: Date): Promise<void> {
  const organizationId = settings.provisionFor;
  const email = emailOf(claims);
  if (organizationId === null || !email || !isVerified(claims)) return;
  const role = roleByGroups(claims, settings);
  if (role === null) return;
  const known = await door.service.select({ id: people.id }).from(people).where(eq(people.email, email));
  // Somebody who is linked keeps their account, whatever address they have now.
  const linked = await door.service
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(and(eq(authAccounts.providerId, SSO_PROVIDER), eq(authAccounts.accountId, String(claims.sub))));
  const [organization] = await door.service
    .select({ supportsSso: organizations.supportsSso, disabled: organizations.disabled })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (known.length || linked.length || !organization?.supportsSso || organization.disabled) return;
  const newcomer = { organizationId, email, ...namesOf(claims), role: role ?? 'PORTAL_PRACTITIONER' };
  if (await hasWaitingProfile(door, newcomer)) await addAccount(door, newcomer, now);
}
