import { and, eq, gt, isNull, not, sql } from 'drizzle-orm';
import { auditJoin } from '../audit/audit.ts';
import type { Door } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { invites, organizations, people, practitioners } from '../db/schema/index.ts';

/** Of a profile that was joined. */
const asJoined = {
  practitionerId: practitioners.id,
  organizationId: practitioners.organizationId,
  role: practitioners.role,
};
type Joined = Pick<typeof practitioners.$inferSelect, 'organizationId' | 'role'> & { practitionerId: number };

/** Nobody brings more along than they are invited for: whoever was vendor staff before comes as a provider of the clinic. */
async function comesAs(tx: Tx, userId: string, { role, ...profile }: Joined): Promise<void> {
  await tx
    .update(people)
    .set({ groups: [role] })
    .where(eq(people.id, userId));
  await auditJoin(tx, { userId, ...profile });
}

/** Joins a fresh account with the profile it was invited for; a second call finds it joined already. */
export async function joinProfile(
  door: Door,
  user: { id: string; email: string },
  names: { firstName: string; lastName: string },
): Promise<void> {
  await door.asService(async (tx) => {
    const [joined] = await tx
      .update(practitioners)
      .set({
        userId: user.id,
        firstName: names.firstName,
        lastName: names.lastName,
        updatedAt: sql`now()`,
        version: sql`${practitioners.version} + 1`,
      })
      .where(and(eq(practitioners.email, user.email), isNull(practitioners.userId), isNull(practitioners.removedAt)))
      .returning(asJoined);
    if (joined) await comesAs(tx, user.id, joined);
    await tx
      .update(people)
      .set({ firstName: names.firstName, lastName: names.lastName, name: `${names.firstName} ${names.lastName}` })
      .where(eq(people.id, user.id));
  });
}

/**
 * Joins whoever signs in with a profile that they are invited to and cannot sign up for, because they have had an account since
 * an earlier profile, which was removed. The invite to their address is used up. Nothing happens to whoever has a profile, at a
 * disabled organization, nor by single sign-on at one that does not take part in it.
 */
export async function joinWaitingProfile(door: Door, email: string, now: Date, way?: 'sso'): Promise<void> {
  await door.asService(async (tx) => {
    const open = and(eq(invites.email, email), isNull(invites.usedAt), gt(invites.expiresAt, now));
    const waiting = and(eq(practitioners.email, email), isNull(practitioners.userId), isNull(practitioners.removedAt));
    const hasProfile = sql`exists (select 1 from practitioners p where p.user_id = ${people.id} and p.removed_at is null)`;
    const [found] = await tx
      .select({ practitionerId: practitioners.id, userId: people.id })
      .from(invites)
      .innerJoin(practitioners, and(eq(practitioners.id, invites.practitionerId), waiting))
      .innerJoin(
        organizations,
        and(eq(organizations.id, practitioners.organizationId), eq(organizations.disabled, false)),
      )
      .innerJoin(people, eq(people.email, practitioners.email))
      .where(and(open, not(hasProfile), way === 'sso' ? eq(organizations.supportsSso, true) : undefined))
      .limit(1);
    if (!found) return;
    const [joined] = await tx
      .update(practitioners)
      .set({ userId: found.userId, updatedAt: sql`now()`, version: sql`${practitioners.version} + 1` })
      .where(and(eq(practitioners.id, found.practitionerId), waiting))
      .returning(asJoined);
    if (!joined) return;
    await comesAs(tx, found.userId, joined);
    await tx.update(invites).set({ usedAt: now }).where(open);
  });
}
