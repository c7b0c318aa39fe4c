import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PractitionerRole } from '../../../contract/platform/enumerations.ts';
import { auditAccount } from '../../platform/audit/audit.ts';
import type { SsoSettings } from '../../platform/configuration.ts';
import type { TenantDb } from '../../platform/db/tenant-context.ts';
import { authAccounts, invites, organizations, users, practitioners } from '../../platform/db/schema.ts';
import { readEmail, isVerified, readNames, findRole, SSO_PROVIDER, type Claims } from './claims.ts';

interface Newcomer {
  organizationId: number;
  email: string;
  firstName: string;
  lastName: string;
  role: PractitionerRole;
}

const isPendingFor = (email: string) =>
  and(eq(practitioners.email, email), isNull(practitioners.userId), isNull(practitioners.removedAt));

/** Creates the profile unless the address has one; true when the organization has a pending profile of the address. */
async function ensurePendingProfile(tenantDb: TenantDb, newcomer: Newcomer): Promise<boolean> {
  const { organizationId, email, firstName, lastName, role } = newcomer;
  return tenantDb.withActor({ kind: 'job', organizationId }, async (tx) => {
    await tx
      .insert(practitioners)
      .values({ organizationId, email, firstName, lastName, role, addedAsRole: role })
      .onConflictDoNothing();
    const [row] = await tx
      .select({ id: practitioners.id })
      .from(practitioners)
      .where(and(eq(practitioners.organizationId, organizationId), isPendingFor(email)));
    return row !== undefined;
  });
}

/**
 * Creates the account and joins it with the pending profile in one transaction. Names of the profile take precedence.
 */
async function addAccount(tenantDb: TenantDb, newcomer: Newcomer, now: Date): Promise<void> {
  const { organizationId, email } = newcomer;
  await tenantDb.asService(async (tx) => {
    const [profile] = await tx
      .select()
      .from(practitioners)
      .where(and(eq(practitioners.organizationId, organizationId), isPendingFor(email)));
    if (!profile) throw new Error('The profile of a newcomer is gone.');
    const userId = crypto.randomUUID();
    const firstName = profile.firstName || newcomer.firstName;
    const lastName = profile.lastName || newcomer.lastName;
    const name = `${firstName} ${lastName}`.trim();
    const groups = [profile.role];
    await tx.insert(users).values({ id: userId, email, name, emailVerified: true, firstName, lastName, groups });
    await tx
      .update(practitioners)
      .set({ userId, firstName, lastName, updatedAt: sql`now()`, version: sql`${practitioners.version} + 1` })
      .where(eq(practitioners.id, profile.id));
    await tx
      .update(invites)
      .set({ usedAt: now })
      .where(and(eq(invites.email, email), isNull(invites.usedAt), gt(invites.expiresAt, now)));
    const operation = { action: 'joinProfile', entity: 'practitioners', entityIds: [profile.id], outcome: 201 };
    await auditAccount(tx, { ...operation, userId, organizationId });
  });
}

/**
 * Creates an account and a profile at the first sign-in of an unknown user, in the configured organization: with the
 * role of their groups, else as a provider, and without a location until an admin assigns one. Never for an address
 * that has or had an account, or that is not verified.
 */
export async function provisionSsoUser(
  tenantDb: TenantDb,
  settings: SsoSettings,
  claims: Claims,
  now: Date,
): Promise<void> {
  const organizationId = settings.provisionFor;
  const email = readEmail(claims);
  if (organizationId === null || !email || !isVerified(claims)) return;
  const role = findRole(claims, settings);
  if (role === null) return;
  const known = await tenantDb.service.select({ id: users.id }).from(users).where(eq(users.email, email));
  // A linked user keeps their account even when their address has changed.
  const linked = await tenantDb.service
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(and(eq(authAccounts.providerId, SSO_PROVIDER), eq(authAccounts.accountId, String(claims.sub))));
  const [organization] = await tenantDb.service
    .select({ supportsSso: organizations.supportsSso, disabled: organizations.disabled })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (known.length || linked.length || !organization?.supportsSso || organization.disabled) return;
  const newcomer = { organizationId, email, ...readNames(claims), role: role ?? 'PORTAL_PRACTITIONER' };
  if (await ensurePendingProfile(tenantDb, newcomer)) await addAccount(tenantDb, newcomer, now);
}
