import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { startSso } from '../../../contract/identity/identity.ts';
import type { PractitionerRole } from '../../../contract/platform/enumerations.ts';
import { validateRoleChange } from '../../../domain/team/team.ts';
import { getEffectiveRole } from '../../../domain/identity/viewer.ts';
import { auditAccount } from '../../platform/audit/audit.ts';
import type { SsoSettings } from '../../platform/configuration.ts';
import type { TenantDb } from '../../platform/db/tenant-context.ts';
import { organizations, users, practitioners } from '../../platform/db/schema.ts';
import { auditEntityType } from '../../platform/http/audit-entity.ts';
import { joinPendingProfile } from '../join-profile.ts';
import { isVerified, findRole, type Claims } from './claims.ts';

/** Error codes in the address of the sign-in page. */
export const ssoErrors = ['NOT_VERIFIED', 'NOT_INVITED', 'NO_SSO', 'NO_ACCESS'] as const;
export type SsoError = (typeof ssoErrors)[number];

interface Profile {
  id: number;
  organizationId: number;
  role: PractitionerRole;
  supportsSso: boolean;
  groups: string[];
}

async function findActiveProfile(tenantDb: TenantDb, userId: string): Promise<Profile | undefined> {
  const [row] = await tenantDb.service
    .select({
      id: practitioners.id,
      organizationId: practitioners.organizationId,
      role: practitioners.role,
      supportsSso: organizations.supportsSso,
      groups: users.groups,
    })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .innerJoin(users, eq(users.id, practitioners.userId))
    .where(and(eq(practitioners.userId, userId), isNull(practitioners.removedAt)));
  return row;
}

/** True when the profile pending for the new account belongs to an organization without single sign-on (OPEN-033). */
async function hasPendingProfileWithoutSso(tenantDb: TenantDb, userId: string): Promise<boolean> {
  const waiting = await tenantDb.service
    .select({ id: practitioners.id })
    .from(practitioners)
    .innerJoin(organizations, eq(organizations.id, practitioners.organizationId))
    .where(
      and(
        isNull(practitioners.removedAt),
        isNull(practitioners.userId),
        eq(organizations.supportsSso, false),
        sql`${practitioners.email} = (select email from users where id = ${userId})`,
      ),
    );
  return waiting.length > 0;
}

/** Assigns the role that the groups give, unless the organization would lose its last admin (A6). */
async function assignRole(tenantDb: TenantDb, profile: Profile, userId: string, role: PractitionerRole): Promise<void> {
  const { id, organizationId } = profile;
  await tenantDb.withActor({ kind: 'job', organizationId }, async (tx) => {
    const rows = await tx
      .select()
      .from(practitioners)
      .where(and(eq(practitioners.organizationId, organizationId), isNull(practitioners.removedAt)))
      .orderBy(asc(practitioners.id))
      .for('update');
    const team = rows.map((row) => {
      const own = row.role;
      return { id: row.id, role: own, standing: own, registered: row.userId !== null };
    });
    const colleague = team.find((one) => one.id === id);
    if (!colleague || colleague.role === role || validateRoleChange(colleague, team, role)) return;
    await tx
      .update(practitioners)
      .set({ role, updatedAt: sql`now()`, version: sql`${practitioners.version} + 1` })
      .where(and(eq(practitioners.organizationId, organizationId), eq(practitioners.id, id)));
    const operation = { action: 'takeRoleBySso', entity: 'practitioners', entityIds: [id], outcome: 200 };
    await auditAccount(tx, { ...operation, userId, organizationId });
  });
}

async function findSsoError(tenantDb: TenantDb, settings: SsoSettings, userId: string, claims: Claims, now: Date) {
  if (!isVerified(claims)) return 'NOT_VERIFIED';
  const [person] = await tenantDb.service.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (person) await joinPendingProfile(tenantDb, person.email, now, 'sso');
  const profile = await findActiveProfile(tenantDb, userId);
  if (!profile) return (await hasPendingProfileWithoutSso(tenantDb, userId)) ? 'NO_SSO' : 'NOT_INVITED';
  if (!profile.supportsSso) return 'NO_SSO';
  const isOfClinic = !getEffectiveRole(profile.groups).startsWith('VENDOR_');
  const role = isOfClinic ? findRole(claims, settings) : undefined;
  if (role === null) return 'NO_ACCESS';
  if (role && role !== profile.role) await assignRole(tenantDb, profile, userId, role);
  return null;
}

/**
 * Decides whether an account may sign in by single sign-on, before anything is linked: the address is verified, the
 * account has a profile, its organization uses single sign-on, and its groups have access. A denied sign-in is
 * audited.
 */
export async function authorizeSso(
  tenantDb: TenantDb,
  settings: SsoSettings,
  userId: string,
  claims: Claims,
  now: Date,
): Promise<SsoError | null> {
  const refusal = await findSsoError(tenantDb, settings, userId, claims, now);
  if (refusal) {
    const operation = { userId, action: 'signInBySso', entity: auditEntityType(startSso), outcome: 401 };
    await tenantDb.asService((tx) => auditAccount(tx, operation));
  }
  return refusal;
}
