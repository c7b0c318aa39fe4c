import { and, eq, gt, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { auditAccount } from '../platform/audit/audit.ts';
import type { TenantDb } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { invites, organizations, users, practitioners } from '../platform/db/schema.ts';

interface Names {
  firstName: string;
  lastName: string;
}

const isPending = and(isNull(practitioners.userId), isNull(practitioners.removedAt));
const everHadProfile = sql`exists (select 1 from practitioners p where p.user_id = ${users.id})`;
const hasProfile = sql`exists (select 1 from practitioners p where p.user_id = ${users.id} and p.removed_at is null)`;

/**
 * The account was created by this invite and never had a profile. Replacing an invite also marks it used, but an
 * account of its address that is newer than the invite was created by it or by its replacement.
 */
const createdAccount = and(isNotNull(invites.usedAt), lte(invites.createdAt, users.createdAt), not(everHadProfile));
const isOpenInvite = (now: Date) => and(isNull(invites.usedAt), gt(invites.expiresAt, now));

/** An account, the pending profile of its address at an enabled organization, and the invite to that profile. */
const selectInvited = (tx: Tx) =>
  tx
    .select({
      practitionerId: practitioners.id,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .innerJoin(practitioners, and(eq(practitioners.email, users.email), isPending))
    .innerJoin(
      organizations,
      and(eq(organizations.id, practitioners.organizationId), eq(organizations.disabled, false)),
    )
    .innerJoin(
      invites,
      and(
        eq(invites.organizationId, practitioners.organizationId),
        eq(invites.practitionerId, practitioners.id),
        eq(invites.email, users.email),
      ),
    );

/**
 * Joins an account with the profile. The account keeps no role beyond the invite: former vendor staff becomes a
 * provider of the clinic. Names missing in the profile come from the account. All invites to the address are consumed.
 */
async function joinProfile(tx: Tx, which: SQL | undefined, now: Date): Promise<void> {
  const [found] = await selectInvited(tx).where(which).limit(1);
  if (!found) return;
  const { userId, email, practitionerId } = found;
  const [joined] = await tx
    .update(practitioners)
    .set({
      userId,
      firstName: sql`coalesce(nullif(${practitioners.firstName}, ''), ${found.firstName})`,
      lastName: sql`coalesce(nullif(${practitioners.lastName}, ''), ${found.lastName})`,
      updatedAt: sql`now()`,
      version: sql`${practitioners.version} + 1`,
    })
    .where(and(eq(practitioners.id, practitionerId), isPending))
    .returning({ organizationId: practitioners.organizationId, role: practitioners.role });
  if (!joined) return;
  const { organizationId, role } = joined;
  await tx
    .update(users)
    .set({ groups: [role] })
    .where(eq(users.id, userId));
  await tx
    .update(invites)
    .set({ usedAt: now })
    .where(and(eq(invites.email, email), isOpenInvite(now)));
  const entityIds = [practitionerId];
  await auditAccount(tx, {
    userId,
    organizationId,
    action: 'joinProfile',
    entity: 'practitioners',
    entityIds,
    outcome: 200,
  });
}

/**
 * Completes a sign-up: the account and its profile get the names. The account is joined with the profile whose invite
 * created it, unless sign-in has done that already; never with another profile, and not if it had a profile before.
 */
export async function completeAccount(tenantDb: TenantDb, userId: string, names: Names, now: Date): Promise<void> {
  await tenantDb.asService(async (tx) => {
    await joinProfile(tx, and(eq(users.id, userId), createdAccount), now);
    await tx
      .update(practitioners)
      .set({ ...names, updatedAt: sql`now()` })
      .where(and(eq(practitioners.userId, userId), isNull(practitioners.removedAt)));
    await tx
      .update(users)
      .set({ ...names, name: `${names.firstName} ${names.lastName}` })
      .where(eq(users.id, userId));
  });
}

/**
 * Joins the user who signs in with their pending profile: one they are invited to and cannot sign up for because they
 * already have an account, or one whose sign-up was interrupted after the account was created. Does nothing for a user
 * who has a profile, at a disabled organization, or by single sign-on at an organization that does not use it.
 */
export async function joinPendingProfile(tenantDb: TenantDb, email: string, now: Date, way?: 'sso'): Promise<void> {
  const invitedAgain = and(isOpenInvite(now), not(hasProfile));
  const takesPart = way === 'sso' ? eq(organizations.supportsSso, true) : undefined;
  await tenantDb.asService((tx) =>
    joinProfile(tx, and(eq(users.email, email), or(invitedAgain, createdAccount), takesPart), now),
  );
}
